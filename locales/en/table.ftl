# The words of the table.

top-when = { $period } · round { $round } of 3 · { $phase } { $name }
top-turn = turn:
top-foreseen = after seeing what came
rats-printed = { $n ->
    [0] no rats
   *[other] { $signs }
}
plague-title = Plague
plague-rat = rat
plague-penalty = past the end!
plague-now = now
cathedral-share = { $markers ->
    [0] { $value } to share
   *[other] { $value } : { $markers } = { $each }
}
gold-in-supply = gold left: { $n }
goods-gold = Gold
goods-markers = Markers
goods-prestige = Prestige
goods-messages = Messages
goods-harbour = Harbour
short-gold = g
short-markers = m
short-prestige = p
short-rat = r
short-hand = h
long-gold = Gold{" "}
long-markers = · Markers{" "}
long-prestige = · Prestige{" "}
long-rat = · Rat{" "}
long-hand = · Hand{" "}
letter-school = Sc
letter-bank = Ba
letter-residence = Re
letter-carriage_house = Ca
letter-hotel = Ho
letter-park = Pa
letter-hospital = Hp
letter-cathedral = ND
streets-legend = Every centre also touches the inner corners next to it of both neighbours; the ring closes at its ends.
table-over = The game is over.
table-thinks = { $player } is thinking…
agent-failed = The opponent playing { $player } failed; another one has taken over.
curtain-call = { $player }, it is your turn. Nobody else looks.
curtain-open = I am here
table-hint = An opponent would choose: { $choice }
table-saved = Saved in { $path }
compare-nothing = This is the end of the main line; there is nothing to compare it with. Go to another position first.
reckoning-title = The end of the round
reckoning-go-on = Go on
