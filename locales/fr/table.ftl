# Les mots de la table.

top-when = { $period } · tour { $round } sur 3 · { $phase } { $name }
top-turn = à :
top-foreseen = après avoir vu la suite
rats-printed = { $n ->
    [0] aucun rat
   *[other] { $signs }
}
plague-title = Peste
plague-rat = rat
plague-penalty = au-delà !
plague-now = maintenant
cathedral-share = { $markers ->
    [0] { $value } à partager
   *[other] { $value } : { $markers } = { $each }
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
long-gold = Or{" "}
long-markers = · Cubes{" "}
long-prestige = · Prestige{" "}
long-rat = · Rat{" "}
long-hand = · Main{" "}
letter-school = Sé
letter-bank = Ba
letter-residence = Ré
letter-carriage_house = Ca
letter-hotel = Au
letter-park = Pa
letter-hospital = Hô
letter-cathedral = ND
streets-legend = Chaque place centrale touche aussi les coins intérieurs voisins des deux quartiers d’à côté ; l’anneau se referme à ses bouts.
table-over = La partie est finie.
table-thinks = { $player } réfléchit…
agent-failed = L’adversaire qui jouait { $player } a flanché ; un autre a pris sa place.
curtain-call = { $player }, c’est à vous. Que personne d’autre ne regarde.
curtain-open = Je suis là
table-hint = Un adversaire choisirait : { $choice }
table-saved = Partie sauvegardée dans { $path }
compare-nothing = C’est le bout de la ligne principale ; il n’y a rien à comparer. Allez d’abord à une autre position.
reckoning-title = Fin du tour
reckoning-go-on = Continuer
