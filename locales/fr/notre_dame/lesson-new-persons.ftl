# Leçon : les nouveaux personnages de l’extension.

lesson-new-persons = Les nouveaux personnages
lesson-new-persons-drawn = Cette partie se joue avec l’extension : 18 nouveaux personnages gris. Chaque lettre en a neuf, mais trois seulement ont été tirés au sort, connus de tous. Appuyez sur { $key_persons }, puis fermez la liste.
    .hint = Appuyez sur { $key_persons } ; { key-escape } referme la liste.
lesson-new-persons-scholar = L’érudit vous laisse jouer aussi votre troisième carte, au lieu de la défausser. Il vous reste la résidence : un cube de plus, et 1 point de prestige. Choisissez l’érudit.
    .hint = Choisissez l’érudit par son numéro, ou cliquez sur sa carte.
    .lender = 2 pièces et 1 point de prestige, une valeur sûre ; mais il revient à chaque manche. L’érudit ne vient que maintenant.
    .minstrel = Le ménestrel déplace ce que vous avez. L’érudit met un cube de plus au travail.
    .nobody = Votre résidence part alors sans avoir été jouée. L’érudit en fait une troisième carte.
lesson-new-persons-butcher = Un tour plus tard, joué pour vous. Le boucher pose un cube de la réserve commune dans chacun de vos bâtiments vides : séminaire, banque et parc. Aucun n’agit. Choisissez le boucher.
    .hint = Choisissez le boucher par son numéro.
    .monk = Deux cubes pour votre réserve, et 1 point de prestige. Le boucher vous en donne trois, déjà posés sur le plateau.
    .fool = Le fou déplace un pion. Le boucher en apporte trois nouveaux.
    .nobody = Trois cubes sur le plateau pour 1 pièce : prenez-les.
lesson-new-persons-filled = Il y a maintenant un cube dans chaque bâtiment. Les nouveaux n’ont encore rien fait ; mais le prochain au séminaire rapportera 2 cubes, le prochain à la banque 2 pièces.
lesson-new-persons-administrator = La leçon a pris deux lettres de change pour vous dans ce tour : vous voilà à 14 points de prestige. L’administrateur vous en donne encore autant. Choisissez-le.
    .hint = Choisissez l’administrateur par son numéro.
    .doctor = Sans lui, votre rat avance de 6, jusqu’à 9 : c’est juste, mais cela passe. Et l’administrateur rapporte 14 points de prestige !
    .hostess = 3 points de prestige et un cadeau. L’administrateur en rapporte 14 !
    .nobody = 14 points de prestige pour votre dernière pièce : vous ne trouverez pas mieux.
lesson-new-persons-coming = 28 points de prestige ! On sait aussi qui viendra dans les manches B et C, mais pas dans quel ordre. Appuyez encore sur { $key_persons }, et songez à ce qu’il faut préparer.
    .hint = Appuyez sur { $key_persons } ; { key-escape } referme la liste.
lesson-new-persons-recap = Avec les nouveaux personnages, trois gris sur neuf sont tirés pour chaque manche, et montrés à tous.

    Érudit : votre troisième carte aussi. Boucher : un cube dans chaque bâtiment vide. Administrateur : double votre prestige.

    { $key_persons } montre qui peut venir, { $key_rules } ce que fait chacun.
