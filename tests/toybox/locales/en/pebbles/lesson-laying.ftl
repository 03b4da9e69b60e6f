# The lesson about laying pebbles.

lesson-laying = Laying pebbles
lesson-laying-aim = You are Anna. In each of three rounds everybody lays pebbles in secret: { $sign_red } red ones and { $sign_blue } blue ones. What is laid is gone.
lesson-laying-cards = When all have laid, a card is drawn. Who alone laid most gets as many points as it shows, from 1 to 9.
lesson-laying-lay = Now lay some pebbles: two red and two blue ones would be a good beginning.
    .hint = Lay two of each kind: more than Luc can expect, and there is something left for later.
    .nothing = Who lays nothing gets nothing.
    .all = That would surely be enough. But with so few pebbles left the next rounds are Luc’s.
    .few = That may be too few: Luc lays three.
lesson-laying-shown = All is shown: you laid four pebbles, Luc three. The card was a 6, so you have 6 points.
lesson-laying-recap = All lay in secret and at once. Who alone laid most gets the card; of equals nobody does.

    { $key_rules } shows the rules.
