# Leçon : épées et flûtes.

lesson-swords = Épées et flûtes
lesson-swords-won = Vous revenez du château avec deux épées. De la cabane du joueur de flûte, Luc a rapporté deux flûtes, Claire une. Les lettres près des joueurs disent qui a quoi : ces cartes se prennent à la vue de tous.
lesson-swords-sword = Les épées se posent parmi les autres cartes, sans force. Qui en a posé le plus dans un bâtiment prend la moitié de la main de celui qui en a posé le moins, lequel choisit les cartes données. Si tous sont à égalité, rien ne se passe.
lesson-swords-enter = Luc et Claire sont au palais avec deux cartes chacun. Entrez-y avec vos trois rois, et une épée parmi eux.
    .hint = Le palais, trois rois et une épée.
    .unarmed = La force y est, mais les autres gardent leurs mains pleines. Ajoutez une épée.
    .other = Regardez encore la force et les rats. Ici : le palais, trois rois et une épée.
lesson-swords-target = Luc et Claire n’ont posé aucune épée : tous deux en ont posé le moins, et c’est vous qui choisissez. Luc a 11 cartes en main, Claire 10. La moitié s’arrondit vers le bas. Choisissez Luc.
    .hint = Choisissez Luc.
    .claire = Cinq cartes aussi. La leçon les prend à Luc.
lesson-swords-flute = Luc a donné cinq cartes. Puis sa flûte a joué : qui a posé le plus de flûtes donne un rat à qui en a posé le moins. Claire et vous étiez à égalité, et il vous a choisie. Une flûte fait donc deux rats d’écart entre deux joueurs.
lesson-swords-palace = Après les épées et les flûtes vient le privilège : avec une force de 3, vous avez pris deux jetons de point de victoire, les autres un chacun. Un jeton vaut un point.
lesson-swords-recap = Le château donne des épées, la cabane des flûtes, le palais des jetons. On pose épées et flûtes dans les bâtiments, sans force.

    Le plus d’épées : la moitié d’une main. Le plus de flûtes : un rat s’en va. Et le plus d’une sorte en main à la fin : 2 points.
