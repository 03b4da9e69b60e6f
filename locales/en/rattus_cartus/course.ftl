# The chapters of the course.

chapter-first-game = Your first game
    .about = Classes, supports, entering, rats and nuns: ten minutes. Then you know enough to play.
chapter-buildings = Buildings and special cards
    .about = Jokers, Swords, Flutes, Passes, Hospital, Tower, Gold: all that the buildings give.
chapter-finer-points = The finer points
    .about = The last round, what counts at the end, and what is different with two players.
