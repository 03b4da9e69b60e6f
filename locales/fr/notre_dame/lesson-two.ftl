# Leçon : à deux joueurs.

lesson-two = À deux joueurs
lesson-two-table = Luc est cette fois votre seul adversaire. À deux, trois choses changent. La première est ici : Notre-Dame n’a que 6 points à partager. Qui est seul reçoit 6 ; avec un cube chacun, c’est 3 et 3.
lesson-two-map = La deuxième se voit sur le plan. Appuyez sur { $key_map }.
    .hint = Appuyez sur { $key_map }, une seule fois.
lesson-two-streets = Quatre quartiers quand même : Luc et vous êtes face à face, et les deux autres sont sans joueur. Personne n’y habite, mais leurs lettres de change vous attendent.

    Les quatre couleurs comptent : pas de deuxième lettre d’une couleur avant d’en avoir une de chaque.
lesson-two-keep = La troisième, c’est le passage des cartes. Gardez-en une ; deux vont à Luc. Il en garde une, et l’autre vous revient ! Gardez le relais de calèches : les lettres sont toutes proches.
    .hint = Choisissez le relais de calèches.
    .residence = Modeste pour un début : 1 point. Le relais peut en rapporter jusqu’à 4 avec sa première lettre.
    .bank = De l’or dès le début : bien. Mais la banque peut même vous revenir, et un relais rapporte jusqu’à 4 points avec sa première lettre.
lesson-two-back = Ces deux cartes sont à Luc. Celle que vous ne gardez pas lui revient. Laquelle voulez-vous ?
    .hint = Les deux conviennent. La leçon garde le second relais : à deux cubes, la calèche va plus loin.
    .park = Bien : à deux cubes au parc, chaque gain augmente. Mais avec un second relais, la calèche avance de deux places, et Luc n’en a pas.
lesson-two-known = Votre main : deux cartes à vous, une à Luc. Et vous connaissez deux des trois siennes : le parc, que vous lui avez rendu, et la banque, puisque seule votre résidence est revenue.

    Pensez-y en faisant vos plans.
lesson-two-play = Faites rouler la calèche.
    .hint = Jouez l’un des deux relais ; la couleur ne change rien.
    .residence = 1 point, c’est bien. Mais visitons d’abord les quartiers sans joueur.
lesson-two-drive = Un cube au relais, donc une place. Les deux quartiers sans joueur touchent le vôtre, un de chaque côté. Une lettre y vaut 3 points : roulez jusqu’à la place verte.
    .hint = Choisissez la place intérieure droite du quartier vert.
    .stay = Qui reste ne prend rien. Roulez jusqu’à la place verte et ses 3 points.
    .small = Là aussi, personne n’habite, mais il n’y a que 1 point et 1 pièce d’or. La verte en rapporte 3.
    .own = Vos propres lettres ne risquent rien pour l’instant : Luc habite loin. La verte rapporte 3 points, et elle est entre vous deux.
    .four = 4 points d’un coup : bien. Mais personne d’autre n’en est proche : elle peut attendre. La verte est entre vous et Luc ; la leçon la prend d’abord.
lesson-two-colours = 3 points, et votre première couleur est le vert. Une autre verte vous est interdite tant qu’il vous manque une bleue, une rouge et une jaune. Les rouges sont chez Luc, assez loin.

    Et face à un seul adversaire, tout ce qui échappe à Luc vous profite.
lesson-two-recap = À deux : Notre-Dame partage 6 points. Deux quartiers sont sans joueur, avec leurs propres lettres ; les quatre couleurs comptent.

    Sur vos trois cartes, deux sont à vous et une à l’autre, et vous connaissez deux des cartes d’en face.
