# What a player did, by the kind of move.

did-support = takes the support { $of }
did-look = looks at card { $n } of the nun row
did-enter = enters { $building } with { $cards }
did-enter-empty = enters { $building } without a card
did-enter-hidden = { $n ->
    [one] enters { $building } with { $n } card
   *[other] enters { $building } with { $n } cards
}
did-pass = plays a Pass and waits
did-name = chooses { $player }
did-give = gives { $cards }
did-give-hidden = { $n ->
    [one] gives { $n } card
   *[other] gives { $n } cards
}
did-discard = discards { $cards }
did-discard-none = discards nothing
