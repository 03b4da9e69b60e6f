# Hints: the best choices, what they promise, and why.

decimal-sign = .
percent = { $n }%
hint-title = Hint
hint-state-thinking = Thinking… { $done }. { $key }: that is enough.
hint-state-stopped = Stopped after { $done }: the best so far.
hint-state-done = Enter: look at the choice on the table. Lead: prestige ahead of the best other player at the end. In brackets: what something is worth, in prestige at the end.
hint-choice = { $choice } (choice { $n })
hint-promise = { $chance } to win, lead { $lead }
hint-compared = Compared with “{ $choice }”:
hint-both = { $pros }; but { $cons }.
hint-one-sided = { $reasons }.
hint-neither = Hardly any difference in your own position; how the others go on decides.
hint-beyond-reasons = The search sees further than these reasons, to what the others answer, and prefers “{ $choice }”.
hint-then = Later, probably: { $moves }.
hint-followed = { $before }; { $move }
hint-stop = Enough
dialog-close = Close
hint-only-now = A hint is there for your own decisions.
hint-failed = The adviser could not think this through ({ $fault }). Ask again.
why-weighed = { $reason } ({ $worth })
why-prestige = more prestige at once
    .less = less prestige at once
why-gold = { $n } gold more
    .less = { $n } gold less
why-supply = { $n ->
        [one] { $n } marker more in your supply
       *[other] { $n } markers more in your supply
    }
    .less = { $n ->
        [one] { $n } marker less in your supply
       *[other] { $n } markers less in your supply
    }
why-sector = { $n } more { $at }, for later
    .less = { $n } less { $at }
why-hospital = { $rounds ->
        [one] the hospital holds off { $rats } more of the last plague
       *[other] the hospital holds off about { $rats } more rats in the { $rounds } rounds left
    }
    .less = { $rounds ->
        [one] the hospital holds off { $rats } less of the last plague
       *[other] the hospital holds off about { $rats } fewer rats in the { $rounds } rounds left
    }
why-rat = { $n ->
        [one] the rat { $n } space lower after this plague
       *[other] the rat { $n } spaces lower after this plague
    }
    .less = { $n ->
        [one] the rat { $n } space higher after this plague
       *[other] the rat { $n } spaces higher after this plague
    }
why-penalty = no penalty from this plague
    .less = a penalty from this plague
why-plagues = less to fear from the plague
    .less = more to fear from the plague
why-messages = { $n ->
        [one] { $n } message more
       *[other] { $n } messages more
    }
    .less = { $n ->
        [one] { $n } message less
       *[other] { $n } messages less
    }
why-cathedral = a larger share of Notre Dame
    .less = a smaller share of Notre Dame
why-persons = more from the gray persons to come
    .less = less from the gray persons to come
why-friend = the trusted friend still free for later
    .less = the trusted friend no longer free for later
why-hand = better cards left for this round
    .less = weaker cards left for this round
why-hire = a better person to hire this round
    .less = a weaker person to hire this round
why-task = a better choice still to make
    .less = a weaker choice still to make
