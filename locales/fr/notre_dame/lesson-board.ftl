# Leçon : le but et le plateau.

lesson-board = Le but et le plateau
lesson-board-aim = Paris, à la fin du quatorzième siècle. Vous êtes Anna, et le quartier marqué d’un trait est le vôtre : sept bâtiments, la piste d’épidémie, et votre part de Notre-Dame.

    En neuf tours, vous gagnez du prestige. À la fin, celui qui a le plus de prestige l’emporte.
lesson-board-bank = Vous avez trois cartes en main, vous en jouerez deux. Commencez par la banque : tapez son numéro, cliquez dessus, ou allez-y avec les flèches et appuyez sur { key-enter }.
    .hint = La banque est parmi les choix, en bas. Tapez le numéro qui la précède.
    .hotel = L’auberge offre une pièce, un cube ou un peu moins de peste. Pas mal du tout ; mais voyons d’abord la banque.
    .residence = Déjà du prestige ! La résidence vient juste après. La banque d’abord.
lesson-board-paid = Un cube est passé de votre réserve à la banque, et la banque a payé 1 pièce d’or.

    Plus il y a de pions (cubes ou confident) à la banque, au séminaire ou à la résidence, plus cela rapporte : le prochain cube à la banque 2 pièces, le troisième 3.
lesson-board-residence = Entre-temps, Luc et Claire ont joué une carte chacun. Votre deuxième carte est la résidence : elle rapporte ce qui fait gagner la partie.
    .hint = Choisissez la résidence, par son numéro ou d’un clic sur la carte.
    .hotel = L’auberge ferait son travail, mais elle ne rapporte jamais de prestige. Jouez la résidence.
lesson-board-prestige = Votre premier point de prestige. Votre troisième carte, l’auberge, sera défaussée sans être montrée : sur trois cartes, on n’en joue que deux par tour.
lesson-board-others = Luc et Claire ont des quartiers comme le vôtre. Une ligne pour chacun dit où il en est : or, cubes, prestige, rat, cartes en main, puis chaque bâtiment. { $key_help } explique les signes. Appuyez sur { $key_others } pour voir un quartier entier.
    .hint = Appuyez sur { $key_others }, une seule fois.
lesson-board-luc = Voici le quartier de Luc. Son hôpital compte deux pions : un cube, et { $sign_friend }, son confident, qui vaut un cube.

    Encore { $key_others } pour celui de Claire. Vous pouvez les regarder quand vous voulez.
lesson-board-recap = Une carte pose un de vos cubes sur un bâtiment, et le bâtiment agit. Banque, séminaire et résidence rapportent plus à chaque cube.

    Sur trois cartes, vous en jouez deux par tour. Après neuf tours, celui qui a le plus de prestige l’emporte.

    { $key_others } montre les autres quartiers, { $key_rules } les règles.
