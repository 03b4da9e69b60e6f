# Leçon : des nombres sur la table.

lesson-numbers = Des nombres sur la table
lesson-numbers-round = Un nouveau tour, deux autres bâtiments. La carte premier joueur est passée à Luc : Claire et lui jouent donc avant vous. Tous deux ont pris le soutien de la ferme.
lesson-numbers-support = Prenez vous aussi le soutien de la ferme : deux cartes de plus, et un rat de moins.
    .hint = Choisissez la ferme.
    .market = Deux rats de moins valent bien deux cartes et un seul rat de moins. La leçon préfère les cartes, pour avoir du choix.
lesson-numbers-laid = Luc est à la ferme, Claire au marché. Le nombre de cartes posées est visible, 1 et 2, mais pas lesquelles. Leur force ne peut donc dépasser ce nombre. Le dernier à entrer en sait le plus.
lesson-numbers-enter = Vous avez trois paysans, chez eux à la ferme. Entrez-y avec les trois, et vous dépassez Luc à coup sûr : de l’influence, aucun rat, et le privilège de quatre cartes.
    .hint = La ferme, et trois paysans.
    .two = Deux suffisent pour le privilège, et le troisième pourrait attendre. La leçon pose les trois : l’influence auprès de la paysannerie compte jusqu’à la fin.
    .other = Regardez encore la force, les rats et le privilège avant de décider. Ici, la ferme avec les trois paysans est le mieux.
lesson-numbers-result = 3 points d’influence auprès de la paysannerie : vous menez, Luc suit avec 1. Et le privilège a rapporté quatre cartes. On ne pose pas toujours tout : les cartes sont la force des tours suivants.
lesson-numbers-recap = La carte premier joueur tourne. Le nombre de cartes est visible, pas les cartes.

    Entrer tard permet de dépasser ce qui est posé ; entrer tôt gagne les égalités.
