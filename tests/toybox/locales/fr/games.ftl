# Le nom du jeu d’essai, ce que l’accueil dessine en grandes lettres, et son auteur.

game-pebbles = Cailloux
    .letters = CAILLOUX
    .author = un jeu pour mettre ce programme à l’épreuve
