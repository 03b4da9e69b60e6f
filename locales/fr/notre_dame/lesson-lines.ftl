# Leçon : les lignes.

lesson-lines = Et si… ? Les lignes
lesson-lines-try = Du prestige tout de suite, ou pas de rats ? Le veilleur de nuit rapporte 5 points pour vos cinq bâtiments vides, le médecin vous épargnerait les 8 rats. Inutile de deviner : essayez les deux. D’abord le veilleur de nuit.
    .hint = Choisissez le veilleur de nuit.
    .doctor = Le médecin aura son tour dans un instant. D’abord le veilleur, pour avoir de quoi comparer.
    .other = Cela pourrait s’essayer aussi. Dans cette leçon, on en compare deux : d’abord le veilleur de nuit.
lesson-lines-name = 5 points, et un rat sur 8 : la prochaine peste fera mal. Avant d’essayer l’autre voie, donnez un nom à cette ligne. Appuyez sur { $key_name_line } et écrivez par exemple « veilleur ».
    .hint = Appuyez sur { $key_name_line }, écrivez ce que vous voulez, puis { key-enter }.
lesson-lines-back = Maintenant, en arrière. { $key_take_back } ramène à votre dernière décision, quoi que les autres aient fait depuis. Appuyez.
    .hint = Appuyez sur { $key_take_back }, une seule fois.
lesson-lines-forward = Votre rat est de nouveau sur 0, et le veilleur n’a rien rapporté. Mais rien n’est perdu : { $key_go_forward } retourne là où vous étiez. Appuyez.
    .hint = Appuyez sur { $key_go_forward }, une seule fois.
lesson-lines-back-again = Vous y revoilà : rat sur 8. C’est ainsi qu’on explore sans crainte. Encore une fois en arrière, avec { $key_take_back }, pour décider autrement.
    .hint = Appuyez sur { $key_take_back }, une seule fois.
lesson-lines-branch = Un autre choix commence tout simplement une autre ligne ; la première reste. Pour que la nouvelle ait un nom dès le départ, appuyez d’abord sur { $key_branch }.
    .hint = Appuyez sur { $key_branch }, écrivez un nom, par exemple « médecin », puis { key-enter }.
lesson-lines-other-way = Le nom de la nouvelle ligne se lit en haut. Votre prochain choix la commence : prenez le médecin.
    .hint = Choisissez le médecin.
    .again = C’est l’ancienne ligne. Pour en commencer une autre, choisissez le médecin.
    .other = Une troisième ligne serait possible. Ici, voyons le médecin.
lesson-lines-tree = Pas de prestige, mais le rat est resté sur 0. Deux lignes, toutes deux à vous. { $key_lines } les montre en arbre ; { $key_go_there } y mène à n’importe quelle position. { $key_back } referme.
    .hint = Appuyez sur { $key_lines }, regardez, puis { $key_back }.
lesson-lines-compare = Laquelle vaut mieux ? { $key_compare } met cette position à côté de la fin de la ligne principale. Appuyez, et lisez ce qui diffère.
    .hint = Appuyez sur { $key_compare } ; { key-escape } referme la comparaison.
lesson-lines-more = 5 points contre 8 cases : vous pouvez comparer, chiffres à l’appui.

    En revenant en arrière, on a vu des cartes qu’on ne pouvait pas connaître ; ces lignes sont marquées. { $key_fresh_luck } redistribue l’inconnu. { $key_step_back } et { $key_step_forward } reculent et avancent coup par coup.
lesson-lines-recap = { $key_take_back } revient en arrière, { $key_go_forward } repart en avant. Un autre choix commence une ligne, et l’ancienne reste. { $key_branch } nomme la nouvelle d’avance, { $key_name_line } celle où vous êtes.

    { $key_lines } montre l’arbre : aller partout, commenter, supprimer. { $key_compare } compare.
