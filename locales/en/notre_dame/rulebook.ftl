# The rulebook: a message per page, an attribute per paragraph; those that begin with “ruling” or “house” say
# what the rulebooks leave open.

rulebook-house-rats = The rats on this card stand in no rulebook we have.
rulebook-house-all-rats = The rats on the persons stand in no complete list that we have; ours fit the sums and examples that are known: { $rats }.
rulebook-house-other = The component file in use marks these too: { $keys }.
rulebook-house-none = The component file in use marks nothing as a house value.
rulebook-person-rats = { $person } { $n }
rulebook-donation = { $gold } for { $prestige }
rulebook-share = { $value } with { $players } players
rulebook-street = { $from } and { $to }
rulebook-street-across = { $from } and the neighbour’s { $to }
rulebook-in-edition = In the { $edition }: { $value }.
rulebook-in-force = In this game: { $value }.
rulebook-yes = yes
rulebook-no = no
rulebook-from-count = from a count of { $n }

group-course = The course of the game
group-board = Cards and sectors
group-streets = Streets and messages
group-goods = Goods and dangers
group-brown = Brown persons
group-A = Gray persons A
group-B = Gray persons B
group-C = Gray persons C
group-editions = Editions and options
group-words = Rulings and words

# The course of the game.
page-aim = Paris, towards the end of the fourteenth century. Each player governs one of the boroughs around the cathedral.
    .title = What it is about
    .p2 = In { $rounds } rounds you gather prestige with your cards, your carriage and the persons you hire, and you keep the rats of your borough in check. Whoever has the most prestige at the end wins.
    .p3 = Three rounds are a period; there are three periods, A, B and C. Every round has the same five phases.
page-setup = The boroughs lie in a ring around the cathedral, as many as there are players; with two players there are four.
    .title = Before the game
    .p2 = Everyone begins with { $gold } and { $supply } in the own supply, { $reserve } more in the general supply, a trusted friend who stands nowhere yet, no prestige, and the rat on 0. The carriage stands on the centre market of the own borough.
    .p3 = The messages of each colour are shuffled onto the four corner markets of that colour’s borough, face up.
    .p4 = Everyone shuffles nine action cards of the own colour. The brown persons are one stack; the gray ones are shuffled by letter, A above B above C.
    .p5 = One player gets the bell-ringer and begins; the seed decides who, unless you choose it in the form of the new game.
    .ruling = Each colour has one message of every kind; the rulebooks do not say so outright.
page-phase-1 = Two brown persons and a gray one are turned up. They can be hired in phase 4.
    .title = Phase 1: persons
    .p2 = The rats on the three cards together are the plague of this round. So everybody knows it before choosing cards.
    .p3 = Each brown person comes once a period. The gray ones come from the stack with the letter of the period.
page-phase-2 = Draw three cards from your own stack, keep one and pass two to your left neighbour. Everybody does so at once and unseen.
    .title = Phase 2: choose cards
    .p2 = Of the two that come from your right, keep one and pass the other. The last one that comes is yours too.
    .p3 = So you hold one of your own cards, one of your right neighbour’s and one of the next player’s. A card that you have kept can no longer be passed.
    .p4 = The colour of a card only says to whom it goes back at the end of the period. Whoever plays it uses the own markers and the own borough.
page-phase-3 = From the bell-ringer clockwise everyone plays one card and carries it out; then everyone a second one.
    .title = Phase 3: play cards
    .p2 = The third card is discarded unseen, and nobody may look through the discarded cards.
    .p3 = While the scholar is on display, third cards are kept face down until after phase 4.
page-phase-4 = From the bell-ringer clockwise everyone may pay { $price } and use one of the three persons on display.
    .title = Phase 4: hire persons
    .p2 = The gold is paid first, then the person helps. Several players may hire the same one. Without gold you cannot hire, and whoever passes has passed.
    .ruling = You may hire a person who brings you nothing.
    .ruling2 = A hired person is used as far as possible. Where the amount is yours to choose, none is an amount too; a part that needs a marker of the general supply is left out if none is there.
