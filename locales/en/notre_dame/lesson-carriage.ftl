# Lesson: the carriage and the messages.

lesson-carriage = The carriage and the messages
lesson-carriage-house = A new game begins. Prestige also lies in the streets. Your carriage fetches it: with every marker at the carriage house it drives one market further. Play the Carriage house.
    .hint = Choose the Carriage house by its number, or click on the card.
    .friend = The friend can go there too, and he will. First the carriage house itself.
    .school = New markers are always welcome. But today we drive: play the carriage house.
lesson-carriage-drive = The markets of all three boroughs. { $sign_letter } is a message, the number behind it its prestige. A 1 before a market: one step away, and you have one. Walk with the arrow keys: drive to the green message worth 4: green, inner left.
    .hint = The inner left market of Claire’s green borough, one step from your centre: look at it and press { key-enter }, or click on it.
    .stay = Your carriage may stay at home, but then it brings nothing.
    .less = That message is worth less, if there is one at all. Look for a 4 that you can reach.
    .own = Also worth 4, and in your own borough. That one can wait: Luc and Claire have a longer way to it than to the green one.
lesson-carriage-take = The carriage stops on a message. Take it: 4 prestige.
    .hint = Choose to take the message.
    .leave = You may leave it there, but then Luc or Claire may fetch it. Take it.
lesson-carriage-colours = Now the green messages are crossed out for you. No second one of a colour before you have one of each colour: next must be red or blue.

    Some bring less prestige, and besides a coin, a marker or the rat one back.
lesson-carriage-friend = Your friend can be a coachman too. With him two pieces are at the carriage house, so you drive two markets. Play his card; he knows the way.
    .hint = Choose the Trusted friend by his number, or click on the card.
    .school = The school brings 1 marker. The friend brings the carriage to the next message worth 4.
lesson-carriage-further = Two markets at most now, and you may pass others on the way. In your own blue borough a 4 lies at the outer right market, two steps away. Drive there.
    .hint = The outer right market of your own borough: blue, outer right.
    .green = You may stop here, but not take this message: it is green, and you have a green one. Red or blue.
    .less = Nothing here, or less than 4. Have another look at your own borough.
lesson-carriage-third = You took it: two messages, two colours, 8 prestige. Then the lesson hired the money lender for you and kept your cards. Red is still missing, and one more marker at the carriage house means three steps. Play it.
    .hint = Choose the Carriage house by its number, or click on the card.
    .rats = The plague is 6 indeed, but your rat is only on 1; your second card can see to it. First the red message.
lesson-carriage-red = Green and blue are forbidden to you now; only red is open. The red 4 lies outer left, three steps away. Drive there.
    .hint = Look at Luc’s red borough: red, outer left.
    .less = Only a red message can be taken now, and the one at the outer left market is worth the most.
lesson-carriage-all = 4 more. One of each colour: nothing is crossed out any more, and the second set begins.

    A colour that is gone from the whole board no longer counts for this rule.
lesson-carriage-ready = That was the last of the nine cards: now you know enough to play.

    After the ninth round, and the third sharing at Notre Dame, the most prestige wins. Gold and markers left in the supplies bring none. They only break a tie: more of both together wins.
lesson-carriage-recap = Carriage house: drive up to as many markets as it has pieces. If you stop on a message, you may take it. First one of each colour, then a second of each.

    { $key_map } shows the streets in large at any time.

    Now you can play a first game. At its end, gold and markers left over only break a tie.
