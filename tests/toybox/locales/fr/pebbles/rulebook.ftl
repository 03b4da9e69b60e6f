# Le livret de règles.

group-course = Le cours de la partie
group-words = Les mots

page-rounds = À chacun des { $rounds } tours, tous posent en secret de leurs cailloux : { $pebbles } de chaque sorte pour toute la partie, et { $most } au plus d’une sorte à la fois. Puis tout est montré et une carte est tirée : qui a posé plus que tous les autres en reçoit les points.
    .title = Les tours
    .end = Qui a le plus de points l’emporte, puis qui a le plus de cailloux restants. À moins de { $enough } points, personne ne l’emporte.
    .sit_out = Si l’on en convient, celui qui a deviné passe la pose suivante.
page-cards = Qui a reçu une carte peut payer { $price } pour regarder la suivante, que personne d’autre ne voit. Puis il devine si elle sera haute ({ $least } ou plus) ; deviner juste rapporte { $prize } quand la carte est tirée.
    .title = Les cartes
    .ruling = La dernière réponse est jugée après le dernier tour.
page-glossary = Les mots du jeu dans l’autre langue.
    .title = Glossaire

term-pebble = caillou
term-laying = pose
term-card = carte
term-look = regard
term-guess = pari
term-point = point