page-phase-5 = Every rat moves forward by the plague of the round, less the count of its owner’s hospital.
    .title = Phase 5: plague
    .p2 = With a strong hospital the difference is below 0 and the rat goes back, but never below 0. For whoever has hired the doctor the plague is 0; the hospital still counts.
    .p3 = A rat that would run past { $harbour } brings the penalty. Landing exactly on { $harbour } costs nothing.
    .ruling = If several players must choose what they lose, they do so from the bell-ringer clockwise.
page-period = After every round the persons go under their stacks, and the bell-ringer goes to the left neighbour.
    .title = End of round and period
    .p2 = After the third round of a period the cathedral is scored. Then the brown persons are shuffled, and all action cards go back to their owners, who shuffle them for the next period.
page-end = The game ends after round { $rounds } and the cathedral scoring that follows it. Most prestige wins.
    .title = End of the game
    .p2 = A tie goes to whoever has more gold and markers in the own supply, added together.
    .ruling = If that is equal too, the victory is shared.
page-two-players = Two players sit opposite each other in a ring of four boroughs. The two boroughs between them belong to nobody.
    .title = Two players
    .p2 = Those two hold messages of two other colours, chosen by the seed, and no carriage. All four colours count when you want to take a message.
    .p3 = The cards are passed as always; since both neighbours are the same person, you end up with two of your own cards and one of the other player’s.
page-secrets = Hidden are the hands, what was passed, the third card and the order of the stacks. Open are gold, supplies, boards, and the cards played.
    .title = Open and hidden
    .p2 = At the table prestige and the kinds of collected messages are hidden as well, although everybody has seen them come.
    .ruling = The program remembers for everybody: what was once open may be looked up by persons and is used by the opponents, what was never open stays hidden from both. A setting hides the others’ prestige.

# Cards and sectors.
page-placing = To carry out a card you place a marker from your own supply on the sector of the card; then the sector works by its new count.
    .title = Placing a marker
    .p2 = The count of a sector is that of its pieces: the markers, and the friend if he stands there. A sector with a count of 0 is empty. The cathedral and the harbour are no sectors.
    .p3 = If your own supply is empty, you may move one of your markers from another place, the cathedral included. Never the friend, and never a marker from the general supply.
    .p4 = Count after moving: a marker taken out of the park already lowers the bonus of what follows.
    .p5 = If you cannot or do not want to move one, the card is discarded without effect.
    .ruling = With a marker in your own supply the card must be carried out. Only Notre Dame may be declined, by giving no gold.
page-school = They come from the general supply to your own. The piece that has just been placed counts too.
    .p2 = Example: two markers stand there, a third is placed, so three come. The next card brings four.
    .p3 = If fewer are left in the general supply, take those.
page-bank = The piece that has just been placed counts too. Example: two markers, and the friend arrives: 3 gold.
    .p2 = Where gold is limited it may come from another player.
page-residence = The piece that has just been placed counts too, and the park adds its bonus.
    .p2 = Example: a third marker on the residence and two in the park bring 4.
page-carriage_house = The carriage may stop earlier, and it may take the message of the market where it stops.
    .p2 = The streets, and which messages are allowed, have pages of their own.
page-hotel = The marker comes from the general supply. The rat cannot go back from 0.
    .p2 = From a count of { $two } on you choose twice, the same or something else, one after the other. From which count on is a difference between the editions.
    .p3 = Each must be possible when it is chosen; you may decline.
page-park = The bonus comes every time you gain prestige, for whatever reason: nothing with 1 in the park, 1 with 2 and 3, 2 with 4 and 5.
    .p2 = Placing a marker in the park brings no prestige by itself.
    .p3 = The rat never goes below 0.
