# Leçon : une manche entière.

lesson-period = Une manche entière
lesson-period-begin = Trois tours, une manche, et c’est vous qui décidez. Souvent, plusieurs choix sont bons : la leçon dit alors pourquoi elle préfère le sien, et continue avec lui.

    5 rats menacent ce tour. Quelle carte gardez-vous ?
    .hint = Les trois conviennent. La leçon garde Notre-Dame.
    .hospital = Bien : il agit à chaque tour à venir. Mais Notre-Dame, si vous la passez, peut servir à Luc ; gardée, elle peut vous laisser seul avec les 8 points.
    .school = Bien : chaque carte demande un cube. Mais vous en avez encore 4, et le premier à Notre-Dame y reste souvent seul.
lesson-period-second = Ces deux cartes viennent de Claire. Laquelle reste chez vous ?
    .hint = Les deux conviennent. La leçon garde le séminaire, qui grandit.
    .hotel = Bien : une pièce, un cube ou, plus tard, un recul du rat. Mais le séminaire grandit à chaque cube, l’auberge seulement au troisième.
lesson-period-first-card = Voici votre main. Personne n’est encore à Notre-Dame : qui y sera seul à la fin de la manche recevra les 8 points. Que jouez-vous d’abord ?
    .hint = Les trois conviennent ; pour les 8 points, commencez par Notre-Dame.
    .hospital = Bien, et son tour viendra. Mais Notre-Dame d’abord montre aux autres que la place est prise : qui suit devra partager.
    .school = Bien : le cube revient aussitôt. Mais Notre-Dame d’abord montre aux autres que la place est prise : qui suit devra partager.
lesson-period-gift = 3 pièces en tout, et les personnages aussi se font payer. Combien offrez-vous ?
    .hint = Offrez-en 2 : une pièce reste pour un personnage.
    .little = 1 seul point. 2 pièces en donneraient 3, et il en resterait une quand même.
    .all = 6 points d’un coup ! Mais plus de quoi corrompre un personnage ce tour-ci. Offrez-en 2.
    .none = Alors ni cube ni prestige. Offrez 2 pièces.
lesson-period-against-rats = 5 rats, un hôpital vide. Quelle carte maintenant ?
    .hint = Jouez l’hôpital : il agit à chaque tour à venir.
    .school = Un cube posé, un cube reçu. L’hôpital retiendrait un rat à chaque peste, et le plus tôt est le mieux.
lesson-period-person = Il reste une pièce. Qui corrompez-vous ? L’évêque est précieux pour qui a beaucoup de bâtiments vides.
    .hint = L’évêque et la serveuse sont bons tous les deux. La leçon prend l’évêque.
    .doctor = Votre rat est sur 0 et irait à 4 : aucun danger encore. Gardez le médecin pour des temps plus durs.
    .nobody = Pour une pièce, vous auriez un cube et une action. Prenez l’évêque.
    .hostess = 3 points et une pièce ou un cube : belle paie. Mais le cube de l’évêque reste, et son bâtiment agit aussitôt.
lesson-period-where = Un cube de la réserve commune va sur un bâtiment vide, qui agit aussitôt. Que vous manque-t-il ?
    .hint = Vous n’avez plus une seule pièce. La banque aide.
    .other = Cela marche, mais sans or, ni personnage ni offrande au prochain tour. Pensez à la banque.
    .school = Un cube maintenant, d’autres plus tard : bien. Mais votre bourse est vide, et sans une pièce, personne ne vous aidera au prochain tour.
lesson-period-round-two = Tour 2. Un cube est à la banque : le suivant rapporterait 2 pièces. Que gardez-vous ?
    .hint = Gardez la banque. L’auberge irait aussi.
    .carriage = Une lettre de change est bonne à prendre. Mais avec 1 pièce on ne va pas loin ; la banque en donnerait 2.
    .hotel = Elle peut donner 1 pièce, ou un cube : bien. La banque en donne 2, et 3 la fois suivante.
lesson-period-one-more = L’encadré de la peste dit ce qui vient : votre rat irait de 4 à 7. Laquelle des deux ?
    .hint = Le parc fait reculer le rat. Notre-Dame est bonne aussi.
    .cathedral = Bien, s’il y a de quoi payer l’offrande ; et Luc ne l’aura pas. Mais avec 1 pièce, elle serait petite, et le rat approche. La leçon garde le parc.
