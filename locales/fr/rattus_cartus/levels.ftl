# Les adversaires, du plus faible au plus fort : avec leur numéro, puis par leur nom seul.

level-random = ordinateur 1 : hasard
    .name = hasard
level-greedy = ordinateur 2 : simple
    .name = simple
level-thinker = ordinateur 3 : penseur
    .name = penseur
