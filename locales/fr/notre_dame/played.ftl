# Ce qu’un joueur a fait, par la sorte de coup.

did-keep = garde la carte { $card }
did-keep-hidden = garde une carte
did-play = joue la carte { $card }
did-hire = corrompt { $person }
did-donate = { $n ->
    [one] offre { $n } pièce d’or à Notre-Dame
   *[other] offre { $n } pièces d’or à Notre-Dame
}
did-drive = { $steps ->
    [0] reste sur la { $market }
   *[other] roule jusqu’à la { $market }
}
did-message = prend la lettre de change { $colour } : { $brings }
did-gain = { $good ->
    [gold] prend 1 pièce d’or
    [marker] prend 1 cube Influence de la réserve commune
   *[rat] recule son rat d’une case
}
did-from = { $decision ->
    [actress_from] vide { $place }
    [minstrel_from] prend des pions { $origin }
    [remove] perd un cube Influence { $origin }
   *[other] prend un cube Influence { $origin }
}
did-friend = prend le confident { $origin }
did-to = { $decision ->
    [prosecutor] utilise { $place }
    [friend] envoie le confident vers { $place }
   *[other] choisit { $place }
}
did-number = { $decision ->
    [patron] { $n ->
        [one] rend { $n } pièce d’or
       *[other] rend { $n } pièces d’or
    }
    [gypsies] { $n ->
        [0] n’en retire aucun
        [one] retire { $n } cube Influence du plateau
       *[other] retire { $n } cubes Influence du plateau
    }
   *[other] { $friend ->
        [alone] déplace le confident
        [with] { $n ->
            [one] déplace { $n } cube Influence et le confident
           *[other] déplace { $n } cubes Influence et le confident
        }
       *[without] { $n ->
            [one] déplace { $n } cube Influence
           *[other] déplace { $n } cubes Influence
        }
    }
}
did-again = reçoit de nouveau ses lettres de change : { $brings }
did-pass = { $decision ->
    [fetch] défausse la carte sans effet
    [donate] défausse la carte sans effet
    [hotel] ne prend rien
    [message] laisse la lettre de change
    [coachman_rat] laisse le rat où il est
    [message_rat] laisse le rat où il est
    [hire] ne corrompt personne
    [counsel] ne corrompt personne d’autre
   *[other] s’en passe
}
