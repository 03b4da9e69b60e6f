# Hints: the best choices and what they promise.

decimal-sign = .
percent = { $n }%
hint-title = Hint
hint-state-thinking = Thinking… { $done }. { $key }: that is enough.
hint-state-stopped = Stopped after { $done }: the best so far.
hint-state-done = Enter: look at the choice on the table. Lead: { $points } ahead of the best other player at the end. In brackets: what something is worth, in { $points } at the end. { hint-against }
hint-against = All of it among players about as good as the adviser.
hint-choice = { $choice } (choice { $n })
hint-promise = { $chance } to win, lead { $lead }
hint-compared = Compared with “{ $choice }” ({ $difference }): { $reasons }
hint-both = { $pros }; but { $cons }
hint-all = { $reasons }.
hint-with-rest = { $reasons }; all the rest ({ $rest }).
hint-neither = hardly any difference.
hint-nothing-named = nothing single to be named; how the round goes on makes the difference.
hint-by-chance = It wins more often, though the lead is smaller.
hint-then = Later, probably: { $moves }.
hint-followed = { $before }; { $move }
hint-stop = Enough
dialog-close = Close
hint-only-now = A hint is there for your own decisions.
hint-failed = The adviser could not think this through ({ $fault }). Ask again.
why-weighed = { $reason } ({ $worth })
