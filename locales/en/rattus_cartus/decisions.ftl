# What is asked at each decision, by its code name.

ask-support = Which building’s support do you take?
ask-look = Which card of the nun row do you look at?
ask-enter = { $can ->
    [pass] Which building do you enter, and with which cards? Or do you play a Pass?
   *[enter] Which building do you enter, and with which cards?
}
ask-sword_target = Several have laid fewest Swords. Who has to give you half of the hand?
ask-flute_target = Several have laid fewest Flutes. Who gets one of your rats?
ask-sword_gift = { $n ->
    [one] { $player } has laid most Swords. Which card do you give?
   *[other] { $player } has laid most Swords. Which { $n } cards do you give?
}
ask-tower_gift = { $n ->
    [one] { $player } has the privilege of the Guard Tower. Which card do you give?
   *[other] { $player } has the privilege of the Guard Tower. Which { $n } cards do you give?
}
ask-hospital = { $n ->
    [one] Do you discard a card for a rat?
   *[other] Which cards do you discard for as many rats? { $n } at most.
}

# The parts by which a move is put together; cards are called by their own names.
part-building = building
part-pass = play a Pass

# Before a move that leaves all cards where they are is made by a key pressed twice.
hesitate-enter = You would enter without a card, and gain no influence.
hesitate-enter-last = You would enter without a card: only the privilege would bring influence.
hesitate-discard = You would discard no card, and keep your rats.

# The moves as choices.
choose-look = card { $n }
choose-enter = { $building } with { $cards }
choose-enter-empty = { $building } without a card
choose-pass = play a Pass

# What a move brings now, as far as one can know.
brings-support-none = { $choice }: nothing now
brings-support = { $choice }: { $brings }
brings-look-new = { $choice }: nobody has looked there yet
brings-look-seen = { $choice }: seen by { $players }
brings-rats = rats from { $before } to { $after } (to live: { $old } to { $new })
    .brief = rats { $before } to { $after } ({ $old } to { $new })
brings-rats-same = rats from { $before } to { $after } (to live: { $new })
    .brief = rats { $before } to { $after } ({ $new })
brings-enter = force { $force }
brings-influence = { $name } { $before } to { $after }
brings-rank = { $before ->
    [0] place { $after }
   *[other] place { $before } to { $after }
}
brings-rank-same = place { $rank }
brings-no-rats = no rats
brings-swords = { card-sword }
brings-flutes = { card-flute }
lead-sure = privilege for now: { $privilege }
    .brief = privilege for now: { $privilege }
lead-open = privilege perhaps: { $privilege }; else { $basic }
    .brief = perhaps { $privilege }, else { $basic }
lead-none = basic action: { $basic }
    .brief = basic: { $basic }
lead-last-sure = privilege for now: +1 influence
lead-last-open = privilege perhaps: +1 influence
lead-last-none = no privilege
brings-pass = { $left ->
    [0] play a Pass: wait for the others, your last one
    [one] play a Pass: wait for the others; { $left } is left
   *[other] play a Pass: wait for the others; { $left } are left
}
brings-half = { $choice }: { $n } of { amount-hand }
brings-rat = { $choice }: takes one of your rats
brings-discard = { $choice }: { $rats }
brings-no-discard = keep all cards and rats
amount-hand = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}

# The verbs that can be typed before the name of a choice, by kind of move.
typed-support = support take
typed-look = look at
typed-enter = enter
typed-pass = pass wait
typed-name = choose name
typed-give = give
typed-discard = discard give
