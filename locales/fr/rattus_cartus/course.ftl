# Les chapitres du cours.

chapter-first-game = Votre première partie
    .about = Classes, soutiens, visites, rats et nonnes : dix minutes. Ensuite, on sait jouer.
chapter-buildings = Bâtiments et cartes spéciales
    .about = Jokers, épées, flûtes, laissez-passer, hôpital, tour, or : tout ce que donnent les bâtiments.
chapter-finer-points = Les finesses
    .about = Le dernier tour, ce qui compte à la fin, et ce qui change à deux joueurs.
