# The chapters of the course.

chapter-first-game = Your first game
    .about = Board, cards, persons, plague, Notre Dame, carriage: half an hour. After it you know enough to play.
chapter-persons = The persons
    .about = All fifteen of them, brown and gray: what they do, and when to hire them.
chapter-finer-points = The finer points
    .about = What the plague costs, how Notre Dame shares, and a whole period in which you decide.
chapter-variants = New persons, two players
    .about = What the 18 new persons of the expansion and a game for two change.
chapter-study = Study
    .about = Take back, try another line, compare, ask for advice: how a game teaches you more.
