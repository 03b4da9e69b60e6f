# Ce que le programme dit des points de ce jeu ; chaque jeu a ces messages.

title = Cailloux, un jeu pour mettre ce programme à l’épreuve
points-name = points
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ending-points = Points
ending-tie-break = Cailloux restants
ending-course = Les points, tour par tour
ending-sources = Les points par origine
ending-tie-broken = À égalité de points, les cailloux restants départagent.
ending-tie-shared = À égalité de points, les cailloux restants sont égaux aussi.

points-open = visibles
points-secret = secrets
points-of-others = Points des autres

statistics-sources = Sources de points préférées
statistics-course = Points et rang des 20 dernières parties
statistics-by-kind = Par règles
kind-usual = tous posent
kind-sit_out = qui a deviné passe

setting-secret_points = les points des autres sont cachés
argument-page = Une page porte le nom de ce dont elle parle : rounds, cards ou glossary.
clickable = la prochaine carte

level-random = ordinateur 1 : hasard
    .name = hasard
    .about = Pose ce qui lui tombe sous la main.
level-greedy = ordinateur 2 : simple
    .name = simple
    .about = Pose ce qui rapporte le plus tout de suite.
level-thinker = ordinateur 3 : penseur
    .name = penseur
    .about = Réfléchit un instant.
character-hoarder = Garde toujours un caillou, on ne sait jamais.
    .name = thésauriseur

rule-sit_out = Qui a deviné passe
asked-sit_out = Celui qui a deviné passe-t-il la pose suivante ? Une ligne vide : { $usual }.
option-sit-out = Celui qui a deviné passe la pose suivante.
problem-setup-player-count = Cailloux se joue de { $fewest } à { $most } joueurs, pas à { $found }.
problem-not-enough-pebbles = Il n’y a pas tant de cailloux de cette sorte.
    .short = il n’y en a pas tant
