# La fin d’une partie.

ending-title = Fin de la partie
ending-standing = Classement final
ending-player = Joueur
ending-bars = La même chose en barres
ending-source = Origine
ending-total = Total
ending-opponents = { $n ->
    [one] L’adversaire était { $opponents }.
   *[other] Les adversaires étaient { $opponents }.
}
ending-opponent = { $player } ({ $who })
ending-unfinished = Cette ligne n’est pas allée jusqu’à la fin.
