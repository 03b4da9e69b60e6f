# Les conseils : pourquoi un choix est bon.

why-class = davantage { $with }
    .less = moins { $with }
why-chance = plus de chances de survie ({ $has } au lieu de { $instead })
    .less = moins de chances de survie ({ $has } au lieu de { $instead })
why-cards = plus de cartes pour la suite
    .less = moins de cartes pour la suite
why-specials = davantage grâce aux cartes spéciales
    .less = moins grâce aux cartes spéciales
why-tokens = plus de jetons
    .less = moins de jetons
