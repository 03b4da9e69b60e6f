# Leçon : les personnages gris de la manche A.

lesson-gray-a = Les gris de la manche A : compter d’abord
lesson-gray-a-watchman = Un gris ne vient qu’une fois par partie : comptez ce qu’il rapporte maintenant. Le veilleur de nuit donne 1 point par bâtiment vide, la serveuse 3 et un cadeau. Vos deux cubes posés sont à l’hôpital. Qui rapporte le plus ?
    .hint = Sept bâtiments, dont un occupé. Combien sont vides, et qui les récompense ?
    .hostess = 3 points et un petit cadeau. Comptez les bâtiments vides : six. Le veilleur en rapporte 6, et il n’y en a tant qu’au début.
    .doctor = Sans lui, votre rat avance de 6, et ce n’est pas encore trop loin. Le veilleur rapporte 6 points de prestige, et ne reviendra pas.
    .nobody = 6 points de prestige pour 1 pièce : difficile de faire mieux. Choisissez le veilleur.
lesson-gray-a-bishop = La leçon a joué un tour pour vous. Réserve vide, une pièce. Tout ne se compte pas en prestige : le fou déplace un cube, l’usurier donne 2 pièces et 1 point, l’évêque pose un nouveau cube dans un bâtiment vide, qui agit. Lequel dure ?
    .hint = Un nouveau cube sur le plateau reste toute la partie : l’évêque.
    .fool = Le fou déplace un pion déjà posé. L’évêque en apporte un nouveau.
    .lender = 2 pièces et 1 point de prestige, jamais mauvais. Mais le cube de l’évêque reste pour toute la partie.
    .nobody = Un cube gratuit et une action, pour une pièce : ce serait dommage de s’en passer.
lesson-gray-a-sector = Dans quel bâtiment vide ? Pensez au prochain tour : vous n’avez plus d’or, et sans or on ne corrompt personne.
    .hint = La banque paie 1 pièce, et 2 au cube suivant.
    .school = Un cube pour votre réserve vide : bonne idée. Mais sans une pièce, personne ne vous aidera au prochain tour. Prenez la banque.
    .hotel = L’auberge donne une pièce aussi. Mais la banque grandit : son deuxième cube rapporte 2 pièces.
    .other = C’est utile. Mais sans une pièce, personne ne vous aidera au prochain tour.
lesson-gray-a-friend = Vos cartes ont été gardées pour vous. Voici le soldat : 1 point par pion sur le plateau, Notre-Dame comprise. Il y en a cinq, et votre réserve est vide. Quelle carte en fait six ?
    .hint = Un pion qui n’est pas encore sur le plateau et n’a pas besoin de cube : le confident.
    .school = Avec une réserve vide, une carte ne fait que déplacer un cube : cinq pions restent cinq. Le confident serait le sixième.
lesson-gray-a-guard = La leçon a envoyé le confident au séminaire, qui a rapporté un cube, et a joué ce cube au séminaire aussi. Recomptez vos pions, et comparez : ménestrel, moine ou soldat ?
    .hint = Sept pions, avec le confident et celui de Notre-Dame. Le soldat les compte.
    .minstrel = Le ménestrel déplace des pions : sept restent sept. Le soldat, lui, vous en rapporte 7 points.
    .monk = Deux cubes et 1 point de prestige. Le soldat en rapporte 7, et ne reviendra pas.
    .nobody = Votre dernière pièce contre 7 points de prestige : on ne saurait mieux l’employer.
lesson-gray-a-seven = 7 points de prestige grâce au soldat ; et comme votre cube était seul à Notre-Dame, 8 de plus à la fin de la manche.

    Maintenant viennent les personnages gris de la manche B.
lesson-gray-a-recap = Chaque personnage gris vient une fois par partie, dans la manche de sa lettre. Manche A :

    Veilleur de nuit : 1 point par bâtiment vide, bon au début. Évêque : un cube de la réserve commune dans un bâtiment vide, qui agit. Soldat : 1 point par pion sur le plateau, confident et Notre-Dame compris, bon à la fin.
