# The names of the game's things, by their code names.

class-peasantry = Peasantry
    .with = with the Peasantry
    .brief = Peas.
class-bourgeoisie = Bourgeoisie
    .with = with the Bourgeoisie
    .brief = Bourg.
class-clergy = Clergy
    .with = with the Clergy
    .brief = Clergy
class-knighthood = Knighthood
    .with = with the Knighthood
    .brief = Knight.
class-magic = Magic
    .with = with Magic
    .brief = Magic
class-nobility = Nobility
    .with = with the Nobility
    .brief = Nobil.

# The people on the Population cards, and the cards beside them; `.part` is what is typed for some of them.
card-peasantry = { $n ->
    [one] { $n } Peasant
   *[other] { $n } Peasants
}
    .part = Peasants
    .one = Peasant
card-bourgeoisie = { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
}
    .part = Merchants
    .one = Merchant
card-clergy = { $n ->
    [one] { $n } Monk
   *[other] { $n } Monks
}
    .part = Monks
    .one = Monk
card-knighthood = { $n ->
    [one] { $n } Knight
   *[other] { $n } Knights
}
    .part = Knights
    .one = Knight
card-magic = { $n ->
    [one] { $n } Witch
   *[other] { $n } Witches
}
    .part = Witches
    .one = Witch
card-nobility = { $n ->
    [one] { $n } King
   *[other] { $n } Kings
}
    .part = Kings
    .one = King
card-joker = { $n ->
    [one] { $n } Joker
   *[other] { $n } Jokers
}
    .part = Jokers
    .one = Joker
    .letter = J
card-sword = { $n ->
    [one] { $n } Sword
   *[other] { $n } Swords
}
    .part = Swords
    .one = Sword
    .letter = S
card-flute = { $n ->
    [one] { $n } Flute
   *[other] { $n } Flutes
}
    .part = Flutes
    .one = Flute
    .letter = F
card-pass = { $n ->
    [one] { $n } Pass
   *[other] { $n } Passes
}
    .part = Passes
    .one = Pass
    .letter = P
card-gold = { $n } Gold
    .part = Gold
    .one = Gold
    .letter = G

# A Population card with its nuns.
card-with-nuns = { $nuns ->
    [0] { $card } (no nun)
    [one] { $card } ({ $nuns } nun)
   *[other] { $card } ({ $nuns } nuns)
}

cards-with-nuns = { $cards } (nuns { $nuns })
cards-none = nothing

building-palace = Palace
    .the = the Palace
    .of = of the Palace
    .brief = Palace
building-treasury = Treasury
    .the = the Treasury
    .of = of the Treasury
    .brief = Treasury
building-monastery = Monastery
    .the = the Monastery
    .of = of the Monastery
    .brief = Monastery
building-hospital = Hospital
    .the = the Hospital
    .of = of the Hospital
    .brief = Hospital
building-office = Office
    .the = the Office
    .of = of the Office
    .brief = Office
building-marketplace = Marketplace
    .the = the Marketplace
    .of = of the Marketplace
    .brief = Market
building-guard_tower = Guard Tower
    .the = the Guard Tower
    .of = of the Guard Tower
    .brief = Tower
building-castle = Castle
    .the = the Castle
    .of = of the Castle
    .brief = Castle
building-farm = Farm
    .the = the Farm
    .of = of the Farm
    .brief = Farm
building-brewery = Brewery
    .the = the Brewery
    .of = of the Brewery
    .brief = Brewery
building-tent = Fortune-teller’s Tent
    .the = the Fortune-teller’s Tent
    .of = of the Fortune-teller’s Tent
    .brief = Tent
building-hut = Piper’s Hut
    .the = the Piper’s Hut
    .of = of the Piper’s Hut
    .brief = Hut

# Where the row has a type twice, its buildings are told apart by their places.
building-numbered = { $building } { $n }

phase-a = new buildings
phase-b = support
phase-c = enter buildings
phase-d = resolve buildings
phase-e = end of the round

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
amount-nuns = { $n ->
    [one] { $n } nun
   *[other] { $n } nuns
}
amount-influence = { $n } influence
amount-tokens = { $n ->
    [one] { $n } victory point token
   *[other] { $n } victory point tokens
}
amount-looks = { $n ->
    [one] { $n } card of the nun row
   *[other] { $n } cards of the nun row
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# When in the game it is.
when = Round { $round }
    .in = in round { $round }
    .progress = round { $round } of { $of }
    .after = At the end
    .in-after = at the end
