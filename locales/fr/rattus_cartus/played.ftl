# Ce qu’un joueur a fait, par sorte de coup.

did-support = prend le soutien { $of }
did-look = regarde la carte { $n } du Soutien des nonnes
did-enter = entre dans { $building } avec { $cards }
did-enter-empty = entre dans { $building } sans carte
did-enter-hidden = { $n ->
    [one] entre dans { $building } avec { $n } carte
   *[other] entre dans { $building } avec { $n } cartes
}
did-pass = joue un laissez-passer et attend
did-name = choisit { $player }
did-give = donne { $cards }
did-give-hidden = { $n ->
    [one] donne { $n } carte
   *[other] donne { $n } cartes
}
did-discard = défausse { $cards }
did-discard-none = ne défausse rien
