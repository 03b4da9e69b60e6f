# The rulebook.

group-course = The course of the game
group-words = Words

page-rounds = In each of { $rounds } rounds all secretly lay some of their pebbles, { $pebbles } of each kind in the whole game and at most { $most } of a kind at once. Then all is shown and a card is drawn: who alone laid most gets its points.
    .title = The rounds
    .end = The most points win, then the most pebbles left. With fewer than { $enough } points nobody has won.
    .sit_out = If so it is agreed, who guessed sits out the next laying.
page-cards = Who got a card may pay { $price } for a look at the next one, which nobody else sees. Then comes a guess whether it will be high, { $least } or more; a right one brings { $prize } when the card is drawn.
    .title = The cards
    .ruling = The last guess is told after the last round.
page-glossary = The words of the game in the other language.
    .title = Glossary

term-pebble = pebble
term-laying = laying
term-card = card
term-look = look
term-guess = guess
term-point = point
