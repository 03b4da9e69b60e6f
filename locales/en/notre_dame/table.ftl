# The words of the table.

top-when = { $period } · round { $round } of 3 · { $name }
rats-none = no rats
plague-title = Plague
plague-rat = rat
plague-penalty = past 9!
cathedral-share = { $markers ->
    [0] { $value } to share
    [1] { $value } for 1 marker
   *[other] { $value } ÷ { $markers } = { $each } each
}
gold-in-supply = { $n } gold in supply
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
long-gold = gold{" "}
long-markers = markers{" "}
long-prestige = prestige{" "}
long-rat = rat{" "}
long-hand = hand{" "}
letter-school = Sc
letter-bank = Ba
letter-residence = Re
letter-carriage_house = Ca
letter-hotel = Ho
letter-park = Pa
letter-hospital = Hp
letter-cathedral = ND
streets-legend = Notre Dame lies above; the two ends of the map meet. Crossed out: not yours to take now.
    .driving = Before a market: the steps to it. Crossed out: not yours to take now.
    .plain = The two ends of the map meet. Before a market: the steps to it. { $forbidden }: not yours to take now.
streets-cathedral = Notre Dame
streets-pair = { $across ->
    [yes] { $here } – { $there } of the next on the right
   *[no] { $here } – { $there }
}
streets-undrawn = One step too, in every borough: { $pairs }.
table-no-gold-to-hire = { $player } has no gold left and hires nobody.
table-no-effect = { $player } cannot carry the card out: it goes without effect.
reckoning-title = { $end ->
    [game] The end of the game
    [period] The end of the period
   *[round] The end of the round
}
# What the next card for a place would bring; `.card` where there is little room.
next-school = next: { next-school.card }
    .card = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
next-bank = next: { next-bank.card }
    .card = { $n } gold
next-residence = next: { next-residence.card }
    .card = { $n } prestige
next-carriage_house = next: { next-carriage_house.card }
    .card = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
next-hotel = next: { next-hotel.card }
    .card = { $times ->
        [one] 1 choice
       *[other] 2 choices
    }
next-park = next: { next-park.card }
    .card = { $rat ->
        [0] { $single ->
            [0] +1 per gain
           *[other] { $n ->
                [one] { $n } piece
               *[other] { $n } pieces
            }
        }
       *[other] rat 1 back
    }
next-hospital = next: { next-hospital.card }
    .card = { $rat ->
        [0] plague −1
       *[other] rat 1 back
    }
next-cathedral = next: { next-cathedral.card }
    .card = a gift
next-friend = next: { next-friend.card }
    .card = any sector
    .brief = any
hand-kept = Hand:
hand-offered = To choose from:
goods-friend = + { $sign }
streets-unowned = (nobody)
streets-nobody = Nobody’s: { $colours }.
persons-title = The persons
persons-now = This round
persons-brown = Brown, still to come in this period
persons-gray = Gray { $letter }, still to come
persons-gray-ordered = Gray { $letter }, still to come, in this order
persons-gone = Gray { $letter }, gone
persons-line = { $n ->
    [0] (no rats): { $effect }
   *[other] ({ $rats }): { $effect }
}

do-map = Map
    .help = show the streets with carriages and messages, as large as they can be, or hide them
do-others = Others
    .help = look at the boroughs of the other players
do-persons = Persons
    .help = see which persons are still to come

sign-players = the boroughs and their players; beside a name: a message of that borough
sign-marker = a marker
sign-friend = the friend
sign-carriage = a carriage, before the sign of its player
sign-letter = a message, before its prestige; crossed out: not yours to take now
sign-rat = a rat on a person’s card; after a message: the rat one back
sign-hired = before players on a person’s card: who has hired the person
sign-bell = the bell-ringer: who begins the round
sign-message-rat = a message of 3 prestige that sends the rat one back
clickable = cards, sectors, persons, markets
