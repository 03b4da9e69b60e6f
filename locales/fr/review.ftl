# Le retour sur la partie.

do-review = Analyse
    .help = juger vos décisions et voir où la partie s’est jouée
do-play-better = Jouer mieux
    .help = jouer tout de suite le meilleur coup, dans une nouvelle ligne
do-show-all = Toutes
    .help = montrer toutes les décisions, ou seulement celles qui ont coûté
do-next-person = Suivant
    .help = les décisions de la personne suivante
do-opponents = Tous
    .help = juger aussi les décisions des adversaires, ou celles des personnes seulement
do-judge = Pause
    .help = arrêter l’analyse ou la poursuivre ; ce qui est jugé le reste

# Combien de décisions s’appellent ainsi.
judged-best = { $n ->
    [one] { $n } meilleure
   *[other] { $n } meilleures
}
judged-good = { $n ->
    [one] { $n } bonne
   *[other] { $n } bonnes
}
judged-inaccuracy = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
judged-mistake = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
judged-blunder = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}

review-title = Analyse : { $player } (décisions, chances de gagner en %)
review-progress = Décision { $n } sur { $total }
review-stopped = Toutes les décisions ne sont pas encore jugées. { $key } : poursuivre.
review-average = Chances de gagner perdues par décision, en moyenne : { $loss } %.
review-row = { $chosen } ; mieux : { $better }
review-others = les coups des autres et le hasard
review-chosen = Joué : { $chosen }. Chances de gagner : { $chance }.
review-better = Mieux : { $better }. Chances de gagner : { $chance }, et { $points } d’avance en plus.
review-by-lead = La partie étant presque jouée, c’est l’avance qui compte.
review-was-best = Rien de mieux n’a été trouvé.
review-swing = Entre deux de ces décisions, les chances de gagner sont passées de { $before } à { $after }.
review-nothing-yet = Rien à montrer pour l’instant.
review-no-faults = Aucune décision n’a beaucoup coûté. { $key } : les montrer toutes.
review-no-decisions = Il n’y a encore aucune décision à juger.
review-line-better = mieux : { $choice }
review-line-instead = au lieu de : { $choice }
problem-cannot-judge = Les décisions ne peuvent pas être jugées ({ $fault }) ; réessayez.
review-entered = Vous êtes sur une ligne à part. { $lines } : toutes les lignes, et la partie telle qu’elle a été jouée ; { $review } : l’analyse de la ligne où vous êtes.
