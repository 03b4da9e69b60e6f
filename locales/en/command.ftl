# The words of the command: its parts, its options, and what is wrong with what was typed.

usage = Usage:
usage-commands = Commands:
usage-options = Options:
usage-order = Options that a command takes may stand before it or after it; “nd-tui COMMAND --help” lists them.
usage-completion = This line lets bash complete commands, levels, languages, themes, lessons and pages; zsh and fish have zsh_source and fish_source instead of bash_source:
usage-codes = The command ends with 0 if all went well, with 2 and a sentence if something was wrong with what it was given, with 130 if it was interrupted.
command-help = Play board games in the terminal: { $games }. Without a command, the title of the game played last opens; with options of a game, a new game begins at once.
new-help = Begin a new game.
load-help = Go on with a saved game; one from elsewhere is only read, and kept among yours under a new name.
lessons-help = Learn the game, from the lesson that is named.
rules-help = Read the rules, at the page that is named; as plain text with --plain or in a pipe.
config-help = Show all settings, or show or change one of them; keys are changed in the program.
config-line = { $name }: { $value } ({ $about }; possible: { $known })

value-command = COMMAND
value-file = FILE
value-folder = FOLDER
value-n = N
value-name = NAME
value-level = LEVEL
value-address = ADDRESS
value-lesson = LESSON
value-page = PAGE
value-value = VALUE

setting-language = language of the program
setting-theme = colours
setting-ascii = plain ASCII signs
setting-animations = things move on the screen
setting-speed = how the moves of the others are shown
setting-reckoning = the end of a round is told
setting-coach = whoever hesitates is helped, until a first game is over

option-game = The game: { $known }. Without it, the one played last.
option-players = Number of players, 2 to 5.
option-names = Names of the players, separated by commas; the first are the persons.
option-people = How many of the players are persons; the program plays the others.
option-seed = Number that decides all luck; the same seed deals the same game.
option-lang = Language.
option-components = Component file of your own, instead of the one that comes with the program.
option-help = Show this help.
option-version = Show the version.
option-data-dir = Folder in which your games, statistics, settings and progress in the lessons are kept.
option-json = Everything as JSON, for other programs.
option-markdown = A page in Markdown, with positions and curves.
option-html = One HTML file without any script, with positions and curves.
replay-help = Check a saved game and tell in words how it was played.
export-help = Print all lines of a saved game, in words, as JSON, or as a page to show to others.
simulate-help = Let opponents play against each other and tell who wins how often.
simulate-progress = Playing
simulate-title = { $games ->
    [one] { $games } game of { $seats }, seed { $seed }
   *[other] { $games } games of { $seats }, seed { $seed }
}
simulate-row = { $level } wins { $rate }% (95%: { $low } to { $high })
simulate-points = { $name } { $points } on average, { $median } in the median, { $lowest } to { $highest }, standard deviation { $deviation }
simulate-winning = { $told }; { $winning } when winning
problem-simulate-process-died = One of the processes that play was ended from outside (for want of memory, perhaps); begin again, with fewer --workers if need be.
problem-cluster-not-installed = Games can be handed to a cluster only where the extra “dask” of this program is installed.
problem-cluster-not-found = No scheduler of a Dask cluster answers at “{ $address }”; check the address, or start one with “dask scheduler”.
problem-cluster-lost = The cluster at “{ $address }” was lost before all games were played: its scheduler has ended, or its workers died again and again.
problem-tournament-other-version = Some of the games were played with other rules, components or opponents than those here, and cannot be added up; install the same version everywhere.
option-seats = Who plays: levels with commas between them. There are: { $known }.
option-games = How many games ({ $usual } if you do not say); each deal is played from every seat in turn.
option-tournament-seed = Number that decides all luck ({ $usual } if you do not say); the same seed gives the same games.
option-workers = How many processes play side by side ({ $usual } if you do not say).
option-scheduler = Address of the scheduler of a running Dask cluster, which then plays the games; needs the extra “dask” here and this program on its workers.
option-plain = Play as plain lines of text, on any terminal or through a pipe.
option-plain-text = Print it as plain lines of text, on any terminal or through a pipe.
option-level = Level of all opponents, from the weakest to the strongest: { $known }.
option-opponents = Levels of the opponents one by one, with commas between them: { $known }.
known-characters = A level may have a character, as in “{ $example }”: { $known }.
option-ascii = Draw with plain ASCII signs this time.
option-theme = Colours of this time: { $known }.

argument-lesson = The lessons are: { $known }.
argument-name = The settings are: { $known }. Without a value, “nd-tui config” shows what they can be.

problem-output-lost = What the command puts out cannot be written ({ $fault }); it ends here.
problem-usage = The command cannot be understood ({ $fault }).
problem-unknown-command = There is no command “{ $command }”; there are: { $known }.
problem-unknown-option = There is no option “{ $option }” here; “--help” lists those that there are.
problem-option-value = The option “{ $option }” was given without its value, or with one that it does not take.
problem-option-number = The option “{ $option }” needs a whole number, not “{ $found }”.
problem-option-least = The option “{ $option }” must be at least { $least }, not { $found }.
problem-option-choice = “{ $found }” is nothing that “{ $option }” can be; it can be: { $known }.
problem-option-elsewhere = The option “{ $option }” means nothing to the command “{ $command }”.
problem-export-one-kind = A game is exported in one form: “{ $one }” or “{ $other }”, not both.
problem-option-other-game = The option “{ $option }” means nothing in the game { $game }.
problem-missing-option = The option “{ $option }” is needed here.
problem-missing-argument = Something is missing at the end: { $argument }.
problem-nothing-to-complete = { $asked } is set, but COMP_WORDS and COMP_CWORD do not say which word of which line is to be completed.
problem-extra-argument = “{ $argument }” is more than “{ $command }” takes.
problem-unknown-lesson = There is no lesson “{ $lesson }”; there are: { $known }.
problem-lessons-are-drawn = Lessons need a terminal to draw in; as plain text they are held by “nd-tui --plain learn”.
problem-unknown-page = The rules have no page “{ $page }”; near to it are: { $near }.
problem-nothing-about = The rules have no page “{ $page }”; “nd-tui --plain rules” prints all that they have.
problem-unknown-setting = There is no setting “{ $name }” that could be changed here; there are: { $known }.
problem-setting-value = “{ $found }” is nothing that the setting “{ $name }” can be; it can be: { $known }.
problem-setup-level-twice = Give either one level for all opponents or a level for each, not both.
problem-setup-opponent-count = { $found ->
    [one] There is { $found } level of opponents; this table needs { $wanted }.
   *[other] There are { $found } levels of opponents; this table needs { $wanted }.
}
