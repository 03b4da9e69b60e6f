# Hints: why a choice is good.

why-class = more { $with }
    .less = less { $with }
why-chance = likelier to live ({ $has } instead of { $instead })
    .less = less likely to live ({ $has } instead of { $instead })
why-cards = more cards for later
    .less = fewer cards for later
why-specials = more from special cards
    .less = less from special cards
why-tokens = more tokens
    .less = fewer tokens
