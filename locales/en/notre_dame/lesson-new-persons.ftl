# Lesson: the new persons of the expansion.

lesson-new-persons = The new persons
lesson-new-persons-drawn = This game has the expansion with 18 new gray persons. Each letter now has nine, but only three of them were drawn by lot. Everybody knows which. Press { $key_persons }, and close the list when you have read it.
    .hint = Press { $key_persons }; { key-escape } closes the list again.
lesson-new-persons-scholar = The Scholar lets you play your third card as well, instead of throwing it away. You have the Residence left: a marker there, and 1 prestige. Hire the Scholar.
    .hint = Choose the Scholar by the number, or click on the card.
    .lender = 2 gold and 1 prestige, good as ever; and he comes in every period. The scholar comes only now.
    .minstrel = The minstrel moves what you have. The scholar puts one more marker to work.
    .nobody = Then your residence is thrown away unplayed. The scholar makes a third card of it.
lesson-new-persons-butcher = A round later, played for you. The Butcher puts a marker from the general supply onto each of your empty sectors: school, bank and park. None of them acts. Hire the Butcher.
    .hint = Choose the Butcher by his number.
    .monk = Two markers for your supply, and 1 prestige. The butcher gives you three, and they stand on the board already.
    .fool = The fool moves one piece. The butcher brings three new ones.
    .nobody = Three markers on the board for 1 gold: take them.
lesson-new-persons-filled = Now there is a marker on every sector. The new ones have done nothing yet; but the next one at the school will bring 2 markers, the next one at the bank 2 gold.
lesson-new-persons-administrator = The lesson has fetched two messages for you in this round, and you have 14 prestige. The Administrator gives you as much again. Hire him.
    .hint = Choose the Administrator by his number.
    .doctor = Without him your rat runs 6, to 9: just not too far. And the administrator pays 14 prestige!
    .hostess = 3 prestige and a gift. The administrator pays 14!
    .nobody = 14 prestige for your last coin: you will not find better pay.
lesson-new-persons-coming = 28 prestige! Who comes in the periods B and C is known as well, only the order is not. Press { $key_persons } once more, and think of what to prepare.
    .hint = Press { $key_persons }; { key-escape } closes the list again.
lesson-new-persons-recap = With the new persons three gray ones are drawn for each period, out of nine, and shown to all.

    Scholar: your third card too. Butcher: a marker onto each empty sector. Administrator: your prestige once more.

    { $key_persons } shows who can come, { $key_rules } what each of them does.
