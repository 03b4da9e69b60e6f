# What is asked at each decision, by its code name.

ask-keep = { $cards ->
    [one] Which card do you keep? The other goes to { $left }.
   *[other] Which card do you keep? The other { $cards } go to { $left }.
}
ask-play = { $which ->
    [first] Play your first card of this round.
    [last] Play your second card; the third will be discarded unseen.
   *[last-before-scholar] Play your second card; the third is only carried out if you hire the scholar.
}
ask-fetch = Your supply is empty. From where do you take the marker for { $target }?
ask-donate = How much gold do you give to Notre Dame?
ask-friend = To which sector does your friend go?
ask-hotel = { $left ->
    [one] What does the hotel give you?
   *[other] What does the hotel give you first? You may choose { $left } times.
}
ask-drive = { $steps ->
    [one] Where does your carriage go? It can reach a neighbouring market.
   *[other] Where does your carriage go? It can go up to { $steps } markets away.
}
ask-message = Your carriage stands on a message. Do you take it?
ask-message_rat = The message lets your rat go one space back. Do you want that?
ask-hire = Whom do you hire, for 1 gold?
ask-counsel = { $left ->
    [one] The counsellor lets you hire once more, for 1 gold. Whom?
   *[other] The counsellor lets you hire { $left } more times, for 1 gold each. Whom?
}
ask-hostess = What else does the hostess give you?
ask-minstrel_from = From which sector does the minstrel move pieces?
ask-minstrel_to = To which sector do they go?
ask-minstrel_number = How many go { $origin } to { $target }?
ask-fool_from = Which piece does the fool move?
ask-fool_to = To which sector? Its action follows.
ask-bishop = On which empty sector does the bishop place a marker? Its action follows.
ask-butcher = { $left ->
    [one] There is only { $left } marker left in the general supply. On which empty sector does it go?
   *[other] There are only { $left } markers left in the general supply. On which empty sector does the next one go?
}
ask-patron = How much gold do you give back?
ask-prosecutor = Which sector’s action is carried out?
ask-gypsies = How many markers do the gypsies take { $origin }? Each brings 2 prestige.
ask-coachman = Messages of which kind pay again?
ask-coachman_rat = { $left ->
    [one] The coachman lets your rat go one space back. Do you want that?
   *[other] The coachman lets your rat go { $left } times one space back. Now one space?
}
ask-actress_from = Which sector does the actress empty?
ask-actress_to = To which sector does everything go? Its action follows.
ask-remove = Several sectors are the fullest. From which one does the plague take a marker?

# The moves as choices, by the kind of move.

choose-keep = { $card }
choose-play = { $card }
choose-hire = { $person }
then-play = play { $card }
then-hire = hire { $person }
choose-donate = { $n } gold
choose-drive = { $way ->
    [stay] { $market }, where it stands
    [back] { $market }, out and back
   *[away] { $steps ->
        [one] { $market }, { $steps } step
       *[other] { $market }, { $steps } steps
    }
}
choose-message = take the { $colour } message
choose-gain = { $good ->
    [gold] 1 gold
    [marker] 1 marker from the general supply
   *[rat] the rat one space back
}
choose-from = { $decision ->
    [fool_from] a marker { $origin }, { $there } there
   *[other] { $place }, { $there } there
}
choose-friend = { $placed ->
    [no] the friend
   *[yes] the friend, { $origin }
}
choose-to = { $there ->
    [0] { $place }, empty now
   *[other] { $place }, { $there } there now
}
choose-number = { $friend ->
    [alone] only the friend
    [with] { $n ->
        [one] { $n } marker and the friend
       *[other] { $n } markers and the friend
    }
   *[without] { $what ->
        [gold] { $n } gold
       *[markers] { $n ->
            [0] none
            [one] { $n } marker
           *[other] { $n } markers
        }
    }
}
choose-again = { $times ->
    [one] your message of the kind { $brings }
   *[other] your { $times } messages of the kind { $brings }
}
choose-pass = { $decision ->
    [fetch] from nowhere: discard the card without effect
    [donate] nothing: discard the card without effect
    [message] leave the message
    [coachman_rat] leave the rat where it is
    [message_rat] leave the rat where it is
    [hire] nobody
    [counsel] nobody else
   *[other] nothing
}
# What a move brings at once, and what is still to choose then.

gain-placed = +{ amount-markers } { $at }
gain-spread = +{ amount-markers } on empty sectors
brings-both = { $counted }; { $chosen }
brings-nothing = nothing now
brings-goods = { $n ->
    [one] choose { $goods }
   *[other] choose { $n } times { $goods }
}
brings-either = { $goods } or { $good }
brings-good = { $good ->
    [gold] 1 gold
    [marker] 1 marker
   *[rat] the rat one back
}
    .brief = { $good ->
        [gold] 1 gold
        [marker] marker
       *[rat] rat back
    }
brings-gift = choose a gift of gold, up to { $n } prestige
    .brief = up to { $n } prestige
brings-drive = { $n ->
    [one] choose a neighbouring market
   *[other] choose a market up to { $n } steps away
}
brings-rat = { $n ->
    [one] choose whether the rat goes one back
   *[other] choose whether the rat goes up to { $n } back
}
choice-fetched = { $does }; the marker comes from elsewhere
choice-wasted = { $lacking ->
    [gold] no gold to give, so without effect
   *[marker] no marker to place, so without effect
}
market-message = { $market }; { $colour } message: { $brings }
market-message-refused = { $market }; { $colour } message ({ $brings }), not allowed to you yet
market-brief = { $market }: { $brings }
market-brief-refused = { $market }: message not allowed yet
market-empty = { $market }; no message
