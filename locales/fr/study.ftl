# L’étude : annotations, valeur des positions, chapitres.

do-mark = Annoter
    .help = dire par un signe ou un mot ce que vous pensez de ce coup
do-evaluate = Évaluer
    .help = trouver les chances de gagner de chacun le long de cette ligne, ou arrêter ; ce qui est trouvé le reste

lines-mark = Annotation : { $mark }

mark-question = Que pensez-vous de ce coup ?
mark-none = sans annotation
mark-good = bon
mark-bad = mauvais
mark-interesting = intéressant
mark-doubtful = douteux
mark-forced = forcé
mark-word = En un mot à vous :

study-chapter = Chapitre { $n } sur { $total } : { $name }
    .unnamed = Chapitre { $n } sur { $total }
study-worth = { $chance } de chances, avance { $lead }
    .brief = { $chance } ({ $lead })
study-progress = { $n }/{ $total } ({ $percent } %) · { $key } : arrêter

# Une partie ou une étude en page pour d’autres.

export-heading = { $where } : { $told }
export-tree = Les lignes
export-positions = Positions
export-board-in-words = La table en toutes lettres
export-curve = Chances de gagner
export-fair = part égale : { $chance }
export-opens-again = La partie elle-même est dans ce fichier : nd-tui load l’ouvre, avec tout ce qui est montré ici.

problem-study-full = Cette étude a { $most } chapitres, le maximum ; supprimez-en un pour faire de la place.
problem-chapter-is-open = Ce chapitre est celui qui est sur la table ; ouvrez-en un autre pour pouvoir supprimer celui-ci.
problem-nothing-decided = Vous n’avez encore rien décidé.

# Les chapitres d’une étude.

do-chapters = Chapitres
    .help = plusieurs parties et positions dans un seul fichier : les ouvrir, les nommer, les ranger
do-add-position = + position
    .help = faire un chapitre de la position regardée dans l’arbre
do-add-game = + partie
    .help = copier une autre de vos parties dans cette étude
do-rename-chapter = Renommer
    .help = donner un autre nom à ce chapitre
do-name-study = Titrer
    .help = donner un nom à toute l’étude, que montre la liste des parties
do-delete-chapter = Supprimer
    .help = retirer ce chapitre pour de bon
do-chapter-up = Monter
    .help = déplacer ce chapitre d’un rang vers le haut
do-chapter-down = Descendre
    .help = déplacer ce chapitre d’un rang vers le bas

place-chapters = Parmi les chapitres d’une étude

chapters-title = Les chapitres de cette étude
chapters-of = Les chapitres de « { $name } »
chapters-which = Quelle partie doit aussi devenir un chapitre ? Elle est copiée ; la partie elle-même ne change pas.
dialog-chapter-name = Comment s’appelle ce chapitre ?
dialog-study-name = Comment s’appelle cette étude ?
dialog-delete-chapter = Supprimer ce chapitre et toutes ses lignes ? Il ne pourra pas être récupéré.

# La liste des parties.

do-name-game = Nommer
    .help = donner un nom à cette partie, ou à l’étude
do-note-game = Noter
    .help = écrire une note sur cette partie, que montre la liste
dialog-game-name = Comment s’appelle cette partie ?
dialog-game-note = Qu’y a-t-il à noter sur cette partie ?
load-chapters = { $n ->
    [one] { $n } chapitre
   *[other] { $n } chapitres
}
