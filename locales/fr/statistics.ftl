# Ce que donnent les parties finies.

title-statistics = Statistiques
settings-statistics = Tenir des statistiques
do-forget = Tout effacer
    .help = effacer les statistiques de toutes les parties ; les parties elles-mêmes restent
setting-statistics = les parties finies comptent dans les statistiques
option-forget = Effacer les statistiques, après une question.
statistics-help = Montrer ce que donnent les parties que vous avez finies ; en texte simple avec --plain ou dans un tube.

statistics-title = Statistiques
statistics-none = Aucune partie finie pour l’instant. Jouez-en une jusqu’au bout, et elle comptera ici.
statistics-off = Selon les réglages, les parties ne sont pas comptées en ce moment.
statistics-broken = { $n ->
    [one] { $n } ligne du fichier est illisible et n’est pas comptée.
   *[other] { $n } lignes du fichier sont illisibles et ne sont pas comptées.
}
statistics-nothing-left = Aucune partie de ce genre.
statistics-whose = Joueur
statistics-everybody = tous
statistics-which = Parties
statistics-every-game = toutes
statistics-straight = seulement sans annulation ni nouveau tirage

statistics-all = Toutes les parties
statistics-together = au total
statistics-by-players = Par nombre de joueurs
statistics-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
statistics-by-level = Par adversaire le plus fort
statistics-persons-alone = entre humains
statistics-head-games = parties
statistics-head-wins = gagnées
statistics-head-average = moyenne
statistics-head-best = record
statistics-told = { $label } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, moyenne { $average }, record { $best }.
statistics-person = Parties de { $player } :

statistics-rating = Classement
rating-told = { $player } : { $rating } ± { $spread } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rating-next = Pour la prochaine partie : { $level }. Avec ce classement, vous gagnez environ { $share } des parties à deux contre cet adversaire.
rating-none = Pas encore de classement : finissez une partie sans rien annuler.
rating-rule = Glicko-2 ; la vraie force est à ± près dans 19 cas sur 20. Chaque autre joueur de la table est un adversaire, battu par la meilleure place ; tous ceux d’une table comptent ensemble pour moins de deux parties. Les parties avec une annulation ou un nouveau tirage ne comptent pas ; les conseils sont permis.
rating-suggested = { $player }, un bon adversaire pour vous : { $level }. D’après votre classement, vous gagnez environ { $share } des parties à deux contre lui.
rating-course = { $player }, partie après partie :
statistics-best = Meilleurs scores
statistics-place = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
statistics-score = { $points } · { $player } · { $place } sur { $players } · { $when }
statistics-score-taken-back = { $points } · { $player } · { $place } sur { $players } · { $when } · avec annulation
statistics-share-told = { $source } : { percent }
statistics-result = { $points } ({ $place })

statistics-forget = Effacer
statistics-forget-question = { $n ->
    [one] Effacer les statistiques de { $n } partie ? On ne pourra pas les retrouver.
   *[other] Effacer les statistiques des { $n } parties ? On ne pourra pas les retrouver.
}
statistics-forget-answer = Tapez « { $yes } » pour les effacer ; toute autre réponse n’y change rien.
statistics-forgotten = Les statistiques sont effacées.
problem-statistics-unreadable = Les statistiques dans « { $path } » ne peuvent pas être lues ({ $fault }).
problem-statistics-not-kept = Les statistiques ne peuvent pas être enregistrées dans « { $path } » ({ $fault }).
