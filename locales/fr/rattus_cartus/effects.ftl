# Ce que donnent les bâtiments : actions privilège, actions de base et soutiens ; « .brief » tient sur une petite carte.

effect-tokens = prendre { amount-tokens }
    .brief = { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
effect-take-joker = prendre { card-joker }
    .brief = { card-joker }
effect-take-sword = prendre { card-sword }
    .brief = { card-sword }
effect-take-flute = prendre { card-flute }
    .brief = { card-flute }
effect-take-pass = prendre { card-pass }
    .brief = { card-pass }
    .tiny = { $n } L.-passer
effect-take-gold = prendre { card-gold }
    .brief = { card-gold }
effect-draw = piocher { amount-cards }
    .brief = +{ amount-cards }
    .tiny = +{ $n } c
effect-discard_rats = défausser { amount-rats }
    .brief = −{ amount-rats }
effect-look = regarder { amount-looks }
    .brief = voir { $n }
effect-cards_for_rats = défausser jusqu’à { amount-cards } contre autant de rats
    .brief = { $n } c. : −{ $n } rats
    .tiny = { $n }c : −{ $n }r
effect-draw_per_influence = { $points ->
    [one] piocher { amount-cards } par point de force ici
   *[other] piocher { amount-cards } tous les { $points } points de force ici
}
    .brief = +{ amount-cards } par { $points } de force
    .tiny = +{ $n } c par { $points ->
        [one] force
       *[other] { $points } de force
    }
effect-tower = prendre { amount-cards } à chacun qui en a autant ou plus
    .brief = { amount-cards } de chacun
    .tiny = { $n } c de chacun
effect-none = rien
    .brief = rien
effect-nothing = rien, mais à l’abri de la tour de garde
    .brief = à l’abri
