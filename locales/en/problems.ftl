# Why something cannot be accepted, by the reason that the rules give.

problem-notation-ambiguous = “{ $text }” can mean more than one thing: { $choices }.
problem-notation-unknown = “{ $text }” is none of the choices: { $choices }.

problem-game-over = The game is over.
problem-wrong-decision = Something else is to be decided now.
problem-not-a-move = That is not a move of this game.
problem-not-an-option = That is not among the choices.
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

problem-nothing-to-undo = There is nothing to take back.
problem-nothing-to-redo = There is nothing to play again.
problem-not-on-this-line = That position is not on the way to this one.
problem-line-is-first = This line is the first already.
problem-line-is-last = This line is the last already.
problem-cannot-delete-the-game = The beginning of the game cannot be deleted.
problem-luck-out-of-range = { $luck } cannot be a fresh luck; choose a smaller number.
problem-too-many-positions = This game has { $most } positions, as many as a saved game can hold; delete a line to make room.
problem-too-much-fresh-luck = Luck was dealt anew { $most } times in this game, as often as a saved game can hold; delete a line to make room.
problem-game-too-large = This game has no room left: a saved game holds at most { $most } MB; delete a line to make room.
problem-game-not-writable = The game cannot be saved: it holds something that could not be read again ({ $fault }); take the last step back.
problem-fresh-luck-left = { $n ->
    [0] Fresh luck was dealt for the last time in this game; delete a line to make room.
    [one] Fresh luck can be dealt { $n } more time in this game; deleting a line makes room.
   *[other] Fresh luck can be dealt { $n } more times in this game; deleting a line makes room.
}
problem-positions-left = { $n ->
    [one] This game has room for { $n } more position; deleting a line makes room.
   *[other] This game has room for { $n } more positions; deleting a line makes room.
}
problem-bytes-left = This game has room for { $n } kB more; deleting a line makes room.
problem-no-such-seat = There is no seat { $seat } at this table.

problem-setup-unknown-option = There is no option “{ $option }”.
problem-setup-value = The option “{ $option }” has a wrong value ({ $fault }).
problem-setup-player-count = Notre Dame is for { $fewest } to { $most } players, not { $found }.
problem-setup-edition = There is no edition “{ $edition }”; there are: { $known }.
problem-setup-start = { $seats ->
    [one] Seat { $seat } cannot begin: there is { $seats } player.
   *[other] Seat { $seat } cannot begin: there are { $seats } players.
}
problem-setup-empty-name = Player { $player } has no name.
problem-setup-long-name = The name of player { $player } is too long; at most { $most } characters are possible.
problem-setup-control-name = The name of player { $player } holds characters that cannot be shown, such as control characters; type it again.
problem-text-control = What you pasted holds characters that cannot be shown; they were left out.
problem-setup-unreadable-name = The name of player { $player } holds characters that cannot be read; type it again.
problem-setup-seats = { $wanted } seats need { $wanted } players to sit on them, not { $found }.
problem-setup-equal-names = “{ $name }” and “{ $other }” are the same name; every player needs a different one.
problem-setup-colour-count = { $found ->
    [one] There is { $found } colour for { $wanted } players.
   *[other] There are { $found } colours for { $wanted } players.
}
problem-setup-unknown-colour = There is no colour “{ $colour }”; there are: { $known }.
problem-setup-equal-colours = Two players cannot both have the colour “{ $colour }”.
problem-setup-name-count = { $found ->
    [one] There is { $found } name for { $players } players.
   *[other] There are { $found } names for { $players } players.
}
problem-setup-people-count = There can be 1 to { $most } persons at this table, not { $found }.
problem-setup-seed = The seed { $seed } is out of range; it must be at least 0 and have at most 18 digits.

problem-file-not-regular = “{ $path }” is not an ordinary file (but a pipe or a device, perhaps); give the name of a file.
problem-file-too-large = The file “{ $path }” is larger than { $most } kB, more than such a file can need; choose another one.

problem-record-unreadable = The saved game “{ $path }” cannot be read ({ $fault }).
problem-record-not-a-save = This file is not a saved game; choose another one.
problem-record-too-large = This file is larger than { $most } MB, which no saved game is; choose another one.
problem-record-too-deep = This file is nested too deeply to be a saved game; choose another one.
problem-record-newer = This game was saved by a newer version of the program (format { $found }; this one knows up to { $known }); update the program to open it.
problem-record-damaged = The saved game is damaged ({ $fault }); try its backup.
problem-record-too-many-positions = The saved game has more than { $most } positions; it cannot be opened.
problem-record-too-much-fresh-luck = The saved game deals anew more than { $most } times; it cannot be opened.
problem-record-other-game = This is a saved game of “{ $found }”, not of “{ $wanted }”.
problem-no-such-game = There is no game “{ $game }” in this program, which has: { $known }; perhaps a newer one has it.
problem-record-other-components = This game was saved with another component file ({ $found }, not { $wanted }); open it with that one.
problem-record-seats = The saved game names { $found } seats, which does not fit its players; try its backup.
problem-record-illegal-move = The saved game holds a move that is not possible: line { $line }, move { $move }, “{ $text }”; try its backup.
problem-record-differs = The moves of the saved game do not lead to the position that was saved; try its backup.
problem-cannot-delete = The game “{ $path }” cannot be deleted ({ $fault }).
problem-cannot-save = The game cannot be saved to “{ $path }” ({ $fault }); choose another place.
problem-game-in-use = The game “{ $path }” is open in another window; close it there first, or choose another game.
problem-kept-anew = The saved game “{ $path }” or its lock had been removed meanwhile; the game was saved there anew.
problem-kept-elsewhere = The saved game was opened or changed by another program meanwhile; this one goes on as “{ $path }”.

problem-components-unreadable = The component file “{ $path }” cannot be read ({ $fault }).
problem-components-value = In the component file, “{ $key }” has a wrong value ({ $fault }).
problem-components-not-toml = The component file is not valid TOML ({ $fault }).
problem-components-missing = In the component file, “{ $key }” is missing.
problem-components-unknown = In the component file, “{ $key }” is unknown.
problem-components-count = In the component file, “{ $key }” has { $found } entries; it must have { $wanted }.
problem-components-too-few-coins = In the component file, “{ $key }” is { $found }; it must be at least { $wanted }.
problem-components-unreachable = In the component file, “{ $key }” leaves markets without a way to them on a ring of { $boroughs } boroughs.
problem-unknown-level = There is no level “{ $level }”; there are: { $known }.

# What the system says, in brackets in the sentences of these files.
fault-missing = there is no such file or folder
fault-forbidden = access is denied
fault-read-only = the disk can only be read
fault-folder = it is a folder, not a file
fault-exists = there is already something in that place
fault-full = there is no room left on the disk
fault-too-large = it is larger than is allowed
fault-too-long = the name is too long
fault-broken = the disk does not answer as it should
fault-busy = another program is using it
fault-links = its links go in circles
fault-files = too many files are open
fault-pipe = nobody reads any more
fault-invalid = it is no ordinary file
fault-system = error { $code } of the system
fault-kind = “{ $wanted }” expected, “{ $found }” found
fault-kind-at = { $place }: “{ $wanted }” expected, “{ $found }” found
fault-field = “{ $field }” is missing
fault-field-at = { $place }: “{ $field }” is missing
fault-value = “{ $found }” will not do
fault-value-at = { $place }: “{ $found }” will not do
fault-json = it is not correct JSON
fault-deep = it is nested too deeply
fault-letters = it holds unreadable characters
fault-path = it is not a path
