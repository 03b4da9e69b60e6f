# What the shell says of the points of this game; every game has these messages.

points-name = prestige
points-n = { $n } prestige
ending-points = Prestige
ending-tie-break = Gold + markers
ending-course = Prestige, round by round
ending-sources = Prestige by source
ending-tie-broken = Where prestige is equal, gold and markers together decide.
ending-tie-shared = Prestige is equal, and so are gold and markers together.

points-open = open
points-secret = secret
points-of-others = Prestige of the others

statistics-sources = Favourite sources of prestige
statistics-course = Prestige of the last 20 games, and the place

setting-secret_points = the prestige of the others is hidden
