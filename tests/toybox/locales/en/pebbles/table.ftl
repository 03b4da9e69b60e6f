# What happened, and the words of the table, on the screen and as plain text.

event-round = Round { $round }.
event-shown = All show what they laid: { $laid }.
event-shown-one = { $player } ({ $pebbles })
event-drawn = { $height ->
    [high] The card is { $card }, a high one.
   *[low] The card is { $card }, a low one.
}
event-scored-card = { $player } alone laid most and gets { points-n }.
event-scored-look = { $player } pays { points-n } for a look.
event-scored-guess = { $player } has guessed right and gets { points-n }.
event-looked = { $player } looks at the next card.
event-looked-at = { $player } looks at the next card: { $card }.
event-guessed = { $height ->
    [high] { $player } guesses that the next card will be high.
   *[low] { $player } guesses that the next card will be low.
}
event-ended = The game is over.

when = Round { $round }
    .in = in round { $round }
    .progress = round { $round } of { $of }
top-when = Round { $round } of { $of } · { $step }
top-guessed = guessed by
step-lay = all lay
step-look = a look?
step-guess = a guess
step-over = the end
cards-title = Cards
cards-drawn = drawn:
cards-next = next:
cards-left = left:
players-title = Players
players-points = points
players-laid = laid
players-guess = { $height ->
    [high] guesses high
   *[low] guesses low
}
reckoning-title = { $end ->
    [game] The end of the game
   *[laying] All have laid
}
table-sits-out = { $player } sits out this time.
do-pebbles-deck = Deck
    .help = show or hide the cards that are left

sign-players = the players
sign-red = a red pebble
sign-blue = a blue pebble
abbreviation-points = two numbers after “laid”: red and blue pebbles

table-told = { $players } players. Seed { $seed }.
with-sit_out = The one who guessed sits out the next laying.
board-round = Round { $round } of { $of }.
board-drawn = { $n ->
    [0] No card is drawn yet.
    [one] Drawn so far: { $cards }.
   *[other] Drawn so far: { $cards }.
}
board-next = { $height ->
    [high] As you have seen, the next card is { $card }, a high one.
   *[low] As you have seen, the next card is { $card }, a low one.
}
board-left = Cards left: { $cards }.
board-secret = points hidden
board-player = { $player }: { $points }; pebbles: { $pebbles }.
board-laid = Laid in this round: { $pebbles }.
end-heading = Final standing:
end-rank = { $rank }. { $player }: { $points }; pebbles left for ties: { $left }.
end-win = { $number ->
    [0] Nobody has the { $enough } points that are needed: nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
end-sources = { $player }: { $sources }.
end-source = { $source } { $n }
source-card = cards
source-look = looks
source-guess = guesses
source-guessing = looks and guesses
standing-points = Points
standing-red = Red pebbles
standing-blue = Blue pebbles
standing-laid = Laid in secret

# The lines of the log, without the player’s name.
log-points = { $of ->
    [one] { $n } point
   *[other] { $n } points
}
    .brief = { $n }
log-card = laid most
log-guess = guessed right
log-look = looks
log-look-at = looks: { $card }
log-guessed = { $height ->
    [high] guesses high
   *[low] guesses low
}
log-shown = laid: { $laid }
log-drawn = card { $card }
