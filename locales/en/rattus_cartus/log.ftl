# What a player did, as a line of the log without the name; shorter where there is less room.

log-round = Round { $round } of { $of }: { $buildings }
    .brief = Round { $round }
log-building = { $building } ({ $home })
    .brief = { $building }
log-support = support { $of }
    .brief = support { $building }
log-drawn = draws { amount-cards }
    .brief = +{ amount-cards }
log-drawn-seen = draws { $cards }
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
log-seen = looks at card { $place } of the nun row
    .brief = looks at { $place }
log-seen-it = card { $place } of the nun row: { $card }
    .brief = card { $place }: { amount-nuns }
log-pass = plays a Pass and waits
    .brief = Pass
log-entered = { $building }: { $cards }
    .brief = { $building }: { $cards }
log-entered-hidden = { $building }: { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
    .brief = { $building }: { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
log-revealed = { $cards }: force { $force }
    .brief = force { $force }
log-influence = { $name } { $change } (now { $after })
    .brief = { $name } { $change }
log-named = chooses { $player }
    .brief = chooses { $player }
log-privilege = privilege
    .brief = privilege
log-taken = { $cards }
log-tokens = { amount-tokens }
    .brief = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
log-discarded = discards { $cards } for rats
    .brief = −{ amount-cards }
log-tower-none = no card: nobody has to give any
    .brief = no card from others
log-tower = gets { amount-cards } from others
    .brief = +{ amount-cards }
log-start = begins the next round
    .brief = begins
log-lives = { $n ->
    [0] lives, without a rat
    [one] lives, with { $n } rat
   *[other] lives, with { $n } rats
}
    .brief = lives
log-dies = { $n ->
    [one] dies of { $n } rat
   *[other] dies of { $n } rats
}
    .brief = dies
log-ended = The game is over: { amount-nuns }
    .brief = The end: { amount-nuns }
