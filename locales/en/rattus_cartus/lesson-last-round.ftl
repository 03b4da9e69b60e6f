# Lesson: the last round.

lesson-last-round = The last round
lesson-last-round-last = The ninth and last round. The buildings bring no actions any more: instead of the privilege the strongest inside gains 1 influence more, the others nothing. Swords and Flutes work as ever.
lesson-last-round-classes = Now look at the places that can still change. In the Peasantry you lead with 4, and Luc has 3: two Peasants would bring him ahead, or one and the 1 for the strongest. With the Bourgeoisie you have nothing: 1 would be the third place, 2 points.
lesson-last-round-hands = Besides: 2 points for most people and Jokers in hand, 2 for most Swords, Flutes and Passes each, 6 and 3 for Gold, one per token. Whoever is tied gets 1 instead of 2; Gold is shared. In hand you cannot catch up with Claire.
lesson-last-round-enter = So cards are of no use to you afterwards. But strangers still bring rats. Hold the Peasantry: enter the Farm with both Peasants.
    .hint = The Farm, and two Peasants.
    .market = A third place brings 2 points. But if Luc overtakes you with the Peasantry, that costs 5. Hold the Farm.
    .other = With 5 rats one or two more could be borne. But both Peasants at the Farm bring what counts here without a single rat.
lesson-last-round-plague = When all have entered, the points are counted and the nun row is turned up. Whoever has more rats than nuns is out. Of the living the most points win, then the fewest rats.
lesson-last-round-recap = The last round: no actions, 1 influence for the strongest. Then classes, hand, special cards, Gold and tokens are counted.

    The dead keep their places with the classes, but cannot win.
