# Leçon : les jokers : ferme et marché.

lesson-jokers = Les jokers : ferme et marché
lesson-jokers-enter = Neuf cartes, mais seuls vos deux marchands sont chez eux dans l’un des bâtiments de ce tour. Entrez au marché avec les deux.
    .hint = Le marché, et deux marchands.
    .other = Les étrangers attirent des rats, et moins de cartes font moins de force. Ici : le marché avec les deux marchands.
lesson-jokers-won = Le marché vous a donné deux jokers, et un à Luc. Claire a pioché quatre cartes à la ferme.

    Les soutiens du tour suivant sont déjà pris : vous avez regardé la deuxième carte du Soutien des nonnes.
lesson-jokers-castle = Un joker vaut 1 de force dans tout bâtiment, et n’attire jamais de rat. Au château se trouvent une carte de Luc et deux de Claire, et vous avez un chevalier. Envoyez-le avec les deux jokers : force 3.
    .hint = Le château, un chevalier et deux jokers.
    .tent = Quatre sorcières dans la tente, c’est fort aussi, et cela garde les jokers. La leçon montre ce que peuvent les jokers au château.
    .other = Nous voulons une force de 3 et aucun rat : le château, avec le chevalier et les deux jokers.
lesson-jokers-result = Vous menez auprès de la chevalerie, Claire est deuxième, Luc troisième ; et aucun rat n’est venu. Les jokers sont retournés à leur pile : on ne les joue qu’une fois.
lesson-jokers-piles = { $key_rattus_piles } montre les pioches là où l’écran n’a pas de place pour elles : combien de jokers restent, ce qui est défaussé, et quels bâtiments peuvent encore venir. Regardez-y une fois.
    .hint = Appuyez simplement sur { $key_rattus_piles }, une fois.
lesson-jokers-there = Les voici : il reste 14 jokers, et la défausse revient quand la pioche est épuisée. Des 24 bâtiments que vous n’avez pas vus, seuls 12 viendront ; les autres restent dans la pioche de remplacement.
lesson-jokers-recap = Le marché donne des jokers : 1 de force partout, jamais un rat, et une carte en main à la fin. La ferme fait piocher.

    { $key_rattus_piles } montre les pioches.
