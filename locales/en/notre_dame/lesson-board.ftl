# Lesson: the aim and the board.

lesson-board = The aim and the board
lesson-board-aim = Paris, at the end of the fourteenth century. You are Anna, and the marked borough is yours: seven sectors, a harbour, and your share in Notre Dame.

    In nine rounds you gather prestige. Whoever has the most at the end wins.
lesson-board-bank = You hold three cards, and you will play two of them. Begin with the Bank: press its number, click on it, or go there with the arrow keys and press { key-enter }.
    .hint = The Bank stands among the choices at the bottom. Press the number before it.
    .hotel = The hotel offers a coin, a marker or less of the plague. Not bad at all; but here we want to see the bank.
    .residence = Prestige already! The residence comes next. Let the bank be first.
lesson-board-paid = A marker went from your supply to the bank, and the bank paid 1 gold.

    The more pieces (markers, or the friend) stand at the bank, the school or the residence, the more it brings: the next marker at the bank 2 gold, the third one 3.
lesson-board-residence = Meanwhile Luc and Claire have played a card each. Your second one is the Residence: it brings what wins the game.
    .hint = Choose the Residence, by its number or by a click on the card.
    .hotel = The hotel would do its work, but it never brings prestige. Play the Residence.
lesson-board-prestige = Your first prestige. Your third card, the hotel, will be thrown away unseen: of three cards only two are played in a round.
lesson-board-others = Luc and Claire have boroughs like yours. A line for each says how they stand: gold, markers, prestige, rat, cards in hand, then every sector. { $key_help } explains the signs. Press { $key_others } to see a borough whole.
    .hint = Just press { $key_others }, once.
lesson-board-luc = This is Luc’s borough. Two pieces stand at his hospital: a marker, and { $sign_friend }, his friend, who counts like one.

    Press { $key_others } again for Claire’s. You can look at them whenever you like.
lesson-board-recap = A card puts one of your markers on a sector, and the sector works. Bank, school and residence bring more with every piece.

    Of three cards you play two in a round. After nine rounds the most prestige wins.

    { $key_others } shows the other boroughs, { $key_rules } the rules.
