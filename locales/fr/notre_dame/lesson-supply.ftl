# Leçon : quand la réserve est vide.

lesson-supply = Quand la réserve est vide
lesson-supply-empty = Une autre table, au tour 3. Quatre cartes, quatre cubes : réserve à 0.

    Les 10 entre parenthèses sont aussi à vous, mais dans la réserve commune. Une carte n’y prend jamais son cube ; il faut d’abord les gagner.
lesson-supply-school = Vous pouvez quand même jouer. Si la réserve est vide, la carte prend son cube ailleurs sur le plateau. Commencez par le séminaire : ce qu’il rapporte servira à la deuxième carte.
    .hint = Laquelle des trois cartes rapporte des cubes ?
    .residence = C’est possible, mais il faut déplacer un cube pour elle, puis un autre pour la deuxième carte. Le séminaire d’abord vous en épargne un.
    .hospital = C’est possible, mais il faut déplacer un cube pour lui, puis un autre pour la deuxième carte. Le séminaire d’abord vous en épargne un.
lesson-supply-fetch = D’où le prendre ? Le bâtiment choisi s’affaiblit, le séminaire se renforce. Prenez le cube qui manquera le moins : celui de l’auberge, qui a fait son travail en arrivant.
    .hint = La banque et la résidence se renforcent à chaque cube. Laissez-les tranquilles.
    .bank = La banque est de nouveau vide : son prochain cube rapportera 1 pièce au lieu de 2. À l’auberge, il n’aurait pas manqué.
    .residence = La résidence n’a plus qu’un cube : votre prochaine carte y rapporterait 2 points au lieu de 3. Prenez à l’auberge.
    .lost = On peut y renoncer, mais la carte est perdue et il ne se passe rien. Mieux vaut un cube déplacé que rien du tout.
lesson-supply-residence = Le cube a changé de place, le séminaire a agi et vous en a donné un. La deuxième carte se joue donc comme toujours. Le troisième cube à la résidence rapporte 3 : jouez-la.
    .hint = Choisissez la résidence. L’hôpital ne serait pas une erreur non plus.
    .hospital = Votre rat recule, et la peste diminue de un : c’est sage, avec un rat sur 4. La leçon prend les 3 points de prestige.
lesson-supply-luc = La réserve de Luc est vide aussi. Pour son auberge, il vient de prendre un cube à son relais de calèches.

    Qui dépense trop tôt tous ses cubes finit par défaire son propre ouvrage.
lesson-supply-monk = Il faut donc refaire des réserves. Le moine apporte deux cubes de la réserve commune, et 1 point de prestige. Choisissez-le.
    .hint = Le moine est le premier des trois personnages.
    .bishop = L’évêque pose bien un nouveau cube dans un bâtiment vide, qui agit. Mais votre réserve reste vide. Le moine en apporte deux.
    .nobody = Et au prochain tour, il faudrait encore déplacer des cubes. Le moine en apporte deux nouveaux.
    .hostess = 3 points de prestige, et un cube si vous voulez : c’est bien aussi. Mais on joue deux cartes par tour, et le moine apporte un cube pour chacune.
lesson-supply-full = Deux cubes, un pour chacune de vos deux prochaines cartes.

    Le séminaire, l’auberge, le moine, la serveuse et une sorte de lettre de change rapportent des cubes. Pensez-y avant que la réserve soit vide.
lesson-supply-recap = Une carte prend son cube dans votre réserve. Si elle est vide, vous pouvez en déplacer un, d’un autre bâtiment ou de Notre-Dame ; jamais le confident. Sinon, la carte est perdue.

    Prenez-le là où il manque le moins : chaque bâtiment compte ce qu’il a maintenant. Au parc, cela peut coûter le point en plus.
