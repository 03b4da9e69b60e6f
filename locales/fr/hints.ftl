# Les conseils : les meilleurs choix, ce qu’ils promettent, et pourquoi.

decimal-sign = ,
percent = { $n } %
hint-title = Conseil
hint-state-thinking = Réflexion… { $done }. { $key } : cela suffit.
hint-state-stopped = Arrêté à { $done } : le meilleur jusqu’ici.
hint-state-done = Entrée : voir ce choix sur la table. Avance : votre écart de prestige, à la fin, sur le meilleur des autres. Entre parenthèses : ce que vaut chaque chose, en prestige à la fin.
hint-choice = { $choice } (choix { $n })
hint-promise = { $chance } de chances de gagner, avance { $lead }
hint-compared = Face à « { $choice } » :
hint-both = { $pros } ; mais { $cons }.
hint-one-sided = { $reasons }.
hint-neither = Presque aucune différence dans votre position ; la suite dépend des autres.
hint-beyond-reasons = La recherche voit plus loin que ces raisons, jusqu’aux réponses des autres, et préfère « { $choice } ».
hint-then = Ensuite, sans doute : { $moves }.
hint-followed = { $before } ; { $move }
hint-stop = Cela suffit
dialog-close = Fermer
hint-only-now = Un conseil se demande quand c’est à vous de décider.
hint-failed = Le conseiller n’a pas pu aller au bout ({ $fault }). Redemandez-lui.
why-weighed = { $reason } ({ $worth })
why-prestige = plus de prestige tout de suite
    .less = moins de prestige tout de suite
why-gold = { $n ->
        [one] { $n } pièce d’or de plus
       *[other] { $n } pièces d’or de plus
    }
    .less = { $n ->
        [one] { $n } pièce d’or de moins
       *[other] { $n } pièces d’or de moins
    }
why-supply = { $n ->
        [one] { $n } cube de plus en réserve
       *[other] { $n } cubes de plus en réserve
    }
    .less = { $n ->
        [one] { $n } cube de moins en réserve
       *[other] { $n } cubes de moins en réserve
    }
why-sector = { $n ->
        [one] { $n } pion de plus { $at }, pour la suite
       *[other] { $n } pions de plus { $at }, pour la suite
    }
    .less = { $n ->
        [one] { $n } pion de moins { $at }
       *[other] { $n } pions de moins { $at }
    }
why-hospital = { $rounds ->
        [one] { $rats ->
            [one] l’hôpital retient { $rats } rat de plus à la dernière peste
           *[other] l’hôpital retient { $rats } rats de plus à la dernière peste
        }
       *[other] l’hôpital retient environ { $rats } rats de plus pendant les { $rounds } tours restants
    }
    .less = { $rounds ->
        [one] { $rats ->
            [one] l’hôpital retient { $rats } rat de moins à la dernière peste
           *[other] l’hôpital retient { $rats } rats de moins à la dernière peste
        }
       *[other] l’hôpital retient environ { $rats } rats de moins pendant les { $rounds } tours restants
    }
why-rat = { $n ->
        [one] le rat { $n } case moins loin après cette peste
       *[other] le rat { $n } cases moins loin après cette peste
    }
    .less = { $n ->
        [one] le rat { $n } case plus loin après cette peste
       *[other] le rat { $n } cases plus loin après cette peste
    }
why-penalty = pas de pénalité à cette peste
    .less = une pénalité à cette peste
why-plagues = moins à craindre de la peste
    .less = plus à craindre de la peste
why-messages = { $n ->
        [one] { $n } lettre de change de plus
       *[other] { $n } lettres de change de plus
    }
    .less = { $n ->
        [one] { $n } lettre de change de moins
       *[other] { $n } lettres de change de moins
    }
why-cathedral = une plus grande part de Notre-Dame
    .less = une moindre part de Notre-Dame
why-persons = plus à tirer des personnages gris à venir
    .less = moins à tirer des personnages gris à venir
why-friend = le confident encore libre pour plus tard
    .less = le confident n’est plus libre pour plus tard
why-hand = de meilleures cartes pour ce tour
    .less = de moins bonnes cartes pour ce tour
why-hire = un meilleur personnage à corrompre ce tour
    .less = un moins bon personnage à corrompre ce tour
why-task = un meilleur choix encore à faire
    .less = un moins bon choix encore à faire
