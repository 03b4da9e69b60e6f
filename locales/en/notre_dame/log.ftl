# What a player did, as a line of the log without the player's name; shorter where there is less room.

log-gold = { $n } gold
    .brief = { $n }{ short-gold }
log-markers = { $of ->
    [one] { $n } marker
   *[other] { $n } markers
}
    .brief = { $n }{ short-markers }
log-prestige = { $n } prestige
    .brief = { $n }{ short-prestige }
log-park = park { $n }
    .brief = { letter-park } { $n }
log-rat = rat { $before }→{ $after }
    .brief = { short-rat }{ $before }→{ $after }
log-rat-still = rat { $after }
    .brief = { short-rat }{ $after }
log-taken = { $n } from { $giver }
log-fetched = marker { $from }
    .brief = { $from }
    .briefest = from { $place }
log-added = { $of ->
    [one] { $of } marker { $at }
   *[other] { $of } markers { $at }
}
    .brief = { $of } { $at }
    .briefest = { $of } on { $place }
log-moved = { $of ->
    [one] { $of } marker { $from } to { $target }
   *[other] { $of } markers { $from } to { $target }
}
    .brief = { $of ->
        [one] { $origin }→{ $place }
       *[other] { $of } { $origin }→{ $place }
    }
log-returned = { $of ->
    [one] { $of } marker gone { $from }
   *[other] { $of } markers gone { $from }
}
    .brief = { $of } gone { $from }
    .briefest = { $of } off { $place }
log-friend = friend { $at }
    .brief = friend { $at }
    .briefest = friend { $place }
log-drives = to the { $market }
    .brief = drives
log-message = { $colour } message
    .brief = { $colour }
log-wasted = no effect
log-passed = hires nobody
log-seen = looks at the gray persons to come
    .brief = looks ahead
log-seen-in-order = sees { $persons }
    .brief = looks ahead
log-plague = plague { $value } − { $hospital }
    .brief = plague { $change }
log-shares = share in Notre Dame
    .brief = share
log-cathedral = End of period { $period }, Notre Dame: { $share }
    .brief = Notre Dame: { $share }
log-nobody-there = nobody there
log-drawn = draws { $cards }
log-kept = keeps { $cards }
log-received = receives { $cards }
log-bell = begins the next round
    .brief = begins
log-ended = The game is over.
log-round = Period { $period }, round { $round }: { $persons }
    .brief = { $period }{ $round }: { $persons }
    .briefest = { $period }{ $round }
