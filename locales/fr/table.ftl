# Les mots de toute table.

choice-twins = { $choice } ×{ $n }

choice-explained = { $choice } : { $explanation }
choice-impossible = { $choice } – { $reason }
choices-folded = { $idle ->
    [0] { $n ->
        [one] { $n } autre, impossible
       *[other] { $n } autres, impossibles
    }
    [one] { $n ->
        [0] { $idle } autre, qui ne rapporte rien
       *[other] { $idle } autre, qui ne rapporte rien ; impossibles : { $n }
    }
   *[other] { $n ->
        [0] { $idle } autres, qui ne rapportent rien
       *[other] { $idle } autres, qui ne rapportent rien ; impossibles : { $n }
    }
}
choices-unfolded = { $n ->
    [0] moins
   *[other] impossibles :
}

top-turn = à jouer :
top-new-line = nouvelle ligne : { $name }
top-foreseen = après coup
table-over = La partie est finie. { $key } : le résultat.
table-thinks = { $player } réfléchit…
    .secretly = Tout le monde décide en secret ; les autres réfléchissent…
table-waits = C’est à { $player }. { $key } : laisser jouer les autres.
    .secretly = Tout le monde décide en secret. { $key } : laisser décider les autres.
agent-unknown = Pour { $player } devait jouer « { $who } », que cette version du programme ne connaît pas ; « { $instead } » joue à sa place.
agent-failed = L’adversaire qui jouait pour { $player } a flanché ; un autre a pris sa place.
curtain-call = { $player }, c’est à vous. Que personne d’autre ne regarde.
curtain-open = Je suis là
news-title = Depuis votre dernière décision
log-since = depuis votre dernière décision
    .brief = nouveau
news-none = Il ne s’est encore rien passé.
news-all = Tout le monde
table-leave-again = Encore { $key } pour quitter la table ; la partie est enregistrée.
table-saved = Partie enregistrée dans { $path }
compare-nothing = C’est le bout de la ligne principale ; il n’y a rien à comparer. Allez d’abord à une autre position.
reckoning-go-on = Continuer
table-fresh-luck = Tout ce que vous ne connaissez pas est redistribué. À partir d’ici, c’est une ligne à part.
