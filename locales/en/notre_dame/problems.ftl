# Why something cannot be accepted, by the reason that the rules of this game give.

problem-card-already-kept = You have already kept the card { $action }; it cannot be chosen again.
problem-card-not-offered = The card { $action } is not offered to you.
problem-card-not-in-hand = The card { $action } is not in your hand.
problem-not-from-there = No marker can be taken { $from } for this.
    .short = no marker can come from there
problem-nothing-there = There is nothing to take { $taken }.
    .short = nothing to take
problem-must-donate = The marker stands on Notre Dame already: you must give at least 1 gold.
    .short = a gift is due
problem-donation-size = A gift is 1 to { $most } gold, not { $gold }.
problem-not-enough-gold = That costs { $needed } gold, and you have { $gold }.
    .short = you have only { $gold } gold
problem-friend-already-there = Your friend is already there; he must go to another sector.
    .short = already there
problem-friend-not-placed = Your friend is not on the board yet.
    .short = not on the board yet
problem-not-a-sector = That is not one of your seven sectors.
problem-not-from-the-cathedral = Nothing can be taken from Notre Dame for this.
    .short = nothing can come from there
problem-same-sector = The target must be another sector than { $place }.
    .short = the same sector
problem-sector-not-empty = { $number ->
    [one] { $number } piece is { $at } already; the sector must be empty.
   *[other] { $number } pieces are { $at } already; the sector must be empty.
}
    .short = not empty
problem-minstrel-number = The minstrel moves 1 to { $most } pieces, and no more than there are.
    .short = not so many there
problem-too-many-markers = { $most ->
    [one] You have only { $most } marker there.
   *[other] You have only { $most } markers there.
}
    .short = only { $most } there
problem-no-message-of-that-kind = You have no message of that kind.
    .short = you have none
problem-no-such-market = There is no such market.
problem-too-far = That market is { $distance } steps away, and your carriage can go { $steps }.
    .short = { $steps ->
        [one] too far: 1 step at most
       *[other] too far: { $steps } steps at most
    }
problem-person-not-on-display = { $person } is not on display this round.
problem-counsellor-only-once = The counsellor cannot be hired again.
    .short = not twice
problem-must-take-a-benefit = One of the benefits must be taken.
    .short = one must be taken
problem-no-gold-left = There is no gold left to take.
    .short = none left
problem-no-marker-in-reserve = You have no marker left in the general supply.
    .short = none left
problem-rat-at-zero = Your rat is on 0 already.
    .short = already on 0
problem-not-the-fullest-sector = The plague takes from a fullest sector that holds a marker; { $place } is none.
    .short = not among the fullest
problem-setup-player-count = Notre Dame is for { $fewest } to { $most } players, not { $found }.
problem-setup-edition = There is no edition “{ $edition }”; there are: { $known }.
problem-setup-colour-count = { $found ->
    [one] There is { $found } colour for { $wanted } players.
   *[other] There are { $found } colours for { $wanted } players.
}
problem-setup-unknown-colour = There is no colour “{ $colour }”; there are: { $known }.
problem-setup-equal-colours = Two players cannot both have the colour “{ $colour }”.
problem-components-too-few-coins = In the component file, “{ $key }” is { $found }; it must be at least { $wanted }.
problem-components-unreachable = In the component file, “{ $key }” leaves markets without a way to them on a ring of { $boroughs } boroughs.
