# What is asked, what can be chosen, what was done, and why something is advised.

ask-lay = Which pebbles do you lay, in secret? You have { $red } red and { $blue } blue ones; at most { $most } of a kind.
ask-look = { $n ->
    [one] Do you pay { $n } point for a look at the next card?
   *[other] Do you pay { $n } points for a look at the next card?
}
ask-guess = Will the next card be a high one, { $least } or more?

pebbles-none = nothing
pebbles-red = { $n } red
pebbles-blue = { $n } blue
part-red = red
part-blue = blue

choose-look = { $pays ->
    [yes] look at the next card
   *[no] do without
}
choose-guess = { $height ->
    [high] high
   *[low] low
}
choice-lay = { $n ->
    [one] { $choice }; { $n } pebble is left
   *[other] { $choice }; { $n } pebbles are left
}
choice-look = { $n ->
    [one] { $choice }: −{ $n } point
   *[other] { $choice }: −{ $n } points
}
choice-guess-known = { $right ->
    [yes] { $choice }: +{ $n }, as you have seen
   *[no] { $choice }: wrong, as you have seen
}
choice-guess = { $choice }: +{ $n } if it is right, as for { $cards } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
}

typed-lay = lay
typed-look = look
typed-guess = guess

did-lay = lays { $pebbles }
did-lay-hidden = lays pebbles in secret
did-look = { $pays ->
    [yes] pays for a look
   *[no] does without a look
}
did-guess = { $height ->
    [high] guesses high
   *[low] guesses low
}

why-points = more points in this round
    .less = fewer points in this round
why-guess = a better guess
    .less = a worse guess
why-pebbles = more pebbles for later
    .less = fewer pebbles for later

coach-lay = Who alone lays most gets the card. But what is laid is gone, and there are more rounds to come. { $hint } asks for a hint.
coach-look = A look costs little, and a right guess brings much. { $rules } explains it.
coach-guess = Think of the cards that are still left. Nothing is final: { $undo } takes back.
coach-danger = Beware: you have fewer pebbles than there are rounds to come.
