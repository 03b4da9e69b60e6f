# Leçon : les personnages gris de la manche B.

lesson-gray-b = Les personnages gris de la manche B
lesson-gray-b-advocate = La manche B a ses trois personnages gris. L’avocat rapporte 3 points de prestige pour deux lettres de change ; vous en avez deux. Choisissez-le.
    .hint = Choisissez l’avocat par son numéro.
    .monk = Deux cubes et 1 point de prestige, et il revient à chaque manche. L’avocat ne vient que maintenant.
    .fool = Le fou revient à chaque manche. L’avocat ne vient que maintenant, et il rapporte 3 points de prestige.
    .nobody = Vous avez 6 pièces. L’une d’elles pour 3 points de prestige, c’est bien placé.
lesson-gray-b-park = Le roi des mendiants rapporte 1 point de prestige par case devant votre rat. Sur 4, cela fait 5. Le parc fait reculer le rat, et un deuxième cube y ajoute 1 à chaque gain. Jouez le parc.
    .hint = Choisissez le parc.
    .hotel = L’auberge peut faire reculer le rat aussi ; ce sera votre deuxième carte. Le parc fait plus : dès son deuxième cube, il augmente chaque gain de prestige.
    .school = Deux cubes seraient bienvenus. Mais aujourd’hui, chaque pas en arrière du rat vaut 1 point de prestige.
lesson-gray-b-rat = Votre deuxième carte était l’auberge. La réserve étant vide, son cube est venu du relais. À vous de choisir : pensez au roi des mendiants, et faites reculer le rat.
    .hint = Choisissez le rat.
    .gold = Six pièces, plus qu’il n’en faut pour l’instant. Une case en arrière pour le rat, c’est 1 point de plus chez le roi.
    .marker = Un cube pour votre réserve vide, pas mal. Mais une case en arrière pour le rat, c’est 1 point de plus chez le roi.
    .nothing = Un cadeau ne se refuse pas ! Une case en arrière pour le rat, c’est 1 point de plus chez le roi.
lesson-gray-b-king = Votre rat est sur 2, avec sept cases devant lui : 7 points, et 1 de plus grâce au parc. Les rats courront ensuite ; le roi vient d’abord. Choisissez le roi des mendiants.
    .hint = Choisissez le roi des mendiants par son numéro.
    .minstrel = Le ménestrel ne fait que déplacer des pions. Le roi rapporte 8 points de prestige.
    .hostess = 3 points de prestige, 1 grâce au parc, et un cadeau. Le roi rapporte deux fois plus.
    .nobody = 8 points de prestige pour 1 pièce, et vous en avez cinq. Choisissez le roi.
lesson-gray-b-pair = Le maître de guilde rapportera 2 points par bâtiment d’au moins deux pions. Votre carte est l’auberge, votre réserve vide : un cube doit venir d’ailleurs. Ne séparez aucune paire : prenez le cube isolé du séminaire.
    .hint = Choisissez le séminaire.
    .nothing = La carte est alors perdue. Un deuxième cube à l’auberge fait une paire de plus.
    .other = Cela sépare une paire : une de plus ici, une de moins là-bas. Au séminaire, il y a un cube isolé.
lesson-gray-b-guild = Comptez les paires : banque, relais avec votre confident, auberge, parc et hôpital. Cinq : 10 points de prestige, et 1 de plus grâce au parc. Choisissez le maître de guilde.
    .hint = Choisissez le maître de guilde par son numéro.
    .lender = 2 pièces, et 2 points de prestige avec le parc. Le maître de guilde en rapporte 11.
    .doctor = Votre rat est sur 5 et n’avance que de 3. Rien à craindre ; prenez le prestige du maître de guilde.
    .nobody = 11 points de prestige pour 1 pièce. Choisissez le maître de guilde.
lesson-gray-b-sum = 11 points de prestige d’un coup.

    En trois tours, ces trois-là vous en ont rapporté 22. Chacun était visible avant le choix des cartes : vous pouviez jouer pour lui.
lesson-gray-b-recap = Manche B :

    Avocat : 3 points de prestige pour deux lettres de change ; une seule ne compte pas. Roi des mendiants : 1 point par case devant votre rat. Maître de guilde : 2 points par bâtiment d’au moins deux pions.

    Les personnages sont visibles avant le choix des cartes. Choisissez et jouez pour celui que vous voulez.
