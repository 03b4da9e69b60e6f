# Lesson: the gray persons of period A.

lesson-gray-a = Gray persons A: count before you hire
lesson-gray-a-watchman = A gray person comes once in the game: count what he brings you now. The Night watchman pays 1 prestige for every empty sector, the Hostess 3 and a gift. Your two markers on the board are both at the hospital. Who pays most?
    .hint = Seven sectors, one of them in use. How many are empty, and who pays for that?
    .hostess = 3 prestige and a little gift. Count the empty sectors: six. The watchman pays 6, and only early in the game are there so many.
    .doctor = Without him your rat runs 6, and that is not too far yet. The watchman pays 6 prestige, and he will not come again.
    .nobody = 6 prestige for 1 gold: that is hard to beat. Hire the watchman.
lesson-gray-a-bishop = The lesson has played a round for you. Your supply is empty, one coin is left. Not everything can be counted in prestige: the Fool moves a marker, the Money lender pays 2 gold and 1 prestige, the Bishop puts a new marker onto an empty sector, which acts. Which one lasts?
    .hint = A new marker on the board stays for the whole game: the Bishop.
    .fool = The fool moves a piece that stands on the board already. The bishop brings a new one.
    .lender = 2 gold and 1 prestige, never bad. But the marker that the bishop brings stays for the whole game.
    .nobody = A free marker and an action, for one coin: too good to be missed.
lesson-gray-a-sector = On which empty sector? Think of the next round: you have no gold left, and whoever has none can hire nobody.
    .hint = The Bank pays 1 gold, and its next marker 2.
    .school = A marker for your empty supply: a good idea. But without a coin you could hire nobody in the next round. Take the bank.
    .hotel = The hotel gives a coin too. But the bank grows: its second marker brings 2 gold.
    .other = That has its use. But without a coin you could hire nobody in the next round.
lesson-gray-a-friend = Your cards were kept for you. The City guard is here: 1 prestige for each of your pieces on the board, Notre Dame included. There are five, and your supply is empty. Which card makes them six?
    .hint = A piece that is not on the board yet and needs no marker: the Trusted friend.
    .school = With an empty supply a card only moves a marker: five pieces remain five. The friend would be the sixth.
lesson-gray-a-guard = The lesson sent the friend to the school, which brought a marker, and played that there too. Count your pieces again, and compare: Minstrel, Monk or City guard?
    .hint = Seven pieces, the friend and the one on Notre Dame included. The City guard counts them.
    .minstrel = The minstrel moves pieces about: seven remain seven. The guard pays for them.
    .monk = Two markers and 1 prestige. The guard pays 7 prestige, and he will not come again.
    .nobody = Your last coin for 7 prestige: there is no better use for it.
lesson-gray-a-seven = 7 prestige from the city guard; and since your marker stood alone on Notre Dame, 8 more at the end of the period.

    Now the gray persons of period B come.
lesson-gray-a-recap = Every gray person comes once in the game, in the period of its letter. Period A:

    Night watchman: 1 prestige per empty sector; good early. Bishop: a marker from the general supply onto an empty sector, which acts. City guard: 1 prestige per piece on the board, friend and Notre Dame included; good late.
