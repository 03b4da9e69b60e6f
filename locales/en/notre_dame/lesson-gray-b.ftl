# Lesson: the gray persons of period B.

lesson-gray-b = Gray persons B: play for one of them
lesson-gray-b-advocate = Who comes is known before the cards are chosen; so you can play for a person. Here you have: two messages were fetched for the Advocate, who pays 3 prestige for every two. Hire him.
    .hint = Choose the Advocate by his number.
    .monk = Two markers and 1 prestige, and he comes again in every period. The advocate comes only now.
    .fool = The fool comes again in every period. The advocate comes only now, and he pays 3 prestige.
    .nobody = You have 6 gold. One of them for 3 prestige is well spent.
lesson-gray-b-plan = A new round, and the cards were kept for you. Here is the Beggar king: 1 prestige for each space between your rat and the 9. Press { $key_persons } to see who is left after him, and close the list.
    .hint = Press { $key_persons }; { key-escape } closes the list again.
lesson-gray-b-park = Your rat is on 4, so the king would pay 5. Which card makes it more? Look for one that also adds to every gain of prestige.
    .hint = The Park sends the rat one back, and its second marker adds 1 to every gain.
    .hotel = The hotel may send the rat back as well; it will be your second card. The park does more: from its second marker on it adds to every gain of prestige.
    .school = Two markers would be welcome. But today each step back of the rat is worth 1 prestige.
lesson-gray-b-rat = The lesson played the hotel as your second card; your supply being empty, its marker came from the carriage house. What do you take, with the king in mind?
    .hint = Every space back is 1 prestige more from the king.
    .gold = Six coins, more than you can spend soon. One space back for the rat is 1 prestige more from the king.
    .marker = A marker for your empty supply, not bad. But one space back for the rat is 1 prestige more from the king.
    .nothing = A gift is a gift! One space back for the rat is 1 prestige more from the king.
lesson-gray-b-king = Your rat is on 2, with seven spaces ahead: 7 prestige, and 1 more by the park. After the hiring the rats will run; the king pays first. Hire the Beggar king.
    .hint = Choose the Beggar king by his number.
    .minstrel = The minstrel only moves pieces. The king pays 8 prestige.
    .hostess = 3 prestige, 1 by the park, and a gift. The king pays twice as much.
    .nobody = 8 prestige for 1 gold, and you have five. Hire the king.
lesson-gray-b-pair = The last one of the period, the Guild master, pays 2 prestige for each sector with two or more. The lesson has played for you up to the hotel; its marker must come from elsewhere. From where, so that no pair is broken?
    .hint = A single marker stands at the Cloister school.
    .nothing = Then the card is lost. A second marker at the hotel makes one more sector of two.
    .other = That breaks up a pair: one sector of two more, but one less elsewhere. At the school there is a single marker.
lesson-gray-b-guild = Count the sectors of two: bank, carriage house with your friend, hotel, park and hospital. Five: 10 prestige, and 1 more by the park. Hire the Guild master.
    .hint = Choose the Guild master by his number.
    .lender = 2 gold, and 2 prestige with the park. The guild master pays 11 prestige.
    .doctor = Your rat is on 5 and runs only 3. Nothing to fear; take the guild master’s prestige.
    .nobody = 11 prestige for 1 gold. Hire the guild master.
lesson-gray-b-sum = 11 prestige at once. In three rounds these three have paid you 22.

    Each of them could be seen before the cards were chosen. That is the art of it: hire the person your board fits, or make your board fit the person.
lesson-gray-b-recap = Period B:

    Advocate: 3 prestige per two messages; a single one does not count. Beggar king: 1 prestige per space ahead of your rat. Guild master: 2 prestige per sector with two or more.

    The persons lie open before the cards are chosen. Choose and play for the one you want to hire.
