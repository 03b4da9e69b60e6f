# The words of any table.

choice-twins = { $choice } ×{ $n }

choice-explained = { $choice }: { $explanation }
choice-impossible = { $choice } – { $reason }
choices-folded = { $idle ->
    [0] { $n } more that cannot be chosen
    [one] { $n ->
        [0] { $idle } more that brings nothing
       *[other] { $idle } more that brings nothing, { $n } that cannot be chosen
    }
   *[other] { $n ->
        [0] { $idle } more that bring nothing
       *[other] { $idle } more that bring nothing, { $n } that cannot be chosen
    }
}
choices-unfolded = { $n ->
    [0] fewer
   *[other] these cannot be chosen:
}

top-turn = turn:
top-new-line = new line: { $name }
top-foreseen = with hindsight
table-over = The game is over. { $key }: how it ended.
table-thinks = { $player } is thinking…
    .secretly = All decide in secret; the others are thinking…
table-waits = { $player } is to move. { $key }: let the others play on.
    .secretly = All decide in secret. { $key }: let the others decide.
agent-unknown = { $player } was to be played by “{ $who }”, whom this version of the program does not know; “{ $instead }” plays on.
agent-failed = The opponent playing { $player } failed; another one has taken over.
curtain-call = { $player }, it is your turn. Nobody else should look.
curtain-open = I am here
news-title = Since your last decision
log-since = since your last decision
    .brief = new
news-none = Nothing has happened yet.
news-all = Everybody
table-leave-again = { $key } again leaves the table; the game is kept.
table-saved = Saved in { $path }
compare-nothing = This is the end of the main line; there is nothing to compare it with. Go to another position first.
reckoning-go-on = Go on
table-fresh-luck = What you do not know has been dealt anew. From here on this is a line of its own.
