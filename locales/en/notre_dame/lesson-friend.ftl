# Lesson: the trusted friend.

lesson-friend = The trusted friend
lesson-friend-card = A new period, and your supply is empty. But one piece has not been on the board yet: { $sign_friend }, your trusted friend. He needs no marker. Play his card.
    .hint = Choose the Trusted friend by his number, or click on the card.
    .marker = This card wants a marker, and your supply has none. One would have to be taken from another sector. The friend needs none.
lesson-friend-school = He goes to any of your seven sectors, and it works at once, as if he were a marker. One marker stands at the school; with him that makes two. Send him there.
    .hint = Look for the Cloister school among the choices.
    .residence = 2 prestige, very nice. But there would still be no marker for your second card.
    .hospital = The rat goes one back and a rat more is held off. But there would still be no marker for your second card.
    .empty = Nobody is there yet, so he works alone. Where a marker stands already, he makes it two.
    .bank = 2 gold, and you have none: a good place too. But there would still be no marker for your second card, so the lesson sends him to the school.
lesson-friend-counts = Two pieces, 2 markers: your supply is no longer empty.

    As long as he stays at the school, he counts there like a marker; only the plague can never take him.
lesson-friend-park = Now a marker is there for your second card. Your rat stands on 7 and the plague is 4, so play the Park: it sends the rat one back.
    .hint = Choose the Park by its number, or click on the card.
    .carriage = The carriage may fetch something, and you will learn to drive soon. But the rat would reach 9. Play the park.
lesson-friend-keep = A new round. Your rat stands on 8, the plague is 5, and your hospital holds off only 2: too much. One of these cards can still help. Which one can go to the hospital?
    .hint = Keep the Trusted friend: he can go wherever you need him.
    .school = The school would bring 3 markers, for he counts there too. But markers in your supply do not stop rats.
    .cathedral = Without gold there is no gift, and without a gift nothing happens at Notre Dame.
lesson-friend-again = The lesson has kept your second card for you, a bank. And Luc has shown how it is done: he sent his friend to the hospital. Play your own friend.
    .hint = The Trusted friend, by his number or by a click on the card.
    .bank = The bank would pay 2 gold, and it will. But first look at the plague: your rat would pass 9.
lesson-friend-moves = He must leave the school now; never twice running in the same place. Send him to the Hospital.
    .hint = Look for the Hospital among the choices.
    .bank = 2 gold, and the rat passes 9: that costs 2 prestige and a marker. You hold the bank card anyway.
    .rats = A good place on another day. Today the rat would pass 9, and that costs 2 prestige and a marker.
lesson-friend-just = Rat one back, and three pieces at the hospital: your rat will stop exactly on 9. That costs nothing.

    The school has one piece again. When he goes, his strength goes with him.
lesson-friend-recap = The friend’s card needs no marker. He goes to any sector, the next time always to a different one, and the sector works at once.

    Where he stands he counts like a marker, and the plague never takes him. When he leaves, the sector is one piece weaker.
