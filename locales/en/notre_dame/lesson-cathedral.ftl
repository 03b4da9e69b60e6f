# Lesson: Notre Dame and the gift.

lesson-cathedral = Notre Dame and the gift
lesson-cathedral-play = Back at your first table: in the lesson on cards you kept this one. It puts a marker on { action-cathedral }, which all players share, and asks for a gift of gold. Play it.
    .hint = Choose Notre Dame by its number, or click on the card.
    .hospital = The hospital can wait until your second card. First see what gold can do.
    .bank = Gold first: not foolish. But your 4 coins will do, 3 for the gift and 1 for a person. Play Notre Dame.
lesson-cathedral-gift = 1 coin brings 1 prestige, 2 bring 3, and 3 bring 6. The third coin is the best of all. Give 3; one is left for a person.
    .hint = Compare what each coin brings: 1, then 2 more, then 3 more.
    .one = 1 prestige for a coin. You could have given more, and the first coin earns the least.
    .two = 3 prestige for two coins. The third one alone would add another 3.
    .nothing = Without a gift nothing happens: no marker on Notre Dame, no prestige, and the card is gone.
lesson-cathedral-two = 6 prestige at once, and more to come: at the end of the period Notre Dame shares out 8 among all markers on it.

    Claire has followed you. So each marker will earn 4; you alone would have had all 8.
lesson-cathedral-hospital = Your second card. The rat stands on 7 and the plague is 3, so the { action-hospital } is welcome.
    .hint = Choose the Hospital. The bank would not be wrong either.
    .bank = 2 gold, good as well. But your rat would go to 9, and the next plague could drive it past. So the lesson plays the hospital.
lesson-cathedral-coin = And the coin you saved? The night watchman pays 1 prestige for every empty sector. Yours: carriage house, hotel and park. Hire him.
    .hint = He is the gray one of the three persons, the one on the right.
    .nobody = A coin saved is a coin, but 3 prestige for it is a good price. Hire the night watchman.
    .moving = He moves markers about, which can be clever; you will meet him later. The night watchman simply pays: 3 prestige.
lesson-cathedral-share = The round was the third, so period A has ended: 8 shared by two markers, 4 prestige for Claire and 4 for you.

    All markers have left Notre Dame, for the general supply. In the next period it begins empty again.
lesson-cathedral-recap = The card Notre Dame: a marker on the cathedral and a gift. 1, 2 or 3 gold bring 1, 3 or 6 prestige. No gift, no marker.

    At the end of a period, every third round, Notre Dame shares prestige among all markers on it, rounded down: 8 with three players. The fewer, the more for each. Then they leave.
