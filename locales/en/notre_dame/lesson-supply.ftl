# Lesson: when the supply is empty.

lesson-supply = When the supply is empty
lesson-supply-empty = Another table, in round 3. Four cards, four markers: your supply shows 0.

    The 10 in brackets are yours too, but they lie in the general supply. A card never takes its marker from there; you have to earn them first.
lesson-supply-school = You may still play. With an empty supply a card takes its marker from another place on the board. Begin with the school: whatever it brings is in your supply for the second card.
    .hint = Which of the three cards brings markers?
    .residence = That works too, but a marker has to be moved for it, and for your second card another one. The school first saves you one of these moves.
    .hospital = That works too, but a marker has to be moved for it, and for your second card another one. The school first saves you one of these moves.
lesson-supply-fetch = From where? That place gets weaker, the school stronger. Take the marker that you will miss least: the one at the hotel, which did its work when it came.
    .hint = The bank and the residence become stronger with every piece. Leave them alone.
    .bank = The bank is empty again, so its next marker brings 1 gold instead of 2. The hotel would not have missed its marker.
    .residence = The residence has only one piece left, so your next card there brings 2 prestige instead of 3. Take from the hotel.
    .lost = You may do without, but then the card is gone and nothing happens. A moved marker is better than none.
lesson-supply-residence = The marker moved, the school worked and gave you one. So your second card is played as always. The third piece at the residence brings 3: play it.
    .hint = Choose the Residence. The hospital would not be wrong either.
    .hospital = Your rat goes one back and the plague is one less: sound, with the rat on 4. The lesson takes the 3 prestige.
lesson-supply-luc = Luc’s supply is empty too. Just now he had to take a marker from his carriage house to play his hotel.

    Whoever spends all markers early begins to undo his own work.
lesson-supply-monk = So fill up. The monk brings two markers from the general supply, and 1 prestige. Hire him.
    .hint = The Monk is the first of the three persons.
    .bishop = The bishop does put a new marker on an empty sector, and it works. But your supply stays empty. The monk brings two for it.
    .nobody = And next round you would move markers about again. The monk brings two new ones.
    .hostess = 3 prestige, and one marker if you like: good too. But two cards are played in a round, and the monk brings a marker for each.
lesson-supply-full = Two markers, one for each of your next two cards.

    The school, the hotel, the monk, the hostess and one kind of message bring new markers. Think of them before the supply is empty.
lesson-supply-recap = A card takes its marker from your supply. If that is empty, you may move a marker from another sector or from Notre Dame; never the friend. Otherwise the card is lost.

    Take it where you miss it least: each sector counts what stands on it now. In the park it may cost you the extra prestige.
