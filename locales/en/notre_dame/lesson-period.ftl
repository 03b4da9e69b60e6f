# Lesson: a whole period.

lesson-period = A whole period
lesson-period-begin = Three rounds, one period, and you decide. Often several choices are good: the lesson then says why it prefers its own, and goes on with that.

    5 rats threaten this round. Which card do you keep?
    .hint = All three are fine. The lesson keeps Notre Dame.
    .hospital = Good: it works in every round to come. But Notre Dame, passed on, could put Luc there; kept, it may leave you alone with all 8.
    .school = Good: markers are what every card needs. But you still have 4, and whoever is first at Notre Dame often stays alone there.
lesson-period-second = These two come from Claire. Which one stays with you?
    .hint = Both are fine. The lesson keeps the School, which grows.
    .hotel = Good: a coin, a marker or, later, the rat one back. But the school grows with every piece on it, the hotel only from the third one on.
lesson-period-first-card = Your hand. Nobody stands at Notre Dame yet: whoever is alone at the end of the period gets all 8. What do you play first?
    .hint = All three are fine; for the 8 you begin with Notre Dame.
    .hospital = Good, and it will come. But Notre Dame first shows the others that somebody is there already: whoever follows shares.
    .school = Good: the marker comes back at once. But Notre Dame first shows the others that somebody is there already: whoever follows shares.
lesson-period-gift = 3 gold in all, and the persons want to be paid too. How much do you give?
    .hint = Give 2: one coin stays for a person.
    .little = 1 prestige only. 2 gold would bring 3, and one coin would be left all the same.
    .all = 6 prestige at once! But now you cannot hire anybody this round. Give 2 here.
    .none = Then neither marker nor prestige. Give 2 gold.
lesson-period-against-rats = 5 rats, an empty hospital. Which card now?
    .hint = Play the Hospital: it works in every round that is to come.
    .school = One marker placed, one received. The hospital would take one off every plague, the sooner the better.
lesson-period-person = One coin left. Whom do you hire? The Bishop helps those most who have many empty sectors.
    .hint = The Bishop and the Hostess are both good. The lesson takes the Bishop.
    .doctor = Your rat is on 0 and would come to 4: no danger yet. Keep the doctor for worse times.
    .nobody = For a coin you would get a marker and an action. Hire the Bishop.
    .hostess = 3 prestige and a coin or a marker: good pay. The bishop’s marker lasts, though, and its sector acts at once.
lesson-period-where = A marker from the general supply onto an empty sector, and it works at once. What are you short of?
    .hint = You have no gold at all. The Bank helps.
    .other = That works, but without gold there is no person and no gift in the next round. Think of the Bank.
    .school = A marker now, and more later: good. But your purse is empty, and without a coin you can hire nobody in the next round.
lesson-period-round-two = Round 2. One marker is at your bank: the next one would bring 2 gold. What do you keep?
    .hint = Keep the Bank. The Hotel would do as well.
    .carriage = A message is nice to have. But with 1 gold you can do little; the bank would pay 2.
    .hotel = It can pay 1 gold, or bring a marker: good. The bank pays 2, and 3 the next time.
lesson-period-one-more = The plague box says what is coming: your rat would go from 4 to 7. Which of the two?
    .hint = The Park sends the rat one back. Notre Dame is good too.
    .cathedral = Good, if you can pay for the gift; and Luc does not get it. But with 1 gold it would be a small one, and the rat comes near. The lesson keeps the park.
lesson-period-gold = Bank, Park, Residence: two of them you will play. Which one first?
    .hint = Play the Bank for 2 gold, or the Park.
    .residence = 1 prestige. The residence is strong when it grows; gold opens more doors now.
    .park = Good: it can come first or second, the rat waits until the end of the round. The lesson begins with the bank.
lesson-period-last-marker = One marker is left in your supply. Park or Residence?
    .hint = Both are fine. The lesson plays the Park, for the rat.
    .residence = 1 prestige, and a beginning there: good. The park sends the rat back, and a second marker there will add to every gain. So the lesson plays the park.
lesson-period-markers = Your supply is empty: without markers, cards only move what stands already. Who helps?
    .hint = The Monk brings two markers.
    .fool = The fool moves a marker and lets it work again, but you would still have none in your supply. Think of the Monk.
    .nobody = You have 3 gold and no markers. The Monk brings two for 1 gold.
    .watchman = 4 prestige for your four empty sectors: well counted! But without markers the next round would be a poor one. The lesson takes the monk.
lesson-period-round-three = The last round of the period, only 3 rats. Which card do you keep?
    .hint = All are fine. The lesson keeps the Friend, who needs no marker.
    .residence = Fine: prestige is what counts. But it takes a marker, and the friend needs none.
    .park = Fine: the rat goes back, and the second marker adds 1 to every gain. But it takes a marker, and the friend needs none.
lesson-period-third-marker = Two markers at the bank, and a third would bring 3 gold. Which one do you keep?
    .hint = Keep the Bank; the second Friend would do too.
    .friend = Two friends: he would move twice, and no marker is needed. Good; but the bank with its third marker pays 3 gold, for a great gift.
lesson-period-rich = You hold Friend, Bank and Notre Dame. For a great gift you need gold. So what comes first?
    .hint = The Bank brings 3 gold; the Friend at the bank would do the same.
    .cathedral = Too early: with 2 gold there is no gift of 3. First fill the purse.
    .friend = At the bank he would bring 3 gold too, and save a marker: good. The lesson puts a marker there, since it stays when the friend goes on.
lesson-period-alone = 5 gold, and you are still alone at Notre Dame. What now?
    .hint = Notre Dame: the gift can be as great as possible.
    .friend = Wherever he goes, he is one piece more for the city guard: good. But a second marker at Notre Dame is one too, and the gift brings 6.
lesson-period-great-gift = How much do you give this time?
    .hint = 3 gold, for 6 prestige. Two coins are left for a person.
    .little = You have 5 gold. With 3 you get 6 prestige, and there is still enough for a person.
    .none = The card would be lost. Give 3 gold.
lesson-period-harvest = Who brings the most now? Look at what stands on your board.
    .hint = Seven pieces stand there, two of them at Notre Dame: the City guard brings 7 prestige.
    .lender = 2 gold and 1 prestige. Somebody here would count your seven pieces.
    .minstrel = The minstrel moves pieces, and nothing acts. Somebody here would count them: seven.
    .nobody = You have 2 gold. Somebody here would bring you 7 prestige for 1.
lesson-period-end = 7 from the city guard, 8 alone at Notre Dame: from 10 you went to 25. Luc has 6, Claire 10.

    But your rat is on 8 and your supply is empty. The next period begins with these worries.
lesson-period-recap = A period: three times choose, play, hire. You began with Notre Dame, built the bank, fetched markers when they ran out, and harvested at the end.

    Before each choice look at three things: the plague, your gold, your markers. { $key_hint } helps whenever you are at a loss.
