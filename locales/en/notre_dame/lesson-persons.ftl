# Lesson: the persons and the plague to come.

lesson-persons = The persons and the plague to come
lesson-persons-colours = Your cards are played; now come the persons, three in every round. The first two are brown: there are six of them, and each comes once in every period of three rounds. The third is gray and bears a letter: such a person comes once in the whole game, in the period of that letter.
lesson-persons-hire = One of the three will work for you, for 1 gold. Hire the Money lender: he pays 2 gold back and adds 1 prestige.
    .hint = Choose the Money lender by his number, or click on his card.
    .monk = The monk brings two markers and 1 prestige. Not bad either. But your two markers are enough for a round, and the money lender brings more.
    .guard = The city guard counts your pieces on the board: two so far, so 2 prestige. Later in the game he pays better. First the money lender.
    .nobody = You may do without, but 1 gold for one of them is nearly always well spent. Hire the money lender.
lesson-persons-rat = Claire has hired the money lender too: several players may hire the same person, and each pays 1 gold.

    Then the plague came, as at the end of every round: your rat ran from 0 to 4 in your harbour. The track ends at 9. If the rat had to go further, you would lose 2 prestige and a marker.
lesson-persons-rats = How far the rats run is printed on the persons. Three new ones are here; count the rats ({ $sign_rat }) below them: 3 at the hostess, 2 at the doctor, none at the bishop.
lesson-persons-plague = That makes 5, and it stands here too: your rat on 4 would go to 9, the very last space.

    You know it before you choose your cards. So you can still do something.
lesson-persons-keep = Three new cards: which one do you keep? Every piece at the hospital takes one off the plague, in every round, and the card itself sends your rat one back. Keep the Hospital.
    .hint = Choose the Hospital among the three cards offered to you.
    .carriage = A carriage drives away from the plague, but the rats stay at home. Look for a card against them.
    .residence = More prestige, and a rat on the last space. Look for a card against the rats.
lesson-persons-coming = Whoever plans ahead also wants to know who may still come. Press { $key_persons }, and close the list when you have read it.
    .hint = Press { $key_persons }; { key-escape } closes the list again.
lesson-persons-calm = Every brown person comes once in a period, so you can count on those that are left. The gray ones change from period to period.

    Next you will see how cards are chosen and passed.
lesson-persons-recap = After the cards you may hire one person, for 1 gold; others may hire the same one. Then your rat runs: as far as there are rats on the three persons, less the pieces at your hospital. Past 9 it hurts.

    Brown persons come once in every period, gray ones once in the game. { $key_persons } shows who is still to come.
