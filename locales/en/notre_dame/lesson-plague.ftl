# Lesson: the plague and its penalty.

lesson-plague = The plague and its penalty
lesson-plague-past = Round 2 is nearly over, and your hospital is empty. Your rat is on 6, the plague is 4: that would be 10, but the harbour ends at 9. The box says it: past 9.

    Let us see for once what that costs.
lesson-plague-hire = None of these three keeps rats away, so take what pays. The City guard counts your pieces: two at the school, two at the residence, so 4 prestige.
    .hint = Choose the City guard, by his number or by a click on his card.
    .monk = Two more markers and 1 prestige. You have four markers in your supply already; the city guard brings 4 prestige.
    .nobody = Now the plague came and you have nothing to set against it. Take the city guard first: 4 prestige for 1 gold.
    .lender = 2 gold and 1 prestige: good too, and the doctor will want his coin next round. The lesson takes the 4 prestige of the city guard.
lesson-plague-penalty = The rat stays on 9, 2 of your prestige are gone, and a marker has to leave your fullest sector for the general supply. Here two sectors are equally full, so you choose. Give up the one you need less.
    .hint = School or residence: both are allowed. Markers feed all your cards, so the lesson spares the school.
    .school = The school: allowed as well. But its markers feed all your other cards, so the lesson gives up the one at the residence.
lesson-plague-again = A new round, and your rat still sits on 9. Just 2 rats are on the three persons, and yet you would be past 9 again.

    The penalty can come in every round. So now something must be done.
lesson-plague-keep = Which of these cards helps against rats? Keep it.
    .hint = Where the sick are cared for, rats retreat: keep the Hospital.
    .cathedral = Notre Dame asks for gold, and you have 1 left. The rat does not mind prayers. Look for the card that helps.
    .bank = Gold alone does not stop a rat. One of the three cards does.
lesson-plague-hospital = The lesson kept your second card. Your hand: Hospital, School, Notre Dame. Play the Hospital: your rat goes one back, and the marker there takes one off the plague in every round to come.
    .hint = Play the Hospital, by its number.
    .school = Three more markers, but the rat is still on 9 and would run past it. First the hospital.
    .cathedral = This would cost your last gold, and the rat does not move. First the hospital.
lesson-plague-nine = See the box now: 2 − 1 = 1, and your rat goes from 8 to 9. Exactly 9 costs nothing; only what would go beyond does.

    Your second card is played for you: the school. Then the persons can be hired.
lesson-plague-doctor = The Doctor cancels the plague of this round, for you alone. Your hospital goes on working, so your rat will even run back. Spend your last gold on him.
    .hint = Choose the Doctor: among the three persons he has two rats on his card.
    .minstrel = The minstrel moves pieces around in your borough, but nothing acts. Against the rats you want the doctor.
    .nobody = No penalty this time: exactly 9. But your next round would begin on the last space. The doctor is worth his gold.
    .bishop = A new marker, perhaps in the park with the rat one back: good too, and nothing would be lost this round. But the doctor brings the rat further down.
lesson-plague-free = Plague 0, hospital 1: your rat ran back from 8 to 7. A new period has begun, and the box warns you already.

    Park and hotel can send the rat back too, one space at a time. The hospital is the only one that works every round.
lesson-plague-recap = A rat that would run past 9 stays there; you lose 2 prestige and a marker from your fullest sector. That can happen every round. Exactly 9 costs nothing.

    Against it: a card at hospital, park or hotel sends the rat back; pieces at the hospital lower every plague; the doctor cancels one.
