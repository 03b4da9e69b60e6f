# Leçon : Notre-Dame et l’offrande.

lesson-cathedral = Notre-Dame et l’offrande
lesson-cathedral-play = Retour à votre première table, et à la carte gardée dans la leçon sur les cartes. Elle pose un cube à { action-cathedral }, qui est à tous les joueurs, et demande une offrande en or. Jouez-la.
    .hint = Choisissez Notre-Dame par son numéro, ou cliquez sur la carte.
    .hospital = L’hôpital peut attendre votre deuxième carte. Voyez d’abord ce que peut l’or.
    .bank = L’or d’abord : ce n’est pas bête. Mais vos 4 pièces suffisent, 3 pour l’offrande et 1 pour un personnage. Jouez Notre-Dame.
lesson-cathedral-gift = 1 pièce rapporte 1 point de prestige, 2 en rapportent 3, et 3 en rapportent 6. La troisième pièce est la meilleure. Donnez-en 3 ; il en reste une pour un personnage.
    .hint = Comparez ce qu’ajoute chaque pièce : 1, puis 2, puis 3.
    .one = 1 point pour une pièce. Vous pouviez donner plus, et c’est la première pièce qui rapporte le moins.
    .two = 3 points pour deux pièces. À elle seule, la troisième en ajouterait encore 3.
    .nothing = Sans offrande, il ne se passe rien : pas de cube à Notre-Dame, pas de prestige, et la carte est perdue.
lesson-cathedral-two = 6 points tout de suite, et ce n’est pas fini : à la fin de la manche, Notre-Dame partage 8 points entre tous les cubes présents.

    Claire vous a suivie. Chaque cube rapportera donc 4 points ; seule, vous auriez eu les 8.
lesson-cathedral-hospital = Votre deuxième carte. Le rat est sur 7 et la peste vaut 3 : l’hôpital est le bienvenu.
    .hint = Choisissez l’hôpital. La banque ne serait pas une erreur non plus.
    .bank = 2 pièces, c’est bien aussi. Mais votre rat irait à 9, et la prochaine peste pourrait le pousser plus loin. La leçon joue donc l’hôpital.
lesson-cathedral-coin = Et la pièce mise de côté ? Le veilleur de nuit donne 1 point de prestige par bâtiment vide. Chez vous : le relais, l’auberge et le parc. Choisissez-le.
    .hint = C’est le personnage gris, celui de droite.
    .nobody = Une pièce gardée reste une pièce, mais 3 points pour elle, c’est un bon prix. Choisissez le veilleur de nuit.
    .moving = Il déplace des cubes, ce qui peut être malin ; vous le retrouverez plus tard. Le veilleur de nuit, lui, rapporte 3 points tout de suite.
lesson-cathedral-share = C’était le troisième tour : la manche A est finie. 8 points partagés entre deux cubes, 4 pour Claire et 4 pour vous.

    Tous les cubes ont quitté Notre-Dame pour la réserve commune. À la manche suivante, elle repart vide.
lesson-cathedral-recap = La carte Notre-Dame : un cube à Notre-Dame et une offrande. 1, 2 ou 3 pièces rapportent 1, 3 ou 6 points. Sans offrande, pas de cube.

    À la fin d’une manche, Notre-Dame partage 8 points (à trois joueurs) entre les cubes présents, en arrondissant à l’entier inférieur. Moins il y en a, plus chacun rapporte. Puis ils s’en vont.
