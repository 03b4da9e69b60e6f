# Leçon : les personnages gris de la manche A.

lesson-gray-a = Les personnages gris de la manche A
lesson-gray-a-watchman = Un personnage gris ne vient qu’une fois par partie. Le veilleur de nuit rapporte 1 point de prestige par bâtiment vide. Vos deux cubes sont à l’hôpital : six bâtiments sont vides. Choisissez-le.
    .hint = Choisissez le veilleur de nuit par son numéro, ou cliquez sur sa carte.
    .hostess = 3 points de prestige et un petit cadeau. Le veilleur en rapporte 6, et il n’y a tant de bâtiments vides qu’au début.
    .doctor = Sans lui, votre rat avance de 6, et ce n’est pas encore trop loin. Le veilleur rapporte 6 points de prestige, et ne reviendra pas.
    .nobody = 6 points de prestige pour 1 pièce : difficile de faire mieux. Choisissez le veilleur.
lesson-gray-a-bishop = Votre réserve est vide, et il reste une pièce. L’évêque prend un cube de la réserve commune, le pose dans un bâtiment vide, et le bâtiment agit. Choisissez-le.
    .hint = Choisissez l’évêque par son numéro, ou cliquez sur sa carte.
    .fool = Le fou déplace un pion déjà posé. L’évêque en apporte un nouveau.
    .lender = 2 pièces et 1 point de prestige, jamais mauvais. Mais le cube de l’évêque reste pour toute la partie.
    .nobody = Un cube gratuit et une action, pour une pièce : ce serait dommage de s’en passer.
lesson-gray-a-sector = Lequel des bâtiments vides ? Vous n’avez plus d’or, et sans or, personne ne travaille pour vous au prochain tour. La banque en paie 1. Choisissez la banque.
    .hint = Choisissez la banque.
    .school = Un cube pour votre réserve vide : bonne idée. Mais sans une pièce, personne ne vous aidera au prochain tour.
    .hotel = L’auberge donne une pièce aussi. Mais la banque grandit : son deuxième cube rapporte 2 pièces.
    .other = C’est utile. Mais sans une pièce, personne ne vous aidera au prochain tour.
lesson-gray-a-friend = Voici le soldat : 1 point de prestige pour chacun de vos pions sur le plateau. Il y en a cinq, et votre réserve est vide. Mais le confident n’a pas besoin de cube. Jouez le confident.
    .hint = Le confident est parmi vos cartes.
    .school = Avec une réserve vide, une carte ne fait que déplacer un cube : cinq pions restent cinq. Le confident serait le sixième.
lesson-gray-a-guard = Le confident est allé au séminaire et a rapporté un cube, qui l’y a suivi. Comptez : sept pions, avec le confident et celui de Notre-Dame. Choisissez le soldat.
    .hint = Choisissez le soldat par son numéro.
    .minstrel = Le ménestrel déplace des pions : sept restent sept. Le soldat, lui, vous en rapporte 7 points.
    .monk = Deux cubes et 1 point de prestige. Le soldat en rapporte 7, et ne reviendra pas.
    .nobody = Votre dernière pièce contre 7 points de prestige : on ne saurait mieux l’employer.
lesson-gray-a-seven = 7 points de prestige grâce au soldat ; et comme votre cube était seul à Notre-Dame, 8 de plus à la fin de la manche.

    Maintenant viennent les personnages gris de la manche B.
lesson-gray-a-recap = Chaque personnage gris vient une fois par partie, dans la manche de sa lettre. Manche A :

    Veilleur de nuit : 1 point par bâtiment vide, bon au début. Évêque : un cube de la réserve commune dans un bâtiment vide, qui agit. Soldat : 1 point par pion sur le plateau, confident et Notre-Dame compris, bon à la fin.
