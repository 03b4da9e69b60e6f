# Pourquoi quelque chose ne peut être accepté, par la raison que donnent les règles de ce jeu.

problem-no-such-building = Il n’y a pas de bâtiment { $place } dans la rangée ; il y en a { $most }.
problem-nun-already-seen = Vous avez déjà regardé la carte { $place } ; choisissez-en une autre.
    .short = déjà vue
problem-no-such-nun = Il n’y a pas de carte { $place } dans le Soutien des nonnes ; il y en a { $most }.
problem-no-pass-in-hand = Vous n’avez pas de laissez-passer.
    .short = aucun en main
problem-last-outside = Tous les autres sont entrés ; vous devez donc entrer aussi.
    .short = le dernier doit entrer
problem-pass-with-cards = Un laissez-passer se joue au lieu d’entrer ; ne posez aucune carte avec lui.
problem-not-among-the-fewest = On ne peut choisir que parmi ceux qui en ont posé le moins.
    .short = pas parmi le moins
problem-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
problem-gold-is-not-laid = L’or ne se pose jamais dans un bâtiment.
    .short = ne se pose jamais
problem-pass-is-not-laid = Un laissez-passer ne se pose pas dans un bâtiment ; il se joue au lieu d’entrer.
    .short = se joue au lieu d’entrer
problem-too-many-cards = { $most ->
    [one] Vous pouvez défausser { $most } carte au plus.
   *[other] Vous pouvez défausser { $most } cartes au plus.
}
problem-wrong-number-of-cards = { $wanted ->
    [one] Vous devez donner exactement { $wanted } carte ; choisies : { $found }.
   *[other] Vous devez donner exactement { $wanted } cartes ; choisies : { $found }.
}
problem-cards-not-in-order = Les cartes d’un coup doivent être dans leur ordre.

problem-setup-unknown-colour = Il n’y a pas de couleur « { $colour } » ; il y a : { $known }.
problem-setup-equal-colours = Deux joueurs ne peuvent pas avoir tous deux la couleur « { $colour } ».
problem-setup-colour-count = { $found ->
    [one] Il y a { $found } couleur pour { $wanted } joueurs.
   *[other] Il y a { $found } couleurs pour { $wanted } joueurs.
}
problem-setup-chosen-unasked = Des cartes Bâtiment sont nommées, mais les bâtiments ne sont pas « choisis » ; n’en nommez aucune, ou choisissez-les.
problem-setup-unknown-building = Il n’y a pas de carte Bâtiment « { $building } ».
problem-setup-building-twice = La carte Bâtiment { $building } est indiquée deux fois.
problem-setup-building-count = Il doit y avoir { $wanted } cartes en tout de ces deux bâtiments, { $first } et { $second }, et non { $found }.
problem-components-too-few-cards = Dans le fichier de matériel, « { $key } » a { $found } cartes ; il en faut au moins { $wanted }.

building-copy = { $building } { $copy }
