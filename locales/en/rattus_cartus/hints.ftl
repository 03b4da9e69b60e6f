# Hints: why a choice is good.

why-class = more { $with }
    .less = less { $with }
why-chance = likelier to live ({ $has } instead of { $instead }; { $nuns })
    .less = less likely to live ({ $has } instead of { $instead }; { $nuns })
safe-nuns = { $nuns ->
    [one] in three of four deals there is at least { $nuns } nun: { $room }
   *[other] in three of four deals there are at least { $nuns } nuns: { $room }
}
safe-room = { $n ->
    [0] no more strangers are safe
    [one] { $n } more stranger is safe
   *[other] { $n } more strangers are safe
}
    .none = { $n ->
    [one] you have { $n } rat too many for that
   *[other] you have { $n } rats too many for that
}
why-cards = a better hand for later
    .less = a weaker hand for later
why-specials = more from special cards
    .less = less from special cards
why-tokens = more tokens
    .less = fewer tokens
