# The rulebook: a message per page, an attribute per paragraph; those that begin with “ruling” or “house” say
# what the rulebook leaves open.

rulebook-table = { $rounds } rounds and { $replacement } cards in the replacement pile with { $players } players
rulebook-row = { $n } with { $players } players
rulebook-prizes = { $prizes } points with { $players } players
rulebook-gold-second = { amount-points } with { $players } players
rulebook-copies = { $name } { $numbers }
rulebook-nuns = { $cards } with { amount-nuns }
rulebook-building = { $name }: { $building }
rulebook-also = { $before }; { $more }
rulebook-support = { $n } × { $support }
rulebook-privilege = Privilege: { $effect }.
rulebook-basic = Basic action: { $effect }.
rulebook-supports = Supports on its { $cards } cards: { $supports }.
rulebook-house-supports = Only the cards themselves show which supports they have; most of these are ours.
rulebook-house-other = The component file in use marks these as its own: { $keys }.
rulebook-house-none = The component file in use marks nothing as a house value.
rulebook-in-force = In this game: { $value }.
rulebook-yes = yes
rulebook-no = no

group-course = The course of the game
group-resolving = Influence, rats and nuns
group-cards = Cards
group-buildings = Buildings
group-options = Options
group-words = Rulings and words

# The course of the game.
page-aim = Europe, 1347. The plague has taken the lord of the land, and you are one of the heirs who want his crown.
    .title = What it is about
    .p2 = From town to town you enter buildings and win influence with six classes of people. At the end each class brings points to those it likes best.
    .p3 = But strangers bring rats, and in the end the rats are counted: whoever has more of them than there are nuns in the nun row dies of the plague and has lost, however many points there are.
    .p4 = Of those who live, whoever has most points wins.
page-setup = Everyone begins with { start-rats }, { start-cards } in hand and no influence with any class.
    .title = Before the game
    .p2 = { $row ->
        [one] { $row } Population card is laid face down in a row that nobody looks at: the nun row.
       *[other] { $row } Population cards are laid face down in a row that nobody looks at: the nun row. Their order never changes.
    } The other cards are the population deck.
    .p3 = { $building_cards } building cards are used, { $building_each } of each class; a choice in the form of the new game says which. They are shuffled; some go unseen to the replacement pile, the rest is the building pile.
    .p4 = By the number of players: { $tables }.
    .p5 = The Jokers lie open, and of the special cards those that the chosen buildings hand out; only these are in play.
    .ruling = Which building cards are used is known to all. The seed says who begins, unless you choose it in the form.
page-phase-a = New buildings are turned up in a row, one after the other: { $sizes }.
    .title = Phase A: new buildings
    .p2 = If all of them are the same, the last one goes under the replacement pile and the top card of that pile takes its place, until they are not all the same.
    .p3 = Example: four players turn up three Farms. The replacement pile begins with a Farm and a Palace: now the row is Farm, Farm, Palace.
    .ruling = The same means of one type; two cards of a type with different supports are the same.
page-phase-b = From the start player clockwise everyone chooses one building of the row and gets its support.
    .title = Phase B: support
    .p2 = A support is one or two of these: draw cards, discard rats, look at a card of the nun row. Several players may choose the same building, and later you may enter another one.
    .ruling = A support is carried out in this order: draw, discard rats, look. What cannot be done is left out, and a building may be chosen that brings you nothing.
page-phase-c = From the start player clockwise everyone enters one building of the row and lays as many cards from hand face down as wished, even none.
    .title = Phase C: enter buildings
    .p2 = How many cards lie there is said aloud; which ones stays secret until the building is resolved. Population cards, Jokers, Swords and Flutes can be laid; Gold and Passes cannot.
    .p3 = The order in which players enter a building counts: the first wins ties. Any number of players may enter the same building.
    .p4 = Who has a Pass may play it instead and enter later.
    .ruling = A building has a place for everyone.
page-phase-d = The buildings are resolved one after the other, from left to right. Where nobody is, nothing happens.
    .title = Phase D: resolution
    .p2 = All who entered turn over their cards. In the order of entry, each wins influence with the class of the building as large as the own force, and takes a rat for every stranger.
    .p3 = Then Swords are compared, then Flutes. Then the strongest has the privilege, the others have the basic action, in the order of entry.
    .p4 = In the end the played cards are discarded; what was won stays in hand.
    .p5 = Example: two Witches and a Monk, alone in the Tent: 3 influence with Magic, 1 rat for the Monk, and the privilege.
    .ruling = Swords and Flutes are compared once in each building, after everybody’s influence and rats.
    .ruling2 = Played cards are discarded only after the actions, so a draw or a take in the same building does not find them yet.
    .ruling3 = What only brings something is done without a question.
