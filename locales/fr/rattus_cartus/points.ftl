# Ce que le programme dit des points de ce jeu ; chaque jeu a ces messages.

title = Rattus Cartus, le jeu de cartes d’Åse et Henrik Berg
points-name = points
points-n = { $whole ->
    [one] { $n } point
   *[other] { $n } points
}
ending-points = Points
ending-tie-break = Rats
ending-course = Points des classes et des jetons, tour par tour
ending-sources = Les points par origine
ending-tie-broken = À égalité de points, le moins de rats départage.
ending-tie-shared = À égalité de points, les rats sont égaux aussi.

points-open = visibles
points-secret = secrets
points-of-others = Points des autres

statistics-sources = Sources de points préférées
statistics-course = Points et rang des 20 dernières parties
statistics-by-kind = Par bâtiments

setting-secret_points = les points des autres sont cachés
clickable = bâtiments, cartes

problem-setup-player-count = Rattus Cartus se joue de { $fewest } à { $most } joueurs, pas à { $found }.

source-cards = Le plus de cartes en main
source-sword = Le plus d’épées
source-flute = Le plus de flûtes
source-pass = Le plus de laissez-passer
source-gold = Or
source-tokens = Jetons
source-specials = Cartes spéciales

standing-points = Points
standing-tokens = Jetons
standing-cards = Cartes en main
standing-rats = Rats
