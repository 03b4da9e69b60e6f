# What the shell says of the points of this game; every game has these messages.

title = Rattus Cartus, the card game by Åse and Henrik Berg
points-name = points
points-n = { $whole ->
   *[other] { $n } points
}
ending-points = Points
ending-tie-break = Rats
ending-course = Points by classes and tokens, round by round
ending-sources = Points by source
ending-tie-broken = Where points are equal, fewer rats decide.
ending-tie-shared = Points are equal, and so are the rats.

points-open = open
points-secret = secret
points-of-others = Points of the others

statistics-sources = Favourite sources of points
statistics-course = Points of the last 20 games, and the place
statistics-by-kind = By buildings

setting-secret_points = the points of the others are hidden
clickable = buildings, cards

problem-setup-player-count = Rattus Cartus is for { $fewest } to { $most } players, not { $found }.

source-cards = Most cards in hand
source-sword = Most Swords
source-flute = Most Flutes
source-pass = Most Passes
source-gold = Gold
source-tokens = Tokens
source-specials = Special cards

standing-points = Points
standing-tokens = Tokens
standing-cards = Cards in hand
standing-rats = Rats
