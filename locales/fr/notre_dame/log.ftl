# Ce qu’un joueur a fait, en une ligne du journal sans son nom ; plus court là où il y a moins de place.

log-gold = { $n } or
    .brief = { $n }{ short-gold }
log-markers = { $of ->
    [one] { $n } cube
   *[other] { $n } cubes
}
    .brief = { $n }{ short-markers }
log-prestige = { $n } prestige
    .brief = { $n }{ short-prestige }
log-park = parc { $n }
    .brief = { letter-park } { $n }
log-rat = rat { $before }→{ $after }
    .brief = { short-rat }{ $before }→{ $after }
log-rat-still = rat { $after }
    .brief = { short-rat }{ $after }
log-taken = dont { $n } de { $giver }
log-fetched = cube { $from }
    .brief = { $from }
    .briefest = de { $place }
log-added = { $of ->
    [one] { $of } cube { $at }
   *[other] { $of } cubes { $at }
}
    .brief = { $of } { $at }
    .briefest = { $of } à { $place }
log-moved = { $of ->
    [one] { $of } cube { $from } vers { $target }
   *[other] { $of } cubes { $from } vers { $target }
}
    .brief = { $of ->
        [one] { $origin }→{ $place }
       *[other] { $of } { $origin }→{ $place }
    }
log-returned = { $of ->
    [one] { $of } cube { $from } en moins
   *[other] { $of } cubes { $from } en moins
}
    .brief = { $of } ôté { $from }
    .briefest = { $of } ôté { $place }
log-friend = confident { $at }
    .brief = confident { $at }
    .briefest = confident { $place }
log-drives = vers la { $market }
    .brief = roule
log-message = lettre { $colour }
    .brief = { $colour }
log-wasted = sans effet
log-passed = ne corrompt personne
log-seen = regarde les personnages gris à venir
    .brief = regarde la suite
log-seen-in-order = voit { $persons }
    .brief = regarde la suite
log-plague = peste { $value } − { $hospital }
    .brief = peste { $change }
log-shares = part de Notre-Dame
    .brief = part
log-cathedral = Fin de la manche { $period }, Notre-Dame : { $share }
    .brief = Notre-Dame : { $share }
log-nobody-there = personne
log-drawn = pioche { $cards }
log-kept = garde { $cards }
log-received = reçoit { $cards }
log-bell = commence le tour suivant
    .brief = commence
log-ended = La partie est finie.
log-round = Manche { $period }, tour { $round } : { $persons }
    .brief = { $period }{ $round } : { $persons }
    .briefest = { $period }{ $round }
