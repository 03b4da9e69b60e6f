# Leçon : une manche entière.

lesson-period = Une manche entière
lesson-period-begin = Trois tours, une manche, et c’est vous qui décidez. Souvent, plusieurs choix sont bons ; si le vôtre l’est, la leçon le dit et montre le sien.

    5 rats menacent ce tour. Quelle carte gardez-vous ?
    .hint = Les trois conviennent. La leçon garde Notre-Dame.
lesson-period-second = Ces deux cartes viennent de Claire. Laquelle reste chez vous ?
    .hint = Les deux conviennent. La leçon garde le séminaire.
lesson-period-first-card = Voici votre main. Personne n’est encore à Notre-Dame : qui y sera seul à la fin de la manche recevra les 8 points. Que jouez-vous d’abord ?
    .hint = Les trois conviennent ; pour les 8 points, commencez par Notre-Dame.
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
lesson-period-where = Un cube de la réserve commune va sur un bâtiment vide, qui agit aussitôt. Que vous manque-t-il ?
    .hint = Vous n’avez plus une seule pièce. La banque aide.
    .other = Cela marche, mais sans or, ni personnage ni offrande au prochain tour. Pensez à la banque.
lesson-period-round-two = Tour 2. Un cube est à la banque : le suivant rapporterait 2 pièces. Que gardez-vous ?
    .hint = Gardez la banque. L’auberge irait aussi.
    .carriage = Une lettre de change est bonne à prendre. Mais avec 1 pièce on ne va pas loin ; la banque en donnerait 2.
lesson-period-one-more = L’encadré de la peste dit ce qui vient : votre rat irait de 4 à 7. Laquelle des deux ?
    .hint = Le parc fait reculer le rat. Notre-Dame est bonne aussi.
lesson-period-gold = Banque, Parc, Résidence : vous en jouerez deux. Laquelle d’abord ?
    .hint = Jouez la banque pour 2 pièces, ou le parc.
    .residence = 1 point. La résidence est forte quand elle grandit ; pour l’instant, l’or ouvre plus de portes.
lesson-period-last-marker = Il reste un cube dans votre réserve. Parc ou Résidence ?
    .hint = Les deux conviennent. La leçon joue le parc, à cause du rat.
lesson-period-markers = Votre réserve est vide : sans cubes, les cartes ne font que déplacer ceux du plateau. Qui peut aider ?
    .hint = Le moine apporte deux cubes.
    .fool = Le fou déplace un cube et le fait agir de nouveau, mais votre réserve reste vide. Pensez au moine.
    .nobody = Vous avez 3 pièces et aucun cube. Le moine en apporte deux pour 1 pièce.
lesson-period-round-three = Dernier tour de la manche, 3 rats seulement. Quelle carte gardez-vous ?
    .hint = Toutes conviennent. La leçon garde le confident, qui ne demande pas de cube.
lesson-period-third-marker = Deux cubes à la banque, et un troisième rapporterait 3 pièces. Laquelle gardez-vous ?
    .hint = Gardez la banque ; le second confident irait aussi.
lesson-period-rich = En main : Confident, Banque et Notre-Dame. Pour une grande offrande, il faut de l’or. Par quoi commencer ?
    .hint = La banque rapporte 3 pièces ; le confident envoyé à la banque en ferait autant.
    .cathedral = Trop tôt : avec 2 pièces, pas d’offrande de 3. Remplissez d’abord la bourse.
lesson-period-alone = 5 pièces, et toujours personne d’autre à Notre-Dame. Et maintenant ?
    .hint = Notre-Dame : l’offrande peut être la plus grande.
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
