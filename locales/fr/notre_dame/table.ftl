# Les mots de la table.

top-when = { $period } · tour { $round } sur 3 · { $name }
rats-none = aucun rat
plague-title = Peste
plague-rat = rat
plague-penalty = au-delà !
cathedral-share = { $markers ->
    [0] { $value } à partager
    [1] { $value } pour 1 cube
   *[other] { $value } ÷ { $markers } = { $each }/cube
}
gold-in-supply = { $n } or en réserve
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
streets-legend = Notre-Dame est en haut ; les deux bouts du plan se touchent. Barré : interdit pour vous.
    .driving = Devant une place : les pas jusque-là. Barré : interdit pour vous à présent.
    .plain = Les deux bouts du plan se touchent. Devant une place : les pas jusque-là. { $forbidden } : interdit pour vous.
streets-cathedral = Notre-Dame
streets-pair = { $across ->
    [yes] { $here } – { $there } du suivant à droite
   *[no] { $here } – { $there }
}
streets-undrawn = À un pas aussi, dans chaque quartier : { $pairs }.
table-no-gold-to-hire = { $player } n’a plus d’or et ne corrompt personne.
table-no-effect = { $player } ne peut pas effectuer l’action de la carte, qui reste sans effet.
reckoning-title = { $end ->
    [game] Fin de la partie
    [period] Fin de la manche
   *[round] Fin du tour
}
# Ce qu’apporterait la prochaine carte de ce lieu ; `.card` où il y a peu de place.
next-school = ensuite : { next-school.card }
    .card = { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
next-bank = ensuite : { next-bank.card }
    .card = { $n } or
next-residence = ensuite : { next-residence.card }
    .card = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
next-carriage_house = ensuite : { next-carriage_house.card }
    .card = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
next-hotel = ensuite : { next-hotel.card }
    .card = { $times ->
        [one] 1 choix
       *[other] 2 choix
    }
next-park = ensuite : { next-park.card }
    .card = { $rat ->
        [0] { $single ->
            [0] +1/gain
           *[other] { $n ->
                [one] { $n } pion
               *[other] { $n } pions
            }
        }
       *[other] rat −1
    }
next-hospital = ensuite : { next-hospital.card }
    .card = { $rat ->
        [0] peste −1
       *[other] rat −1
    }
next-cathedral = ensuite : { next-cathedral.card }
    .card = offrande
next-friend = ensuite : { next-friend.card }
    .card = bâtiment au choix
    .brief = au choix
hand-kept = Main :
hand-offered = Au choix :
goods-friend = + { $sign }
streets-unowned = (sans joueur)
streets-nobody = Sans joueur : { $colours }.
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
    .help = montrer en grand ou cacher les rues, les calèches et les lettres de change
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
sign-hired = devant des joueurs, sur une carte Personnage : qui a corrompu le personnage
sign-bell = le sonneur de cloches : qui commence le tour
sign-message-rat = une lettre à 3 points de prestige qui fait reculer le rat
clickable = cartes, bâtiments, personnages, places de marché
