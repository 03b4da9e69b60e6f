# Leçon : entrer dans un bâtiment.

lesson-entering = Entrer dans un bâtiment
lesson-entering-force = Maintenant, chacun entre à son tour dans un bâtiment et y pose des cartes cachées. Chaque personnage posé compte pour une force de 1, quelle que soit sa classe, et la force devient influence auprès de la classe du bâtiment.
lesson-entering-strangers = Mais un personnage d’une autre classe que celle du bâtiment y est un étranger, et vous vaut un rat. Vous avez un moine, chez lui au monastère, et un roi pour le palais. Les cartes gardées serviront plus tard.
lesson-entering-enter = Vous commencez. Entrez dans le monastère avec votre seul moine : la flèche vers la droite change le bâtiment ; descendez jusqu’aux moines, où elle en ajoute un ; { key-enter } décide. Les clics font de même.
    .hint = Les flèches vers le haut et le bas mènent d’une ligne à l’autre, celles de côté changent le bâtiment ou un nombre ; { key-enter } décide.
    .palace = Le roi y est chez lui, et les jetons sont des points. Mais débarrassons-nous d’abord de quelques rats : le monastère, avec le moine.
    .other = C’est permis, mais cela apporte des rats, ou aucune influence. Pour l’instant : le monastère, avec le moine seul.
lesson-entering-tie = Luc est venu au monastère avec un moine lui aussi. Vous avez tous deux 1 point d’influence auprès du clergé. À égalité, le premier arrivé est devant : vous étiez entrée avant lui. Si rien ne change, cela fera 10 points pour vous et 5 pour Luc.
lesson-entering-privilege = Le privilège va à la plus grande force, à égalité au premier entré : vous défaussez deux rats. Luc a l’action de base, un rat. Claire était seule au palais, sans carte : la force 0 a suffi pour deux jetons d’un point.
lesson-entering-recap = Chacun entre dans un bâtiment. Les personnages posés font la force, et la force l’influence ; chaque étranger vous coûte un rat.

    Le plus fort a le privilège au lieu de l’action de base. À égalité, le premier arrivé est devant.
