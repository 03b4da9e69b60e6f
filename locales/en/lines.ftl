# The tree of lines, and two positions compared.

lines-title = The lines of this game
lines-who = { $player }:
lines-beginning = The beginning
lines-luck = Fresh luck
lines-more = { $n ->
    [one] and { $n } more move
   *[other] and { $n } more moves
}
    .brief = +{ $n }
lines-folded = { $lines ->
    [one] { $moves } moves in { $lines } line
   *[other] { $moves } moves in { $lines } lines
}
    .brief = +{ $moves }
lines-where = { $moves ->
    [one] { $moment }, { $moves } decision
   *[other] { $moment }, { $moves } decisions
}
lines-here = you are here
lines-main = main line
lines-side = side line
lines-dealt = from here on dealt anew
lines-foreseen = entered after seeing what came
lines-marked = marked for comparing
lines-name = Name: { $name }
lines-comment = Comment: { $comment }
lines-no-name = A line can have a name, every position a comment.
lines-now-another = { $key }: compare with another one

dialog-ok = OK
dialog-cancel = Cancel
dialog-delete = Delete
dialog-branch-name = Your next choice begins a new line. What is it called?
dialog-line-name = What is this line called?
dialog-comment-text = What is there to say about this position?
dialog-delete-line = { $n ->
    [one] Delete this position? It cannot be brought back.
   *[other] Delete this position and all that comes after it, { $n } in all? They cannot be brought back.
}

compare-title = Two positions compared
compare-first = First
    .the = the first
compare-second = Second
    .the = the second
compare-on-line = { $position } (“{ $line }”)
compare-position = { $position }: { $where }; { $told }
compare-same = It is the same position.
compare-after = { $n ->
    [one] They are on one line: { $earlier } comes { $n } decision before { $later }.
   *[other] They are on one line: { $earlier } comes { $n } decisions before { $later }.
}
compare-parting = They part { $moment }, where { $player } decides:
compare-steps = { $n ->
    [one] then { $n } decision to the position
   *[other] then { $n } decisions to the position
}
compare-no-difference = No player has more or less of anything.
compare-close = Close

# Leaving a game that cannot be saved.
unsaved-question = { $why } Your last moves would be lost.
unsaved-again = Try again
unsaved-leave = Leave without saving
unsaved-stay = Stay
