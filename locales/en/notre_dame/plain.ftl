# The words of the plain text game itself.

title = Notre Dame, the board game by Stefan Feld
table-told = { $players } players, { $edition }. Seed { $seed }.
with-new-persons = The expansion “The new persons” is in play.
you-are = You are { $player } ({ $colour }).

board-round = Period { $period }, round { $round } of 3. Phase { $phase }: { $phase_name }. { $player } has the bell-ringer.
board-persons = Persons on display:
board-person = { $rats ->
    [0] { $person }, no rats: { $effect }.
    [one] { $person }, { $rats } rat: { $effect }.
   *[other] { $person }, { $rats } rats: { $effect }.
}
board-plague = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat will go from { $before } to { $after }.
board-plague-still = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat will stay on { $after }.
board-plague-penalty = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat, on { $before }, would run past { $after }: { $penalty } and a marker lost.
board-cathedral = { $markers ->
    [0] Notre Dame: { $value } to share, no marker yet.
   *[other] Notre Dame: { $value } to share; { $owners }; { $each } each.
}
board-owner = { $player } { $n }
board-supply = Gold in the supply: { $n }.
board-player = { $player } ({ $who }): { $gold } gold; { $supply ->
    [one] { $supply } marker
   *[other] { $supply } markers
}, { $reserve } more in the general supply; { $prestige }; rat on { $rat }.
board-prestige-hidden = prestige hidden
board-you = { $colour }, you
board-sectors = Sectors: { $sectors }.
board-sectors-empty = Sectors: all empty.
board-sector = { $friend ->
    [yes] { $place } { $n } (the friend included)
   *[no] { $place } { $n }
}
board-messages = { $n ->
    [one] { $n } message: { $messages }.
   *[other] { $n } messages: { $messages }.
}
board-message = { $colour } ({ $brings })
board-carriage = Carriage on the { $market }.
board-played = Played this round: { $cards }.
board-markets = Messages on the markets:
board-borough = In the { $colour } borough: { $messages }.
board-borough-empty = In the { $colour } borough: none left.
board-spot = { $spot } { $brings }

know-hand = Your hand: { $cards }.
know-no-hand = Your hand is empty.
know-passed = You passed on to { $player }: { $cards }.
know-other-hand = You know that { $player } holds: { $cards }.
know-stack = Still in your stack: { $cards }.
know-persons = Persons still to come this period: { $persons }.
know-later = Persons of period { $period }: { $persons }.
know-spied = In this order, as you have seen: { $persons }.

end-heading = Final standing:
end-rank = { $rank }. { $player }: { $prestige } prestige; gold and markers for ties: { $tie_break }.
end-sources-heading = Where the prestige came from:
end-sources = { $player }: { $sources }.
end-source = { $source } { $n }

# The verbs that can be typed before the name of a choice, by kind of move.
typed-keep = keep
typed-play = play
typed-hire = hire
typed-donate = donate give
typed-drive = drive go to
typed-message = take
typed-gain = gain take
typed-from = from take
typed-friend = from take move
typed-to = to choose
typed-number = move pay take
typed-again = again
typed-pass = pass
