# The opponents, from the weakest to the strongest: with their number, by their name alone, and how they play with
# what they usually reach.

level-random = computer 1: chance
    .name = chance
    .about = Plays whatever comes to hand: about 10 prestige.
level-novice = computer 2: novice
    .name = novice
    .about = Has heard what things are worth, and is often far out: about 20 prestige.
level-greedy = computer 3: simple
    .name = simple
    .about = Takes what brings most at once, by a few rough numbers: about 28 prestige.
level-beadle = computer 4: beadle
    .name = beadle
    .about = Thinks its turn through, and often misjudges it: about 38 prestige.
level-clerk = computer 5: clerk
    .name = clerk
    .about = Thinks its turn through, and misjudges it now and then: about 47 prestige.
level-steward = computer 6: steward
    .name = steward
    .about = Thinks its turn through, and is seldom out by much: about 54 prestige.
level-canon = computer 7: canon
    .name = canon
    .about = Thinks the round through to its end, for a moment: about 60 prestige.
level-archdeacon = computer 8: archdeacon
    .name = archdeacon
    .about = Thinks the round through to its end, thoroughly: about 64 prestige.

# The characters: what an opponent likes more than it is worth, and its name, which is typed after the level's.

character-banker = Trusts the bank: a coin in the chest is worth two candles in the nave.
    .name = banker
character-gardener = Would plant the whole borough: even rats mend their manners in the shade.
    .name = gardener
character-courier = Spares no horse: not a message is left lying on the markets.
    .name = courier
character-donor = Gives to Notre Dame without counting, and hopes that somebody counts.
    .name = donor
