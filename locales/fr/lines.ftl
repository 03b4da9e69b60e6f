# L’arbre des lignes, et deux positions comparées.

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

lines-title = Les lignes de cette partie
lines-who = { $player } :
lines-beginning = Le début
lines-luck = Nouveau tirage
lines-more = { $n ->
    [one] et encore { $n } coup
   *[other] et encore { $n } coups
}
lines-folded = { $lines ->
    [one] { $moves } coups dans { $lines } ligne
   *[other] { $moves } coups dans { $lines } lignes
}
lines-where = { $moves ->
    [one] Manche { $period }, tour { $round }, { $moves } décision
   *[other] Manche { $period }, tour { $round }, { $moves } décisions
}
lines-here = vous êtes ici
lines-main = ligne principale
lines-side = ligne secondaire
lines-dealt = nouveau tirage à partir d’ici
lines-foreseen = jouée après avoir vu la suite
lines-marked = marquée pour la comparaison
lines-name = Nom : { $name }
lines-comment = Commentaire : { $comment }
lines-no-name = Une ligne peut avoir un nom, chaque position un commentaire.
lines-now-another = Position marquée. Comparez-la maintenant avec une autre.

dialog-ok = Valider
dialog-cancel = Annuler
dialog-delete = Supprimer
dialog-branch-name = Votre prochain choix commence une nouvelle ligne. Comment s’appelle-t-elle ?
dialog-line-name = Comment s’appelle cette ligne ?
dialog-comment-text = Qu’y a-t-il à dire de cette position ?
dialog-delete-line = { $n ->
    [one] Supprimer cette position ? Elle ne pourra pas être récupérée.
   *[other] Supprimer cette position et tout ce qui la suit, { $n } en tout ? Elles ne pourront pas être récupérées.
}

compare-title = Deux positions comparées
compare-first = Première
    .the = la première
compare-second = Seconde
    .the = la seconde
compare-on-line = { $position } (« { $line } »)
compare-position = { $position }. { $where } ; { $told }
compare-same = C’est la même position.
compare-after = { $n ->
    [one] Elles sont sur une même ligne : { $earlier } vient { $n } décision avant { $later }.
   *[other] Elles sont sur une même ligne : { $earlier } vient { $n } décisions avant { $later }.
}
compare-parting = Elles se séparent dans la manche { $period }, tour { $round }, où { $player } décide :
compare-steps = { $n ->
    [one] puis { $n } décision jusqu’à la position
   *[other] puis { $n } décisions jusqu’à la position
}
compare-no-difference = Personne n’a rien de plus ni de moins.
compare-close = Fermer

standing-prestige = Prestige
standing-gold = Pièces d’or
standing-supply = Cubes en réserve personnelle
standing-reserve = Cubes en réserve commune
standing-rat = Rat
standing-messages = Lettres de change

# Quitter une partie qui ne peut pas être enregistrée.
unsaved-question = { $why } Vos derniers coups seraient perdus.
unsaved-again = Réessayer
unsaved-leave = Quitter sans enregistrer
unsaved-stay = Rester
