# The end of a game.

ending-title = The end of the game
ending-standing = Final standing
ending-player = Player
ending-bars = The same as bars
ending-source = Source
ending-total = Total
ending-opponents = { $n ->
    [one] The opponent was { $opponents }.
   *[other] The opponents were { $opponents }.
}
ending-opponent = { $player } ({ $who })
ending-unfinished = This line has not come to its end.
