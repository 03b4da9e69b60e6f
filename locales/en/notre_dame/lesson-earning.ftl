# Lesson: school, bank and residence.

lesson-earning = Earning: school, bank and residence
lesson-earning-residence = Another table, in round 2. These three cards feed you: the school with markers, the bank with gold, the residence with prestige. One marker is at your residence, so the second one brings 2. Play it.
    .hint = Choose the Residence. Look at what stands behind each card among the choices.
    .school = Nobody is at the school yet, so it brings 1 marker. The residence brings 2. The school comes next.
    .bank = 2 gold: the second marker at the bank is as strong, and gold is always needed. The lesson shows the residence first; the bank will grow as well.
lesson-earning-school = 2 prestige. Now your supply: a single marker is left, and every card takes one. The school takes one too, but gives one back at once. Play it.
    .hint = The Cloister school is the card that keeps your supply from running dry.
    .bank = 2 gold, but your supply is empty now, and next round every card wants a marker. The school would have given one back.
lesson-earning-guard = Having many pieces pays, too. The city guard gives 1 prestige for each of your pieces on the board: one at the school, one at the bank, two at the residence. Hire him.
    .hint = He is the gray person, on the right.
    .minstrel = The minstrel moves your markers about. Here they stand well. The city guard pays 4 prestige for 1 gold.
    .nobody = 4 prestige for 1 gold: better offers are rare. Hire the city guard.
    .monk = Two markers and 1 prestige: sound, with a single marker left. The city guard pays 4 prestige, and he comes only once in the game.
lesson-earning-more = A new round; the lesson has kept your cards for you. Again there is only one marker in your supply. The second one at the school brings 2: play the school first, and your next card has a marker too.
    .hint = First the Cloister school, then you have markers again.
    .empty = That was your last marker: your second card would find none. With the school first you can play both.
lesson-earning-bank = One becomes two here as well: the second marker at the bank brings 2 gold. Play the Bank.
    .hint = Choose the Bank by its number, or click on the card.
    .hospital = Your rat is only on 3, so the hospital can wait. Let the bank grow.
lesson-earning-twos = School 2, bank 2, residence 2. The third marker will bring 3 each time, the fourth 4.

    You play only 18 cards in a game. A few strong sectors earn more than many weak ones.
lesson-earning-recap = School: markers. Bank: gold. Residence: prestige. Each brings as much as there are pieces on it, the new one included: 1, then 2, then 3.

    Watch your supply: every card takes a marker from it. The school fills it again, best before it is empty.
