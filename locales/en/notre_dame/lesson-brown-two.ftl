# Lesson: the minstrel and the fool, who move pieces.

lesson-brown-two = The minstrel and the fool
lesson-brown-two-minstrel = Your hospital is empty, so your rat on 6 would run to 9. At the carriage house two pieces have done their work: a marker and your friend. The Minstrel can lead them elsewhere. Hire him.
    .hint = Choose the Minstrel by his number, or click on his card.
    .monk = Two markers and 1 prestige; but your rat goes to 9, and in the next round it would hurt. First get help against the rats.
    .guard = 4 prestige for the four pieces on your board. But your rat goes to 9, and in the next round it would hurt. First get help against the rats.
    .nobody = Then your rat goes to 9, and in the next round it would hurt. The minstrel knows a way.
lesson-brown-two-from = The minstrel asks three questions. First: from which sector? Your carriage house has already brought you two messages. Choose the Carriage house.
    .hint = Choose the Carriage house.
    .bank = The next marker at the bank will bring 2 gold, if this one stays. Leave it there.
    .park = A second marker in the park would make every gain of prestige greater by 1. Leave the first one there.
lesson-brown-two-to = Second: where to? No sector acts when the minstrel moves pieces. But at the hospital they hold off the plague by just standing there. Choose the Hospital.
    .hint = Choose the Hospital.
    .park = In the park the pieces would raise every gain of prestige: not bad. But your rat cannot wait.
    .other = No sector acts when the minstrel moves pieces: no gold, no markers, no prestige. Where do pieces help by just standing there?
lesson-brown-two-number = Third: how many? One to three pieces may go, and the friend may be among them. Take both, the marker and { $sign_friend }.
    .hint = Choose the marker together with the friend.
    .marker = The marker alone holds off one rat. The friend counts as much as a marker: let him go along.
    .friend = The friend alone holds off one rat. Let the marker go along.
lesson-brown-two-slow = The plague was 3, and your hospital held off 2: your rat went from 6 to 7 only.

    The two will stay there and help in every round to come. The next cards are played for you.
lesson-brown-two-fool = A round later. The Fool moves one piece only, but its new sector acts at once. Two markers are at your bank: with a third one it pays 3 gold. Hire him.
    .hint = Choose the Fool by his number, or click on his card.
    .hostess = 3 prestige and a coin, a marker or the rat one back: always welcome. But let us see what the fool can do for your bank.
    .bishop = The bishop puts a new marker onto an empty sector. You will meet him in the next lesson; now the fool.
    .nobody = You have 4 gold. One of them for the fool brings you three.
lesson-brown-two-piece = Which piece? A single marker stands at the hotel. It will be missed least: take it from the Hotel.
    .hint = Choose the marker of the Hotel.
    .bank = From the bank? That is where we want one more.
    .other = That piece is needed where it is. The single marker at the hotel can be spared.
lesson-brown-two-bank = And where to? A third marker at the Bank: 3 gold.
    .hint = Choose the Bank.
    .calm = The rat one back, and a piece that helps from now on: a sound choice. But look at the bank: it pays 3 gold at once.
    .other = That sector would act once, with this one marker. The bank has two already: there it makes three.
lesson-brown-two-paid = 1 gold for the fool, and 3 gold from the bank; the next marker there will bring 4.

    It has its price: the hotel is empty now.
lesson-brown-two-recap = Minstrel: one to three pieces, the friend too, from one sector to another. No action.

    Fool: one piece, marker or friend, to another sector, which acts at once.

    Neither of them leads anything to Notre Dame. Look for pieces that have done their work.
