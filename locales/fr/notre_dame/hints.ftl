# Les conseils : pourquoi un choix est bon.

why-action = plus de prestige venant { $origin }
    .less = moins de prestige venant { $origin }
why-donation = plus de prestige par les offrandes à Notre-Dame
    .less = moins de prestige par les offrandes à Notre-Dame
why-message = plus de prestige par les lettres de change
    .less = moins de prestige par les lettres de change
why-person = plus de prestige avec { $person }
    .less = moins de prestige avec { $person }
why-only-person = du prestige avec { $person }
    .less = pas de prestige avec { $person }
why-doubled = { $n ->
        [one] { $person } double { $n } point de plus
       *[other] { $person } double { $n } points de plus
    }
    .less = { $n ->
        [one] { $person } double { $n } point de moins
       *[other] { $person } double { $n } points de moins
    }
why-gold = { $n ->
        [0] plus d’or
        [one] { $n } pièce d’or de plus
       *[other] { $n } pièces d’or de plus
    }
    .less = { $n ->
        [0] moins d’or
        [one] { $n } pièce d’or de moins
       *[other] { $n } pièces d’or de moins
    }
why-any-gold = assez d’or pour corrompre quelqu’un
    .less = pas d’or pour corrompre quelqu’un
why-supply = { $n ->
        [0] plus de cubes en réserve
        [one] { $n } cube de plus en réserve
       *[other] { $n } cubes de plus en réserve
    }
    .less = { $n ->
        [0] moins de cubes en réserve
        [one] { $n } cube de moins en réserve
       *[other] { $n } cubes de moins en réserve
    }
why-sector = { $n ->
        [0] davantage de pions { $at }, pour la suite
        [one] { $n } pion de plus { $at }, pour la suite
       *[other] { $n } pions de plus { $at }, pour la suite
    }
    .less = { $n ->
        [0] moins de pions { $at }, pour la suite
        [one] { $n } pion de moins { $at }, pour la suite
       *[other] { $n } pions de moins { $at }, pour la suite
    }
why-hospital = { $rounds ->
        [one] { $rats ->
            [one] l’hôpital retient { $rats } rat de plus à la dernière peste
           *[other] l’hôpital retient { $rats } rats de plus à la dernière peste
        }
       *[other] l’hôpital retient environ { $rats } rats de plus pendant les { $rounds } tours à venir
    }
    .less = { $rounds ->
        [one] { $rats ->
            [one] l’hôpital retient { $rats } rat de moins à la dernière peste
           *[other] l’hôpital retient { $rats } rats de moins à la dernière peste
        }
       *[other] l’hôpital retient environ { $rats } rats de moins pendant les { $rounds } tours à venir
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
        [0] plus de lettres de change
        [one] { $n } lettre de change de plus
       *[other] { $n } lettres de change de plus
    }
    .less = { $n ->
        [0] moins de lettres de change
        [one] { $n } lettre de change de moins
       *[other] { $n } lettres de change de moins
    }
why-cathedral = une plus grande part de Notre-Dame
    .less = une moindre part de Notre-Dame
why-persons = plus à tirer des personnages à venir
    .less = moins à tirer des personnages à venir
why-person-to-come = plus à tirer des personnages à venir, comme { $person }
    .less = moins à tirer des personnages à venir, comme { $person }
why-friend = le confident encore libre pour plus tard
    .less = le confident n’est plus libre pour plus tard
why-others = moins pour le meilleur des autres
    .less = plus pour le meilleur des autres
