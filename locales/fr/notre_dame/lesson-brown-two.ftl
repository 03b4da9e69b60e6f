# Leçon : le ménestrel et le fou, qui déplacent des pions.

lesson-brown-two = Le ménestrel et le fou
lesson-brown-two-minstrel = Votre hôpital est vide : de 6, votre rat irait à 9. Au relais de calèches, deux pions ont fini leur travail, un cube et votre confident. Le ménestrel peut les emmener ailleurs. Choisissez-le.
    .hint = Choisissez le ménestrel par son numéro, ou cliquez sur sa carte.
    .monk = Deux cubes et 1 point de prestige ; mais votre rat va à 9, et au tour suivant cela ferait mal. D’abord de l’aide contre les rats.
    .guard = 4 points de prestige pour vos quatre pions sur le plateau. Mais votre rat va à 9, et au tour suivant cela ferait mal. D’abord de l’aide contre les rats.
    .nobody = Alors votre rat va à 9, et au tour suivant cela ferait mal. Le ménestrel connaît un remède.
lesson-brown-two-from = Le ménestrel pose trois questions. D’abord : de quel bâtiment ? Votre relais de calèches vous a déjà rapporté deux lettres de change. Choisissez le relais.
    .hint = Choisissez le relais de calèches.
    .bank = Si ce cube reste à la banque, le prochain y rapportera 2 pièces. Laissez-le.
    .park = Un deuxième cube au parc ajouterait 1 point à chaque gain de prestige. Laissez-y le premier.
lesson-brown-two-to = Ensuite : pour aller où ? Aucun bâtiment n’agit quand le ménestrel déplace des pions. Mais à l’hôpital, leur seule présence retient la peste. Choisissez l’hôpital.
    .hint = Choisissez l’hôpital.
    .park = Au parc, les pions augmenteraient chaque gain de prestige : pas mal. Mais votre rat ne peut pas attendre.
    .other = Aucun bâtiment n’agit quand le ménestrel déplace des pions : ni or, ni cubes, ni prestige. Où des pions aident-ils par leur seule présence ?
lesson-brown-two-number = Enfin : combien ? De un à trois pions, confident compris. Prenez les deux, le cube et { $sign_friend }.
    .hint = Choisissez le cube avec le confident.
    .marker = Le cube seul retient un rat. Le confident compte autant qu’un cube : qu’il vienne aussi.
    .friend = Le confident seul retient un rat. Que le cube vienne aussi.
lesson-brown-two-slow = La peste était de 3, et votre hôpital en a retenu 2 : votre rat n’est allé que de 6 à 7.

    Les deux pions y restent, et aideront à chaque tour. Les prochaines cartes sont jouées pour vous.
lesson-brown-two-fool = Un tour plus tard. Le fou ne déplace qu’un pion, mais son nouveau bâtiment agit aussitôt. Votre banque a deux cubes : avec un troisième, elle paie 3 pièces. Choisissez-le.
    .hint = Choisissez le fou par son numéro, ou cliquez sur sa carte.
    .hostess = 3 points de prestige, et une pièce, un cube ou le rat une case en arrière : toujours bienvenu. Mais voyons ce que le fou peut faire pour votre banque.
    .bishop = L’évêque pose un nouveau cube dans un bâtiment vide. Vous le verrez dans la prochaine leçon ; d’abord le fou.
    .nobody = Vous avez 4 pièces. L’une d’elles, donnée au fou, vous en rapporte trois.
lesson-brown-two-piece = Quel pion ? Un seul cube se trouve à l’auberge. C’est là qu’il manquera le moins : prenez celui de l’auberge.
    .hint = Choisissez le cube de l’auberge.
    .bank = De la banque ? C’est là qu’on en veut un de plus.
    .other = Ce pion est utile là où il est. On peut se passer du cube de l’auberge.
lesson-brown-two-bank = Et pour aller où ? Un troisième cube à la banque : 3 pièces d’or.
    .hint = Choisissez la banque.
    .calm = Le rat recule d’une case, et le pion aide désormais : un choix sage. Mais regardez la banque : elle paie 3 pièces aussitôt.
    .other = Ce bâtiment n’agirait qu’une fois, avec ce seul cube. La banque en a déjà deux : cela fait trois.
lesson-brown-two-paid = 1 pièce pour le fou, et 3 pièces de la banque ; le prochain cube y en rapportera 4.

    Cela a son prix : l’auberge est vide, maintenant.
lesson-brown-two-recap = Ménestrel : de un à trois pions, confident compris, d’un bâtiment à un autre. Aucune action.

    Fou : un pion, cube ou confident, vers un autre bâtiment, qui agit aussitôt.

    Ni l’un ni l’autre n’emmène rien à Notre-Dame. Cherchez les pions qui ont fini leur travail.