page-phase-e = The discs come back, the buildings of the row are discarded, and the start player card goes to the left.
    .title = Phase E: end of round
    .p2 = With the last building of the pile the last round has begun; after it the game is over.
page-last-round = The last round is the one that uses up the building pile. It is played as any other, but no building gives anything.
    .title = The last round
    .p2 = Whoever would have the privilege of a building wins 1 more influence with its class instead. The others get nothing.
    .p3 = Supports, Swords, Flutes and rats are as always.
    .p4 = Example: three in the Castle with force 3, 3 and 1 in the order of entry end with 4, 3 and 1 more influence, and nobody takes a Sword.
    .ruling = This influence too is a move on the track: who makes it arrives later than those already there.
page-end = After the last round points are counted, then rats.
    .title = The end and the points
    .p2 = In every class the most influence brings most. From the first place on: { $prizes }. Who has no influence there gets nothing, and prizes without a taker are lost.
    .p3 = Most Population cards and Jokers in hand: { $cards_alone }; if tied, { $cards_tied } each.
    .p4 = Most Swords, most Flutes, most Passes in hand, each only if it is in play: { $specials_alone }; if tied, { $specials_tied } each.
    .p5 = Gold has a page of its own; every token brings { $token }.
    .p6 = Among those who live, most points win; then the fewest rats; then the victory is shared.
    .ruling = Who has none of a thing does not take part in the contest for most of it.
page-plague = After the points the nun row is turned up. Whoever has more rats than there are nuns in it dies and has lost; as many as nuns is still alive.
    .title = The plague
    .p2 = Example: with 9 nuns in the row, 9 rats live and 10 die. 31 points with 10 rats lose against 24 points with 9.
    .p3 = If all are dead, all have lost, unless the option says otherwise.
    .ruling = Points are counted first, so the dead keep their places in classes and contests; they all share the last rank.
page-two-players = With two players there is only one privilege a round, wherever they are: the higher force of the two has it in the own building; the other has the basic action.
    .title = Two players
    .p2 = On a tie it belongs to whoever entered first.
    .p3 = In the classes only the first two places count, and second most Gold brings nothing.
    .p4 = Example: first Anna enters the Farm with two Population cards and a Sword, then Luc the Palace with two. Both have force 2, Anna was first: she draws 4 cards, he takes 1 token.
    .ruling = Since both are needed to know it, both turn over their cards before the first building is resolved.
    .ruling2 = Two with most Gold share as always.
    .ruling3 = The Guard Tower is not made for two; it is there only if you choose the buildings yourselves.
page-secrets = Open are the row, who entered where with how many cards, all influence, all sizes of hands and piles, tokens, and who looked at which card of the nun row.
    .title = Open and hidden
    .p2 = Hidden are hands, cards laid until their building is resolved, the nun row, and the order of all piles. Cards given for a Sword or to the Tower are known to giver and taker.
    .p3 = The nun row never changes, so a card that you saw elsewhere is not in it. The program remembers that for you, and uses it when it tells how likely you are to live.
    .ruling = Rats lie face down, but everyone begins with equally many and every change is seen. So they are known to all; an option shows or hides those of the others.
    .ruling2 = Discarded cards may be looked through.

# Influence, rats and nuns.
page-influence = Each class has a track. Influence moves your disc forward on it, and never back.
    .title = Influence and the tracks
    .p2 = A disc that comes to a space with others lies on top of them, and the lower ones are ahead: on equal points, who was there earlier is better.
    .p3 = Example: Anna stands on 5 with Magic, Luc comes from 2 to 5: Anna is ahead. Of two who come to a space from the same building, the first to enter is ahead.
    .ruling = Who wins no influence does not move, and so does not arrive anew.
    .house = The tracks have no last space.
page-force = The force of a player in a building: all Population cards of any class and Jokers laid there. Swords and Flutes do not count.
    .title = Force and privilege
    .p2 = Force is what influence you win, and the highest force has the privilege of the building; on a tie, the first to enter. Everybody else who entered has the basic action.
    .p3 = Force 0 is enough for a privilege: if you are alone, or first with nobody stronger behind you.
    .ruling = Who has the privilege has it instead of the basic action, not besides.
