# La leçon sur les cartes regardées et devinées.

lesson-guessing = Regarder et deviner
lesson-guessing-look = Qui a reçu la carte peut payer un point pour regarder la suivante. Deviner juste en rapportera trois : regardez.
    .hint = Le premier choix est de regarder.
    .skip = On peut deviner sans regarder, mais alors seule la chance aide.
lesson-guessing-deck = Vous avez vu un 1. { $key_pebbles_deck } montre les autres cartes qui restent ; regardez-les.
    .hint = Appuyez sur { $key_pebbles_deck }.
lesson-guessing-guess = Devinez maintenant : un 1, est-ce haut ou bas ? Une carte est haute à partir de 5.
    .hint = Un 1 est la plus basse des cartes.
    .high = Un 1 est bas, et vous le savez.
lesson-guessing-save = Luc a posé. La carte sera le 1 que vous avez vu : il ne vaut guère un caillou. Ne posez rien.
    .hint = Laissez à Luc ce seul point, et gardez vos cailloux.
    .wasted = Pour un seul point ? Gardez-les : deviner juste en rapporte trois de toute façon.
lesson-guessing-recap = Regarder coûte peu et apprend deux choses : que deviner, et ce que vaut la carte.

    { $key_take_back } annule, { $key_hint } demande conseil.
