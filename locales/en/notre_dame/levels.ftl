# The opponents, from the weakest to the strongest: with their number, and by their name alone.

level-random = computer 1: chance
    .name = chance
level-greedy = computer 2: simple
    .name = simple
level-clerk = computer 3: clerk
    .name = clerk
level-steward = computer 4: steward
    .name = steward
level-canon = computer 5: canon
    .name = canon
level-archdeacon = computer 6: archdeacon
    .name = archdeacon
