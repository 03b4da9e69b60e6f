# Ce que le programme dit des points de ce jeu ; chaque jeu a ces messages.

points-name = prestige
points-n = { $n } de prestige
ending-points = Prestige
ending-tie-break = Or + cubes
ending-course = Le prestige, tour par tour
ending-sources = Le prestige par origine
ending-tie-broken = À égalité de prestige, la somme des pièces d’or et des cubes Influence départage.
ending-tie-shared = À égalité de prestige, la somme des pièces d’or et des cubes Influence est égale aussi.

points-open = visible
points-secret = secret
points-of-others = Prestige des autres

statistics-sources = Sources de prestige préférées
statistics-course = Prestige et rang des 20 dernières parties

setting-secret_points = le prestige des autres est caché
