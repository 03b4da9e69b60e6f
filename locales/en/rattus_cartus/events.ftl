# What happened, by the tag of the event.

event-round = { $last ->
    [yes] The last round, { $round } of { $of }. { $player } begins. Buildings: { $buildings }.
   *[no] Round { $round } of { $of }. { $player } begins. Buildings: { $buildings }.
}
event-replaced = All are the same: { $gone } goes under the replacement pile, { $come } takes its place.
event-support = { $player } takes the support of building { $n }, { $building }.
event-drawn = { $player } draws { amount-cards }.
event-drawn-seen = { $player } draws { $cards }.
event-shuffled = { $n ->
    [one] The population deck is used up: the discarded card becomes the new one.
   *[other] The population deck is used up: the { $n } discarded cards are shuffled and become the new one.
}
event-rats = { $way ->
    [more] { $player } takes { amount-rats } ({ $cause }).
    [given] { $player } has { amount-rats } fewer ({ $cause }).
   *[fewer] { $player } discards { amount-rats } ({ $cause }).
}
event-rats-told = { $way ->
    [more] { $player } takes { amount-rats } ({ $cause }): now { $after }.
    [given] { $player } has { amount-rats } fewer ({ $cause }): now { $after }.
   *[fewer] { $player } discards { amount-rats } ({ $cause }): now { $after }.
}
event-rat-given = { $giver } gives a rat to { $player } (Flute).
event-seen = { $player } looks at card { $n } of the nun row.
event-seen-it = { $player } looks at card { $n } of the nun row: { $card }.
event-pass = { $player } plays a Pass and waits.
event-entered = { $number ->
    [0] { $player } enters building { $n }, { $building }, without a card.
    [one] { $player } enters building { $n }, { $building }, with { $number } card.
   *[other] { $player } enters building { $n }, { $building }, with { $number } cards.
}
event-entered-seen = { $player } enters building { $n }, { $building }: { $cards }.
event-building = Building { $n }: { $building } ({ $class }).
event-revealed = { $player } turns over { $cards }: force { $force }.
event-revealed-none = { $player } has laid nothing: force { $force }.
event-influence = { $player } wins { amount-influence } { $class }: now { $after }.
event-influence-privilege = { $player } has the privilege: { amount-influence } more { $class }, now { $after }.
event-compared = { $source ->
    [sword] { $player } has laid most Swords; fewest: { $fewest }.
   *[flute] { $player } has laid most Flutes; fewest: { $fewest }.
}
event-named = { $source ->
    [sword] { $player } chooses { $target }, who has to give cards.
   *[flute] { $player } chooses { $target }, who gets a rat.
}
event-given = { $giver } gives { amount-cards } to { $player } ({ $cause }).
event-given-seen = { $giver } gives { $player }: { $cards } ({ $cause }).
event-privilege = { $why ->
    [alone] { $player } has the privilege { $of }: nobody else is there.
    [first] { $player } has the privilege { $of }: nobody has more force, and on a tie whoever entered first.
   *[highest] { $player } has the privilege { $of }: the highest force.
}
event-taken = { $player } takes { $cards }.
event-taken-none = { $player } would take { $wanted }, but none is left.
event-tokens = { $player } takes { amount-tokens }.
event-discarded = { $player } discards { $cards } for as many rats.
event-tower = { $player } gets cards by the Guard Tower: { $givers }.
event-tower-one = { $n } from { $giver }
event-tower-none = { $player } gets no cards by the Guard Tower: nobody has to give any.
event-start = The start player card goes to { $player }.
event-ended = The nun row is turned up: { $cards }. { $nuns ->
    [0] There is no nun at all.
    [one] There is { $nuns } nun.
   *[other] There are { $nuns } nuns.
}
event-judged-lives = { $rats ->
    [0] { $player } has no rats and lives.
    [one] { $player } has { $rats } rat and lives.
   *[other] { $player } has { $rats } rats and lives.
}
event-judged-dies = { $rats ->
    [one] { $player } has { $rats } rat and dies.
   *[other] { $player } has { $rats } rats and dies.
}
event-short = There are no more.

cause-support = support
cause-strangers = strangers
cause-sword = Sword
cause-tower = Guard Tower
cause-flute = Flute

event-scored = { $player } has { amount-points }: { $sources }.
event-scored-none = { $player } has no points.
