# The end of the game.

ending-title = The end of the game
ending-standing = Final standing
ending-prestige = Prestige
ending-tie-break = Gold + markers
ending-player = Player
ending-course = Prestige, round by round
ending-sources = Prestige by source
ending-bars = The same as bars
ending-source = Source
ending-total = Total
ending-person = Persons
ending-tie-broken = Where prestige is equal, gold and markers together decide.
ending-tie-shared = Prestige is equal, and so are gold and markers together.
ending-unfinished = This line has not come to its end.
