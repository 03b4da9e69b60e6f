# Lesson: lines.

lesson-lines = What if? Lines
lesson-lines-try = Prestige now, or no rats? The Night watchman pays for your five empty sectors, the Doctor would spare you all 8 rats. You need not guess: try both. First the Night watchman.
    .hint = Choose the Night watchman.
    .doctor = The doctor gets his turn in a moment. Let the night watchman be first, so that there is something to compare.
    .other = That could be tried as well. In this lesson we compare two: first the night watchman.
lesson-lines-name = 5 prestige, and a rat on 8: the next plague will hurt. Before you try the other way, give this line a name. Press { $key_name_line } and write, say, “watchman”.
    .hint = Press { $key_name_line }, write anything, and press { key-enter }.
lesson-lines-back = Now back. { $key_take_back } takes you to your last decision, however much the others have done since. Press it.
    .hint = Press { $key_take_back }, once.
lesson-lines-forward = Your rat is on 0 again, and you have hired nobody yet. But nothing is lost: { $key_go_forward } goes forward to where you were. Press it.
    .hint = Press { $key_go_forward }, once.
lesson-lines-back-again = Here you are again: rat on 8. That is how one looks around without fear. Now back once more, with { $key_take_back }, to decide differently.
    .hint = Press { $key_take_back }, once.
lesson-lines-branch = Another choice here simply begins another line; the first one stays. If the new one shall have a name from the start, press { $key_branch } first.
    .hint = Press { $key_branch }, write a name, for example “doctor”, and press { key-enter }.
lesson-lines-other-way = At the top stands the name of the new line. Your next choice begins it: hire the Doctor.
    .hint = Choose the Doctor.
    .again = That is the old line. For a new one choose the Doctor.
    .other = A third line would be possible. Here we want to see the Doctor.
lesson-lines-tree = No prestige, but the rat has stayed on 0. Two lines now, both yours. Press { $key_lines } to see them as a tree; there { $key_go_there } goes to any position. Close it with { $key_back }.
    .hint = Press { $key_lines }, have a look, then press { $key_back }.
lesson-lines-compare = Which one is better? { $key_compare } puts this position beside the end of the main line. Press it and read what differs.
    .hint = Press { $key_compare }; { key-escape } closes the comparison.
lesson-lines-more = 5 prestige against 8 spaces: now you can weigh it, with numbers.

    Taking back shows you cards you could not know; such lines are marked. { $key_fresh_luck } deals the unknown anew. { $key_step_back } and { $key_step_forward } walk move by move.
lesson-lines-recap = { $key_take_back } takes back, { $key_go_forward } goes forward. Another choice begins a new line, and the old one stays. { $key_branch } names the new one in advance, { $key_name_line } the one you are in.

    { $key_lines } shows the tree: go anywhere, comment, delete. { $key_compare } compares.
