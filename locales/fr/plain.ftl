# Les mots des parties en texte simple.

people-are = Personnes à cette table : { $names }.
type-help = Tapez le numéro d’un choix ; « ? » montre tout ce que vous pouvez taper d’autre.
usual-names = Anna, Luc, Claire, Léo, Stéphanie

log-heading = Ce qui s’est passé :
help-number = 1, 2, 3, … : faire ce choix
help-notation = ou le nom d’un choix, avec ou sans verbe, en entier ou abrégé :
help-board = b ou { word-board } : revoir le plateau
help-undo = u ou { word-undo } : annuler la dernière décision
help-redo = r ou { word-redo } : la suite, après une annulation
help-hint = h ou { word-hint } : un conseil, les meilleurs choix et pourquoi ; Ctrl+C arrête la réflexion sur le meilleur jusqu’ici
help-news = w ou { word-news } : ce que chacun a fait depuis votre dernière décision
help-mark = { word-mark } et un signe, un mot ou les deux : ce que vous pensez de votre dernière décision ; les signes sont { "!" }, { "?" }, { "!?" }, { "?!" }, { "[]" }
help-comment = { word-comment } et un texte : dire quelque chose de cette position
help-evaluate = { word-evaluate } : les chances de gagner de chacun, d’après ce que vous savez
help-help = ? ou { word-help } : montrer cette aide
help-rules = ? et un mot : ce que les règles en disent
help-quit = q ou { word-quit } : partir ; la partie est enregistrée
word-board = plateau
word-undo = annuler
word-redo = suite
word-hint = conseil
word-news = nouvelles
word-mark = annoter
word-comment = commenter
word-evaluate = évaluer
marked-plain = Annotation : { $decision } { $mark }
unmarked-plain = Sans annotation : { $decision }
worth-plain = { $player } : { $worth }
word-help = aide
word-quit = quitter
no-such-number = Tapez un nombre de 1 à { $most }, ou « ? » pour l’aide.
taken-back = Décision annulée.
gone-forward = Voici la suite.
curtain = C’est à { $player } de décider. Que personne d’autre ne regarde. { $player }, appuyez sur Entrée.
goodbye = Au revoir. Votre partie (graine { $seed }) est enregistrée ; relancez le programme pour la continuer.
goodbye-unsaved = Au revoir. Les dernières décisions de cette partie (graine { $seed }) n’ont pas pu être enregistrées.
unsaved-ask = Vos derniers coups ne sont pas enregistrés. Tapez un numéro : 1. réessayer, 2. quitter sans enregistrer, 3. continuer à jouer.
backup-taken = Le dernier enregistrement était endommagé ; le précédent a été repris. { $fault }

games-left = Parties que vous n’avez pas finies :
games-game = { $players }, jouée le { $written }
games-new = Une nouvelle partie
games-which = Tapez un nombre de 1 à { $most }.

replay-heading = { $names } ; { $kind }, graine { $seed }.
replay-unfinished = { $moves ->
    [one] La partie n’est pas finie ({ $moves } décision jouée).
   *[other] La partie n’est pas finie ({ $moves } décisions jouées).
}
export-main-line = Ligne principale
export-line = Une ligne après la position { $after }
export-luck = nouveau tirage { $luck }
export-foreseen = jouée après avoir vu la suite
end-nobody = Personne ne l’emporte.
end-winner = { $player } l’emporte.
end-winners = { $names } partagent la victoire.

asked-players = Combien de joueurs, de { $fewest } à { $most } ? Une ligne vide : { $usual }.
asked-opponent = { $level }. { $about }
asked-level = De quelle force sont les adversaires ? Une ligne vide : { $usual }.
asked-character = Un niveau peut être suivi d’un trait d’union et d’un caractère ({ $known }) : « { $example } ».
asked-number = Tapez un nombre de { $least } à { $most }, ou une ligne vide pour le choix habituel.
hint-think = Réflexion…
hint-line = { $name }, { $promise }

learn-type-help = Tapez ? pour voir ce qu’on peut taper pendant une leçon.
learn-help-enter = Entrée : continuer après la lecture, faire ce pour quoi une touche est nommée, reprendre un mauvais coup
learn-help-hint = h ou { word-hint } : un conseil pour l’étape, ou de nouveau son texte
learn-help-solution = s ou { word-solution } : laisser la leçon faire ce qui est juste ici
learn-help-back = < ou { word-back } : revenir d’une étape, ou du jeu libre à la leçon
learn-help-freely = g ou { word-freely } : jouer la suite à votre guise ; la leçon attend
learn-help-quit = q ou { word-quit } : partir ; votre place dans la leçon est gardée
learn-next = Entrée : la leçon suivante, « { $title } » ; q ou { word-quit } : partir.
learn-play = p ou { word-play } : jouer maintenant ; vous en savez assez pour une première partie.
word-play = jouer
word-solution = solution
word-back = retour
word-freely = libre
