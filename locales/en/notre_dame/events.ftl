# What happened, by the tag of the event.

event-round = Period { $period }, round { $round }. Persons: { $persons }. { $plague ->
    [0] No rats.
    [one] { $plague } rat.
   *[other] { $plague } rats.
}
event-drawn = { $player } draws { $cards }.
event-kept = { $player } keeps { $card }.
event-received = { $player } receives { $cards }.
event-played = { $player } plays { $card }.
event-wasted = { $player } discards { $card } without effect.
event-marker = { $way ->
    [placed] { $player } places { amount-markers } { $at }.
    [added] { $player } places { amount-markers } { $at }, from the general supply.
    [returned] { $player } returns { amount-markers } { $from } to the general supply.
   *[moved] { $player } moves { amount-markers } { $from } to { $target }.
}
event-friend = { $way ->
    [placed] { $player } places the friend { $at }.
   *[moved] { $player } moves the friend { $from } to { $target }.
}
event-gained = { $player } gains { $amount } ({ $source }).
event-gained-with-park = { $player } gains { $amount } ({ $source }) and { $park } more for the park.
event-paid = { $way ->
    [donation] { $player } gives { amount-gold } to Notre Dame.
   *[other] { $player } gives back { amount-gold } ({ $source }).
}
event-taken = The supply is out of gold: { $giver } gives { amount-gold } to { $player }.
event-lost = { $player } loses { amount-prestige } ({ $source }).
event-rat = { $player } moves the rat back from { $before } to { $after } ({ $source }).
event-carriage = { $player } drives from the { $origin } to the { $target }.
event-message = { $player } takes the { $colour } message: { $brings }.
event-hired = { $player } hires { $person } for 1 gold.
event-passed = { $player } hires nobody.
event-seen = { $player } looks at the gray persons still to come.
event-seen-in-order = { $player } sees the gray persons still to come, in order: { $persons }.
event-seen-none = There are no gray persons left to look at.
event-plague = { $player }: plague { $value } − hospital { $hospital } = { $change }; rat from { $before } to { $after }.
event-plague-still = { $player }: plague { $value } − hospital { $hospital } = { $change }; the rat stays on { $after }.
event-plague-penalty = { $player }: plague { $value } − hospital { $hospital } = { $change }; the rat would run past { $after }.
event-cathedral = { $markers ->
    [0] End of period { $period }: nobody has a marker on Notre Dame.
    [one] End of period { $period }: Notre Dame gives { $value } for { $markers } marker, { $each } in all.
   *[other] End of period { $period }: Notre Dame gives { $value } for { $markers } markers, { $each } each.
}
event-bell = The bell-ringer goes to { $player }.
event-ended = The game is over.
