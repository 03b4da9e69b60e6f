# Lesson: against the rats.

lesson-rats = Against the rats: hospital, park, hotel
lesson-rats-hospital = One more table, in round 2. All three of your cards can send the rat one back. It is time: it stands on 4, and the plague is 5. The hospital does the most against it. Play it.
    .hint = Choose the Hospital by its number, or click on the card.
    .park = The park sends the rat one back today. The hospital does so too, and it holds off a rat in every round to come. The park is your next card.
    .hotel = The hotel offers a choice of three, the rat among them. But only the hospital also holds off a rat in every round.
lesson-rats-plague = The rat went back to 3 at once. And look at the plague: 5 less 1. Every piece at the hospital takes one off, now and in every round to come.

    If there are more pieces than rats, your rat even walks back.
lesson-rats-park = Now the Park. It too sends the rat one back. But there is more to it: your second marker makes a pair there, and you will see at once what a pair is good for.
    .hint = Choose the Park by its number, or click on the card.
    .hotel = The hotel can wait; it helps today, and that is all. A pair in the park pays for the whole game.
lesson-rats-monk = A pair in the park: from now on every gain of prestige is 1 bigger. The monk brings 1 prestige, for you 2, and two markers; your supply is empty. Hire him.
    .hint = The Monk is the first of the three persons.
    .doctor = The doctor stops the plague for you this round. Your rat is only on 2, so you can do without him today.
    .nobody = You have 4 gold and no marker left. The monk brings two markers, and prestige with the extra point.
    .guard = 5 prestige: one for each of your four pieces, and 1 from the park. But then your next cards would find no marker. The lesson goes on with the monk.
lesson-rats-ran = 2 prestige from the monk, and two markers. Your rat ran only from 2 to 6; without the hospital it would be on 7.

    Four markers in the park would add 2 to every gain, six add 3. The cards of the new round were kept for you.
lesson-rats-residence = See the extra point once more. The second marker at the residence brings 2, and the pair in the park 1 more. Play the Residence.
    .hint = Among the choices, look for the card that brings 3 prestige.
    .bonus = No prestige here, so the park adds nothing. The residence brings 2, and 1 more from the park.
lesson-rats-hotel = 3 prestige in one go. Your last card of this round is the Hotel.
    .hint = Choose the Hotel by its number, or click on the card.
    .school = A first marker at the school gives one back. That is sound; but the hotel leaves you the choice, so look at that.
lesson-rats-gain = A coin, a marker, or the rat one back. The rat will stop at 8, which is still fine; but your supply is empty. Take the marker.
    .hint = Three gifts and only one of them is missing altogether: look at your goods.
    .nothing = You may leave it, but why? A gift is a gift.
    .rat = One space back: good against the plague, too. But without a marker your next card would have to fetch one from elsewhere.
    .gold = A coin is never wrong, and you have 3. But without a marker your next card would have to fetch one from elsewhere.
lesson-rats-recap = Hospital: rat one back, and one rat less in every round for each piece. Park: rat one back, and for every pair there 1 more prestige with every gain.

    Hotel: a coin, a marker or the rat one back; two of these from the third piece on.

    Landing on 9 costs nothing. Going past it does.
