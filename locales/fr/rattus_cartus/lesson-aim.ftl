# Leçon : le but et les classes.

lesson-aim = Le but et les classes
lesson-aim-classes = Une ville du Moyen Âge et ses six classes. Vous êtes Anna. À la fin, le plus influent auprès d’une classe en tire 10 points, le deuxième 5, le troisième 2.

    Le plus de points l’emporte, sauf si la peste s’en mêle.
lesson-aim-row = À chaque tour, des bâtiments s’ouvrent, chacun avec sa classe : à trois joueurs, deux bâtiments pendant neuf tours. Chacun a son soutien (S), le privilège (P) du plus fort à l’intérieur et l’action de base (B) des autres.
lesson-aim-rats = Vous commencez avec 10 rats. Cinq cartes cachées forment le Soutien des nonnes. À la fin on compte leurs nonnes : qui a plus de rats qu’il n’y a de nonnes meurt, et perd malgré tous ses points.
lesson-aim-support = D’abord, chacun choisit un bâtiment et en reçoit le soutien. Plusieurs peuvent choisir le même. Prenez celui du monastère, deux cartes et un regard sur le Soutien des nonnes : tapez son numéro, cliquez dessus, ou allez-y avec les flèches et appuyez sur { key-enter }.
    .hint = Choisissez le monastère par son numéro, d’un clic ou avec { key-enter }.
    .palace = Deux rats de moins valent tout autant. Mais ici, nous voulons voir une carte du Soutien des nonnes : prenez le soutien du monastère.
lesson-aim-look = Deux cartes ont rejoint votre main. Les petits nombres sur vos cartes sont des nonnes ; les cartes du Soutien des nonnes en ont aussi. Choisissez la carte du Soutien des nonnes que vous voulez voir. Vous seule la voyez.
    .hint = N’importe laquelle des cinq convient ; la leçon regarde la troisième.
    .any = Une place en vaut une autre, car personne ne sait encore rien. La leçon regarde la troisième carte.
lesson-aim-seen = Une nonne s’y trouve. C’est peu, et les chances indiquées à côté le disent : sur cent rangées possibles, combien laissent survivre avec ces rats, d’après tout ce que vous avez vu.

    Luc et Claire ont préféré deux rats de moins.
lesson-aim-recap = L’influence auprès de six classes rapporte 10, 5 et 2 points. Plus de rats que de nonnes à la fin, et tout est perdu.

    Un tour commence par les soutiens : des cartes, des rats en moins ou un regard.
