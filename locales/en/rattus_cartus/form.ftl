# What can be chosen of a new game, and by which rules games were played.

rule-buildings = Buildings
buildings-first_game = as in a first game
    .name = first game
buildings-by_type = one type of each class
    .name = by type
buildings-by_card = five cards of each class
    .name = by card
buildings-chosen = as you choose
    .name = chosen
chosen-one = { $n } × { $building }
rule-all_dead = If all die of the plague
all-dead-all_lose = all lose
all-dead-fewest_rats_live = fewest rats live
rule-start = Start player at first
start-by-seed = by the seed
start-seat = seat { $n }
form-tower-for-two = { $choice } (not advised for two)

asked-buildings = Which buildings? An empty line means { $usual }.
option-buildings = Buildings that are used: { $known }.
option-fewest-rats-live = If all die of the plague, those with fewest rats live.
problem-setup-buildings = There is no choice of buildings “{ $buildings }”; there are: { $known }.

rule-rats_shown = Rats of the others
rats-shown-own = hidden, everybody counts
rats-shown-all = shown

kind-buildings = buildings { $buildings }
kind-lives = { $kind }, fewest rats live
