# Leçon : rats et nonnes.

lesson-nuns = Rats et nonnes
lesson-nuns-odds = Une autre table. Les cartes portent de 0 à 4 nonnes, et cinq d’entre elles forment le Soutien. Avec 10 rats, une rangée sur deux environ laisse survivre. Dans ces eaux-là, un rat vaut un dixième de la partie ; sous cinq, presque rien.
lesson-nuns-support = Rien n’oblige à rester dans le noir. Reprenez le soutien du monastère : deux cartes, et un regard.
    .hint = Choisissez le monastère.
    .tent = Quatre cartes, c’est beaucoup. Mais cette leçon parle des nonnes : prenez le regard, avec le monastère.
lesson-nuns-first = Quelle carte regardez-vous ? Commencez par la première.
    .hint = Toutes conviennent ; la leçon prend la première.
    .any = Toutes se valent. La leçon commence à gauche.
lesson-nuns-enter = Trois nonnes : vos chances ont monté. Et la tente de la cartomancienne est ouverte, où l’on regarde plus loin. Entrez-y avec vos deux sorcières, chez elles auprès de la magie.
    .hint = La tente, et deux sorcières.
    .other = Cela se peut. Mais pour en savoir plus sur les nonnes, entrez dans la tente avec les deux sorcières et personne d’autre.
lesson-nuns-second = Vous y êtes seule, le privilège est donc à vous : deux regards au lieu d’un. Choisissez le premier.
    .hint = Une carte que vous ne connaissez pas ; la leçon prend la deuxième.
    .any = Cela va aussi. La leçon continue par la deuxième carte.
lesson-nuns-third = Quatre nonnes ! Regardez encore une fois.
    .hint = L’une des trois que vous ne connaissez pas ; la leçon prend la troisième.
    .any = Cela va aussi. La leçon prend la troisième carte.
lesson-nuns-safe = 3, 4 et 3 : dix nonnes en trois cartes. Avec 10 rats, vous survivez à coup sûr, et vous pouvez désormais engager plus d’étrangers que Luc et Claire, qui n’en savent rien.
lesson-nuns-recap = Plus de rats que de nonnes, c’est la mort ; à égalité on vit. Vos chances sont à côté du Soutien des nonnes.

    Les regards, par un soutien ou à la tente, disent combien de rats on peut se permettre. Le monastère en ôte.
