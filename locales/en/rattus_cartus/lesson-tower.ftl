# Lesson: guard Tower and Treasury.

lesson-tower = Guard Tower and Treasury
lesson-tower-about = The Guard Tower is for the strong: whoever has its privilege gets three cards from everyone who holds as many cards or more. Only who is in a Guard Tower too is safe; that is all the others there have of it.
lesson-tower-enter = So a small hand takes from large ones. Enter the Tower with all four Knights: then only five cards are left in your hand.
    .hint = The Guard Tower, and four Knights.
    .other = Try to have influence and a small hand at once: the Tower, with all four Knights.
lesson-tower-given = Luc held 8 cards, Claire 7, and you 5: each had to give you three of their own choice. Nobody else knows which. Cards that lie in a building are not counted as hand.
lesson-tower-gold = In the Treasury Claire was stronger: two Gold cards for her, one for Luc. Gold is never played. At the end most Gold brings 6 points, the second place 3.
lesson-tower-recap = The Guard Tower brings three cards from everyone with as many as you or more, who is in no Tower. The Treasury gives Gold: 6 points for most of it, 3 for the second.
