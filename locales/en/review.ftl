# The review of a game.

do-review = Review
    .help = judge your decisions and see where the game was decided
do-play-better = Better move
    .help = play the better move at once, as a line of its own
do-show-all = All
    .help = show all decisions, or only those that lost something
do-next-person = Next player
    .help = the decisions of the next person
do-opponents = Opponents
    .help = judge the opponents’ decisions too, or only those of people
do-judge = Pause
    .help = stop judging, or go on with it; what was judged is kept

# How many decisions are called so.
judged-best = { $n } best
judged-good = { $n } good
judged-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
judged-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
judged-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}

review-title = Review: { $player } (decisions, chance to win in %)
review-progress = Judging decision { $n } of { $total }
review-stopped = Not all decisions are judged yet. { $key }: go on.
review-average = Chance to win given away by a decision, on average: { $loss }%.
review-row = { $chosen }; better: { $better }
review-others = the others’ moves and luck
review-chosen = Done: { $chosen }. Chance to win: { $chance }.
review-better = Better: { $better }. Chance to win: { $chance }, and a lead larger by { $points }.
review-by-lead = With the game all but decided, the lead is what counts.
review-was-best = Nothing better was found.
review-swing = Between two of these decisions the chance to win went from { $before } to { $after }.
review-nothing-yet = Nothing to look at yet.
review-no-faults = No decision lost much. { $key }: show all.
review-no-decisions = There is no decision to judge yet.
review-line-better = better: { $choice }
review-line-instead = instead of: { $choice }
problem-cannot-judge = The decisions cannot be judged ({ $fault }); try again.
review-entered = You are on a line of its own. { $lines }: all lines, and the game as it was played; { $review }: the review of the line you are on.
