# Les mots du jeu en texte simple.

title = Notre-Dame, le jeu de société de Stefan Feld
game-told = { $players } joueurs, { $edition }. Graine { $seed }.
with-new-persons = L’extension « Les nouveaux personnages » est en jeu.
you-are = Vous êtes { $player } ({ $colour }).
people-are = Personnes à cette table : { $names }.
type-help = Tapez le numéro d’un choix ; « ? » montre tout ce que vous pouvez taper d’autre.
usual-names = Anna, Luc, Claire, Léo, Stéphanie

board-round = Manche { $period }, tour { $round } sur 3. Phase { $phase } : { $phase_name }. { $player } a le sonneur de cloches.
board-persons = Personnages dévoilés :
board-person = { $rats ->
    [0] { $person }, aucun rat : { $effect }.
    [one] { $person }, { $rats } rat : { $effect }.
   *[other] { $person }, { $rats } rats : { $effect }.
}
board-plague = Peste pour vous : { $value } − { $hospital } (hôpital) = { $change } ; votre rat ira de { $before } à { $after }.
board-plague-still = Peste pour vous : { $value } − { $hospital } (hôpital) = { $change } ; votre rat restera sur { $after }.
board-plague-penalty = Peste pour vous : { $value } − { $hospital } (hôpital) = { $change } ; votre rat, sur { $before }, dépasserait la case { $after } : vous perdriez { $penalty } et un cube Influence.
board-cathedral = { $markers ->
    [0] Notre-Dame : { $value } à partager, aucun cube Influence pour l’instant.
   *[other] Notre-Dame : { $value } à partager ; { $owners } ; { $each } par cube Influence.
}
board-owner = { $player } { $n }
board-supply = Pièces d’or dans la réserve commune : { $n }.
board-player = { $player } ({ $who }) : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} ; { $supply ->
    [one] { $supply } cube Influence
   *[other] { $supply } cubes Influence
}, encore { $reserve } dans la réserve commune ; { $prestige } ; rat sur { $rat }.
board-prestige-hidden = prestige caché
board-you = { $colour }, vous
board-sectors = Bâtiments : { $sectors }.
board-sectors-empty = Bâtiments : tous vides.
board-sector = { $friend ->
    [yes] { $place } { $n } (dont le confident)
   *[no] { $place } { $n }
}
board-messages = { $n ->
    [one] { $n } lettre de change : { $messages }.
   *[other] { $n } lettres de change : { $messages }.
}
board-message = { $colour } ({ $brings })
board-carriage = Calèche : { $market }.
board-played = Cartes jouées ce tour : { $cards }.
board-markets = Lettres de change sur les places de marché :
board-borough = Quartier { $colour } : { $messages }.
board-borough-empty = Quartier { $colour } : plus aucune.
board-spot = { $spot } { $brings }

know-hand = Votre main : { $cards }.
know-no-hand = Votre main est vide.
know-passed = Vous avez passé à { $player } : { $cards }.
know-other-hand = { $player } a en main, vous le savez : { $cards }.
know-stack = Encore dans votre pioche : { $cards }.
know-persons = Personnages encore à venir dans cette manche : { $persons }.
know-later = Personnages de la manche { $period } : { $persons }.
know-spied = Dans cet ordre, vous l’avez vu : { $persons }.

log-heading = Ce qui s’est passé :
help-number = 1, 2, 3, … : faire ce choix
help-notation = ou le nom d’un choix, avec ou sans verbe, en entier ou abrégé :
help-board = b ou { word-board } : revoir le plateau
help-undo = u ou { word-undo } : annuler la dernière décision
help-redo = r ou { word-redo } : la suite, après une annulation
help-hint = h ou { word-hint } : un conseil, les meilleurs choix et pourquoi ; Ctrl+C arrête la réflexion sur le meilleur jusqu’ici
help-news = w ou { word-news } : ce que chacun a fait depuis votre dernière décision
help-help = ? ou { word-help } : montrer cette aide
help-rules = ? et un mot : ce que les règles en disent
help-quit = q ou { word-quit } : partir ; la partie est enregistrée
word-board = plateau
word-undo = annuler
word-redo = suite
word-hint = conseil
word-news = nouvelles
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

replay-heading = { $names } ; { $edition }, graine { $seed }.
replay-unfinished = { $moves ->
    [one] La partie n’est pas finie ({ $moves } décision jouée).
   *[other] La partie n’est pas finie ({ $moves } décisions jouées).
}
export-main-line = Ligne principale
export-line = Une ligne après la position { $after }
export-luck = nouveau tirage { $luck }
export-foreseen = jouée après avoir vu la suite

end-heading = Classement final :
end-rank = { $prestige ->
    [one] { $rank }. { $player } : { $prestige } point de prestige ; or et cubes Influence en cas d’égalité : { $tie_break }.
   *[other] { $rank }. { $player } : { $prestige } points de prestige ; or et cubes Influence en cas d’égalité : { $tie_break }.
}
end-winner = { $player } l’emporte.
end-winners = { $names } partagent la victoire.
end-sources-heading = D’où vient le prestige :
end-sources = { $player } : { $sources }.
end-source = { $source } { $n }

asked-players = Combien de joueurs, de 2 à 5 ? Une ligne vide : { $usual }.
asked-level = De quelle force sont les adversaires ? Une ligne vide : { $usual }.
asked-edition = Quelles règles ? Une ligne vide : { $usual }.
asked-new-persons = Avec l’extension « Les nouveaux personnages » ? Une ligne vide : { $usual }.
asked-number = Tapez un nombre de { $least } à { $most }, ou une ligne vide pour le choix habituel.
hint-think = Réflexion…
hint-line = { $name }, { $promise }

# Les verbes qu’on peut taper devant le nom d’un choix, par sorte de coup.
typed-keep = garder garde gardez
typed-play = jouer joue jouez
typed-hire = corrompre corromps corrompez
typed-donate = offrir offre offrez donner
typed-drive = aller va allez rouler
typed-message = prendre prends prenez
typed-gain = prendre prends prenez
typed-from = prendre prends prenez depuis
typed-friend = prendre prends prenez déplacer
typed-to = vers dans aller choisir
typed-number = déplacer rendre reprendre
typed-again = encore
typed-pass = passer passe passez

learn-type-help = Tapez ? pour voir ce qu’on peut taper pendant une leçon.
learn-help-enter = Entrée : continuer après la lecture, faire ce pour quoi une touche est nommée, reprendre un mauvais coup
learn-help-hint = h ou { word-hint } : un conseil pour l’étape, ou de nouveau son texte
learn-help-solution = s ou { word-solution } : laisser la leçon faire ce qui est juste ici
learn-help-back = < ou { word-back } : revenir d’une étape, ou du jeu libre à la leçon
learn-help-freely = g ou { word-freely } : jouer la suite à votre guise ; la leçon attend
learn-help-quit = q ou { word-quit } : partir ; votre place dans la leçon est gardée
learn-next = Entrée : la leçon suivante, « { $title } » ; q ou { word-quit } : partir.
word-solution = solution
word-back = retour
word-freely = libre
