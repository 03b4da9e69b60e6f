# The opponents, from the weakest to the strongest: with their number, and by their name alone.

level-random = computer 1: chance
    .name = chance
level-greedy = computer 2: simple
    .name = simple
level-thinker = computer 3: thinker
    .name = thinker
