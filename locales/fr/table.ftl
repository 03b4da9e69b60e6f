# Les mots de la table.

top-when = { $period } · tour { $round } sur 3 · { $name }
top-turn = à jouer :
top-new-line = nouvelle ligne : { $name }
top-foreseen = après coup
rats-printed = { $n ->
    [0] aucun rat
   *[other] { $signs }
}
plague-title = Peste
plague-rat = rat
plague-penalty = au-delà !
cathedral-share = { $markers ->
    [0] { $value } à partager
    [1] { $value } pour 1 cube
   *[other] { $value } ÷ { $markers } = { $each }/cube
}
gold-in-supply = or restant : { $n }
goods-gold = Or
goods-markers = Cubes
goods-prestige = Prestige
goods-messages = Lettres
goods-harbour = Épidémie
short-gold = o
short-markers = c
short-prestige = p
short-rat = r
short-hand = m
long-gold = or{" "}
long-markers = cubes{" "}
long-prestige = prestige{" "}
long-rat = rat{" "}
long-hand = main{" "}
letter-school = Sé
letter-bank = Ba
letter-residence = Ré
letter-carriage_house = Ca
letter-hotel = Au
letter-park = Pa
letter-hospital = Hô
letter-cathedral = ND
streets-legend = Rangée du haut : vers Notre-Dame. Les quartiers se touchent, le dernier et le premier aussi ; du centre, leur coin intérieur proche est à 1 pas.
table-over = La partie est finie. { $key } : le résultat.
table-no-gold-to-hire = { $player } n’a plus d’or et ne corrompt personne.
table-no-effect = { $player } ne peut pas effectuer l’action de la carte, qui reste sans effet.
table-thinks = { $player } réfléchit…
table-waits = C’est à { $player }. { $key } : laisser jouer les autres.
agent-failed = L’adversaire qui jouait pour { $player } a flanché ; un autre a pris sa place.
curtain-call = { $player }, c’est à vous. Que personne d’autre ne regarde.
curtain-open = Je suis là
news-title = Depuis votre dernière décision
news-none = Il ne s’est encore rien passé.
news-all = Tout le monde
table-leave-again = Encore { $key } pour quitter la table ; la partie est enregistrée.
table-saved = Partie enregistrée dans { $path }
compare-nothing = C’est le bout de la ligne principale ; il n’y a rien à comparer. Allez d’abord à une autre position.
reckoning-title = { $end ->
    [game] Fin de la partie
    [period] Fin de la manche
   *[round] Fin du tour
}
reckoning-go-on = Continuer
next-school = ensuite : { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
next-bank = ensuite : { $n } or
next-residence = ensuite : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
next-carriage_house = ensuite : { $n ->
    [one] { $n } place
   *[other] { $n } places
}
next-hotel = ensuite : { $times ->
    [one] 1 choix
   *[other] 2 choix
}
next-park = ensuite : rat −1
next-hospital = ensuite : rat −1
next-cathedral = ensuite : offrande
hand-kept = Main :
hand-offered = Au choix :
table-fresh-luck = Tout ce que vous ne connaissez pas est redistribué. À partir d’ici, c’est une ligne à part.
goods-friend = + { $sign }
streets-unowned = (sans joueur)
persons-title = Les personnages
persons-now = Ce tour
persons-brown = Bruns, encore à venir dans cette manche
persons-gray = Gris { $letter }, encore à venir
persons-gray-ordered = Gris { $letter }, encore à venir, dans cet ordre
persons-gone = Gris { $letter }, passés
persons-line = { $n ->
    [0] (aucun rat) : { $effect }
   *[other] ({ $rats }) : { $effect }
}
