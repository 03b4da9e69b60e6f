# The words of the plain text game itself.

title = Notre Dame, the board game by Stefan Feld
game-told = { $players } players, { $edition }. Seed { $seed }.
with-new-persons = The expansion “The new persons” is in play.
you-are = You are { $player } ({ $colour }).
people-are = Persons at this table: { $names }.
type-help = Type the number of a choice; ? lists everything else you can type.
usual-names = Anna, Luc, Claire, Léo, Stéphanie

board-round = Period { $period }, round { $round } of 3. Phase { $phase }: { $phase_name }. { $player } has the bell-ringer.
board-persons = Persons on display:
board-person = { $rats ->
    [0] { $person }, no rats: { $effect }.
    [one] { $person }, { $rats } rat: { $effect }.
   *[other] { $person }, { $rats } rats: { $effect }.
}
board-plague = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat will go from { $before } to { $after }.
board-plague-still = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat will stay on { $after }.
board-plague-penalty = Plague for you: { $value } − { $hospital } (hospital) = { $change }; your rat, on { $before }, would run past { $after }: { $penalty } and a marker lost.
board-cathedral = { $markers ->
    [0] Notre Dame: { $value } to share, no marker yet.
   *[other] Notre Dame: { $value } to share; { $owners }; { $each } each.
}
board-owner = { $player } { $n }
board-supply = Gold in the supply: { $n }.
board-player = { $player } ({ $who }): { $gold } gold; { $supply ->
    [one] { $supply } marker
   *[other] { $supply } markers
}, { $reserve } more in the general supply; { $prestige }; rat on { $rat }.
board-prestige-hidden = prestige hidden
board-you = { $colour }, you
board-sectors = Sectors: { $sectors }.
board-sectors-empty = Sectors: all empty.
board-sector = { $friend ->
    [yes] { $place } { $n } (the friend included)
   *[no] { $place } { $n }
}
board-messages = { $n ->
    [one] { $n } message: { $messages }.
   *[other] { $n } messages: { $messages }.
}
board-message = { $colour } ({ $brings })
board-carriage = Carriage on the { $market }.
board-played = Played this round: { $cards }.
board-markets = Messages on the markets:
board-borough = In the { $colour } borough: { $messages }.
board-borough-empty = In the { $colour } borough: none left.
board-spot = { $spot } { $brings }

know-hand = Your hand: { $cards }.
know-no-hand = Your hand is empty.
know-passed = You passed on to { $player }: { $cards }.
know-other-hand = You know that { $player } holds: { $cards }.
know-stack = Still in your stack: { $cards }.
know-persons = Persons still to come this period: { $persons }.
know-later = Persons of period { $period }: { $persons }.
know-spied = In this order, as you have seen: { $persons }.

log-heading = What happened:
help-number = 1, 2, 3, …: make that choice
help-notation = or the name of a choice, with or without a verb, in full or cut short:
help-board = b or { word-board }: show the board again
help-undo = u or { word-undo }: take back the last decision
help-redo = r or { word-redo }: go forward again after taking back
help-hint = h or { word-hint }: a hint, the best choices and why; Ctrl+C ends the thinking with the best so far
help-news = w or { word-news }: what everybody did since your last decision
help-help = ? or { word-help }: show this help
help-rules = ? and a word: what the rules say about it
help-quit = q or { word-quit }: leave; the game is kept
word-board = board
word-undo = undo
word-redo = redo
word-hint = hint
word-news = news
word-help = help
word-quit = quit
no-such-number = Please type a number from 1 to { $most }, or ? for help.
taken-back = Taken back.
gone-forward = Gone forward.
curtain = Now { $player } decides. Nobody else should look. { $player }, press Enter.
goodbye = Goodbye. Your game (seed { $seed }) is kept; start again to go on with it.
goodbye-unsaved = Goodbye. The last decisions of this game (seed { $seed }) could not be saved.
unsaved-ask = Your last moves are not saved. Type a number: 1. try again, 2. leave without saving, 3. go on playing.
backup-taken = The last save was damaged, so the one before it was taken. { $fault }

games-left = Games you have not finished:
games-game = { $players }, last played { $written }
games-new = A new game
games-which = Type a number from 1 to { $most }.

replay-heading = { $names }; { $edition }, seed { $seed }.
replay-unfinished = { $moves ->
    [one] The game is not over yet, after { $moves } decision.
   *[other] The game is not over yet, after { $moves } decisions.
}
export-main-line = Main line
export-line = A line after position { $after }
export-luck = fresh luck { $luck }
export-foreseen = entered after seeing what came

end-heading = Final standing:
end-rank = { $rank }. { $player }: { $prestige } prestige; gold and markers for ties: { $tie_break }.
end-winner = { $player } wins.
end-winners = { $names } share the victory.
end-sources-heading = Where the prestige came from:
end-sources = { $player }: { $sources }.
end-source = { $source } { $n }

asked-players = How many players, 2 to 5? An empty line means { $usual }.
asked-level = How strong are the opponents? An empty line means { $usual }.
asked-edition = Which rules? An empty line means { $usual }.
asked-new-persons = With the expansion “The new persons”? An empty line means { $usual }.
asked-number = Type a number from { $least } to { $most }, or an empty line for what is usual.
hint-think = Thinking…
hint-line = { $name }, { $promise }

# The verbs that can be typed before the name of a choice, by kind of move.
typed-keep = keep
typed-play = play
typed-hire = hire
typed-donate = donate give
typed-drive = drive go to
typed-message = take
typed-gain = gain take
typed-from = from take
typed-friend = from take move
typed-to = to choose
typed-number = move pay take
typed-again = again
typed-pass = pass

learn-type-help = Type ? for what can be typed in a lesson.
learn-help-enter = Enter: go on after reading, do what a key is named for, take back a wrong move
learn-help-hint = h or { word-hint }: a hint for the step, or its text again
learn-help-solution = s or { word-solution }: let the lesson do what is right here
learn-help-back = < or { word-back }: go back a step, or from free play to the lesson
learn-help-freely = g or { word-freely }: play on from here as you like; the lesson waits
learn-help-quit = q or { word-quit }: leave; the place in the lesson is kept
learn-next = Enter: the next lesson, “{ $title }”; q or { word-quit }: leave.
word-solution = solution
word-back = back
word-freely = freely
