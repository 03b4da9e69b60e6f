# Ce qu’un joueur a fait, en une ligne du journal sans son nom ; plus court là où il y a moins de place.

log-round = Tour { $round } sur { $of } : { $buildings }
    .brief = Tour { $round }
log-building = { $building } ({ $home })
    .brief = { $building }
log-support = soutien { $of }
    .brief = soutien { $building }
log-drawn = pioche { amount-cards }
    .brief = +{ amount-cards }
log-drawn-seen = pioche { $cards }
log-rats-told = rats { $before }→{ $after }
    .brief = rats { $before }→{ $after }
log-rats = { $change } { $of ->
    [one] rat
   *[other] rats
}
    .brief = { $change } { $of ->
        [one] rat
       *[other] rats
    }
log-seen = regarde la carte { $place } du Soutien des nonnes
    .brief = regarde la { $place }
log-seen-it = carte { $place } du Soutien des nonnes : { $card }
    .brief = carte { $place } : { amount-nuns }
log-pass = joue un laissez-passer et attend
    .brief = laissez-passer
log-entered = { $building } : { $cards }
    .brief = { $building } : { $cards }
log-entered-hidden = { $building } : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
    .brief = { $building } : { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
log-revealed = { $cards } : force { $force }
    .brief = force { $force }
log-influence = { $name } { $change } ({ $after } maintenant)
    .brief = { $name } { $change }
log-named = choisit { $player }
    .brief = choisit { $player }
log-privilege = privilège
    .brief = privilège
log-taken = { $cards }
log-tokens = { amount-tokens }
    .brief = { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
log-discarded = défausse { $cards } contre des rats
    .brief = −{ amount-cards }
log-tower-none = ne reçoit aucune carte : personne ne doit en donner
    .brief = aucune carte des autres
log-tower = reçoit { amount-cards } des autres
    .brief = +{ amount-cards }
log-start = commence le tour suivant
    .brief = commence
log-lives = { $n ->
    [0] survit, sans un rat
    [one] survit, avec { $n } rat
   *[other] survit, avec { $n } rats
}
    .brief = survit
log-dies = { $n ->
    [one] meurt de { $n } rat
   *[other] meurt de { $n } rats
}
    .brief = meurt
log-ended = La partie est finie : { amount-nuns }
    .brief = Fin : { amount-nuns }
