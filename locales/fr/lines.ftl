# L’arbre des lignes, et deux positions comparées.

lines-title = Les lignes de cette partie
lines-who = { $player } :
lines-beginning = Le début
lines-luck = Nouveau tirage
lines-more = { $n ->
    [one] et encore { $n } coup
   *[other] et encore { $n } coups
}
    .brief = +{ $n }
lines-folded = { $lines ->
    [one] { $moves } coups dans { $lines } ligne
   *[other] { $moves } coups dans { $lines } lignes
}
    .brief = +{ $moves }
lines-where = { $moves ->
    [one] { $moment }, { $moves } décision
   *[other] { $moment }, { $moves } décisions
}
lines-here = vous êtes ici
lines-main = ligne principale
lines-side = ligne secondaire
lines-dealt = nouveau tirage à partir d’ici
lines-foreseen = jouée après avoir vu la suite
lines-marked = marquée pour la comparaison
lines-name = Nom : { $name }
lines-comment = Commentaire : { $comment }
lines-no-name = Une ligne peut avoir un nom, chaque position un commentaire.
lines-now-another = { $key } : comparer avec une autre

dialog-ok = Valider
dialog-cancel = Annuler
dialog-delete = Supprimer
dialog-branch-name = Votre prochain choix commence une nouvelle ligne. Comment s’appelle-t-elle ?
dialog-line-name = Comment s’appelle cette ligne ?
dialog-comment-text = Qu’y a-t-il à dire de cette position ?
dialog-delete-line = { $n ->
    [one] Supprimer cette position ? Elle ne pourra pas être récupérée.
   *[other] Supprimer cette position et tout ce qui la suit, { $n } en tout ? Elles ne pourront pas être récupérées.
}

compare-title = Deux positions comparées
compare-first = Première
    .the = la première
compare-second = Seconde
    .the = la seconde
compare-on-line = { $position } (« { $line } »)
compare-position = { $position }. { $where } ; { $told }
compare-same = C’est la même position.
compare-after = { $n ->
    [one] Elles sont sur une même ligne : { $earlier } vient { $n } décision avant { $later }.
   *[other] Elles sont sur une même ligne : { $earlier } vient { $n } décisions avant { $later }.
}
compare-parting = Elles se séparent { $moment }, où { $player } décide :
compare-steps = { $n ->
    [one] puis { $n } décision jusqu’à la position
   *[other] puis { $n } décisions jusqu’à la position
}
compare-no-difference = Personne n’a rien de plus ni de moins.
compare-close = Fermer

# Quitter une partie qui ne peut pas être enregistrée.
unsaved-question = { $why } Vos derniers coups seraient perdus.
unsaved-again = Réessayer
unsaved-leave = Quitter sans enregistrer
unsaved-stay = Rester
