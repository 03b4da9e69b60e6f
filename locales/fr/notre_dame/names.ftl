# Les noms des choses du jeu, par leur nom de code.

action-school = Séminaire
    .short = Séminaire
    .the = le séminaire
    .at = au séminaire
    .from = du séminaire
    .taken = au séminaire
action-bank = Banque
    .short = Banque
    .the = la banque
    .at = à la banque
    .from = de la banque
    .taken = à la banque
action-residence = Résidence
    .short = Résidence
    .the = la résidence
    .at = à la résidence
    .from = de la résidence
    .taken = à la résidence
action-carriage_house = Relais de calèches
    .short = Relais
    .the = le relais de calèches
    .at = au relais de calèches
    .from = du relais de calèches
    .taken = au relais de calèches
action-hotel = Auberge
    .short = Auberge
    .the = l’auberge
    .at = à l’auberge
    .from = de l’auberge
    .taken = à l’auberge
action-park = Parc
    .short = Parc
    .the = le parc
    .at = au parc
    .from = du parc
    .taken = au parc
action-hospital = Hôpital
    .short = Hôpital
    .the = l’hôpital
    .at = à l’hôpital
    .from = de l’hôpital
    .taken = à l’hôpital
action-cathedral = Notre-Dame
    .short = Notre-Dame
    .the = Notre-Dame
    .at = à Notre-Dame
    .from = de Notre-Dame
    .taken = à Notre-Dame
action-friend = Confident
    .short = Confident
    .the = le confident
    .at = au confident
    .from = du confident
    .taken = au confident

# Ce que fait chaque carte Action, en quelques mots.
does-school = autant de cubes Influence que le séminaire compte de pions
does-bank = autant de pièces d’or que la banque compte de pions
does-residence = autant de points de prestige que la résidence compte de pions
does-carriage_house = la calèche avance d’autant de places que le relais compte de pions
does-hotel = 1 pièce d’or, 1 cube Influence ou le rat une case en arrière ; deux fois dès { $two } pions
does-park = { $rat ->
    [0] par paire de pions au parc, 1 point de plus à chaque gain de prestige
   *[other] le rat recule d’une case ; par paire de pions au parc, 1 point de plus à chaque gain de prestige
}
does-hospital = { $rat ->
    [0] chaque cube à l’hôpital retient 1 rat par tour
   *[other] le rat recule d’une case ; chaque cube à l’hôpital retient 1 rat par tour
}
does-cathedral = un cube Influence à Notre-Dame et une offrande contre du prestige
does-friend = posez ou déplacez le confident, et effectuez l’action de son bâtiment

colour-blue = bleu
    .message = bleue
colour-red = rouge
    .message = rouge
colour-green = vert
    .message = verte
colour-yellow = jaune
    .message = jaune
colour-violet = violet
    .message = violette

card-in-colour = { $card } ({ $colour })

spot-c = centrale
spot-il = intérieure gauche
spot-ir = intérieure droite
spot-ol = extérieure gauche
spot-or = extérieure droite
market = place { $spot } du quartier { $colour }

phase-1 = dévoiler les personnages
phase-2 = choisir des cartes
phase-3 = jouer des cartes
phase-4 = corrompre un personnage
phase-5 = la peste

person-hostess = Serveuse
    .the = la serveuse
person-minstrel = Ménestrel
    .the = le ménestrel
person-monk = Moine
    .the = le moine
person-fool = Fou
    .the = le fou
person-money_lender = Usurier
    .the = l’usurier
person-doctor = Médecin
    .the = le médecin
person-city_guard = Soldat
    .the = le soldat
person-night_watchman = Veilleur de nuit
    .the = le veilleur de nuit
person-bishop = Évêque
    .the = l’évêque
person-guild_master = Maître de guilde
    .the = le maître de guilde
person-beggar_king = Roi des mendiants
    .the = le roi des mendiants
person-advocate = Avocat
    .the = l’avocat
person-lady_of_the_court = Dame d’honneur
    .the = la dame d’honneur
person-mayor = Maire
    .the = le maire
person-carpenter = Charpentier
    .the = le charpentier
person-administrator = Administrateur
    .the = l’administrateur
person-nurse = Infirmière
    .the = l’infirmière
person-scholar = Érudit
    .the = l’érudit
person-butcher = Boucher
    .the = le boucher
person-patron = Mécène
    .the = le mécène
person-merchant = Marchand
    .the = le marchand
person-priest = Prêtre
    .the = le prêtre
person-prosecutor = Procureur
    .the = le procureur
person-bell_ringer = Sonneur de cloches
    .the = le sonneur de cloches
person-spy = Espion
    .the = l’espion
person-gypsies = Gitans
    .the = les gitans
person-coachman = Cocher
    .the = le cocher
person-innkeeper = Aubergiste
    .the = l’aubergiste
person-gravedigger = Fossoyeur
    .the = le fossoyeur
person-actress = Actrice
    .the = l’actrice
person-counsellor = Conseiller
    .the = le conseiller
person-guard = Garde
    .the = le garde
person-lover = Amante
    .the = l’amante

# D’où viennent le prestige et le reste, en dehors des actions et des personnages.
source-message = lettre de change
    .all = Lettres de change
source-donation = offrande
    .all = Offrandes
    .brief = offrande
source-shares = part de Notre-Dame
    .all = Parts de Notre-Dame
source-plague = peste
    .all = Peste
source-persons = personnages
    .all = Personnages

amount-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
amount-markers = { $n ->
    [one] { $n } cube Influence
   *[other] { $n } cubes Influence
}
amount-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}
amount-rat = { $n ->
    [one] rat une case en arrière
   *[other] rat { $n } cases en arrière
}

gain-gold = +{ amount-gold }
    .brief = +{ $n } or
gain-markers = +{ amount-markers }
    .brief = { $n ->
        [one] +{ $n } cube
       *[other] +{ $n } cubes
    }
gain-prestige = +{ amount-prestige }
    .brief = +{ $n } prestige
gain-rat = rat de { $before } à { $after }

edition-classic = édition classique (2007)
    .name = classique
edition-anniversary = édition anniversaire (2017)
    .name = anniversaire

# À quel moment de la partie on en est.
when = Manche { $period }, tour { $round }
    .in = dans la manche { $period }, tour { $round }
    .progress = manche { $period }, tour { $round } sur 3

standing-prestige = Prestige
standing-gold = Pièces d’or
standing-supply = Cubes en réserve personnelle
standing-reserve = Cubes en réserve commune
standing-rat = Rat
standing-messages = Lettres de change
