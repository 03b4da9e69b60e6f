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
