# Leçon : la calèche et les lettres de change.

lesson-carriage = La calèche et les lettres de change
lesson-carriage-house = Une nouvelle partie commence. Il y a aussi du prestige dans les rues. Votre calèche va le chercher : chaque cube au relais la mène une place de marché plus loin. Jouez le relais de calèches.
    .hint = Choisissez le relais de calèches par son numéro, ou cliquez sur la carte.
    .friend = Le confident peut y aller aussi, et il ira. D’abord le relais lui-même.
    .school = De nouveaux cubes sont toujours bienvenus. Mais aujourd’hui, on roule : jouez le relais.
lesson-carriage-drive = Voici les places des trois quartiers. { $sign_letter } est une lettre de change, le nombre qui suit son prestige. Un 1 devant une place : elle est à un pas, et vous en avez un. Avec les flèches, allez à la lettre verte de 4 : quartier vert, intérieure gauche.
    .hint = La place intérieure gauche du quartier vert de Claire, à un pas de votre centre : regardez-la et appuyez sur { key-enter }, ou cliquez dessus.
    .stay = La calèche peut rester chez vous, mais elle ne rapporte alors rien.
    .less = Cette lettre vaut moins, s’il y en a une. Cherchez un 4 à votre portée.
    .own = Elle vaut 4 aussi, et dans votre propre quartier. Celle-ci peut attendre : pour Luc et Claire, elle est plus loin que la verte.
lesson-carriage-take = La calèche s’arrête sur une lettre de change. Prenez-la : 4 points de prestige.
    .hint = Choisissez de prendre la lettre.
    .leave = On peut la laisser, mais Luc ou Claire pourra la prendre. Prenez-la.
lesson-carriage-colours = Les lettres vertes vous sont maintenant barrées. Pas de deuxième d’une couleur avant d’en avoir une de chaque : la prochaine sera rouge ou bleue.

    Certaines donnent moins de prestige, mais aussi une pièce, un cube ou le rat une case en arrière.
lesson-carriage-friend = Votre confident sait aussi mener une calèche. Avec lui, le relais compte deux pions : vous avancez de deux places. Jouez sa carte ; il connaît le chemin.
    .hint = Choisissez le confident par son numéro, ou cliquez sur la carte.
    .school = Le séminaire rapporte 1 cube. Le confident mène la calèche à la prochaine lettre de 4.
lesson-carriage-further = Jusqu’à deux places maintenant, et vous pouvez en traverser d’autres. Dans votre quartier bleu, un 4 attend à la place extérieure droite, à deux pas. Allez-y.
    .hint = La place extérieure droite de votre propre quartier, le bleu.
    .green = On peut s’arrêter ici, mais pas prendre cette lettre : elle est verte, et vous en avez une verte. Rouge ou bleue.
    .less = Rien ici, ou moins de 4. Regardez encore votre propre quartier.
lesson-carriage-third = Vous l’avez prise : deux lettres, deux couleurs, 8 points. Puis la leçon a choisi l’usurier et gardé des cartes pour vous. Il manque une rouge, et un cube de plus au relais fait trois pas. Jouez-le.
    .hint = Choisissez le relais de calèches par son numéro, ou cliquez sur la carte.
    .rats = La peste vaut 6, c’est vrai, mais votre rat n’est que sur 1 ; la deuxième carte s’en occupera. D’abord la lettre rouge.
lesson-carriage-red = Le vert et le bleu vous sont interdits ; seul le rouge est ouvert. Le 4 rouge est à la place extérieure gauche, à trois pas. Allez-y.
    .hint = Regardez le quartier rouge de Luc : extérieure gauche.
    .less = Seule une lettre rouge peut être prise, et celle de la place extérieure gauche vaut le plus.
lesson-carriage-all = 4 points de plus. Une de chaque couleur : plus rien n’est barré, et la deuxième série commence.

    Une couleur qui a disparu du plateau ne compte plus pour cette règle.
lesson-carriage-ready = C’était la dernière des neuf cartes : vous en savez assez pour jouer.

    Après le neuvième tour, et le troisième partage à Notre-Dame, celui qui a le plus de prestige l’emporte. L’or et les cubes en réserve n’en rapportent pas ; à égalité, gagne celui qui en a le plus, or et cubes ensemble.
lesson-carriage-recap = Relais : la calèche avance d’autant de places, au plus, qu’il compte de pions. Si elle s’arrête sur une lettre, vous pouvez la prendre : d’abord une de chaque couleur, puis une deuxième.

    { $key_map } montre les rues en grand à tout moment.

    Vous pouvez jouer une première partie. À la fin, l’or et les cubes restants ne servent qu’à départager.
