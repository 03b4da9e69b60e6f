# Lesson: advice.

lesson-advice = Advice when in doubt
lesson-advice-doubt = The middle of the game. You hold Hotel, Park and Notre Dame, you have 3 gold, one marker, and your rat is on 9. 6 prestige for a gift of 3 gold look tempting.

    What would you play? Think for a moment before you go on.
lesson-advice-ask = Whoever is in doubt asks. Press { $key_hint }: a box opens, the adviser thinks and names the best choices, at most three. Read it in peace, then close it with { key-escape }.
    .hint = Press { $key_hint }, read, and close the box with { key-escape }.
lesson-advice-numbers = Two numbers stand beside each choice: how often it wins, in a hundred games that begin here; and your lead at the end, in prestige. Below it says why, compared with another choice; in brackets, what that is worth.
lesson-advice-follow = The adviser prefers the Park: a second marker there adds 1 prestige to every gain to come, and your rat goes one back. Play it.
    .hint = Choose the Park.
    .cathedral = Tempting. But with two pieces in the park the gift would bring one more, and so would all that follows. First the Park.
    .hotel = One small good now. The park gives a little again and again, for four more rounds. Play the Park.
lesson-advice-honest = The adviser knows only what you may know: it does not look into the hands of Luc and Claire, nor into the stacks. It imagines many ways in which the hidden cards may lie, thinks each through to the end of the round, and takes the average.

    So it can be wrong, as you can.
lesson-advice-enough = Hotel or Notre Dame? Ask once more with { $key_hint }. If it takes too long, { key-space } stops the thinking, with the best so far. { key-enter } looks at a choice on the table; you still decide yourself.
    .hint = Press { $key_hint }; stop with { key-space } if you like, and close with { key-escape }.
lesson-advice-equal = This time both are nearly equal. A percent more or less means nothing: then play what you like. Your supply is empty, so the marker will be taken from another sector.
    .hint = Both are fine. The lesson plays Notre Dame, with a marker from the bank and a gift of 2 gold.
    .hotel = Just as good, the adviser says. The lesson plays Notre Dame, with a marker from the bank and a gift of 2 gold.
lesson-advice-review = After the end of a game there is more: the review, with { $key_review }. It goes through your decisions one by one and judges each: best, good, an inaccuracy, a mistake or a blunder. It also says what would have been better.
lesson-advice-turning = A curve shows your chance to win over the whole game; where it falls or rises steeply is a turning point. { $key_go_there } goes right into a position; { $key_play_better } plays the better move there at once, as a line of its own.

    That is how one learns most.
lesson-advice-recap = { $key_hint } asks the adviser: up to three choices, each with chance, lead and reasons. { key-space } stops the thinking, { key-enter } looks at the choice. Small differences do not matter.

    After the game { $key_review } opens the review: it judges every decision and shows the turning points. Go back there and try again.
