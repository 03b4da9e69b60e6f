# Lesson: two players.

lesson-two = Two players
lesson-two-table = Only Luc is against you this time. Three things are different with two players. The first stands here: Notre Dame has only 6 to share. Alone you get 6, with one marker each both get 3.
lesson-two-map = The second thing can be seen on the map. Press { $key_map }.
    .hint = Press { $key_map }, once.
lesson-two-streets = Four boroughs all the same: you and Luc sit opposite each other, and the two between you have no player. Nobody lives there, but their messages lie ready.

    All four colours count: no second message of a colour before you have one of each.
lesson-two-keep = The third thing is the passing. Keep one card; two go to Luc. He keeps one of them, and the other comes back to you! Keep the Carriage house: the messages are close.
    .hint = Choose the Carriage house.
    .residence = Modest for a beginning: 1 prestige. A carriage house brings up to 4 with its first message.
    .bank = Gold from the start: good. But the bank may even come back to you, and a carriage house brings up to 4 prestige with its first message.
lesson-two-back = These two are Luc’s. The one that you do not keep returns to him. Which one do you want?
    .hint = Both are fine. The lesson keeps the second Carriage house: with two it drives further.
    .park = Good: two in the park, and every gain grows. But with a second carriage house you drive two markets, and Luc has none.
lesson-two-known = So your hand is two cards of your own and one of Luc’s. And you know two of his three: the Park, which you gave back, and the Bank, since only your Residence returned.

    Remember that when you plan.
lesson-two-play = Let the carriage drive.
    .hint = Play either Carriage house; the colour makes no difference.
    .residence = 1 prestige, good. But let us visit the boroughs without a player first.
lesson-two-drive = One piece at the carriage house, so one market. Both boroughs without a player touch yours, one on each side. A message there brings 3 prestige: drive to the green market.
    .hint = Choose the inner right market of the green borough.
    .stay = Whoever stays takes nothing. Drive to the green market with its 3 prestige.
    .small = Nobody lives at yellow either, but here lie only 1 prestige and 1 gold. The green one brings 3.
    .own = Your own messages are safe for a while: Luc lives far away. The green one brings 3 prestige and lies between you.
    .four = 4 prestige at once: good. But nobody else is near it, so it can wait. The green one lies between you and Luc; the lesson fetches that first.
lesson-two-colours = 3 prestige, and your first colour is green. Now a green one is forbidden to you until you have blue, red and yellow too. Red lies in Luc’s borough: a long way.

    And with one opponent, all that Luc misses helps you.
lesson-two-recap = With two players: Notre Dame shares 6. Two boroughs have no player, with messages of their own; all four colours count.

    Of your three cards two are your own and one is the other’s, and you know two of the cards on the other side.
