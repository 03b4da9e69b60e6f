# What buildings give: their privileges, basic actions and supports; `.brief` is what fits on a small card.

effect-tokens = take { amount-tokens }
    .brief = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
effect-take-joker = take { card-joker }
    .brief = { card-joker }
effect-take-sword = take { card-sword }
    .brief = { card-sword }
effect-take-flute = take { card-flute }
    .brief = { card-flute }
effect-take-pass = take { card-pass }
    .brief = { card-pass }
    .tiny = { card-pass }
effect-take-gold = take { card-gold }
    .brief = { card-gold }
effect-draw = draw { amount-cards }
    .brief = +{ amount-cards }
    .tiny = +{ $n } c
effect-discard_rats = discard { amount-rats }
    .brief = −{ amount-rats }
effect-look = look at { amount-looks }
    .brief = look { $n }
effect-cards_for_rats = give up to { amount-cards } for as many rats
    .brief = { $n } cards: −{ $n } rats
    .tiny = { $n }c: −{ $n }r
effect-draw_per_influence = { $points ->
    [one] draw { amount-cards } for every point of force here
   *[other] draw { amount-cards } for every { $points } points of force here
}
    .brief = +{ $n } card per { $points ->
        [one] force
       *[other] { $points } force
    }
    .tiny = +{ $n } c per { $points ->
        [one] force
       *[other] { $points } force
    }
effect-tower = take { amount-cards } from each with as many cards or more
    .brief = { amount-cards } of each
    .tiny = { $n } c of each
effect-none = nothing
    .brief = nothing
effect-nothing = nothing, but safe from the Tower
    .brief = only safe