page-strangers = A stranger is a Population card of another class than the building’s. It counts like any other, but brings a rat.
    .title = Strangers
    .p2 = Example: a Monk, a King and two Witches in the Monastery: 4 influence with the Clergy, and 3 rats.
page-rats = Rats lie before you. Strangers and lost Flutes bring them, Monasteries, Hospitals and supports take them away.
    .title = Rats
    .p2 = In the end it counts only whether you have more of them than the nun row has nuns; and fewest rats break a tie.
    .p3 = The tokens of the box have several values and can be changed at any time, so the program only tells their sum.
    .house = Rats never run out.
page-nun-row = { $row ->
        [one] { $row } Population card lies face down from the beginning to the end. The nuns on it heal: they are how many rats one can live with.
       *[other] { $row } Population cards lie face down from the beginning to the end. The nuns on them heal: together they are how many rats one can live with.
    }
    .title = The nun row
    .p2 = Supports and the Tent let you look at some of these cards. Only you know what you saw; that you looked, and where, everybody sees.
    .p3 = All { $population } cards together have { $nuns } nuns, so a card has { $average } on average; but every card that you see elsewhere changes what can still be there.
    .ruling = You look at one card after the other, each in a place that you have not seen yet. Who knows them all is not asked.
page-tokens = Victory point tokens come from the Palace.
    .title = Victory point tokens
    .house = What is printed on a token is not in the rulebook: here it is { $token }, and tokens never run out.
page-start-player = Whoever has the start player card begins in phases B and C. After the round it goes to the left.
    .title = Start player
page-piles = Population deck, discards, Jokers and special cards lie open or closed beside the board.
    .title = Piles
    .p2 = Of Jokers there are { $jokers }, of Swords { $swords }, of Flutes { $flutes }, of Passes { $passes }, of Gold { $golds }. Played Population cards are discarded, all others go back to their piles.
    .p3 = When the population deck is empty, the discards are shuffled and become the new one.
    .ruling = They are shuffled only when a card is needed. If both are empty, the rest of a draw is lost.
    .ruling2 = Jokers and special cards can run out: then you take what is left.

# Cards.
page-population = { $population } cards, { $each } of each class: { $classes }. Laid in a building, each counts 1 for force and influence; in another class’s building it is a stranger.
    .title = Population cards
    .p2 = The nuns on a card count only if it lies in the nun row. There are { $nuns } on all cards: { $split }.
    .p3 = In hand at the end, they count for the most cards, together with Jokers.
    .ruling = There is no limit to a hand.
    .house = The rulebook tells only how many cards of all classes together have how many nuns. Here the classes have so many with 0/1/2/3/4: { $copies }.
page-joker = A Joker counts 1 for force and influence in every building and never brings a rat.
    .title = Joker
    .p2 = Jokers come from the Marketplace; there are { $jokers }. At the end they count as cards in hand.
    .p3 = Example: one Joker is left in the pile and one was laid in the Marketplace now. Who has the privilege takes the one; the next gets none.
page-sword = Of those in the building, whoever laid fewest Swords gives half of the own hand, rounded down, to whoever laid most.
    .title = Sword
    .p2 = Tied for most, the first to enter has it. Tied for fewest, the winner chooses who gives. If all laid equally many, nothing happens; so alone it does nothing.
    .p3 = Swords give no force and bring no rat. At the end most Swords in hand bring { $specials_alone }. They come from the Castle.
    .p4 = Example: with 2, 2 and 0 Swords the earlier of the two takes 3 of the third’s 7 cards.
    .ruling = Who gives chooses the cards, and only these two see them. Gold can be given too. The winner may name anyone of the tied, and is not asked where none of them has two cards.
page-flute = Of those in the building, whoever laid most Flutes gives one rat to whoever laid fewest.
    .title = Flute
    .p2 = Ties are as with Swords: for most, the first to enter; for fewest, the winner chooses.
    .p3 = Flutes give no force and bring no rat. At the end most Flutes in hand bring { $specials_alone }. They come from the Piper’s Hut.
    .p4 = Example: Flutes 1 and 0, with 10 rats each: then 9 and 11.
    .ruling = Who has no rat to give gives none, and nobody is asked.
