# Les mots de la table.

top-when = { $period } · tour { $round } sur 3 · { $name }
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
table-no-gold-to-hire = { $player } n’a plus d’or et ne corrompt personne.
table-no-effect = { $player } ne peut pas effectuer l’action de la carte, qui reste sans effet.
reckoning-title = { $end ->
    [game] Fin de la partie
    [period] Fin de la manche
   *[round] Fin du tour
}
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

do-map = Plan
    .help = montrer ou cacher les rues, les calèches et les lettres de change
do-others = Autres
    .help = regarder les quartiers des autres joueurs
do-persons = Personnages
    .help = voir les personnages encore à venir

sign-players = les quartiers et leurs joueurs ; à côté d’un nom : une lettre de ce quartier
sign-marker = un cube Influence
sign-friend = le confident
sign-carriage = une calèche, devant le signe de son joueur
sign-letter = une lettre de change, devant son prestige ; barrée : vous ne pouvez pas la prendre
sign-rat = un rat sur une carte Personnage ; après une lettre : le rat recule
sign-bell = le sonneur de cloches : qui commence le tour
sign-message-rat = une lettre à 3 points de prestige qui fait reculer le rat
clickable = cartes, bâtiments, personnages, places de marché