page-hospital = In phase 5 of every round the count of the hospital, friend included, is taken off the plague. If it is higher than the plague, the rat goes back.
page-cathedral = The marker goes on the cathedral, and you make a gift: { $donations }. You must give something.
    .p2 = Without gold, or if you do not want to give any, the card has no effect and no marker is placed. Without a marker there is no gift either.
    .p3 = At the end of every period the cathedral shares out prestige: { $cathedral }. It is divided by the number of all markers there, rounded down, and every marker earns its owner that much.
    .p4 = Then all markers there go back to the general supply. With more markers than prestige nobody gets anything.
    .p5 = Example: 10 prestige among three markers are 3 for each; whoever owns two of them gets 6.
page-friend = He needs no marker. Put him on any sector, and its action is carried out as if a marker had been placed.
    .p2 = Later he always goes to a different sector. Where he stands he counts like a marker, but he is never moved in place of one, and the plague never takes him.
    .p3 = Until he has been placed, he is nowhere and counts nowhere.
    .ruling = The friend’s card is always carried out.

# Streets and messages.
page-streets = The carriage drives along the streets from market to market. Only markets are steps, junctions are not. It may stop early and pass anything; several carriages may share a market.
    .title = Carriage and streets
    .p2 = A borough has a centre market and four corner markets, inner ones towards the cathedral and outer ones, left and right as the owner sees them facing the cathedral.
    .p3 = Streets within a borough join { $inside }.
    .p4 = Streets to the right neighbour join { $across }.
    .ruling = The carriage may also stay where it is, and then takes no message. With two steps or more it may go out and back, and then it may take one.
    .house = The exact course of the streets is printed on the board alone. Ours agrees with the examples of the rulebooks.
page-messages = If the carriage ends its move on a message, you may take it, if its colour is allowed. Taken messages stay with you.
    .title = Messages
    .p2 = The kinds: { $kinds }.
    .p3 = Markers come from the general supply, and to move the rat back is up to you. The prestige of a message gets the park’s bonus.
    .p4 = You may stop on a message that you cannot or do not want to take.
page-colours = You may not take a second message of a colour before you have one of every colour, nor a third before two of each, and so on.
    .title = Colours of messages
    .p2 = Colours with no message left on the board no longer count. What is forbidden to you is crossed out on the map.
    .p3 = Exactly: a colour is allowed if you have no more of it than of each other colour that still lies on the board, wherever that is.
    .p4 = Example: with one violet, one green and one red only blue is allowed. Then any colour; after a second blue all but blue.
    .p5 = The colours of boroughs, messages and players: { $colours }.
    .ruling = Read to the letter, the anniversary rulebook would stop at two of a colour; the example in the English one shows what is meant.

# Goods and dangers.
page-prestige = Prestige decides the game. It comes from the residence, gifts to Notre Dame, shares in the cathedral, messages and persons. There is no limit to it.
    .title = Prestige
    .p2 = One gain, one bonus of the park: a residence, a gift, a message, a person, or your whole share of a cathedral scoring.
    .p3 = Where nothing is gained, there is no bonus.
page-gold = Gold pays for persons and for gifts to Notre Dame, and at the end it breaks ties together with markers.
    .title = Gold
    .p2 = { $limited ->
        [yes] There are { $coins } in all, those of the players included. What nobody holds is the supply. If the supply has too little, the richest player has to give.
       *[no] By the rules in use there is always enough of it. Where it is limited, there are { $coins } in all.
    }
    .ruling = Where gold is limited, every gain comes first from the supply, then from the richest other player, then from the next richest; a tie goes to the first of them clockwise from whoever gains. If nobody has any, the rest is lost.
page-markers = Everyone has { $markers } markers. Some are in the own supply, ready to be placed; the others wait in the general supply.
    .title = Influence markers
    .p2 = The school, the hotel, the monk and some messages bring markers from the general supply to your own. When a period ends, the markers on the cathedral go back to the general supply; so does what falls to the plague. A marker that is moved, by a card when your supply is empty or by the fool, goes straight to its new place.
