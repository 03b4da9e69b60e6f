# Leçon : les personnages gris de la manche B.

lesson-gray-b = Les gris de la manche B : jouer pour eux
lesson-gray-b-advocate = On sait qui vient avant de choisir ses cartes : on peut donc jouer pour un personnage. C’est fait : deux lettres de change attendent l’avocat, qui donne 3 points pour deux. Choisissez-le.
    .hint = Choisissez l’avocat par son numéro.
    .monk = Deux cubes et 1 point de prestige, et il revient à chaque manche. L’avocat ne vient que maintenant.
    .fool = Le fou revient à chaque manche. L’avocat ne vient que maintenant, et il rapporte 3 points de prestige.
    .nobody = Vous avez 6 pièces. L’une d’elles pour 3 points de prestige, c’est bien placé.
lesson-gray-b-plan = Un nouveau tour ; les cartes ont été gardées pour vous. Voici le roi des mendiants : 1 point par case entre votre rat et le 9. Appuyez sur { $key_persons } pour voir qui viendra après lui, puis fermez la liste.
    .hint = Appuyez sur { $key_persons } ; { key-escape } referme la liste.
lesson-gray-b-park = Votre rat est sur 4 : le roi donnerait 5 points. Quelle carte en fait davantage ? Cherchez-en une qui augmente aussi chaque gain de prestige.
    .hint = Le parc fait reculer le rat, et son deuxième cube ajoute 1 à chaque gain.
    .hotel = L’auberge peut faire reculer le rat aussi ; ce sera votre deuxième carte. Le parc fait plus : dès son deuxième cube, il augmente chaque gain de prestige.
    .school = Deux cubes seraient bienvenus. Mais aujourd’hui, chaque pas en arrière du rat vaut 1 point de prestige.
lesson-gray-b-rat = La leçon a joué l’auberge comme deuxième carte ; la réserve étant vide, son cube est venu du relais. Que prenez-vous, en pensant au roi ?
    .hint = Chaque case en arrière vaut 1 point de plus chez le roi.
    .gold = Six pièces, plus qu’il n’en faut pour l’instant. Une case en arrière pour le rat, c’est 1 point de plus chez le roi.
    .marker = Un cube pour votre réserve vide, pas mal. Mais une case en arrière pour le rat, c’est 1 point de plus chez le roi.
    .nothing = Un cadeau ne se refuse pas ! Une case en arrière pour le rat, c’est 1 point de plus chez le roi.
lesson-gray-b-king = Votre rat est sur 2, avec sept cases devant lui : 7 points, et 1 de plus grâce au parc. Les rats courront ensuite ; le roi vient d’abord. Choisissez le roi des mendiants.
    .hint = Choisissez le roi des mendiants par son numéro.
    .minstrel = Le ménestrel ne fait que déplacer des pions. Le roi rapporte 8 points de prestige.
    .hostess = 3 points de prestige, 1 grâce au parc, et un cadeau. Le roi rapporte deux fois plus.
    .nobody = 8 points de prestige pour 1 pièce, et vous en avez cinq. Choisissez le roi.
lesson-gray-b-pair = Le dernier de la manche, le maître de guilde, donne 2 points par bâtiment d’au moins deux pions. La leçon a joué pour vous jusqu’à l’auberge ; son cube doit venir d’ailleurs. D’où, sans séparer de paire ?
    .hint = Il y a un cube isolé au séminaire.
    .nothing = La carte est alors perdue. Un deuxième cube à l’auberge fait une paire de plus.
    .other = Cela sépare une paire : une de plus ici, une de moins là-bas. Au séminaire, il y a un cube isolé.
lesson-gray-b-guild = Comptez les paires : banque, relais avec votre confident, auberge, parc et hôpital. Cinq : 10 points de prestige, et 1 de plus grâce au parc. Choisissez le maître de guilde.
    .hint = Choisissez le maître de guilde par son numéro.
    .lender = 2 pièces, et 2 points de prestige avec le parc. Le maître de guilde en rapporte 11.
    .doctor = Votre rat est sur 5 et n’avance que de 3. Rien à craindre ; prenez le prestige du maître de guilde.
    .nobody = 11 points de prestige pour 1 pièce. Choisissez le maître de guilde.
lesson-gray-b-sum = 11 points d’un coup. En trois tours, ces trois-là vous en ont rapporté 22.

    Chacun était visible avant le choix des cartes. Tout est là : prendre le personnage qui convient à son quartier, ou préparer son quartier pour lui.
lesson-gray-b-recap = Manche B :

    Avocat : 3 points de prestige pour deux lettres de change ; une seule ne compte pas. Roi des mendiants : 1 point par case devant votre rat. Maître de guilde : 2 points par bâtiment d’au moins deux pions.

    Les personnages sont visibles avant le choix des cartes. Choisissez et jouez pour celui que vous voulez.
