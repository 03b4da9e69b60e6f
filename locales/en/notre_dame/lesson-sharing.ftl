# Lesson: Notre Dame at the end of a period.

lesson-sharing = Sharing at Notre Dame
lesson-sharing-value = The last round of the first period. With four players Notre Dame has 10 prestige to share when it ends, between all markers that stand there.

    There are two: one of yours, one of Hugo’s. So each is worth 5 at the moment.
lesson-sharing-play = Your last card of the period is to be played. Put a second marker on Notre Dame.
    .hint = Choose Notre Dame by its number.
    .hotel = The hotel is always useful. But the sharing comes in a few moments, and then not again for three rounds.
lesson-sharing-gift = The card also asks for a gift: 1, 2 or 3 gold for 1, 3 or 6 prestige. You have 4 gold. Give 3, and keep the last coin for a person.
    .hint = Choose the gift of 3 gold.
    .little = The gold works better the more you give: 3 gold bring 6 prestige, twice as much for each coin as the first one. You can afford it.
    .none = Without a gift there is no marker and no prestige: the card is lost. Give 3 gold.
lesson-sharing-three = Now three markers stand there. 10 divided by 3 is 3 for each, rounded down. Hugo’s marker has lost 2; your two together are worth 6 instead of 5.

    More markers mean more shares, but smaller ones, for all.
lesson-sharing-hire = One gold is left. The City guard pays 1 prestige for every piece on the board, those on Notre Dame too: six, before the two leave. Hire him.
    .hint = Choose the City guard.
    .hostess = The hostess brings 3 prestige and a small extra. The city guard counts six pieces now, and two of them are about to leave.
    .lender = Gold for later, and 1 prestige. The city guard brings 6 prestige, and never as much again with these two markers gone.
    .nobody = A coin kept is worth little here. The city guard would turn it into 6 prestige.
lesson-sharing-share = The period is over: 6 prestige from the city guard, 6 as your share. Your prestige went from 14 to 26. Hugo had one marker and received 3.

    One of the 10 points was left over. Nobody gets it.
lesson-sharing-look = It all stands in the log, also for the others. Press { $key_log } to read it.
    .hint = Press { $key_log }.
lesson-sharing-log = The last lines tell the end of the period: what Notre Dame gave and to whom; then who begins, and the new persons. The plague stands further up.
lesson-sharing-gone = Notre Dame is empty again, 10 to share anew. All markers there went back: not into your supply, but into the general one. You have 0 markers now, and 10 to fetch with the school.

    So the place was not for ever, but the prestige is.
lesson-sharing-recap = At the end of each period Notre Dame shares its prestige among all markers there, rounded down: 6 with two players, 8 with three, 10 with four, 12 with five.

    Being alone there is best. Afterwards every marker goes to the general supply. The prestige for the gift is yours at once.
