# Leçon : le séminaire, la banque et la résidence.

lesson-earning = Gagner : séminaire, banque, résidence
lesson-earning-residence = Une autre table, au tour 2. Ces trois cartes vous font vivre : le séminaire donne des cubes, la banque de l’or, la résidence du prestige. Un cube est déjà à la résidence : le deuxième rapporte donc 2. Jouez-la.
    .hint = Choisissez la résidence. Regardez ce qui est écrit après chaque carte parmi les choix.
    .school = Il n’y a encore personne au séminaire : il rapporte 1 cube. La résidence rapporte 2. Le séminaire vient juste après.
    .bank = 2 pièces d’or : le deuxième cube à la banque est aussi fort, et l’or sert toujours. La leçon montre d’abord la résidence ; la banque grandira aussi.
lesson-earning-school = 2 points de prestige. Et votre réserve ? Un seul cube y reste, et chaque carte en prend un. Le séminaire aussi, mais il en rend un aussitôt. Jouez-le.
    .hint = Le séminaire est la carte qui empêche votre réserve de se vider.
    .bank = 2 pièces, mais votre réserve est vide, et au prochain tour chaque carte voudra un cube. Le séminaire en aurait rendu un.
lesson-earning-guard = Avoir beaucoup de cubes paie toujours. Le soldat donne 1 point de prestige pour chacun de vos cubes sur le plateau : un au séminaire, un à la banque, deux à la résidence. Choisissez-le.
    .hint = C’est le personnage gris, à droite.
    .minstrel = Le ménestrel déplace vos cubes. Ici, ils sont bien placés. Le soldat donne 4 points pour 1 pièce.
    .nobody = 4 points pour 1 pièce : on trouve rarement mieux. Choisissez le soldat.
    .monk = Deux cubes et 1 point de prestige : c’est sage, avec un seul cube en réserve. Le soldat rapporte 4 points, et il ne vient qu’une fois par partie.
lesson-earning-more = Un nouveau tour ; la leçon a gardé vos cartes pour vous. Encore un seul cube en réserve. Le deuxième au séminaire en rapporte 2 : jouez-le d’abord, et votre carte suivante aura son cube.
    .hint = D’abord le séminaire, et vous aurez de nouveau des cubes.
    .empty = C’était votre dernier cube : la deuxième carte n’en trouverait plus. Le séminaire d’abord, et vous jouez les deux.
lesson-earning-bank = Ici aussi, un devient deux : le deuxième cube à la banque rapporte 2 pièces d’or. Jouez la banque.
    .hint = Choisissez la banque par son numéro, ou cliquez sur la carte.
    .hospital = Votre rat n’est que sur 3, l’hôpital peut attendre. Laissez grandir la banque.
lesson-earning-twos = Séminaire 2, banque 2, résidence 2. Le troisième cube rapportera 3 à chaque fois, le quatrième 4.

    Vous ne jouez que 18 cartes dans une partie. Quelques bâtiments forts rapportent plus que beaucoup de faibles.
lesson-earning-recap = Séminaire : des cubes. Banque : de l’or. Résidence : du prestige. Chacun rapporte autant qu’il compte de cubes, le nouveau compris : 1, puis 2, puis 3.

    Surveillez votre réserve : chaque carte y prend un cube. Le séminaire la remplit, de préférence avant qu’elle soit vide.
