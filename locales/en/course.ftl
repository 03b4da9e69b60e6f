# The course and the table at which its lessons are held.

title-first-start = New here? Press { $key }: the first lesson takes three minutes.
title-lessons = { $done ->
    [0] A first lesson is begun.
    [one] { $done } lesson done.
   *[other] { $done } lessons done.
} “{ title-learn }” goes on from there.
course-title = Learn the game
course-hint = Short lessons at the real table. Enter begins one or goes on with it.
course-at = at step { $step } of { $steps }
course-finished = done
course-done = { $n } of { $of } lessons done
course-of = { $n } of { $of }
course-minutes = { $n } min
course-play = Now play: your first game
    .about = With the lessons so far you know enough: the usual table, simple opponents, and a coach who has a word for you if you hesitate.
course-play-now = Play now
course-until-play = { $n ->
    [one] one more lesson, about { $minutes } min, and you can play
   *[other] { $n } more lessons, about { $minutes } min, and you can play
}
course-step = { $title } ({ $step } of { $steps })
course-next = { $key }: go on
course-next-ours = { $key }: on with the lesson’s choice
course-undo = { $key }: take it back
course-free = You play freely. { $key }: back to the lesson.
course-right = That is right. Now see what comes of it.
course-watch = See how the game goes on.
course-plays-for-you = Until the next question the lesson also decides for you.
course-no-wait = { $key }: do not wait
course-right-too = That is good too. The lesson takes it back and goes on with another good choice.
course-line-name = my line
course-recap = To remember: { $title }
course-next-lesson = Next lesson
course-again = Once more
course-all = All lessons

do-go-on = Go on
    .help = go on to the next step; take back a wrong move
do-solution = Solution
    .help = let the lesson do what is right here
do-lesson-back = Back
    .help = go back a step, or from free play to the lesson
do-play-freely = Free play
    .help = play on from here as you like; the lesson waits

problem-progress-unreadable = How far you have come in the course cannot be read from “{ $path }” ({ $fault }); it begins anew.
problem-progress-not-kept = How far you have come in the course cannot be kept in “{ $path }” ({ $fault }).
problem-lesson-unreadable = The lesson in “{ $lesson }” cannot be read: { $fault }.
problem-lesson-beginning = The lesson in “{ $lesson }” must begin either with a setup of its own or after another lesson.
problem-lesson-empty = The lesson in “{ $lesson }” has no steps.
problem-lesson-after = The lesson “{ $lesson }” begins after “{ $after }”, which is not before it; before it are: { $known }.
problem-lesson-after-broken = The lesson “{ $lesson }” begins where “{ $after }” ends, and that one cannot be read.
problem-lesson-setup = The lesson “{ $lesson }” cannot be set up: { $fault }.
problem-lesson-move = Lesson “{ $lesson }”, step { $step }: “{ $move }” cannot be played; possible are: { $choices }.
problem-lesson-light = Lesson “{ $lesson }”, step { $step }: there is no “{ $light }” to light, only: { $known }.
problem-lesson-pages = Lesson “{ $lesson }”, step { $step }: “{ $page }” cannot be lit together with parts of the board.
problem-lesson-act = Lesson “{ $lesson }”, step { $step }: “{ $act }” cannot be asked for, only: { $known }.
problem-lesson-two-tasks = Lesson “{ $lesson }”, step { $step }: a step asks for a move or for an action, not for both.
problem-lesson-nothing-to-answer = Lesson “{ $lesson }”, step { $step }: there is an answer to moves that cannot be made.
problem-lesson-not-your-turn = Lesson “{ $lesson }”, step { $step }: somebody else is to move.
problem-lesson-unanswered = Lesson “{ $lesson }”, step { $step }: no answer to { $moves }.
problem-lesson-right-and-wrong = Lesson “{ $lesson }”, step { $step }: “{ $move }” is both right and answered.
