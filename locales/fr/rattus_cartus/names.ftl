# Les noms des choses du jeu, par leur nom de code.

class-peasantry = Paysannerie
    .with = auprès de la paysannerie
    .brief = Paysan.
class-bourgeoisie = Bourgeoisie
    .with = auprès de la bourgeoisie
    .brief = Bourg.
class-clergy = Clergé
    .with = auprès du clergé
    .brief = Clergé
class-knighthood = Chevalerie
    .with = auprès de la chevalerie
    .brief = Cheval.
class-magic = Magie
    .with = auprès de la magie
    .brief = Magie
class-nobility = Noblesse
    .with = auprès de la noblesse
    .brief = Nobl.

# Les gens des cartes Population, et les autres cartes ; « .part » est ce que l’on tape pour quelques-unes.
card-peasantry = { $n ->
    [one] { $n } paysan
   *[other] { $n } paysans
}
    .part = paysans
    .one = paysan
card-bourgeoisie = { $n ->
    [one] { $n } marchand
   *[other] { $n } marchands
}
    .part = marchands
    .one = marchand
card-clergy = { $n ->
    [one] { $n } moine
   *[other] { $n } moines
}
    .part = moines
    .one = moine
card-knighthood = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
}
    .part = chevaliers
    .one = chevalier
card-magic = { $n ->
    [one] { $n } sorcière
   *[other] { $n } sorcières
}
    .part = sorcières
    .one = sorcière
card-nobility = { $n ->
    [one] { $n } roi
   *[other] { $n } rois
}
    .part = rois
    .one = roi
card-joker = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
    .part = jokers
    .one = joker
    .letter = J
card-sword = { $n ->
    [one] { $n } épée
   *[other] { $n } épées
}
    .part = épées
    .one = épée
    .letter = É
card-flute = { $n ->
    [one] { $n } flûte
   *[other] { $n } flûtes
}
    .part = flûtes
    .one = flûte
    .letter = F
card-pass = { $n } laissez-passer
    .part = laissez-passer
    .one = laissez-passer
    .letter = L
card-gold = { $n ->
    [one] { $n } carte Or
   *[other] { $n } cartes Or
}
    .part = or
    .one = or
    .letter = O

# Une carte Population avec ses nonnes.
card-with-nuns = { $nuns ->
    [0] { $card } (aucune nonne)
    [one] { $card } ({ $nuns } nonne)
   *[other] { $card } ({ $nuns } nonnes)
}

cards-with-nuns = { $cards } (nonnes : { $nuns })
cards-none = rien

building-palace = Palais
    .the = le palais
    .of = du palais
    .brief = Palais
building-treasury = Trésor
    .the = le trésor
    .of = du trésor
    .brief = Trésor
building-monastery = Monastère
    .the = le monastère
    .of = du monastère
    .brief = Monastère
building-hospital = Hôpital
    .the = l’hôpital
    .of = de l’hôpital
    .brief = Hôpital
building-office = Administration
    .the = l’administration
    .of = de l’administration
    .brief = Admin.
building-marketplace = Marché
    .the = le marché
    .of = du marché
    .brief = Marché
building-guard_tower = Tour de garde
    .the = la tour de garde
    .of = de la tour de garde
    .brief = Tour
building-castle = Château
    .the = le château
    .of = du château
    .brief = Château
building-farm = Ferme
    .the = la ferme
    .of = de la ferme
    .brief = Ferme
building-brewery = Brasserie
    .the = la brasserie
    .of = de la brasserie
    .brief = Brasserie
building-tent = Tente de la cartomancienne
    .the = la tente de la cartomancienne
    .of = de la tente de la cartomancienne
    .brief = Tente
building-hut = Cabane du joueur de flûte
    .the = la cabane du joueur de flûte
    .of = de la cabane du joueur de flûte
    .brief = Cabane

# Là où la rangée a deux fois le même type, les bâtiments se distinguent par leur place.
building-numbered = { $building } { $n }

phase-a = nouveaux bâtiments
phase-b = soutien
phase-c = visite des bâtiments
phase-d = résolution des bâtiments
phase-e = fin du tour

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-violet = violet

amount-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
amount-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
amount-nuns = { $n ->
    [one] { $n } nonne
   *[other] { $n } nonnes
}
amount-influence = { $n ->
    [one] { $n } point d’influence
   *[other] { $n } points d’influence
}
amount-tokens = { $n ->
    [one] { $n } jeton de point de victoire
   *[other] { $n } jetons de point de victoire
}
amount-looks = { $n ->
    [one] { $n } carte du Soutien des nonnes
   *[other] { $n } cartes du Soutien des nonnes
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# À quel moment de la partie on en est.
when = Tour { $round }
    .in = au tour { $round }
    .progress = tour { $round } sur { $of }
    .after = À la fin
    .in-after = à la fin
