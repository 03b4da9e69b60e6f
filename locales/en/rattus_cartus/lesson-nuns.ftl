# Lesson: rats and nuns.

lesson-nuns = Rats and nuns
lesson-nuns-odds = Another table. People have 0 to 4 nuns on their cards, and five such cards are the nun row. With 10 rats about every other row lets you live. Around there a rat is worth a tenth of the game; below five it hardly matters.
lesson-nuns-support = Nobody has to live in the dark. Take the support of the Monastery again: two cards, and a look.
    .hint = Choose the Monastery.
    .tent = Four cards are plenty. But this lesson is about the nuns: take the look, with the Monastery.
lesson-nuns-first = Which card do you look at? Begin with the first one.
    .hint = Any will do; the lesson takes the first.
    .any = Any is good. The lesson begins on the left.
lesson-nuns-enter = Three nuns: your odds have risen. And a Fortune-teller’s Tent stands open, where one looks further. Go in with your two Witches, who are at home with Magic.
    .hint = The Tent, and two Witches.
    .other = That can be done. But to know more of the nuns, enter the Tent with both Witches and nobody else.
lesson-nuns-second = You are alone there, so the privilege is yours: two looks instead of one. Choose the first.
    .hint = A card that you do not know; the lesson takes the second.
    .any = That works as well. The lesson goes on with the second card.
lesson-nuns-third = Four nuns! Look once more.
    .hint = One of the three that you do not know; the lesson takes the third.
    .any = That works as well. The lesson takes the third card.
lesson-nuns-safe = 3, 4 and 3: ten nuns in three cards. With 10 rats you live for certain, and can now take more strangers into your service than Luc and Claire, who do not know that.
lesson-nuns-recap = More rats than nuns means death; equal lives. Beside the nun row stand your odds.

    Looks, from supports or in the Tent, tell how many rats you can afford. The Monastery takes rats away.
