# Lesson: the gray persons of period B.

lesson-gray-b = The gray persons of period B
lesson-gray-b-advocate = Period B has three gray persons of its own. The Advocate pays 3 prestige for every two messages; you have collected two. Hire him.
    .hint = Choose the Advocate by his number.
    .monk = Two markers and 1 prestige, and he comes again in every period. The advocate comes only now.
    .fool = The fool comes again in every period. The advocate comes only now, and he pays 3 prestige.
    .nobody = You have 6 gold. One of them for 3 prestige is well spent.
lesson-gray-b-park = The Beggar king pays 1 prestige for each space ahead of your rat. On 4, that is 5. The Park sends the rat one back, and a second marker there adds 1 to every gain. Play the Park.
    .hint = Choose the Park.
    .hotel = The hotel may send the rat back as well; it will be your second card. The park does more: from its second marker on it adds to every gain of prestige.
    .school = Two markers would be welcome. But today each step back of the rat is worth 1 prestige.
lesson-gray-b-rat = Your second card was the hotel. The supply being empty, its marker came from the carriage house. Now a gift: think of the beggar king, and send the rat one back.
    .hint = Choose the rat.
    .gold = Six coins, more than you can spend soon. One space back for the rat is 1 prestige more from the king.
    .marker = A marker for your empty supply, not bad. But one space back for the rat is 1 prestige more from the king.
    .nothing = A gift is a gift! One space back for the rat is 1 prestige more from the king.
lesson-gray-b-king = Your rat is on 2, with seven spaces ahead: 7 prestige, and 1 more by the park. After the hiring the rats will run; the king pays first. Hire the Beggar king.
    .hint = Choose the Beggar king by his number.
    .minstrel = The minstrel only moves pieces. The king pays 8 prestige.
    .hostess = 3 prestige, 1 by the park, and a gift. The king pays twice as much.
    .nobody = 8 prestige for 1 gold, and you have five. Hire the king.
lesson-gray-b-pair = The Guild master will pay 2 prestige for each sector with two or more. Your card is the hotel, your supply empty: a marker must come from elsewhere. Break up no pair: take the single one from the School.
    .hint = Choose the Cloister school.
    .nothing = Then the card is lost. A second marker at the hotel makes one more sector of two.
    .other = That breaks up a pair: one sector of two more, but one less elsewhere. At the school there is a single marker.
lesson-gray-b-guild = Count the sectors of two: bank, carriage house with your friend, hotel, park and hospital. Five: 10 prestige, and 1 more by the park. Hire the Guild master.
    .hint = Choose the Guild master by his number.
    .lender = 2 gold, and 2 prestige with the park. The guild master pays 11 prestige.
    .doctor = Your rat is on 5 and runs only 3. Nothing to fear; take the guild master’s prestige.
    .nobody = 11 prestige for 1 gold. Hire the guild master.
lesson-gray-b-sum = 11 prestige at once.

    In three rounds these three have paid you 22. You saw each of them before you chose your cards, and could play for him.
lesson-gray-b-recap = Period B:

    Advocate: 3 prestige per two messages; a single one does not count. Beggar king: 1 prestige per space ahead of your rat. Guild master: 2 prestige per sector with two or more.

    The persons lie open before the cards are chosen. Choose and play for the one you want to hire.
