# Leçon : contre les rats.

lesson-rats = Contre les rats : hôpital, parc, auberge
lesson-rats-hospital = Encore une autre table, au tour 2. Vos trois cartes peuvent toutes faire reculer le rat. Il est temps : il est sur 4, et la peste vaut 5. C’est l’hôpital qui aide le plus. Jouez-le.
    .hint = Choisissez l’hôpital par son numéro, ou cliquez sur la carte.
    .park = Le parc fait reculer le rat aujourd’hui. L’hôpital aussi, et il retient en plus un rat à chaque tour à venir. Le parc sera votre prochaine carte.
    .hotel = L’auberge laisse choisir entre trois choses, dont le rat. Mais seul l’hôpital retient aussi un rat à chaque tour.
lesson-rats-plague = Le rat a aussitôt reculé sur 3. Et voyez la peste : 5 moins 1. Chaque cube à l’hôpital en retire un, maintenant et à chaque tour suivant.

    S’il y a plus de cubes que de rats, votre rat recule même.
lesson-rats-park = Maintenant le parc. Lui aussi fait reculer le rat. Mais ce n’est pas tout : votre deuxième cube y forme une paire, et vous verrez tout de suite à quoi elle sert.
    .hint = Choisissez le parc par son numéro, ou cliquez sur la carte.
    .hotel = L’auberge peut attendre : elle sert aujourd’hui, et c’est tout. Une paire au parc rapporte pendant toute la partie.
lesson-rats-monk = Une paire au parc : désormais, chaque gain de prestige augmente de 1. Le moine donne 1 point, pour vous 2, et deux cubes ; justement, votre réserve est vide. Choisissez-le.
    .hint = Le moine est le premier des trois personnages.
    .doctor = Le médecin arrête la peste pour vous, ce tour-ci. Votre rat n’est que sur 2 : aujourd’hui, vous pouvez vous en passer.
    .nobody = Vous avez 4 pièces et plus aucun cube. Le moine apporte deux cubes, et du prestige avec le point en plus.
    .guard = 5 points : un pour chacun de vos quatre cubes, et 1 grâce au parc. Mais vos prochaines cartes seraient sans cube. La leçon continue avec le moine.
lesson-rats-ran = 2 points grâce au moine, et deux cubes. Votre rat n’a couru que de 2 à 6 ; sans l’hôpital, il serait sur 7.

    Quatre cubes au parc ajouteraient 2 à chaque gain, six cubes 3. Les cartes du nouveau tour ont été gardées pour vous.
lesson-rats-residence = Revoyez ce point en plus. Le deuxième cube à la résidence rapporte 2, et la paire au parc ajoute 1. Jouez la résidence.
    .hint = Parmi les choix, cherchez la carte qui rapporte 3 points de prestige.
    .bonus = Ici, pas de prestige, donc le parc n’ajoute rien. La résidence rapporte 2, et le parc 1 de plus.
lesson-rats-hotel = 3 points d’un coup. Votre dernière carte du tour est l’auberge.
    .hint = Choisissez l’auberge par son numéro, ou cliquez sur la carte.
    .school = Un premier cube au séminaire en rend un. C’est sage ; mais l’auberge vous laisse le choix, regardez-la.
lesson-rats-gain = Une pièce, un cube, ou le rat une case en arrière. Le rat s’arrêtera sur 8, cela va encore ; mais votre réserve est vide. Prenez le cube.
    .hint = Trois cadeaux, et l’un d’eux vous manque tout à fait : regardez vos biens.
    .nothing = On peut refuser, mais pourquoi ? Un cadeau est un cadeau.
    .rat = Une case en arrière : bon contre la peste aussi. Mais sans cube, votre prochaine carte devrait en prendre un ailleurs.
    .gold = Une pièce n’est jamais inutile, et vous en avez 3. Mais sans cube, votre prochaine carte devrait en prendre un ailleurs.
lesson-rats-recap = Hôpital : le rat recule, et un rat de moins à chaque tour par cube. Parc : le rat recule, et par paire 1 point de plus à chaque gain de prestige.

    Auberge : une pièce, un cube ou un recul du rat ; deux fois dès le troisième cube.

    S’arrêter sur 9 ne coûte rien. Dépasser 9, si.
