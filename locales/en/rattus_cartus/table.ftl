# The words of the table.

top-when = { $last ->
    [yes] Last round, { $round } of { $of } · { $name }
   *[no] Round { $round } of { $of } · { $name }
}
reckoning-title = { $end ->
    [game] The end of the game
    [round] The buildings, and the end of the round
   *[buildings] The buildings
}
sign-players = the players and their discs
sign-nun = a nun on a card
sign-down = a card face down
sign-start = the start player
sign-stranger = a stranger in a building
sign-peasantry = the Peasantry
sign-bourgeoisie = the Bourgeoisie
sign-clergy = the Clergy
sign-knighthood = the Knighthood
sign-magic = Magic
sign-nobility = the Nobility
do-rattus-piles = Piles
    .help = show or hide the piles, the discards and the buildings still to come

row-support = S { $support }
    .full = Support: { $support }
row-privilege = P { $privilege }
    .full = Privilege: { $privilege }
row-basic = B { $basic }
    .full = Basic: { $basic }
row-last = P +1 influence
    .full = Privilege: +1 influence
tracks-title = Influence
tracks-prizes = the first { $prizes }
nuns-title = Nun row
    .brief = Nuns
nuns-odds-change = { $before } to { $after } rats: live { $old } to { $new }
    .short = { $before }→{ $after } rats: { $old }→{ $new }
    .brief = { $before }→{ $after } { short-rats }: { $old }→{ $new }
nuns-odds = { $rats ->
    [one] { $rats } rat: live { $chance }
   *[other] { $rats } rats: live { $chance }
}
    .short = { $rats ->
        [one] { $rats } rat: { $chance }
       *[other] { $rats } rats: { $chance }
    }
    .brief = { $rats } { short-rats }: { $chance }
    .full = { $rats ->
        [one] { $rats } rat: you live in { $chance } of the rows to expect
       *[other] { $rats } rats: you live in { $chance } of the rows to expect
    }
nuns-over = { $fate ->
    [lives] { $nuns } for { $rats }: you live
   *[dies] { $nuns } for { $rats }: you die of the plague
}
    .short = { $fate ->
        [lives] { $nuns }, { $rats }: alive
       *[dies] { $nuns }, { $rats }: dead
    }
players-title = Players
short-cards = c
    .long = { $n ->
        [one] card
       *[other] cards
    }
short-rats = r
    .long = { $n ->
        [one] rat
       *[other] rats
    }
short-tokens = t
    .long = { $n ->
        [one] token
       *[other] tokens
    }
hand-title = Your hand
hand-empty = no cards
hand-laid = laid:
hand-nuns = { $sign } nuns on the cards
piles-title = Piles
abbreviation = { $short } { $whole }
abbreviation-support = S support, P privilege, B basic action
abbreviation-players = c cards, r rats, t tokens
abbreviation-cards = J Jokers, S Swords, F Flutes, P Passes, G Gold
