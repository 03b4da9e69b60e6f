# Lesson: swords and Flutes.

lesson-swords = Swords and Flutes
lesson-swords-won = You come from the Castle with two Swords. From the Piper’s Hut Luc has brought two Flutes, Claire one. The letters beside the players tell who holds what: such cards are taken openly.
lesson-swords-sword = Swords are laid among the other cards, without force. Whoever has laid most of them in a building takes half of the hand of the one who has laid fewest there; that one chooses which cards to give. If all have laid equally many, nothing happens.
lesson-swords-enter = Luc and Claire are in the Palace with two cards each. Go in with your three Kings, and one Sword among them.
    .hint = The Palace, three Kings and one Sword.
    .unarmed = That has the force, but the others keep their hands full. Add one Sword.
    .other = Look at force and rats again. Here: the Palace, three Kings and one Sword.
lesson-swords-target = Luc and Claire have laid no Sword: they are tied for fewest, and you choose one of them. Luc has 11 cards in hand, Claire 10. Half is rounded down. Choose Luc.
    .hint = Choose Luc.
    .claire = Five cards as well. The lesson takes them from Luc.
lesson-swords-flute = Luc gave five cards. Then his Flute played: whoever has laid most Flutes gives a rat to whoever has laid fewest. You and Claire were tied, and he chose you. A Flute more makes a difference of two rats between two players.
lesson-swords-palace = After Swords and Flutes comes the privilege: with force 3 you took two victory point tokens, the others one each. A token is a point.
lesson-swords-recap = The Castle gives Swords, the Piper’s Hut Flutes, the Palace tokens. Swords and Flutes are laid inside buildings and give no force.

    Most Swords: half a hand. Most Flutes: a rat goes away. And most of a kind in hand at the end: 2 points.
