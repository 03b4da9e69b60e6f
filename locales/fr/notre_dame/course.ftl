# Les chapitres du cours.

chapter-first-game = Votre première partie
    .about = Plateau, cartes, personnages, peste, Notre-Dame, calèche : une demi-heure. Ensuite, vous en savez assez pour jouer.
chapter-persons = Les personnages
    .about = Tous les quinze, bruns et gris : ce qu’ils font, et quand les choisir.
chapter-finer-points = Pour aller plus loin
    .about = Ce que coûte la peste, ce que partage Notre-Dame, et une manche entière où c’est vous qui décidez.
chapter-variants = Nouveaux personnages, à deux joueurs
    .about = Ce que changent les 18 nouveaux personnages de l’extension, et le jeu à deux.
chapter-study = L’analyse
    .about = Revenir en arrière, essayer une autre ligne, comparer, demander conseil : apprendre d’une partie.
