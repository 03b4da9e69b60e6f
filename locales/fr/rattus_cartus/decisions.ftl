# Ce qui est demandé à chaque décision, par son nom de code.

ask-support = De quel bâtiment prenez-vous le soutien ?
ask-look = Quelle carte du Soutien des nonnes regardez-vous ?
ask-enter = { $can ->
    [pass] Dans quel bâtiment entrez-vous, et avec quelles cartes ? Ou jouez-vous un laissez-passer ?
   *[enter] Dans quel bâtiment entrez-vous, et avec quelles cartes ?
}
ask-sword_target = Plusieurs ont posé le moins d’épées. Qui doit vous donner la moitié de sa main ?
ask-flute_target = Plusieurs ont posé le moins de flûtes. Qui reçoit un de vos rats ?
ask-sword_gift = { $n ->
    [one] { $player } a posé le plus d’épées. Quelle carte donnez-vous ?
   *[other] { $player } a posé le plus d’épées. Quelles { $n } cartes donnez-vous ?
}
ask-tower_gift = { $n ->
    [one] { $player } a le privilège de la tour de garde. Quelle carte donnez-vous ?
   *[other] { $player } a le privilège de la tour de garde. Quelles { $n } cartes donnez-vous ?
}
ask-hospital = { $n ->
    [one] Défaussez-vous une carte contre un rat ?
   *[other] Quelles cartes défaussez-vous contre autant de rats ? { $n } au plus.
}

# Les parties dont un coup se compose ; les cartes s’appellent par leur nom.
part-building = bâtiment
part-pass = jouer un laissez-passer

# Avant qu’un coup qui laisse toutes les cartes en place soit joué par une touche pressée deux fois.
hesitate-enter = Vous entreriez sans carte, et sans gagner d’influence.
hesitate-enter-last = Vous entreriez sans carte : seul le privilège vous donnerait de l’influence.
hesitate-discard = Vous ne défausseriez aucune carte, et garderiez vos rats.

# Les coups comme choix.
choose-look = carte { $n }
choose-enter = { $building } avec { $cards }
choose-enter-empty = { $building } sans carte
choose-pass = jouer un laissez-passer

# Ce qu’un coup apporte aussitôt, autant qu’on peut le savoir.
brings-support-none = { $choice } : rien pour l’instant
brings-support = { $choice } : { $brings }
brings-look-new = { $choice } : personne ne l’a encore regardée
brings-look-seen = { $choice } : vue par { $players }
brings-rats = rats de { $before } à { $after } (survie : { $old } à { $new })
    .brief = rats { $before } à { $after } ({ $old } à { $new })
brings-rats-same = rats de { $before } à { $after } (survie : { $new })
    .brief = rats { $before } à { $after } ({ $new })
brings-enter = force { $force }
brings-influence = { $name } { $before } à { $after }
brings-rank = { $before ->
    [0] rang { $after }
   *[other] rang { $before } à { $after }
}
brings-rank-same = rang { $rank }
brings-no-rats = aucun rat
brings-swords = { card-sword }
brings-flutes = { card-flute }
lead-sure = privilège pour l’instant : { $privilege }
    .brief = privilège pour l’instant : { $privilege }
lead-open = privilège peut-être : { $privilege } ; sinon { $basic }
    .brief = peut-être { $privilege }, sinon { $basic }
lead-none = action de base : { $basic }
    .brief = base : { $basic }
lead-last-sure = privilège pour l’instant : +1 influence
lead-last-open = privilège peut-être : +1 influence
lead-last-none = pas de privilège
brings-pass = { $left ->
    [0] jouer un laissez-passer : attendre les autres ; c’est votre dernier
    [one] jouer un laissez-passer : attendre les autres ; il en reste { $left }
   *[other] jouer un laissez-passer : attendre les autres ; il en reste { $left }
}
brings-half = { $choice } : { $n } sur { amount-hand }
brings-rat = { $choice } : prend un de vos rats
brings-discard = { $choice } : { $rats }
brings-no-discard = garder toutes les cartes et tous les rats
amount-hand = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}

# Les verbes qu’on peut taper devant le nom d’un choix, par sorte de coup.
typed-support = soutien prendre prends prenez
typed-look = regarder regarde regardez voir
typed-enter = entrer entre entrez
typed-pass = passer passe passez attendre
typed-name = choisir choisis choisissez
typed-give = donner donne donnez
typed-discard = défausser défausse défaussez
