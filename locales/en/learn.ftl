# The game in a few short pages.

title-learn = Learn the game

learn-aim = Paris, towards the end of the fourteenth century. You govern one of the boroughs around the cathedral.

    In nine rounds you gather prestige, and you keep the rats in check. Whoever has the most prestige at the end wins.
    .title = What it is about
learn-round = Every round goes the same way:

    1. Three persons appear.
    2. Everyone chooses cards.
    3. Everyone plays two cards, in turn.
    4. Everyone may hire one person, for 1 gold.
    5. The plague comes.

    Three rounds are a period, three periods are the game.
    .title = A round
learn-cards = You draw three cards of your own, keep one and pass two to your left. Of the two that come from your right you keep one and pass the other. The last one that comes is yours.

    So you hold three cards. You play two of them; the third is thrown away unseen.
    .title = Choosing cards
learn-sectors = A card puts a marker on a sector of your borough, and the sector works:

    Cloister school: new markers.
    Bank: gold.
    Residence: prestige.
    Carriage house: the carriage drives.
    Hotel: gold, a marker or the rat one back.
    Park: rat back, and from now on more prestige.
    Hospital: rat back, and less plague every round.
    .title = Seven sectors
learn-strength = A sector works as often as there are pieces on it. The first marker on the bank brings 1 gold, the second 2, the third 3.

    To use one sector again and again pays. But you need a little of everything, and you play only 18 cards in the whole game.
    .title = The more, the better
learn-supply = Every card needs a marker from your supply. If there is none left, you must take one from another place on the board.

    Your friend is more loyal: he counts like a marker, costs nothing, and his own card sends him from sector to sector.
    .title = Markers run out
learn-carriage = The carriage drives from market to market and may take the message where it stops: prestige, and something besides.

    You may not take a second message of a colour before you have one of every colour that still lies on the board. What is forbidden to you is crossed out on the map.
    .title = Carriage and messages
learn-persons = After the cards you may pay 1 gold and use one of the three persons on display. Everybody may choose the same one.

    The rats on the three cards together are the plague of the round. You see them before you choose your cards.
    .title = Persons
learn-plague = Your rat moves forward by the plague of the round, less the pieces on your hospital.

    The track ends at 9. If the rat would go further, you lose 2 prestige and a marker from your fullest sector. That can happen every round.
    .title = The plague
learn-cathedral = The card Notre Dame puts a marker on the cathedral and asks for a gift: 1, 2 or 3 gold for 1, 3 or 6 prestige.

    At the end of a period the cathedral shares out prestige among all markers there. The fewer there are, the more each is worth. Then they leave.
    .title = Notre Dame
