# The lesson about looks and guesses.

lesson-guessing = A look and a guess
lesson-guessing-look = Who got the card may pay a point for a look at the next one. A right guess will bring three, so look.
    .hint = The first choice is the look.
    .skip = You can guess without it too, but then only luck helps.
lesson-guessing-deck = You have seen a 1. { $key_pebbles_deck } shows which cards are left besides; look at them.
    .hint = Press { $key_pebbles_deck }.
lesson-guessing-guess = Now guess: is a 1 high or low? It is high from 5 on.
    .hint = A 1 is as low as can be.
    .high = A 1 is low, and you know it.
lesson-guessing-save = Luc has laid. The card will be the 1 that you have seen: hardly worth a pebble. Lay nothing.
    .hint = Let Luc have the single point, and keep your pebbles.
    .wasted = For a single point? Keep them: your guess brings three anyway.
lesson-guessing-recap = A look is cheap and tells two things: what to guess, and what the card is worth.

    { $key_take_back } takes back, { $key_hint } asks for a hint.
