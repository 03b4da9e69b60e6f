# Why something cannot be accepted, by the reason that the rules of this game give.

problem-no-such-building = There is no building { $place } in the row; there are { $most }.
problem-nun-already-seen = You have already looked at card { $place }; choose another one.
    .short = already seen
problem-no-such-nun = There is no card { $place } in the nun row; there are { $most }.
problem-no-pass-in-hand = You have no Pass.
    .short = none in hand
problem-last-outside = All others have entered, so you must enter too.
    .short = the last one must enter
problem-pass-with-cards = A Pass is played instead of entering; lay no cards with it.
problem-not-among-the-fewest = Only those who laid fewest can be chosen.
    .short = not among the fewest
problem-card-not-in-hand = You have no such card in hand: { $card }.
problem-gold-is-not-laid = Gold is never laid in a building.
    .short = never laid
problem-pass-is-not-laid = A Pass is not laid in a building; it is played instead of entering.
    .short = played instead of entering
problem-too-many-cards = { $most ->
    [one] You can discard { $most } card at most.
   *[other] You can discard { $most } cards at most.
}
problem-wrong-number-of-cards = { $wanted ->
    [one] You must give exactly { $wanted } card; { $found } chosen.
   *[other] You must give exactly { $wanted } cards; { $found } chosen.
}
problem-cards-not-in-order = The cards of a move must be in their order.

problem-setup-unknown-colour = There is no colour “{ $colour }”; there are: { $known }.
problem-setup-equal-colours = Two players cannot both have the colour “{ $colour }”.
problem-setup-colour-count = { $found ->
    [one] There is { $found } colour for { $wanted } players.
   *[other] There are { $found } colours for { $wanted } players.
}
problem-setup-chosen-unasked = Building cards are named, but the buildings are not “chosen”; name none, or choose them.
problem-setup-unknown-building = There is no building card “{ $building }”.
problem-setup-building-twice = The building card { $building } is there twice.
problem-setup-building-count = Of { $first } and { $second } there must be { $wanted } cards together, not { $found }.
problem-components-too-few-cards = In the component file, “{ $key }” has { $found } cards; there must be at least { $wanted }.

building-copy = { $building } { $copy }
