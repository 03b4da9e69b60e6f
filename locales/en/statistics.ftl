# What finished games add up to.

title-statistics = Statistics
settings-statistics = Keep statistics
do-forget = Delete all
    .help = delete the statistics of all games; the games themselves are kept
setting-statistics = finished games are counted in the statistics
option-forget = Delete the statistics, after a question.
statistics-help = Show what the games you have finished add up to; as plain text with --plain or in a pipe.

statistics-title = Statistics
statistics-none = No finished game yet. Play one to its end, and it is counted here.
statistics-off = The settings say that games are not counted now.
statistics-broken = { $n ->
    [one] { $n } line of the file cannot be read and is left out.
   *[other] { $n } lines of the file cannot be read and are left out.
}
statistics-nothing-left = No such game.
statistics-whose = Person
statistics-everybody = everybody
statistics-which = Games
statistics-every-game = all of them
statistics-straight = only without taking back or fresh luck

statistics-all = All games
statistics-together = together
statistics-by-players = By number of players
statistics-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
statistics-by-level = By strongest opponent
statistics-persons-alone = persons only
statistics-head-games = games
statistics-head-wins = won
statistics-head-average = average
statistics-head-best = best
statistics-told = { $label }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, average { $average }, best { $best }.
statistics-person = Games of { $player }:

statistics-rating = Rating
rating-told = { $player }: { $rating } ± { $spread } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rating-next = For the next game: { $level }. With this rating you win about { $share } of games of two against it.
rating-none = No rating yet: finish a game in which nothing was taken back.
rating-rule = Glicko-2; the true strength lies within ± in 19 of 20 cases. Everybody else at a table is an opponent, beaten by the better place; all of a table together count as less than two games. Games with something taken back or dealt anew do not count; hints are allowed.
rating-suggested = { $player }, a good opponent for you: { $level }. By your rating you win about { $share } of games of two against it.
rating-course = { $player }, game by game:
statistics-best = Best scores
statistics-place = place { $n }
statistics-score = { $points } · { $player } · { $place } of { $players } · { $when }
statistics-score-taken-back = { $points } · { $player } · { $place } of { $players } · { $when } · taken back
statistics-share-told = { $source }: { percent }
statistics-result = { $points } ({ $place })

statistics-forget = Delete
statistics-forget-question = { $n ->
    [one] Delete the statistics of { $n } game? This cannot be undone.
   *[other] Delete the statistics of all { $n } games? This cannot be undone.
}
statistics-forget-answer = Type “{ $yes }” to delete them; anything else leaves them as they are.
statistics-forgotten = The statistics are deleted.
problem-statistics-unreadable = The statistics in “{ $path }” cannot be read ({ $fault }).
problem-statistics-not-kept = The statistics cannot be kept in “{ $path }” ({ $fault }).
