# The study: marks, what positions are worth, chapters.

do-mark = Mark
    .help = say by a sign or a word what you think of this move
do-evaluate = Evaluate
    .help = find out everybody’s chance to win along this line, or stop; what was found is kept

lines-mark = Mark: { $mark }

mark-question = What do you think of this move?
mark-none = no mark
mark-good = good
mark-bad = bad
mark-interesting = interesting
mark-doubtful = doubtful
mark-forced = forced
mark-word = In a word of your own:

study-chapter = Chapter { $n } of { $total }: { $name }
    .unnamed = Chapter { $n } of { $total }
study-worth = { $chance } to win, lead { $lead }
    .brief = { $chance } ({ $lead })
study-progress = { $n }/{ $total } ({ $percent }%) · { $key }: stop

# A game or study as a page for others.

export-heading = { $where }: { $told }
export-tree = The lines
export-positions = Positions
export-board-in-words = The table in words
export-curve = Chances to win
export-fair = an even share: { $chance }
export-opens-again = The game itself is in this file: nd-tui load opens it, with everything that stands here.

problem-study-full = This study has { $most } chapters, as many as a study can hold; delete one to make room.
problem-chapter-is-open = This chapter is the one on the table; open another one before you delete it.
problem-nothing-decided = You have not decided anything yet.

# The chapters of a study.

do-chapters = Chapters
    .help = several games and positions in one file: open, name and order them
do-add-position = Add position
    .help = make a chapter of the position that is looked at in the tree
do-add-game = Add game
    .help = copy another of your games into this study
do-rename-chapter = Rename
    .help = give this chapter another name
do-name-study = Name study
    .help = give the whole study a name, which the list of games shows
do-delete-chapter = Delete
    .help = remove this chapter for good
do-chapter-up = Up
    .help = move this chapter one place up
do-chapter-down = Down
    .help = move this chapter one place down

place-chapters = Among the chapters of a study

chapters-title = The chapters of this study
chapters-of = The chapters of “{ $name }”
chapters-which = Which game is to be a chapter too? A copy is made; the game itself stays as it is.
dialog-chapter-name = What is this chapter called?
dialog-study-name = What is this study called?
dialog-delete-chapter = Delete this chapter with all its lines? It cannot be brought back.

# The list of games.

do-name-game = Name
    .help = give this game a name, or the study
do-note-game = Note
    .help = write a note about this game, which the list shows
dialog-game-name = What is this game called?
dialog-game-note = What is there to note about this game?
load-chapters = { $n ->
    [one] { $n } chapter
   *[other] { $n } chapters
}
