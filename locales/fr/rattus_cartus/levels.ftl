# Les adversaires, du plus faible au plus fort : avec leur numéro, par leur nom seul, et leur façon de jouer.

level-random = ordinateur 1 : hasard
    .name = hasard
    .about = Joue ce qui lui tombe sous la main, et attrape la peste.
level-greedy = ordinateur 2 : simple
    .name = simple
    .about = Prend ce qui rapporte le plus tout de suite, à partir de quelques chiffres approximatifs.
level-squire = ordinateur 3 : écuyer
    .name = écuyer
    .about = Pèse chaque coup d’après ce que de tels coups ont déjà rapporté, et se trompe souvent.
level-thinker = ordinateur 4 : chancelier
    .name = chancelier
    .about = Pèse chaque coup avec soin, en imaginant de plusieurs façons ce qui est caché.
level-regent = ordinateur 5 : régent
    .name = régent
    .about = Prolonge ses coups en pensée jusqu’à la fin du tour suivant, et devine ce qui est posé face cachée.
