# L’unique chapitre du cours.

chapter-pebbles = Les cailloux
    .about = Tout ce qu’il faut savoir des cailloux.
