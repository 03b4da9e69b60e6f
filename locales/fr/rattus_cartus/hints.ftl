# Les conseils : pourquoi un choix est bon.

why-class = davantage { $with }
    .less = moins { $with }
why-chance = plus de chances de survie ({ $has } au lieu de { $instead } ; { $nuns })
    .less = moins de chances de survie ({ $has } au lieu de { $instead } ; { $nuns })
safe-nuns = { $nuns ->
    [one] dans trois donnes sur quatre, il y a au moins { $nuns } nonne : { $room }
   *[other] dans trois donnes sur quatre, il y a au moins { $nuns } nonnes : { $room }
}
safe-room = { $n ->
    [0] aucun étranger de plus n’est sans risque
    [one] encore { $n } étranger sans risque
   *[other] encore { $n } étrangers sans risque
}
    .none = { $n ->
    [one] vous avez { $n } rat de trop
   *[other] vous avez { $n } rats de trop
}
why-cards = une meilleure main pour la suite
    .less = une moins bonne main pour la suite
why-specials = davantage grâce aux cartes spéciales
    .less = moins grâce aux cartes spéciales
why-tokens = plus de jetons
    .less = moins de jetons
