# Le jeu en quelques pages courtes.

title-learn = Apprendre le jeu

learn-aim = Paris, vers la fin du quatorzième siècle. Vous gouvernez l’un des quartiers qui entourent la cathédrale.

    En neuf tours, vous gagnez du prestige et vous tenez les rats à distance. À la fin, celui qui a le plus de prestige l’emporte.
    .title = De quoi il s’agit
learn-round = Chaque tour se déroule de la même façon :

    1. Trois personnages apparaissent.
    2. Chacun choisit des cartes.
    3. Chacun joue deux cartes, à tour de rôle.
    4. Chacun peut corrompre un personnage, pour 1 pièce d’or.
    5. La peste arrive.

    Trois tours font une manche, trois manches font la partie.
    .title = Un tour
learn-cards = Vous piochez trois de vos cartes, vous en gardez une et vous passez les deux autres à gauche. Des deux qui arrivent de droite, vous gardez l’une et passez l’autre. La dernière qui arrive est à vous.

    Vous avez donc trois cartes en main. Vous en jouez deux ; la troisième est défaussée sans être montrée.
    .title = Choisir ses cartes
learn-sectors = Une carte pose un cube Influence sur un bâtiment de votre quartier, et le bâtiment agit :

    Séminaire : des cubes.
    Banque : de l’or.
    Résidence : du prestige.
    Relais : la calèche roule.
    Auberge : de l’or, un cube ou le rat recule.
    Parc : le rat recule, et désormais plus de prestige.
    Hôpital : le rat recule, et moins de peste à chaque tour.
    .title = Sept bâtiments
learn-strength = Un bâtiment agit autant de fois qu’il compte de cubes, confident compris. Le premier cube à la banque rapporte 1 pièce d’or, le deuxième 2, le troisième 3.

    Insister sur un bâtiment est payant. Mais il faut un peu de tout, et vous ne jouez que 18 cartes dans toute la partie.
    .title = L’union fait la force
learn-supply = Chaque carte demande un cube de votre réserve. S’il n’y en a plus, il faut en reprendre un ailleurs sur le plateau.

    Votre confident est plus fidèle : il compte comme un cube, ne coûte rien, et sa propre carte l’envoie de bâtiment en bâtiment.
    .title = Les cubes s’épuisent
learn-carriage = La calèche roule de place en place et peut prendre la lettre de change là où elle s’arrête : du prestige, souvent avec un bonus.

    Pas de deuxième lettre d’une couleur avant d’en avoir une de chaque couleur encore sur le plateau. Celles qui vous sont interdites sont barrées sur le plan.
    .title = La calèche et les lettres
learn-persons = Après les cartes, vous pouvez payer 1 pièce d’or pour profiter d’un des trois personnages visibles. Plusieurs joueurs peuvent choisir le même.

    Les rats des trois cartes réunies sont la peste du tour. Vous les voyez avant de choisir vos cartes.
    .title = Les personnages
learn-plague = Votre rat avance de la peste du tour, moins les cubes de votre hôpital.

    La piste s’arrête à 9. Si le rat devait aller plus loin, vous perdez 2 points de prestige et un cube de votre bâtiment le plus rempli. Cela peut arriver à chaque tour.
    .title = La peste
learn-cathedral = La carte Notre-Dame pose un cube à la cathédrale et demande une offrande : 1, 2 ou 3 pièces d’or contre 1, 3 ou 6 points de prestige.

    À la fin d’une manche, la cathédrale partage du prestige entre tous les cubes présents. Moins il y en a, plus chacun rapporte. Ensuite ils s’en vont.
    .title = Notre-Dame
