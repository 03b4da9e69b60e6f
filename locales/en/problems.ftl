# Why something cannot be accepted, by the reason that the rules give.

problem-notation-ambiguous = “{ $text }” can mean more than one thing: { $choices }.
problem-notation-unknown = “{ $text }” is none of the choices: { $choices }.

problem-game-over = The game is over.
problem-wrong-decision = Something else is to be decided now.
problem-not-a-move = That is not a move of this game.
problem-not-an-option = That is not among the choices.

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
problem-no-such-game = There is no game “{ $game }” in the box; there are: { $known }.
problem-no-such-seat = There is no seat { $seat } at this table.

problem-setup-unknown-option = There is no option “{ $option }”.
problem-setup-value = The option “{ $option }” has a wrong value ({ $fault }).
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
problem-unknown-opponent = There is no opponent “{ $level }”. The levels are: { $known }. A level may be followed by a hyphen and a character: { $characters }.
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
fault-unknown = “{ $field }” has no place there
fault-unknown-at = { $place }: “{ $field }” has no place there
fault-least = should be { $number } at least
fault-least-at = { $place } should be { $number } at least
fault-most = should be { $number } at most
fault-most-at = { $place } should be { $number } at most
fault-length = it has not the right length
fault-length-at = { $place } has not the right length
fault-toml = line { $line }, column { $column }
fault-end = at its end
fault-json = it is not correct JSON
fault-deep = it is nested too deeply
fault-letters = it holds unreadable characters
fault-path = it is not a path
