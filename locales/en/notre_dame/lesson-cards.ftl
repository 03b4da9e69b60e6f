# Lesson: choosing and passing cards.

lesson-cards = Choosing and passing cards
lesson-cards-passed = You kept the hospital, and the other two cards went to Luc, on your left: what you pass on, he may play.

    At the same moment Claire, on your right, kept one of hers. Her other two have come to you.
lesson-cards-second = Of these two you keep one again, and the other goes on to Luc. Every card you play takes a marker from your supply, and only 2 are left there. The school brings new ones: keep it.
    .hint = Choose the Cloister school among the two cards from Claire.
    .park = The park sends your rat one back. But two cards from now your supply would be empty. Look for markers first.
lesson-cards-third = The hotel came last, and there was nothing to choose. So your hand is always mixed: one card of your own, one of Claire’s, one of Luc’s, as the signs before them say.

    For playing, the sign means nothing: every card works in your own borough.
lesson-cards-first = Three cards, and you play two. Luc and Claire have begun; now play the Cloister school, so that a marker comes back at once.
    .hint = Choose the Cloister school by its number, or click on it in your hand.
    .hotel = The hotel can bring a marker too, but never more than one or two. The school grows with every piece on it. Play the school.
    .hospital = A good card today, with a plague of 5. But with the school first, a marker comes back at once, and the hospital is still yours to play.
lesson-cards-last = Hotel or hospital: one of them you will not play. The plague is still 5, and your rat stands on 4. Play the Hospital.
    .hint = Which of the two cards holds off rats, now and in every round to come?
    .hotel = The hotel can send the rat one back, once. A marker at the hospital does that too, and then it holds off one rat in every round.
lesson-cards-unseen = The hotel is put away face down. Nobody learns which card you did not play.

    Now the lesson hires the hostess for you: 3 prestige and a marker. Then the plague comes, and a new round begins.
lesson-cards-nine = These are the last three of your nine cards; each comes once in a period. Notre Dame makes prestige out of gold, and you have 4. Whatever you pass, Luc may play. Keep { action-cathedral }.
    .hint = Which of the three would you least like to see in Luc’s hand?
    .bank = The bank would pay 2 gold. But gold you have, and the card that spends it best is now with Luc.
    .school = The school would bring 2 markers. But the card that turns your 4 gold into prestige is now with Luc.
lesson-cards-recap = Of three cards you keep one and pass two to the left. Of the two that come from the right you keep one; the last one just comes. Two of the three are played, the third is put away unseen.

    What you pass on, your neighbour may play. In a period each of your nine cards comes once.
