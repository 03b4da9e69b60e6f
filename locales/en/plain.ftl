# The words of plain text games.

people-are = Persons at this table: { $names }.
type-help = Type the number of a choice; ? lists everything else you can type.
usual-names = Anna, Luc, Claire, Léo, Stéphanie

log-heading = What happened:
help-number = 1, 2, 3, …: make that choice
help-notation = or the name of a choice, with or without a verb, in full or cut short:
help-board = b or { word-board }: show the board again
help-undo = u or { word-undo }: take back the last decision
help-redo = r or { word-redo }: go forward again after taking back
help-hint = h or { word-hint }: a hint, the best choices and why; Ctrl+C ends the thinking with the best so far
help-news = w or { word-news }: what everybody did since your last decision
help-mark = { word-mark } and a sign, a word or both: what you think of your last decision; the signs are { "!" }, { "?" }, { "!?" }, { "?!" }, { "[]" }
help-comment = { word-comment } and a text: say something about this position
help-evaluate = { word-evaluate }: everybody’s chance to win, by what you know
help-help = ? or { word-help }: show this help
help-rules = ? and a word: what the rules say about it
help-quit = q or { word-quit }: leave; the game is kept
word-board = board
word-undo = undo
word-redo = redo
word-hint = hint
word-news = news
word-mark = mark
word-comment = comment
word-evaluate = evaluate
marked-plain = Marked: { $decision } { $mark }
unmarked-plain = No longer marked: { $decision }
worth-plain = { $player }: { $worth }
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

replay-heading = { $names }; { $kind }, seed { $seed }.
replay-unfinished = { $moves ->
    [one] The game is not over yet, after { $moves } decision.
   *[other] The game is not over yet, after { $moves } decisions.
}
export-main-line = Main line
export-line = A line after position { $after }
export-luck = fresh luck { $luck }
export-foreseen = entered after seeing what came
end-nobody = Nobody wins.
end-winner = { $player } wins.
end-winners = { $names } share the victory.

asked-players = How many players, { $fewest } to { $most }? An empty line means { $usual }.
asked-opponent = { $level }. { $about }
asked-level = How strong are the opponents? An empty line means { $usual }.
asked-character = A level may be followed by a hyphen and a character ({ $known }): “{ $example }”.
asked-number = Type a number from { $least } to { $most }, or an empty line for what is usual.
hint-think = Thinking…
hint-line = { $name }, { $promise }

learn-type-help = Type ? for what can be typed in a lesson.
learn-help-enter = Enter: go on after reading, do what a key is named for, take back a wrong move
learn-help-hint = h or { word-hint }: a hint for the step, or its text again
learn-help-solution = s or { word-solution }: let the lesson do what is right here
learn-help-back = < or { word-back }: go back a step, or from free play to the lesson
learn-help-freely = g or { word-freely }: play on from here as you like; the lesson waits
learn-help-quit = q or { word-quit }: leave; the place in the lesson is kept
learn-next = Enter: the next lesson, “{ $title }”; q or { word-quit }: leave.
learn-play = p or { word-play }: play now; you know enough for a first game.
word-play = play
word-solution = solution
word-back = back
word-freely = freely
