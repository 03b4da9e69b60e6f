# La question de chaque décision, par son nom de code.

ask-keep = { $cards ->
    [one] Quelle carte gardez-vous ? L’autre va à { $left }.
   *[other] Quelle carte gardez-vous ? Les { $cards } autres vont à { $left }.
}
ask-play = { $which ->
    [first] Jouez votre première carte de ce tour.
    [last] Jouez votre deuxième carte ; la troisième sera défaussée face cachée.
   *[last-before-scholar] Jouez votre deuxième carte ; la troisième ne servira que si vous corrompez l’érudit.
}
ask-fetch = Réserve vide : d’où vient le cube Influence pour { $target } ?
ask-donate = Combien de pièces d’or offrez-vous à Notre-Dame ?
ask-friend = Dans quel bâtiment va votre confident ?
ask-hotel = { $left ->
    [one] Que vous donne l’auberge ?
   *[other] Que vous donne d’abord l’auberge ? Vous choisissez { $left } fois.
}
ask-drive = { $steps ->
    [one] Où va votre calèche ? Elle peut rouler jusqu’à une place de marché voisine.
   *[other] Où va votre calèche ? Elle peut rouler jusqu’à { $steps } places de marché plus loin.
}
ask-message = Votre calèche est sur une lettre de change. La prenez-vous ?
ask-message_rat = La lettre de change permet de reculer votre rat d’une case. Le voulez-vous ?
ask-hire = Qui corrompez-vous, pour 1 pièce d’or ?
ask-counsel = { $left ->
    [one] Le conseiller permet de corrompre encore une fois, pour 1 pièce d’or. Qui ?
   *[other] Le conseiller permet de corrompre encore { $left } fois, pour 1 pièce d’or chaque fois. Qui ?
}
ask-hostess = Que vous donne encore la serveuse ?
ask-minstrel_from = De quel bâtiment le ménestrel prend-il des pions ?
ask-minstrel_to = Dans quel bâtiment vont-ils ?
ask-minstrel_number = Combien vont { $origin } vers { $target } ?
ask-fool_from = Que déplace le fou ?
ask-fool_to = Vers quel bâtiment ? Vous en effectuez l’action.
ask-bishop = Dans quel bâtiment vide l’évêque place-t-il un cube Influence ? Vous en effectuez l’action.
ask-butcher = { $left ->
    [one] Il ne reste que { $left } cube Influence dans la réserve commune. Dans quel bâtiment vide va-t-il ?
   *[other] Il ne reste que { $left } cubes Influence dans la réserve commune. Dans quel bâtiment vide va le prochain ?
}
ask-patron = Combien de pièces d’or rendez-vous ?
ask-prosecutor = De quel bâtiment effectuez-vous l’action ?
ask-gypsies = Combien de cubes Influence les gitans reprennent-ils { $origin } ? Chacun rapporte 2 points de prestige.
ask-coachman = Quelle sorte de lettres de change rapporte une deuxième fois ?
ask-coachman_rat = { $left ->
    [one] Le cocher permet de reculer votre rat d’une case. Le voulez-vous ?
   *[other] Le cocher permet de reculer votre rat { $left } fois d’une case. Une case maintenant ?
}
ask-actress_from = Quel bâtiment l’actrice vide-t-elle ?
ask-actress_to = Dans quel bâtiment tout va-t-il ? Vous en effectuez l’action.
ask-remove = Plusieurs bâtiments sont à égalité. Dans lequel la peste prend-elle un cube Influence ?

# Les coups comme choix, par sorte de coup.

choose-keep = { $card }
choose-play = { $card }
choose-hire = { $person }
then-play = jouer { $card }
then-hire = corrompre { $person }
choose-donate = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
choose-drive = { $way ->
    [stay] rester sur la { $market }
    [back] { $market }, aller et retour
   *[away] { $market }, { $steps } pas
}
choose-message = prendre la lettre de change { $colour }
choose-gain = { $good ->
    [gold] 1 pièce d’or
    [marker] 1 cube Influence de la réserve commune
   *[rat] le rat une case en arrière
}
choose-from = { $decision ->
    [fool_from] un cube { $origin } ({ $there } en place)
   *[other] { $place }, { $there } en place
}
choose-friend = { $placed ->
    [no] le confident
   *[yes] le confident, { $origin }
}
choose-to = { $there ->
    [0] { $place }, vide
   *[other] { $place }, { $there } en place
}
choose-number = { $friend ->
    [alone] le confident seul
    [with] { $n ->
        [one] { $n } cube Influence et le confident
       *[other] { $n } cubes Influence et le confident
    }
   *[without] { $what ->
        [gold] { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }
       *[markers] { $n ->
            [0] aucun
            [one] { $n } cube Influence
           *[other] { $n } cubes Influence
        }
    }
}
choose-again = { $times ->
    [one] votre lettre de change « { $brings } »
   *[other] vos { $times } lettres de change « { $brings } »
}
choose-pass = { $decision ->
    [fetch] de nulle part : défausser la carte sans effet
    [donate] rien : défausser la carte sans effet
    [message] laisser la lettre de change
    [coachman_rat] laisser le rat où il est
    [message_rat] laisser le rat où il est
    [hire] personne
    [counsel] personne d’autre
   *[other] rien
}
# Ce qu’un coup rapporte aussitôt, et ce qu’il reste alors à choisir.

gain-placed = +{ amount-markers } { $at }
gain-spread = +{ amount-markers } dans les bâtiments vides
brings-both = { $counted } ; { $chosen }
brings-nothing = rien pour l’instant
brings-goods = { $n ->
    [one] au choix { $goods }
   *[other] { $n } fois au choix { $goods }
}
brings-either = { $goods } ou { $good }
brings-good = { $good ->
    [gold] 1 pièce d’or
    [marker] 1 cube Influence
   *[rat] le rat une case en arrière
}
    .brief = { $good ->
        [gold] 1 or
        [marker] 1 cube
       *[rat] rat −1
    }
brings-gift = au choix une offrande, jusqu’à { $n } points de prestige
    .brief = jusqu’à { $n } prestige
brings-drive = { $n ->
    [one] au choix une place voisine
   *[other] au choix une place à { $n } pas au plus
}
brings-rat = { $n ->
    [one] au choix le rat une case en arrière
   *[other] au choix le rat jusqu’à { $n } cases en arrière
}
choice-fetched = { $does } ; le cube vient d’ailleurs
choice-wasted = { $lacking ->
    [gold] pas d’or à offrir, donc sans effet
   *[marker] pas de cube à placer, donc sans effet
}
market-message = { $market } ; lettre de change { $colour } : { $brings }
market-message-refused = { $market } ; lettre de change { $colour } ({ $brings }), pas encore permise pour vous
market-brief = { $market } : { $brings }
market-brief-refused = { $market } : lettre pas permise
market-empty = { $market } ; pas de lettre de change
