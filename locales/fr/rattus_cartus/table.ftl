# Les mots de la table.

top-when = { $last ->
    [yes] Dernier tour, { $round } sur { $of } · { $name }
   *[no] Tour { $round } sur { $of } · { $name }
}
reckoning-title = { $end ->
    [game] La fin de la partie
    [round] Les bâtiments, et la fin du tour
   *[buildings] Les bâtiments
}
sign-players = les joueurs et leurs marqueurs
sign-nun = une nonne sur une carte
sign-down = une carte face cachée
sign-start = le premier joueur
sign-stranger = un étranger dans un bâtiment
sign-peasantry = la paysannerie
sign-bourgeoisie = la bourgeoisie
sign-clergy = le clergé
sign-knighthood = la chevalerie
sign-magic = la magie
sign-nobility = la noblesse
do-rattus-piles = Pioches
    .help = montrer ou cacher les pioches, la défausse et les bâtiments à venir

row-support = S { $support }
    .full = Soutien : { $support }
row-privilege = P { $privilege }
    .full = Privilège : { $privilege }
row-basic = B { $basic }
    .full = Base : { $basic }
row-last = P +1 influence
    .full = Privilège : +1 influence
tracks-title = Influence
tracks-prizes = les premiers { $prizes }
nuns-title = Soutien des nonnes
    .brief = Nonnes
nuns-odds-change = { $before } à { $after } rats : survie { $old } à { $new }
    .short = { $before }→{ $after } rats : { $old }→{ $new }
    .brief = { $before }→{ $after } { short-rats } : { $old }→{ $new }
nuns-odds = { $rats ->
    [one] { $rats } rat : survie { $chance }
   *[other] { $rats } rats : survie { $chance }
}
    .short = { $rats ->
        [one] { $rats } rat : { $chance }
       *[other] { $rats } rats : { $chance }
    }
    .brief = { $rats } { short-rats } : { $chance }
    .full = { $rats ->
        [one] { $rats } rat : vous survivez dans { $chance } des tirages
       *[other] { $rats } rats : vous survivez dans { $chance } des tirages
    }
nuns-over = { $fate ->
    [lives] { $nuns } pour { $rats } : vous survivez
   *[dies] { $nuns } pour { $rats } : la peste vous emporte
}
    .short = { $fate ->
        [lives] { $nuns }, { $rats } : en vie
       *[dies] { $nuns }, { $rats } : la mort
    }
players-title = Joueurs
short-cards = c
    .long = { $n ->
        [one] carte
       *[other] cartes
    }
short-rats = r
    .long = { $n ->
        [one] rat
       *[other] rats
    }
short-tokens = p
    .long = { $n ->
        [one] jeton
       *[other] jetons
    }
hand-title = Votre main
hand-empty = aucune carte
hand-laid = posé :
hand-nuns = { $sign } nonnes sur les cartes
piles-title = Pioches
abbreviation = { $short } { $whole }
abbreviation-support = S soutien, P action privilège, B action de base
abbreviation-players = c cartes, r rats, p points en jetons
abbreviation-cards = J jokers, É épées, F flûtes, L laissez-passer, O or