lesson-period-gold = Banque, Parc, Résidence : vous en jouerez deux. Laquelle d’abord ?
    .hint = Jouez la banque pour 2 pièces, ou le parc.
    .residence = 1 point. La résidence est forte quand elle grandit ; pour l’instant, l’or ouvre plus de portes.
    .park = Bien : le parc peut venir avant ou après, le rat attend la fin du tour. La leçon commence par la banque.
lesson-period-last-marker = Il reste un cube dans votre réserve. Parc ou Résidence ?
    .hint = Les deux conviennent. La leçon joue le parc, à cause du rat.
    .residence = 1 point, et un début à la résidence : bien. Le parc fait reculer le rat, et un deuxième cube y augmentera chaque gain. La leçon joue donc le parc.
lesson-period-markers = Votre réserve est vide : sans cubes, les cartes ne font que déplacer ceux du plateau. Qui peut aider ?
    .hint = Le moine apporte deux cubes.
    .fool = Le fou déplace un cube et le fait agir de nouveau, mais votre réserve reste vide. Pensez au moine.
    .nobody = Vous avez 3 pièces et aucun cube. Le moine en apporte deux pour 1 pièce.
    .watchman = 4 points pour vos quatre bâtiments vides : bien compté ! Mais sans cubes, le prochain tour serait maigre. La leçon prend le moine.
lesson-period-round-three = Dernier tour de la manche, 3 rats seulement. Quelle carte gardez-vous ?
    .hint = Toutes conviennent. La leçon garde le confident, qui ne demande pas de cube.
    .residence = Bien : c’est le prestige qui compte. Mais elle demande un cube, et le confident n’en demande pas.
    .park = Bien : le rat recule, et le deuxième cube ajoute 1 à chaque gain. Mais il demande un cube, et le confident n’en demande pas.
lesson-period-third-marker = Deux cubes à la banque, et un troisième rapporterait 3 pièces. Laquelle gardez-vous ?
    .hint = Gardez la banque ; le second confident irait aussi.
    .friend = Deux confidents : il agirait deux fois, sans cube. Bien ; mais la banque, avec son troisième cube, paie 3 pièces, pour une grande offrande.
lesson-period-rich = En main : Confident, Banque et Notre-Dame. Pour une grande offrande, il faut de l’or. Par quoi commencer ?
    .hint = La banque rapporte 3 pièces ; le confident envoyé à la banque en ferait autant.
    .cathedral = Trop tôt : avec 2 pièces, pas d’offrande de 3. Remplissez d’abord la bourse.
    .friend = À la banque, il rapporterait aussi 3 pièces, sans dépenser de cube : bien. La leçon y met un cube, qui restera quand le confident partira.
lesson-period-alone = 5 pièces, et toujours personne d’autre à Notre-Dame. Et maintenant ?
    .hint = Notre-Dame : l’offrande peut être la plus grande.
    .friend = Où qu’il aille, c’est un pion de plus pour le soldat : bien. Mais un deuxième cube à Notre-Dame aussi, et l’offrande rapporte 6 points.
lesson-period-great-gift = Combien offrez-vous cette fois ?
    .hint = 3 pièces, pour 6 points. Il en reste deux pour un personnage.
    .little = Vous avez 5 pièces. 3 rapportent 6 points, et il reste assez pour un personnage.
    .none = La carte serait perdue. Offrez 3 pièces.
lesson-period-harvest = Qui rapporte le plus maintenant ? Regardez ce qui est posé sur votre plateau.
    .hint = Sept cubes y sont, dont deux à Notre-Dame : le soldat rapporte 7 points.
    .lender = 2 pièces et 1 point. Quelqu’un ici compterait vos sept cubes.
    .minstrel = Le ménestrel déplace des pions, et rien n’agit. Quelqu’un ici les compterait : sept.
    .nobody = Vous avez 2 pièces. Quelqu’un ici vous rapporterait 7 points pour 1.
lesson-period-end = 7 points grâce au soldat, 8 grâce à Notre-Dame, sans partage : de 10, vous voilà à 25. Luc en a 6, Claire 10.

    Mais votre rat est sur 8, et votre réserve est vide. La manche suivante commence avec ces soucis.
lesson-period-recap = Une manche : trois fois choisir, jouer, corrompre. Vous avez commencé par Notre-Dame, bâti la banque, repris des cubes quand ils manquaient, et récolté à la fin.

    Avant chaque choix, regardez trois choses : la peste, votre or, vos cubes. { $key_hint } aide quand on hésite.
