# Lesson: the gray persons of period A.

lesson-gray-a = The gray persons of period A
lesson-gray-a-watchman = Gray persons come only once in the game. The Night watchman pays 1 prestige for every empty sector. You have put two markers onto the hospital, so six sectors are empty. Hire him.
    .hint = Choose the Night watchman by his number, or click on his card.
    .hostess = 3 prestige and a little gift. The watchman pays 6, and only early in the game are so many sectors empty.
    .doctor = Without him your rat runs 6, and that is not too far yet. The watchman pays 6 prestige, and he will not come again.
    .nobody = 6 prestige for 1 gold: that is hard to beat. Hire the watchman.
lesson-gray-a-bishop = Your supply is empty, and one coin is left. The Bishop takes a marker from the general supply and puts it onto an empty sector, and the sector acts. Hire him.
    .hint = Choose the Bishop by his number, or click on his card.
    .fool = The fool moves a piece that stands on the board already. The bishop brings a new one.
    .lender = 2 gold and 1 prestige, never bad. But the marker that the bishop brings stays for the whole game.
    .nobody = A free marker and an action, for one coin: too good to be missed.
lesson-gray-a-sector = Which of the empty sectors? You have no gold left, and without gold nobody works for you in the next round. The bank pays 1. Choose the Bank.
    .hint = Choose the Bank.
    .school = A marker for your empty supply: a good idea. But without a coin you could hire nobody in the next round.
    .hotel = The hotel gives a coin too. But the bank grows: its second marker brings 2 gold.
    .other = That has its use. But without a coin you could hire nobody in the next round.
lesson-gray-a-friend = The City guard is here: 1 prestige for each of your pieces on the board. There are five so far, and your supply is empty. But the friend needs no marker. Play the Trusted friend.
    .hint = The Trusted friend is among your cards.
    .school = With an empty supply a card only moves a marker: five pieces remain five. The friend would be the sixth.
lesson-gray-a-guard = The friend went to the school and brought a marker, which followed him there. Count: seven pieces, the friend and the one on Notre Dame included. Hire the City guard.
    .hint = Choose the City guard by his number.
    .minstrel = The minstrel moves pieces about: seven remain seven. The guard pays for them.
    .monk = Two markers and 1 prestige. The guard pays 7 prestige, and he will not come again.
    .nobody = Your last coin for 7 prestige: there is no better use for it.
lesson-gray-a-seven = 7 prestige from the city guard; and since your marker stood alone on Notre Dame, 8 more at the end of the period.

    Now the gray persons of period B come.
lesson-gray-a-recap = Every gray person comes once in the game, in the period of its letter. Period A:

    Night watchman: 1 prestige per empty sector; good early. Bishop: a marker from the general supply onto an empty sector, which acts. City guard: 1 prestige per piece on the board, friend and Notre Dame included; good late.
