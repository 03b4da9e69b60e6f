# Conseils : les meilleurs choix et ce qu’ils promettent.

decimal-sign = ,
percent = { $n } %
hint-title = Conseil
hint-state-thinking = Réflexion… { $done }. { $key } : cela suffit.
hint-state-stopped = Arrêté à { $done } : le meilleur jusqu’ici.
hint-state-done = Entrée : voir ce choix sur la table. Avance : votre écart de { $points }, à la fin, sur le meilleur des autres. Entre parenthèses : ce que vaut chaque chose, en { $points } à la fin. { hint-against }
hint-against = Le tout entre joueurs à peu près aussi forts que le conseiller.
hint-choice = { $choice } (choix { $n })
hint-promise = { $chance } de chances de gagner, avance { $lead }
hint-compared = Face à « { $choice } » ({ $difference }) : { $reasons }
hint-both = { $pros } ; mais { $cons }
hint-all = { $reasons }.
hint-with-rest = { $reasons } ; tout le reste ({ $rest }).
hint-neither = presque aucune différence.
hint-nothing-named = rien de particulier à nommer ; c’est la suite du tour qui fait la différence.
hint-by-chance = Ce choix gagne plus souvent, bien qu’avec une avance moindre.
hint-then = Ensuite, sans doute : { $moves }.
hint-followed = { $before } ; { $move }
hint-stop = Cela suffit
dialog-close = Fermer
hint-only-now = Un conseil se demande quand c’est à vous de décider.
hint-failed = Le conseiller n’a pas pu aller au bout ({ $fault }). Redemandez-lui.
why-weighed = { $reason } ({ $worth })
