# Leçon : les personnages bruns qui aident sur-le-champ.

lesson-brown = Les personnages bruns
lesson-brown-hostess = La manche B commence, et vos cartes ont été jouées pour vous. Des six bruns, vous connaissez l’usurier. Voici la serveuse : 3 points de prestige, autant que l’avocat, un gris, pour vos deux lettres, et un petit plus. Choisissez-la.
    .hint = Choisissez la serveuse par son numéro, ou cliquez sur sa carte.
    .minstrel = Le ménestrel déplace vos pions. Il a sa propre leçon, juste après celle-ci.
    .advocate = 3 points de prestige pour deux lettres. Mais la serveuse en donne autant, avec en plus une pièce, un cube ou un pas en arrière pour votre rat.
    .nobody = Vous garderiez 1 pièce, sans rien en échange. La serveuse vaut bien davantage.
lesson-brown-gain = 3 points de prestige, et un choix : une pièce, un cube, ou le rat une case en arrière. Votre réserve a deux cubes, mais votre bourse une seule pièce. Prenez l’or.
    .hint = Choisissez la pièce d’or.
    .marker = Un troisième cube en réserve. Jamais inutile ; mais il ne vous reste qu’une pièce, et au prochain tour vous voudrez encore vous faire aider.
    .rat = Le rat recule à 4, et ce tour-ci il n’avance que de 2. Lui ne risque rien ; votre bourse, si.
lesson-brown-doctor = Un tour plus tard ; la leçon a joué vos cartes. La peste est de 5, votre hôpital en retient 1, et votre rat est sur 6 : il irait au-delà de 9. Le médecin vous épargne toute la peste de ce tour. Choisissez-le.
    .hint = Choisissez le médecin par son numéro, ou cliquez sur sa carte.
    .lender = 2 pièces d’or et 1 point de prestige. Mais ensuite la peste vous prend 2 points et un cube, et laisse votre rat sur 9.
    .guild = Il rapporte 4 points pour vos deux bâtiments les plus remplis. Mais la peste en prend 2, avec un cube, et laisse votre rat sur 9 pour le tour suivant.
    .nobody = Une pièce d’épargnée ; mais la peste vous prend 2 points de prestige et un cube. Choisissez le médecin.
lesson-brown-safe = Pour vous, la peste valait 0, et l’hôpital a tout de même retiré 1 : votre rat est revenu de 6 à 5.

    Luc et Claire étaient sans médecin. Leurs rats sont sur 9, et chacun a perdu 2 points de prestige et un cube. Les prochaines cartes sont jouées pour vous.
lesson-brown-monk = Encore un tour joué : vos deux derniers cubes sont posés, la réserve est vide. Les cartes ne pourraient plus que déplacer des cubes. Le moine en apporte deux, et 1 point de prestige. Choisissez-le.
    .hint = Choisissez le moine par son numéro.
    .fool = Le fou déplace un de vos pions. Il vient dans la prochaine leçon ; ici, ce sont les cubes qui manquent.
    .king = 4 points de prestige, un par case devant votre rat. Beau gain ! Mais avec une réserve vide, les tours à venir seront maigres. Cherchez des cubes.
    .nobody = Avec une réserve vide, le prochain tour sera difficile. Le moine tombe à pic.
lesson-brown-markers = Deux cubes pour le prochain tour, et 1 point de prestige.

    Voilà quatre des six personnages bruns ; l’usurier fut le tout premier à vous servir. Le ménestrel et le fou viennent ensuite.
lesson-brown-recap = Les six personnages bruns viennent tous une fois par manche.

    Usurier : 2 pièces, 1 point de prestige. Moine : 2 cubes, 1 point. Serveuse : 3 points, et une pièce, un cube ou le rat une case en arrière. Médecin : pas de peste pour vous ce tour-ci.

    Choisissez ce qui vous manque le plus.
