# The tree of lines, and two positions compared.

# What a player did, by the kind of move.
did-keep = keeps { $card }
did-keep-hidden = keeps a card
did-play = plays { $card }
did-hire = hires { $person }
did-donate = gives { $n } gold to Notre Dame
did-drive = { $steps ->
    [0] stays on the { $market }
   *[other] drives to the { $market }
}
did-message = takes the { $colour } message: { $brings }
did-gain = { $good ->
    [gold] takes 1 gold
    [marker] takes 1 marker from the general supply
   *[rat] moves the rat one space back
}
did-from = { $decision ->
    [actress_from] empties { $place }
    [minstrel_from] takes pieces { $origin }
    [remove] loses a marker { $origin }
   *[other] takes a marker { $origin }
}
did-friend = takes the friend { $origin }
did-to = { $decision ->
    [prosecutor] uses { $place }
    [friend] sends the friend to { $place }
   *[other] chooses { $place }
}
did-number = { $decision ->
    [patron] gives back { $n } gold
    [gypsies] { $n ->
        [0] takes none
        [one] takes { $n } marker off the board
       *[other] takes { $n } markers off the board
    }
   *[other] { $friend ->
        [alone] moves the friend
        [with] { $n ->
            [one] moves { $n } marker and the friend
           *[other] moves { $n } markers and the friend
        }
       *[without] { $n ->
            [one] moves { $n } marker
           *[other] moves { $n } markers
        }
    }
}
did-again = receives messages again: { $brings }
did-pass = { $decision ->
    [fetch] discards the card without effect
    [donate] discards the card without effect
    [hotel] takes nothing
    [message] leaves the message
    [coachman_rat] leaves the rat where it is
    [message_rat] leaves the rat where it is
    [hire] hires nobody
    [counsel] hires nobody else
   *[other] does without
}

lines-title = The lines of this game
lines-who = { $player }:
lines-beginning = The beginning
lines-luck = Fresh luck
lines-more = { $n ->
    [one] and { $n } more move
   *[other] and { $n } more moves
}
lines-folded = { $lines ->
    [one] { $moves } moves in { $lines } line
   *[other] { $moves } moves in { $lines } lines
}
lines-where = { $moves ->
    [one] Period { $period }, round { $round }, { $moves } decision
   *[other] Period { $period }, round { $round }, { $moves } decisions
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
lines-now-another = Marked. Now compare another position with it.

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
compare-parting = They part in period { $period }, round { $round }, where { $player } decides:
compare-steps = { $n ->
    [one] then { $n } decision to the position
   *[other] then { $n } decisions to the position
}
compare-no-difference = No player has more or less of anything.
compare-close = Close

standing-prestige = Prestige
standing-gold = Gold
standing-supply = Markers in supply
standing-reserve = Markers in general supply
standing-rat = Rat
standing-messages = Messages

# Leaving a game that cannot be saved.
unsaved-question = { $why } Your last moves would be lost.
unsaved-again = Try again
unsaved-leave = Leave without saving
unsaved-stay = Stay
