# The name of the toy game, what the title draws in large letters, and who made it.

game-pebbles = Pebbles
    .letters = PEBBLES
    .author = a toy for trying out this program
