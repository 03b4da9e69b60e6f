# Lesson: the brown persons who help at once.

lesson-brown = The brown persons
lesson-brown-hostess = Period B has begun, and your cards were played for you. Of the six brown persons you know the money lender. Here is the Hostess: 3 prestige, as much as the gray Advocate for your two messages, and something on top. Hire her.
    .hint = Choose the Hostess by her number, or click on her card.
    .minstrel = The minstrel moves your pieces about. He has a lesson of his own, right after this one.
    .advocate = 3 prestige for two messages. But the hostess pays as much, and adds a coin, a marker or a step back for your rat.
    .nobody = You would keep 1 gold and get nothing for it. The hostess is worth a good deal more.
lesson-brown-gain = 3 prestige, and a choice: a coin, a marker, or the rat one back. Two markers are in your supply, but only a single coin is left. Take the gold.
    .hint = Choose the gold.
    .marker = A third marker for your supply. Never wrong; but a single coin is all you have, and next round you will want to hire again.
    .rat = The rat steps back to 4, and this round it runs only 2. It is in no danger; your purse is.
lesson-brown-doctor = A round later; the lesson played your cards. The plague is 5, your hospital holds off 1, and your rat is on 6: it would have to run past 9. The Doctor keeps the whole plague away from you this round. Hire him.
    .hint = Choose the Doctor by his number, or click on his card.
    .lender = 2 gold and 1 prestige. But then the plague takes 2 prestige and a marker, and leaves your rat on 9.
    .guild = He pays 4 prestige for your two fullest sectors. But the plague takes 2 prestige and a marker, and leaves your rat on 9 for the next round.
    .nobody = A coin saved; but the plague takes 2 prestige and a marker. Hire the doctor.
lesson-brown-safe = For you the plague was 0, and the hospital still took off 1: your rat went back from 6 to 5.

    Luc and Claire had no doctor. Their rats are on 9, and each of them has lost 2 prestige and a marker. The next cards are played for you.
lesson-brown-monk = Another round played: your last two markers are on the board, and the supply is empty. Cards could only move markers now. The Monk brings two new ones, and 1 prestige. Hire him.
    .hint = Choose the Monk by his number.
    .fool = The fool moves one of your pieces. He comes in the next lesson; what you lack here is markers.
    .king = 4 prestige, one for each space ahead of your rat. Good pay! But with an empty supply the coming rounds will be poor. Look for markers.
    .nobody = With an empty supply the next round will be hard. The monk is just the right one.
lesson-brown-markers = Two markers for the next round, and 1 prestige.

    That makes four of the six brown persons; the money lender was the first you ever hired. The minstrel and the fool come next.
lesson-brown-recap = All six brown persons come once in every period.

    Money lender: 2 gold, 1 prestige. Monk: 2 markers, 1 prestige. Hostess: 3 prestige, and a coin, a marker or the rat one back. Doctor: no plague for you this round.

    Hire what you lack most.
