# The opponents, from the weakest to the strongest: with their number, by their name alone, and how they play.

level-random = computer 1: chance
    .name = chance
    .about = Plays whatever comes to hand, and catches the plague.
level-greedy = computer 2: simple
    .name = simple
    .about = Takes what brings most now, with a few rough numbers.
level-squire = computer 3: squire
    .name = squire
    .about = Weighs every move by what such moves have brought before, and often misjudges it.
level-thinker = computer 4: chancellor
    .name = chancellor
    .about = Weighs every move with care, by several guesses at what is hidden.
level-regent = computer 5: regent
    .name = regent
    .about = Plays its moves on in thought to the end of the next round, and guesses what lies face down.
