# Leçon : les conseils.

lesson-advice = Un conseil en cas de doute
lesson-advice-doubt = Le milieu de la partie. Vous tenez Auberge, Parc et Notre-Dame, vous avez 3 pièces d’or, un cube, et votre rat est sur 9. 6 points pour une offrande de 3 pièces, c’est tentant.

    Que joueriez-vous ? Réfléchissez un instant avant de continuer.
lesson-advice-ask = Qui hésite demande. Appuyez sur { $key_hint } : un cadre s’ouvre, le conseiller réfléchit et nomme les meilleurs choix, trois au plus. Lisez tranquillement, puis fermez avec { key-escape }.
    .hint = Appuyez sur { $key_hint }, lisez, et fermez le cadre avec { key-escape }.
lesson-advice-numbers = Deux nombres accompagnent chaque choix : combien de fois il gagne, sur cent parties qui commenceraient ici ; et votre avance à la fin, en prestige. Dessous, la raison, face à un autre choix ; entre parenthèses, ce qu’elle vaut.
lesson-advice-follow = Le conseiller préfère le parc : un deuxième cube y ajoute 1 point à chaque gain de prestige à venir, et votre rat recule d’une case. Jouez-le.
    .hint = Choisissez le parc.
    .cathedral = Tentant. Mais avec deux cubes au parc, l’offrande rapporterait un point de plus, et tout le reste aussi. D’abord le parc.
    .hotel = Un petit gain tout de suite. Le parc donne un peu, encore et encore, pendant quatre autres tours. Jouez le parc.
lesson-advice-honest = Le conseiller ne sait que ce que vous pouvez savoir : il ne regarde ni les mains de Luc et de Claire, ni les piles. Il imagine bien des façons dont les cartes cachées peuvent être réparties, réfléchit chaque fois jusqu’à la fin du tour et fait la moyenne.

    Il peut donc se tromper, comme vous.
lesson-advice-enough = Auberge ou Notre-Dame ? Redemandez avec { $key_hint }. Si c’est trop long, { key-space } arrête la réflexion, avec le meilleur jusque-là. { key-enter } montre un choix sur la table ; la décision reste la vôtre.
    .hint = Appuyez sur { $key_hint } ; arrêtez avec { key-space } si vous voulez, et fermez avec { key-escape }.
lesson-advice-equal = Cette fois, les deux se valent presque. Un pour cent de plus ou de moins ne veut rien dire : jouez ce qui vous plaît. Votre réserve est vide, le cube viendra donc d’un autre bâtiment.
    .hint = Les deux conviennent. La leçon joue Notre-Dame, avec un cube de la banque et une offrande de 2 pièces.
    .hotel = Tout aussi bon, dit le conseiller. La leçon joue Notre-Dame, avec un cube de la banque et une offrande de 2 pièces.
lesson-advice-review = Après la fin d’une partie, il y a mieux : l’analyse, avec { $key_review }. Elle passe vos décisions en revue et juge chacune : meilleure, bonne, imprécision, erreur ou gaffe. Elle dit aussi ce qui aurait mieux valu.
lesson-advice-turning = Une courbe montre vos chances de gagner au fil de la partie ; là où elle plonge ou grimpe, il y a un tournant. { $key_go_there } mène à une position ; { $key_play_better } y joue aussitôt le meilleur coup, dans une nouvelle ligne.

    C’est ainsi qu’on apprend le plus.
lesson-advice-recap = { $key_hint } interroge le conseiller : jusqu’à trois choix, chacun avec chances, avance et raisons. { key-space } arrête la réflexion, { key-enter } montre le choix. Les petites différences ne comptent pas.

    Après la partie, { $key_review } ouvre l’analyse : elle juge chaque décision et montre les tournants. Retournez-y et essayez autrement.