page-rat = The rat stands on the plague track of your harbour, from 0 to { $harbour }.
    .title = Rat and plague track
    .p2 = The park, the hospital, the hotel, messages and some persons move it one space back; in phase 5 the plague moves it forward.
page-penalty = If the plague would push your rat past { $harbour }, it stays there, you lose { $penalty }, and a marker of your fullest sector goes back to the general supply.
    .title = When the rat overruns
    .p2 = The friend counts when the fullest sector is looked for, but he is never removed. If several are the fullest, you choose. The cathedral is not a sector.
    .p3 = The hospital is counted before anything is removed. The penalty can come every round.
    .ruling = Prestige does not fall below 0.
    .ruling2 = Among equally full sectors you choose one that holds a marker. If the one fullest sector holds only the friend, nothing is removed.
    .ruling3 = The parts of the penalty do not depend on each other: what is possible is done.
page-start-player = The bell-ringer is the figure of the start player. Whoever has it begins in phases 3 and 4; after the round it goes to the left.
    .title = Bell-ringer figure
    .p2 = The expansion has a person of the same name.

# Editions and options.
page-edition-classic = The rules of 2007. Every option can also be set by itself when a game begins.
    .title = Edition of 2007
page-edition-anniversary = The rules of the anniversary box of 2017, whose names the French of this program follows. Every option can also be set by itself when a game begins.
    .title = Edition of 2017
page-hotel_two_from = From which count on the hotel gives twice.
    .title = Two at the hotel
page-fool_from_cathedral = Whether the fool may take his marker from Notre Dame.
    .title = Fool and Notre Dame
    .ruling = The anniversary rulebook only lacks the words that allow it, perhaps by a slip; so it is an option.
page-limited_gold = Whether the { $coins } of the box is all there is.
    .title = Limited gold
    .p2 = If so, what the supply lacks is taken from the richest player. The condensed rules of 2007 have that too.
page-new_persons = Eighteen more gray persons, six for each letter.
    .title = The new persons
    .p2 = Of the nine cards of each letter three are drawn at random. All nine drawn cards are shown to everyone, then they are shuffled by letter and stacked as always.
    .p3 = They belong to the anniversary box, but come into play only if they are asked for.

# Rulings and words.
page-rulings = Where the rulebooks are silent or do not agree, the program decides. This is all of it.
    .title = Our rulings
page-house-values = Some values are printed on the pieces alone, and no rulebook has them. Where we had to choose one, it stands here.
    .title = House values
    .p2 = Whoever owns the box can copy the program’s component file, correct it, and play with it by the option --components.
page-glossary = The words of the game in both languages.
    .title = Glossary

# Brown persons.
page-hostess = You choose one of the three that is possible: a marker must be left in the general supply, or the rat must not be on 0.
    .ruling = What is possible is taken. If none of the three is, there are the 3 prestige alone.
page-minstrel = All pieces come from one sector and go to one other. Nothing is carried out there.
    .ruling = One to three pieces in all; the friend counts as one of them and may go alone.
    .ruling2 = The target may be empty. Nothing moves to or from the cathedral, and a friend who is not placed stays away.
page-monk = The markers go from the general supply to your own. If fewer are left, take those.
page-fool = One piece moves, and the sector that it reaches works by its new count.
    .p2 = { $fool ->
        [yes] By the rules in use the marker may come from Notre Dame too.
       *[no] By the rules in use nothing is taken from Notre Dame.
    }
    .p3 = Example: a marker goes from the bank to a carriage house with two; the carriage drives up to three markets and may take a message.
    .ruling = Nothing is moved to the cathedral, and a friend who is not placed stays away. The target may be empty.
page-money_lender = The hire costs { $price }, so 1 gold and 1 prestige remain.
    .p2 = Where gold is limited it may come from another player.
page-doctor = For you alone the plague of the round is 0. Example: hospital 1 and friend, rat on 7: it goes to 5.
    .ruling = Hired twice, with the counsellor, he helps once.

