# Lesson: entering a building.

lesson-entering = Entering a building
lesson-entering-force = Now everybody enters a building, one after the other, and lays cards face down. Every person laid there is a force of 1, whatever the class, and force becomes influence with the class of the building.
lesson-entering-strangers = But someone of another class than the building’s is a stranger there, and brings you a rat. You hold one Monk, at home in the Monastery, and one King for the Palace. Cards that you keep wait for later rounds.
lesson-entering-enter = You begin. Enter the Monastery with your Monk alone: the right arrow changes the building; go down to the Monks, where it adds one; { key-enter } decides. Clicks do the same.
    .hint = The arrows up and down lead from line to line, those to the left and right change the building or a number; { key-enter } decides.
    .palace = The King is at home there, and tokens are points. But first we want to be rid of rats: the Monastery, with the Monk.
    .other = That is allowed, but it brings rats or no influence at all. For now: the Monastery, with the Monk alone.
lesson-entering-tie = Luc came to the Monastery with a Monk too. Now both of you have 1 influence with the Clergy. On equal points whoever was there first is ahead: you had entered before him. If it stays so, that is 10 points for you and 5 for Luc.
lesson-entering-privilege = The privilege is for the highest force inside, on a tie for the first to enter: you discard two rats. Luc has the basic action, one rat. Claire was alone in the Palace without a card: force 0 was enough there for two tokens, a point each.
lesson-entering-recap = Everybody enters one building. Persons laid there are force, and force is influence with its class; strangers bring rats.

    The strongest has the privilege instead of the basic action. On ties, earlier is better.
