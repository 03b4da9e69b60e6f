# What the shell says of the points of this game; every game has these messages.

title = Pebbles, a toy for trying out this program
points-name = points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ending-points = Points
ending-tie-break = Pebbles left
ending-course = Points, round by round
ending-sources = Points by source
ending-tie-broken = Where points are equal, pebbles left decide.
ending-tie-shared = Points are equal, and so are the pebbles left.

points-open = open
points-secret = secret
points-of-others = Points of the others

statistics-sources = Favourite sources of points
statistics-course = Points of the last 20 games, and the place
statistics-by-kind = By rules
kind-usual = everybody lays
kind-sit_out = who guessed sits out

setting-secret_points = the points of the others are hidden
argument-page = A page is named for what it is about: rounds, cards or glossary.
clickable = the next card

level-random = computer 1: chance
    .name = chance
    .about = Lays whatever comes to hand.
level-greedy = computer 2: simple
    .name = simple
    .about = Lays what brings most at once.
level-thinker = computer 3: thinker
    .name = thinker
    .about = Thinks ahead for a moment.
character-hoarder = Keeps a pebble back, one never knows.
    .name = hoarder

rule-sit_out = Who guessed sits out
asked-sit_out = Does the one who guessed sit out the next laying? An empty line means { $usual }.
option-sit-out = The one who guessed sits out the next laying.
problem-setup-player-count = Pebbles is for { $fewest } to { $most } players, not { $found }.
problem-not-enough-pebbles = There are not so many pebbles of that kind.
    .short = not so many there
