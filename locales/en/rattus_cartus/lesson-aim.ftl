# Lesson: the aim and the classes.

lesson-aim = The aim and the classes
lesson-aim-classes = A town of the Middle Ages with six classes. You are Anna. Whoever has most influence with a class at the end gets 10 points for it, the second 5, the third 2.

    The most points win, unless the plague comes first.
lesson-aim-row = In every round some buildings stand open, each with its class: with three players two buildings, in nine rounds. Each has its support (S), the privilege (P) of the strongest inside, and the basic action (B) of all others there.
lesson-aim-rats = You begin with 10 rats. Five face-down cards are the nun row. At the end the nuns on them are counted: whoever has more rats than there are nuns dies, and has lost with all those points.
lesson-aim-support = First everybody chooses a building and gets its support. Several may choose the same one. Take that of the Monastery, two cards and a look at the nun row: type its number, click on it, or go there with the arrow keys and press { key-enter }.
    .hint = Choose the Monastery by its number, by a click or with { key-enter }.
    .palace = Two rats fewer are worth as much. But here we want to see a card of the nun row: take the support of the Monastery.
lesson-aim-look = Two cards have come into your hand. The small numbers on your cards are nuns; the cards of the nun row have such numbers too. Choose the card of the nun row that you want to see. Nobody sees it but you.
    .hint = Any of the five will do; the lesson looks at the third.
    .any = As good a place as any, since nobody knows anything yet. The lesson looks at the third card.
lesson-aim-seen = One nun lies there. That is little, and the odds beside the row say so: in how many of a hundred nun rows one lives with these rats, after all that you have seen.

    Luc and Claire have preferred two rats fewer.
lesson-aim-recap = Influence with six classes brings 10, 5 and 2 points. More rats than nuns in the nun row at the end, and all is lost.

    A round begins with supports: cards, fewer rats, or a look.
