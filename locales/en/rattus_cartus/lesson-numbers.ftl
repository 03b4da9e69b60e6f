# Lesson: numbers on the table.

lesson-numbers = Numbers on the table
lesson-numbers-round = A new round, two other buildings. The start player card has gone to Luc, so he and Claire come before you. Both have taken the support of the Farm.
lesson-numbers-support = Take the support of the Farm as well: two more cards, and a rat fewer.
    .hint = Choose the Farm.
    .market = Two rats fewer are as good as two cards and one rat fewer. The lesson prefers cards, to have something to choose from.
lesson-numbers-laid = Luc is in the Farm, Claire in the Marketplace. How many cards they have laid is open, 1 and 2; which ones is not. So that is the most force they can have. Whoever enters last knows best.
lesson-numbers-enter = You hold three Peasants, at home in the Farm. Enter the Farm with all three, and you outdo Luc for sure: influence, no rats, and the privilege of four cards.
    .hint = The Farm, and three Peasants.
    .two = Two are enough for the privilege, and the third could wait. The lesson lays all three: influence with the Peasantry counts to the end.
    .other = Look at force, rats and privilege again before you decide. Here the Farm with all three Peasants is best.
lesson-numbers-result = 3 influence with the Peasantry: you lead, Luc follows with 1. And the privilege has brought four cards. You need not always lay what you have: cards are the force of later rounds.
lesson-numbers-recap = The start player card goes round. Numbers of cards are open, the cards are not.

    Whoever enters late can outdo what lies there; whoever enters early wins ties.
