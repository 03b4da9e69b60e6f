# Les adversaires, du plus faible au plus fort : avec leur numéro, et par leur nom seul.

level-random = ordinateur 1 : hasard
    .name = hasard
level-greedy = ordinateur 2 : simple
    .name = simple
level-clerk = ordinateur 3 : clerc
    .name = clerc
level-steward = ordinateur 4 : intendant
    .name = intendant
level-canon = ordinateur 5 : chanoine
    .name = chanoine
level-archdeacon = ordinateur 6 : archidiacre
    .name = archidiacre