# Gray persons of period A.
page-city_guard = All your markers on sectors and cathedral count, and the friend if he is placed. Markers in supplies do not.
page-night_watchman = A sector is empty when neither a marker nor the friend stands there. The cathedral does not count.
page-bishop = The sector works at once, with a count of 1.
    .ruling = If you have no empty sector, or no marker in the general supply, nothing happens.
page-administrator = What you have is doubled.
    .ruling = The park’s bonus comes once, on top. With 0 prestige nothing is gained.
page-nurse = The hospital is not carried out: the rat goes one space back, once.
    .ruling = Without a marker in the general supply the rat still goes back.
page-scholar = Your third card is turned up and carried out by all rules of action cards, marker included.
    .p2 = While the scholar is on display, nobody discards the third card before the end of phase 4.
    .ruling = The third cards of those who do not hire the scholar stay secret.
page-butcher = One marker on each empty sector, and none of them works.
    .ruling = If the general supply has too few, you choose the sectors.
page-patron = You say how much, the gold goes to the supply, and the rat goes back as many spaces.
    .ruling = You may give none, and more than the rat has spaces; it stops at 0.
page-merchant = What has been taken from your borough, by whomever, pays.
    .ruling = The four corner markets count, the centre does not.

# Gray persons of period B.
page-guild_master = The friend counts in his sector. A sector of 4 still brings 2.
page-beggar_king = With the rat on 0 that is { $harbour }, with the rat on { $harbour } nothing.
page-advocate = An odd message brings nothing: five messages are worth 6, and with two in the park 7.
page-priest = No gift of gold is needed, and none is possible. The marker takes part in the next cathedral scoring.
    .ruling = Without a marker in the general supply nothing happens.
page-prosecutor = No marker is placed; the sector works by the count that it has.
    .ruling = The sector must have a count of 1 or more. Park and hospital move the rat back; the hotel gives once or twice by its count.
page-bell_ringer = The person, not the figure of the start player.
    .ruling = Only your own markers count; the rulebook speaks of every marker on Notre Dame.
page-spy = You alone see them, down to the last round, and the program remembers them for you.
page-gypsies = From sectors and from the cathedral, not the friend. The markers go to the general supply.
    .ruling = You may take none. All that is taken is one gain, and the park’s bonus is counted after the markers have gone.
page-coachman = Choose a kind of message. Everything that your messages of that kind bring comes once more.
    .p2 = Example: two messages of 4 prestige bring 8 again; two of 2 prestige and a marker bring 4 and two markers.
    .ruling = It is one gain of prestige, so one bonus of the park. Where gold is short it comes coin by coin.

# Gray persons of period C.
page-lady_of_the_court = Two sectors of 5 bring 5: only the fullest counts, once. The friend counts too.
page-mayor = The friend counts in his sector. A sector of 5 still brings 3.
page-carpenter = At most 7, one for each sector; the friend alone is enough. The cathedral does not count.
page-innkeeper = Markers and friend count.
page-gravedigger = It is the sum on the three cards, whoever has hired the doctor and however good your hospital is.
page-actress = All markers and the friend go, then the new sector works by its count.
    .ruling = The sector that is emptied must have something on it; the target may be empty. Nothing is moved to or from the cathedral.
page-counsellor = Two different persons or one twice, but never the counsellor again.
    .ruling = None, one or two more, one after the other, each paid when it is made; gold that came in between may be used.
page-guard = Five markers in the general supply bring 6.
page-lover = The sector works by its new count.
    .ruling = Nothing happens if the friend is not placed, or if there is no marker in the general supply.

stack-brown = brown
stack-A = gray A
stack-B = gray B
stack-C = gray C
rules-expansion = expansion
rules-rats = { $n ->
    [0] no rats
    [one] { $n } rat
   *[other] { $n } rats
}

argument-page = A page is named for what it is about, such as bishop or “carriage house”; “nd-tui --plain rules” prints all pages.
