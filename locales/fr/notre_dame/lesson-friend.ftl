# Leçon : le confident.

lesson-friend = Le confident
lesson-friend-card = Une nouvelle manche, et votre réserve est vide. Mais quelqu’un n’a pas encore été sur le plateau : { $sign_friend }, votre confident. Il n’a pas besoin de cube. Jouez sa carte.
    .hint = Choisissez le confident par son numéro, ou cliquez sur la carte.
    .marker = Cette carte demande un cube, et votre réserve n’en a plus. Il faudrait en prendre un dans un autre bâtiment. Le confident n’en demande pas.
lesson-friend-school = Il va dans l’un de vos sept bâtiments, qui agit aussitôt, comme pour un cube. Le séminaire compte un cube ; avec lui, cela fait deux. Envoyez-le là.
    .hint = Cherchez le séminaire parmi les choix.
    .residence = 2 points de prestige, très bien. Mais il n’y aurait toujours pas de cube pour votre deuxième carte.
    .hospital = Le rat recule, et un rat de plus est retenu. Mais il n’y aurait toujours pas de cube pour votre deuxième carte.
    .empty = Il n’y a encore personne : il y travaille seul. Là où se trouve déjà un cube, avec lui cela fait deux.
    .bank = 2 pièces d’or, et vous n’en avez aucune : une bonne place aussi. Mais toujours pas de cube pour votre deuxième carte : la leçon l’envoie au séminaire.
lesson-friend-counts = Deux pions, 2 cubes : votre réserve n’est plus vide.

    Tant qu’il reste au séminaire, il y compte comme un cube ; mais lui, la peste ne peut jamais le prendre.
lesson-friend-park = Vous avez de nouveau un cube pour votre deuxième carte. Votre rat est sur 7 et la peste vaut 4 : jouez le parc, qui fait reculer le rat.
    .hint = Choisissez le parc par son numéro, ou cliquez sur la carte.
    .carriage = La calèche peut rapporter quelque chose, et vous apprendrez bientôt à la conduire. Mais le rat irait à 9. Jouez le parc.
lesson-friend-keep = Un nouveau tour. Votre rat est sur 8, la peste vaut 5, et votre hôpital n’en retient que 2 : c’est trop. Une de ces cartes peut encore aider. Laquelle peut aller à l’hôpital ?
    .hint = Gardez le confident : il va là où vous avez besoin de lui.
    .school = Le séminaire rapporterait 3 cubes, car le confident y compte aussi. Mais des cubes n’arrêtent pas les rats.
    .cathedral = Sans or, pas d’offrande, et sans offrande il ne se passe rien à Notre-Dame.
lesson-friend-again = La leçon a gardé la deuxième carte pour vous, une banque. Et Luc a montré comment faire : il a envoyé son confident à l’hôpital. Jouez le vôtre.
    .hint = Le confident, par son numéro ou d’un clic sur la carte.
    .bank = La banque paierait 2 pièces, et elle les paiera. Mais regardez d’abord la peste : votre rat dépasserait 9.
lesson-friend-moves = Il doit maintenant quitter le séminaire : jamais deux fois de suite au même endroit. Envoyez-le à l’hôpital.
    .hint = Cherchez l’hôpital parmi les choix.
    .bank = 2 pièces, et le rat dépasse 9 : cela coûte 2 points de prestige et un cube. La carte Banque, vous l’avez de toute façon.
    .rats = Une bonne place, un autre jour. Aujourd’hui le rat dépasserait 9, ce qui coûte 2 points de prestige et un cube.
lesson-friend-just = Le rat recule d’une case, et trois pions sont à l’hôpital : votre rat s’arrêtera juste sur 9. Cela ne coûte rien.

    Le séminaire n’a plus qu’un cube. Quand le confident part, sa force part avec lui.
lesson-friend-recap = La carte Confident ne demande pas de cube. Il va dans n’importe quel bâtiment, la fois suivante toujours dans un autre, et le bâtiment agit aussitôt.

    Là où il est, il compte comme un cube, et la peste ne le prend jamais. Quand il part, le bâtiment perd un pion.
