# Hints: why a choice is good.

why-action = more prestige { $origin }
    .less = less prestige { $origin }
why-donation = more prestige for gifts to Notre Dame
    .less = less prestige for gifts to Notre Dame
why-message = more prestige from messages
    .less = less prestige from messages
why-person = more prestige with { $person }
    .less = less prestige with { $person }
why-only-person = prestige with { $person }
    .less = no prestige with { $person }
why-doubled = { $n ->
        [one] { $person } doubles { $n } point more
       *[other] { $person } doubles { $n } points more
    }
    .less = { $n ->
        [one] { $person } doubles { $n } point less
       *[other] { $person } doubles { $n } points less
    }
why-gold = { $n ->
        [0] more gold
       *[other] { $n } gold more
    }
    .less = { $n ->
        [0] less gold
       *[other] { $n } gold less
    }
why-any-gold = enough gold to hire somebody
    .less = no gold to hire anybody
why-supply = { $n ->
        [0] more markers in your supply
        [one] { $n } marker more in your supply
       *[other] { $n } markers more in your supply
    }
    .less = { $n ->
        [0] fewer markers in your supply
        [one] { $n } marker less in your supply
       *[other] { $n } markers less in your supply
    }
why-sector = { $n ->
        [0] more { $at }, for later
       *[other] { $n } more { $at }, for later
    }
    .less = { $n ->
        [0] less { $at }, for later
       *[other] { $n } less { $at }, for later
    }
why-hospital = { $rounds ->
        [one] the hospital holds off { $rats } more of the last plague
       *[other] the hospital holds off about { $rats } more rats in the { $rounds } rounds to come
    }
    .less = { $rounds ->
        [one] the hospital holds off { $rats } less of the last plague
       *[other] the hospital holds off about { $rats } fewer rats in the { $rounds } rounds to come
    }
why-rat = { $n ->
        [one] the rat { $n } space lower after this plague
       *[other] the rat { $n } spaces lower after this plague
    }
    .less = { $n ->
        [one] the rat { $n } space higher after this plague
       *[other] the rat { $n } spaces higher after this plague
    }
why-penalty = no penalty from this plague
    .less = a penalty from this plague
why-plagues = less to fear from the plague
    .less = more to fear from the plague
why-messages = { $n ->
        [0] more messages
        [one] { $n } message more
       *[other] { $n } messages more
    }
    .less = { $n ->
        [0] fewer messages
        [one] { $n } message less
       *[other] { $n } messages less
    }
why-cathedral = a larger share of Notre Dame
    .less = a smaller share of Notre Dame
why-persons = more from the persons to come
    .less = less from the persons to come
why-person-to-come = more from the persons to come, such as { $person }
    .less = less from the persons to come, such as { $person }
why-friend = the trusted friend still free for later
    .less = the trusted friend no longer free for later
why-others = less for the best other player
    .less = more for the best other player
