# Leçon : les personnages gris de la manche C.

lesson-gray-c = Les gris de la manche C : la fin de partie
lesson-gray-c-lady = La dernière manche. Désormais, l’or et les cubes ne valent que le prestige qu’ils donneront encore. La dame d’honneur donne 1 point par pion du bâtiment le plus rempli : l’hôpital, quatre ; le parc ajoute 1. Choisissez-la.
    .hint = Choisissez la dame d’honneur par son numéro.
    .lender = 2 pièces, et 2 points avec le parc. L’or perd sa valeur : à la fin, c’est le prestige qui gagne. La dame en rapporte 5.
    .hostess = 3 points, 1 grâce au parc, et un cadeau : presque aussi bien. Mais la dame en rapporte 5, et vous vouliez la rencontrer.
    .nobody = 5 points de prestige pour 1 pièce. Choisissez la dame.
lesson-gray-c-park = La leçon a joué la banque pour vous. Voici le maire : 3 points par bâtiment d’au moins trois pions. Séminaire, banque et hôpital en ont trois, le parc deux. Même sans réserve, vous pouvez en faire un quatrième : jouez le parc.
    .hint = Choisissez le parc.
    .hospital = Un quatrième pion à l’hôpital ne fait pas un bâtiment de trois en plus. Le parc en serait un.
lesson-gray-c-from = Un cube doit venir d’ailleurs. Les bâtiments de trois gardent les leurs, et la résidence serait vide. L’auberge en a deux : prenez-en un à l’auberge.
    .hint = Choisissez l’auberge.
    .residence = Pour le maire, c’est pareil. Mais le charpentier, qui vient au dernier tour, récompense chaque bâtiment occupé : n’en videz aucun.
    .nothing = La carte est alors perdue, et le parc reste à deux.
    .three = Un bâtiment de trois de gagné, un autre de perdu. Prenez un cube qui ne compte pas.
lesson-gray-c-mayor = Séminaire, banque, hôpital, et le parc avec votre confident : quatre bâtiments de trois. 12 points de prestige, et 1 de plus grâce au parc. Choisissez le maire.
    .hint = Choisissez le maire par son numéro.
    .minstrel = Le ménestrel pourrait déplacer des pions, mais c’est maintenant que vient le maire, avec 13 points.
    .monk = Des cubes ne serviront plus guère. Le maire rapporte 13 points de prestige.
    .nobody = 13 points de prestige pour 1 pièce ! Choisissez le maire.
lesson-gray-c-carpenter = La leçon a joué vos dernières cartes. Et voici le dernier choix de la partie : le charpentier donne 1 point par bâtiment occupé, tous les vôtres sauf le relais. Votre or ne vaudra bientôt plus rien : une pièce pour lui.
    .hint = Choisissez le charpentier par son numéro.
    .doctor = Avec trois pions, votre hôpital retient de toute façon la peste de 2. Le charpentier rapporte 7 points.
    .fool = Même à la résidence, le fou ne rapporterait que 2 points, 3 avec le parc. Le charpentier en rapporte 7.
    .nobody = Après cela, l’or ne vaut presque plus rien. Le charpentier vous donne 7 points de prestige en échange.
lesson-gray-c-end = Notre-Dame a été partagée pour la troisième fois, la partie est finie : 55 points pour vous, 49 pour Luc, 48 pour Claire. Vous avez gagné, avec 25 points de la dame, du maire et du charpentier.
lesson-gray-c-tie = Et vos 5 pièces ? Elles ne rapportent plus rien. L’or et les cubes restés en réserve ne comptent qu’à égalité de prestige : gagne alors celui qui en a le plus, les deux ensemble. Encore égaux, la victoire est partagée.

    Dépensez donc à temps.
lesson-gray-c-recap = Manche C :

    Dame d’honneur : 1 point par pion du bâtiment le plus rempli. Maire : 3 points par bâtiment d’au moins trois pions. Charpentier : 1 point par bâtiment occupé.

    Dépensez votre or, déplacez les cubes là où on les compte : ce qui reste ne sert qu’à départager.
