# De l’aide dans une première partie, pour qui hésite.

coach-support = Prenez ce qui vous manque : des cartes pour la force, ou moins de rats. Vous pourrez ensuite entrer dans un autre bâtiment. { $hint } demande conseil.
coach-look = Ce que vous voyez est pour vous seul. Cela dit combien de rats vous pouvez garder ; { $rules } explique le Soutien des nonnes.
coach-enter = Chaque carte Population et chaque joker rapporte de l’influence ; chaque carte d’une autre classe amène un rat. La ligne sous les cartes montre ce que cela donne, avant de décider. Rien n’est définitif : { $undo } annule.
coach-name = Choisissez celui que cela gêne le plus. { $rules } explique la carte.
coach-give = Donnez ce dont vous avez le moins besoin : des étrangers pour les bâtiments à venir, ou une classe perdue pour vous.
coach-hospital = Une carte contre un rat est une bonne affaire si ce rat peut vous tuer. { $hint } demande conseil.
coach-danger = Attention : avec tant de rats, la peste vous tuerait le plus souvent. Posez moins d’étrangers, et pensez aux monastères et aux hôpitaux.