page-pass = At the beginning of your turn in phase C, play a Pass instead of entering a building.
    .title = Pass
    .p2 = When all others have entered or passed, the turn comes back to you: now you enter, or play another Pass.
    .p3 = At the end most Passes in hand bring { $specials_alone }. They come from the Office.
    .p4 = Example: Anna and Claire pass, Luc and Zoé enter. Anna passes again, Claire enters; now Anna must enter.
    .ruling = Every lap goes clockwise from the start player over those who are still outside, and the Pass goes back to its pile at once. Who is the last one outside must enter.
page-gold = Gold is never played. At the end most Gold in hand brings { $gold_first }.
    .title = Gold
    .p2 = Second most brings { $gold_second }. Several with most share { $gold_shared }, and there is no second; several with second most share its points. Shares are rounded down.
    .p3 = Example: Gold 4, 2, 2 and 1 bring 6, 1, 1 and 0; 3, 3 and 2 bring 4, 4 and 0.
    .p4 = Gold comes from the Treasury. It can be taken by a Sword or the Tower, and discarded at the Hospital.

# Buildings.
page-palace = The tokens count as points at the end, and nobody can take them from you.
page-treasury = Gold is in your hand, so it can be lost to Swords and Towers.
page-monastery = The simplest way to be rid of rats.
    .p2 = Example: two entered without force. Who entered first discards 2 rats, the other 1.
page-hospital = Any cards of your hand can be given, also Jokers, special cards and Gold; all see which.
    .p2 = Example: the privilege with 6 rats and 2 cards in hand: first 5 rats are left, then with both cards 3.
    .ruling = You cannot give more cards than you have rats.
page-office = Passes let you wait and see what the others do.
page-marketplace = Jokers fit everywhere.
page-guard_tower = Whoever entered no Guard Tower this round and holds at least as many cards as the strongest here gives { $tower } of them, or all if there are fewer.
    .p2 = The basic action gives nothing; but all who entered a Guard Tower are safe from every one this round.
    .p3 = Example: you have 4 cards; the others have 6, 4 and 3, and one in the Tower has 9. You get 3, 3, none and none.
    .ruling = Hands are counted once, before the first card moves. Cards laid for a later building are not in hand. Who gives chooses the cards, clockwise from whoever gets them.
page-castle = Swords make those who lay none pay.
page-farm = Many cards at once: force for later, or a hand that Swords and Towers like.
page-brewery = The more you lay here, the more you draw.
    .p2 = Example: five Population cards and a Sword. The privilege draws 5 cards, the basic action 2.
    .ruling = Influence won here in this round counts, which is your force in this building.
page-tent = What you see in the nun row tells how many rats you can afford.
page-hut = Flutes send rats to others.

# Options.
page-first_game = Five cards each of { $first_game }.
    .title = Buildings of the first game
    .p2 = One building of every class with all its cards: easy to learn, no Gold, no Flutes, no Passes.
page-by_type = Of the two types of each class one is in the game with all its five cards; the seed says which.
    .title = Buildings by type
    .p2 = With two players the Knighthood always has Castles.
page-by_card = Of the ten cards of each class five are in the game; the seed says which.
    .title = Buildings by card
    .p2 = With two players all of the Knighthood are Castles.
page-chosen = You say of each class how many cards of its first type there are among its five; the others are of its second type.
    .title = Buildings of your choice
    .p2 = With two players the Guard Tower is possible, but not advised.
page-all_dead = What happens if more rats than nuns have killed everybody?
    .title = When all are dead
    .p2 = As the rulebook has it, all have lost. With the option, whoever has fewest rats lives after all; of several with fewest, most points win.
page-rats_shown = Are the rats of the others shown at the table?
    .title = Rats of the others
    .p2 = They lie face down, but whoever counts knows them: everyone began with { start-rats }, and every change is open. So this is only about who counts, you or the program.

# Rulings and words.
page-rulings = Where the rulebook is silent or unclear, the program has decided. All these decisions are here.
    .title = Our rulings
page-house-values = Some values are printed on the cards and the board alone, and stand in no rulebook that we have. Those that we had to choose are here.
    .title = House values
    .p2 = Whoever owns the box can copy the program’s component file, correct it, and play with it by the option --components.
page-glossary = The words of the game in both languages.
    .title = Glossary

start-rats = { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}
start-cards = { $hand ->
    [one] { $hand } Population card
   *[other] { $hand } Population cards
}

argument-page = A page is named for what it is about, such as brewery or “nun row”; “nd-tui --plain --game rattus-cartus rules” shows all pages.
