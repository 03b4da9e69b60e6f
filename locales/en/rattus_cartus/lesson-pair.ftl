# Lesson: two players.

lesson-pair = Two players
lesson-pair-differs = Two players play ten rounds with two buildings each. A class brings 10 points to the first and 5 to the second; there is no third. The second in Gold gets nothing.
lesson-pair-one = And in a round there is one privilege only, even where you are in different buildings: for the higher force of the two, on a tie for the first to enter. The other has the basic action.
lesson-pair-enter = You enter first. Two Kings fit the Palace, two Peasants the Farm. Points first: the Palace, with both Kings.
    .hint = The Palace, and two Kings.
    .farm = Just as strong, and four cards for the privilege. The lesson takes the tokens.
    .other = Force without strangers counts here: the Palace with both Kings.
lesson-pair-result = Luc was alone in the Farm with one Peasant. With more players the privilege there would be his. But your force 2 beats his 1: you have two tokens, and he draws two cards only.
lesson-pair-recap = Two players: ten rounds, 10 and 5 points a class, and one privilege a round for the higher force, wherever it is.
