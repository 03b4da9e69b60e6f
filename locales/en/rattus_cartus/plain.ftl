# The words of the plain text game itself.

table-told = { $players } players, { $kind }. Seed { $seed }.
you-are = You are { $player } ({ $colour }).

board-round = Round { $round } of { $of }. Phase { $letter }: { $phase }. { $player } is the start player.
board-last-round = This is the last round: buildings bring nothing, but every privilege 1 more influence.
board-over = The game is over.
board-building = { $n }. { $building } ({ $class }). Support: { $support }.
board-actions = Privilege: { $privilege }. Basic action: { $basic }.
board-inside = Inside, in this order: { $players }.
board-entered = { $n ->
    [0] { $player } without a card
    [one] { $player } with { $n } card
   *[other] { $player } with { $n } cards
}
board-force = { $player } with force { $n }
board-resolving = It is resolved now.
board-waiting = Waiting with a Pass: { $players }.
board-tracks = Influence, and what it would bring now:
board-track = { $class }: { $players }.
board-track-empty = { $class }: nobody yet.
board-place = { $player } { $influence } ({ amount-points })
board-nuns = Nun row: { $cards }.
board-nun = { $n }. { $card }
board-nun-unseen = { $n }. unknown to all
board-nun-seen = { $n }. seen by { $players }
board-odds = { $rats ->
    [0] You have no rats, and will live.
    [one] You have { $rats } rat: with it you live in { $chance } of the nun rows that can still be expected.
   *[other] You have { $rats } rats: with them you live in { $chance } of the nun rows that can still be expected.
}
board-odds-near = { $rats }: { $chance }
board-odds-others = By number of rats: { $odds }.
board-player = { $player } ({ $who }): { $has }.
board-rats-hidden = rats hidden
board-you = { $colour }, you
board-points-now = { amount-points } now by classes and tokens
board-known = Among the cards: { $cards }.
board-known-range = { $least } to { $most } { $cards }
board-piles = Population deck { $deck }, discards { $discards }; { $piles }.
board-pile = { $name } { $n }
board-building-piles = Building pile { $pile }, replacement pile { $replacement }; still in them, and not seen: { $buildings }.
board-none-unseen = none

know-hand = Your hand: { $cards }.
know-laid = You have laid in { $building }: { $cards }.
know-discards = Discarded: { $cards }.

end-heading = Final standing:
end-rank = { $fate ->
    [lives] { $rank }. { $player }: { $points }, { $rats }.
   *[dies] { $rank }. { $player }: dead of the plague with { $rats } ({ $points }).
}
end-nuns = { $n ->
    [one] There was { $n } nun in the nun row.
   *[other] There were { $n } nuns in the nun row.
}
end-dead = dead of the plague
end-sources-heading = Where the points came from:
end-sources = { $player }: { $sources }.
end-source = { $source } { $n }
