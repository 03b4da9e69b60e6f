# Leçon : la peste et sa pénalité.

lesson-plague = La peste et sa pénalité
lesson-plague-past = Le tour 2 s’achève, et votre hôpital est vide. Votre rat est sur 6, la peste vaut 4 : cela ferait 10, mais la piste s’arrête à 9. L’encadré le signale : au-delà de 9.

    Voyons pour une fois ce que cela coûte.
lesson-plague-hire = Aucun des trois n’éloigne les rats : prenez donc ce qui rapporte. Le soldat compte vos cubes : deux au séminaire, deux à la résidence, soit 4 points de prestige.
    .hint = Choisissez le soldat, par son numéro ou d’un clic sur sa carte.
    .monk = Deux cubes et 1 point de prestige. Il vous reste déjà quatre cubes en réserve ; le soldat rapporte 4 points.
    .nobody = La peste est passée et vous n’avez rien gagné en échange. Prenez d’abord le soldat : 4 points pour 1 pièce d’or.
    .lender = 2 pièces et 1 point : c’est bien aussi, et le médecin voudra sa pièce au prochain tour. La leçon prend les 4 points du soldat.
lesson-plague-penalty = Le rat reste sur 9, 2 points de prestige sont perdus, et un cube doit quitter votre bâtiment le plus rempli pour la réserve commune. Ici, deux bâtiments sont à égalité : à vous de choisir celui qui vous manquera le moins.
    .hint = Séminaire ou résidence : les deux sont permis. Les cubes nourrissent toutes vos cartes : la leçon épargne le séminaire.
    .school = Le séminaire : permis aussi. Mais ses cubes nourrissent toutes vos cartes ; la leçon renonce donc à celui de la résidence.
lesson-plague-again = Un nouveau tour, et votre rat est toujours sur 9. Il n’y a que 2 rats sur les trois personnages, et pourtant vous passeriez de nouveau au-delà de 9.

    La pénalité peut tomber à chaque tour. Cette fois, il faut agir.
lesson-plague-keep = Laquelle de ces cartes aide contre les rats ? Gardez-la.
    .hint = Là où l’on soigne, les rats reculent : gardez l’hôpital.
    .cathedral = Notre-Dame demande de l’or, et il ne vous reste qu’une pièce. Les prières ne gênent pas le rat. Cherchez la carte qui aide.
    .bank = L’or seul n’arrête pas un rat. L’une des trois cartes, si.
lesson-plague-hospital = La leçon a gardé la deuxième carte. Votre main : Hôpital, Séminaire, Notre-Dame. Jouez l’hôpital : votre rat recule d’une case, et le cube posé retient un rat à chaque tour à venir.
    .hint = Jouez l’hôpital, par son numéro.
    .school = Trois cubes de plus, mais le rat est toujours sur 9 et irait au-delà. D’abord l’hôpital.
    .cathedral = Cela coûterait votre dernière pièce, et le rat ne bouge pas. D’abord l’hôpital.
lesson-plague-nine = Regardez l’encadré : 2 − 1 = 1, et votre rat va de 8 à 9. Arriver juste sur 9 ne coûte rien ; seul ce qui irait plus loin se paie.

    Votre deuxième carte est jouée pour vous : le séminaire. Puis viennent les personnages.
lesson-plague-doctor = Le médecin annule la peste de ce tour, pour vous seulement. Votre hôpital continue d’agir : votre rat va même reculer. Votre dernière pièce est pour lui.
    .hint = Choisissez le médecin : c’est celui des trois dont la carte porte deux rats.
    .minstrel = Le ménestrel déplace des pions dans votre quartier, mais rien n’agit. Contre les rats, c’est le médecin qu’il vous faut.
    .nobody = Pas de pénalité cette fois : juste 9. Mais le tour suivant commencerait sur la dernière case. Le médecin vaut bien sa pièce.
    .bishop = Un nouveau cube, peut-être au parc avec un recul du rat : c’est bien aussi, et rien ne serait perdu ce tour-ci. Mais le médecin fait descendre le rat plus bas.
lesson-plague-free = Peste 0, hôpital 1 : votre rat a reculé de 8 à 7. Une nouvelle manche commence, et l’encadré vous avertit déjà.

    Le parc et l’auberge font aussi reculer le rat, d’une case à la fois. Seul l’hôpital agit à chaque tour.
lesson-plague-recap = Un rat qui irait au-delà de 9 y reste ; vous perdez 2 points de prestige et un cube de votre bâtiment le plus rempli. Cela peut arriver à chaque tour. Exactement 9 ne coûte rien.

    Les cartes Hôpital, Parc et Auberge font reculer le rat ; les cubes à l’hôpital réduisent chaque peste ; le médecin annule celle du tour.
