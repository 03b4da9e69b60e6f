# Pourquoi quelque chose est refusé, par la raison que donnent les règles de ce jeu.

problem-card-already-kept = Vous avez déjà gardé la carte { $action } ; elle ne peut plus être choisie.
problem-card-not-offered = La carte { $action } ne vous est pas proposée.
problem-card-not-in-hand = La carte { $action } n’est pas dans votre main.
problem-not-from-there = Pour cela, aucun cube Influence ne peut venir { $from }.
    .short = aucun cube ne peut en venir
problem-nothing-there = Il n’y a rien à prendre { $taken }.
    .short = rien à y prendre
problem-must-donate = Le cube Influence est déjà à Notre-Dame : il faut offrir au moins 1 pièce d’or.
    .short = il faut offrir
problem-donation-size = Une offrande va de 1 à { $most } pièces d’or ; { $gold }, c’est impossible.
problem-not-enough-gold = { $gold ->
    [one] Il faut payer { $needed }, et vous n’avez que { $gold } pièce d’or.
   *[other] Il faut payer { $needed }, et vous n’avez que { $gold } pièces d’or.
}
    .short = vous n’avez que { $gold } or
problem-friend-already-there = Votre confident y est déjà ; il doit changer de bâtiment.
    .short = il y est déjà
problem-friend-not-placed = Votre confident n’est pas encore sur le plateau.
    .short = pas encore sur le plateau
problem-not-a-sector = Ce n’est pas l’un de vos sept bâtiments.
problem-not-from-the-cathedral = Pour cela, rien ne peut venir de Notre-Dame.
    .short = rien ne peut en venir
problem-same-sector = Il faut un autre bâtiment que { $place }.
    .short = le même bâtiment
problem-sector-not-empty = { $number ->
    [one] Il y a déjà { $number } pion { $at } ; le bâtiment doit être vide.
   *[other] Il y a déjà { $number } pions { $at } ; le bâtiment doit être vide.
}
    .short = pas vide
problem-minstrel-number = Le ménestrel déplace de 1 à { $most } cubes (ou le confident), et pas plus qu’il n’y en a.
    .short = il n’y en a pas tant
problem-too-many-markers = { $most ->
    [one] Vous n’y avez que { $most } cube Influence.
   *[other] Vous n’y avez que { $most } cubes Influence.
}
    .short = { $most } seulement
problem-no-message-of-that-kind = Vous n’avez pas de lettre de change de cette sorte.
    .short = vous n’en avez pas
problem-no-such-market = Cette place de marché n’existe pas.
problem-too-far = Cette place est à { $distance } pas, et votre calèche ne peut en faire que { $steps }.
    .short = trop loin : { $steps } pas au plus
problem-person-not-on-display = { $person } : ce personnage n’est pas dévoilé ce tour.
problem-counsellor-only-once = Le conseiller ne peut pas être corrompu une nouvelle fois.
    .short = pas deux fois
problem-must-take-a-benefit = Il faut prendre l’un des avantages.
    .short = il faut en prendre un
problem-no-gold-left = Il n’y a plus de pièce d’or à prendre.
    .short = il n’y en a plus
problem-no-marker-in-reserve = Vous n’avez plus de cube Influence dans la réserve commune.
    .short = il n’y en a plus
problem-rat-at-zero = Votre rat est déjà sur la case 0.
    .short = déjà sur 0
problem-not-the-fullest-sector = La peste frappe un bâtiment parmi les plus remplis, où il y a un cube Influence ; ce n’est pas le cas ici : { $place }.
    .short = pas parmi les plus remplis
problem-setup-player-count = Notre-Dame se joue de { $fewest } à { $most } joueurs, pas à { $found }.
problem-setup-edition = L’édition « { $edition } » n’existe pas ; il y a : { $known }.
problem-setup-colour-count = { $found ->
    [one] Il y a { $found } couleur pour { $wanted } joueurs.
   *[other] Il y a { $found } couleurs pour { $wanted } joueurs.
}
problem-setup-unknown-colour = La couleur « { $colour } » n’existe pas ; il y a : { $known }.
problem-setup-equal-colours = Deux joueurs ne peuvent pas avoir la même couleur « { $colour } ».
problem-components-too-few-coins = Dans le fichier de matériel, « { $key } » vaut { $found } ; il faut au moins { $wanted }.
problem-components-unreachable = Dans le fichier de matériel, « { $key } » laisse des places de marché sans accès sur un anneau de { $boroughs } quartiers.
