# Leçon : la calèche et les lettres de change.

lesson-carriage = La calèche et les lettres de change
lesson-carriage-house = Il y a aussi du prestige dans les rues. Votre calèche va le chercher : chaque cube au relais la mène une place de marché plus loin. Jouez le relais de calèches.
    .hint = Choisissez le relais de calèches par son numéro, ou cliquez sur la carte.
    .friend = Le confident peut y aller aussi, et il ira. D’abord le relais lui-même.
    .school = De nouveaux cubes sont toujours bienvenus. Mais aujourd’hui, on roule : jouez le relais.
lesson-carriage-drive = Voici les places des trois quartiers. { $sign_letter } est une lettre de change ; le nombre est son prestige. Un cube, un pas : « 1 » marque où vous pouvez aller. Allez à la lettre verte de 4 : quartier vert, intérieure gauche, le dernier choix en bas.
    .hint = La place intérieure gauche du quartier vert de Claire, à un pas de votre centre. Un clic suffit aussi.
    .stay = La calèche peut rester chez vous, mais elle ne rapporte alors rien.
    .less = Cette lettre vaut moins, s’il y en a une. Cherchez un 4 à votre portée.
lesson-carriage-take = La calèche s’arrête sur une lettre de change. Prenez-la : 4 points de prestige.
    .hint = Le premier des deux choix.
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
lesson-carriage-third = Prise : deux lettres, deux couleurs, 8 points. Le tour suivant a commencé. Il manque une rouge, et un cube de plus au relais fait trois pas. Jouez-le.
    .hint = Choisissez le relais de calèches par son numéro, ou cliquez sur la carte.
    .rats = La peste vaut 6, c’est vrai, mais votre rat n’est que sur 1 ; la deuxième carte s’en occupera. D’abord la lettre rouge.
lesson-carriage-red = Le vert et le bleu sont barrés ; seul le rouge vous est ouvert. Le 4 rouge est à la place extérieure gauche, à trois pas : c’est le choix 9. Allez-y.
    .hint = Regardez le quartier rouge de Luc : extérieure gauche.
    .less = Seule une lettre rouge peut être prise, et celle de la place extérieure gauche vaut le plus.
lesson-carriage-all = 4 points de plus. Une de chaque couleur : plus rien n’est barré, et la deuxième série commence.

    Une couleur qui a disparu du plateau ne compte plus pour cette règle.
lesson-carriage-recap = Relais : la calèche avance d’autant de places, au plus, qu’il compte de pions. Si elle s’arrête sur une lettre de change, vous pouvez la prendre.

    D’abord une de chaque couleur, puis une deuxième de chaque. Ce que vous ne pouvez pas prendre est barré.

    { $key_map } montre les rues à tout moment.
