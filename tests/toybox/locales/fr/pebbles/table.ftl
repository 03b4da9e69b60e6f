# Ce qui s’est passé, et les mots de la table, à l’écran et en texte simple.

event-round = Tour { $round }.
event-shown = Tous montrent ce qu’ils ont posé : { $laid }.
event-shown-one = { $player } ({ $pebbles })
event-drawn = { $height ->
    [high] La carte est un { $card } ; elle est haute.
   *[low] La carte est un { $card } ; elle est basse.
}
event-scored-card = { $player } a posé plus que tous les autres et reçoit { points-n }.
event-scored-look = { $player } paie { points-n } pour regarder.
event-scored-guess = { $player } a deviné juste et reçoit { points-n }.
event-looked = { $player } regarde la prochaine carte.
event-looked-at = { $player } regarde la prochaine carte : { $card }.
event-guessed = { $height ->
    [high] { $player } devine que la prochaine carte sera haute.
   *[low] { $player } devine que la prochaine carte sera basse.
}
event-ended = La partie est finie.

when = Tour { $round }
    .in = au tour { $round }
    .progress = tour { $round } sur { $of }
top-when = Tour { $round } sur { $of } · { $step }
top-guessed = parié par
step-lay = tous posent
step-look = regarder ?
step-guess = deviner
step-over = la fin
cards-title = Cartes
cards-drawn = tirées :
cards-next = prochaine :
cards-left = restantes :
players-title = Joueurs
players-points = points
players-laid = posés
players-guess = { $height ->
    [high] devine : haute
   *[low] devine : basse
}
reckoning-title = { $end ->
    [game] La fin de la partie
   *[laying] Tous ont posé
}
table-sits-out = { $player } passe cette fois-ci.
do-pebbles-deck = Pioche
    .help = montrer ou cacher les cartes qui restent

sign-players = les joueurs
sign-red = un caillou rouge
sign-blue = un caillou bleu
abbreviation-points = deux nombres après « posés » : cailloux rouges et bleus

table-told = { $players } joueurs. Graine { $seed }.
with-sit_out = Celui qui a deviné passe la pose suivante.
board-round = Tour { $round } sur { $of }.
board-drawn = { $n ->
    [0] Aucune carte n’est encore tirée.
    [one] Carte tirée : { $cards }.
   *[other] Cartes tirées : { $cards }.
}
board-next = { $height ->
    [high] Vous l’avez vue : la prochaine carte est un { $card }, elle est haute.
   *[low] Vous l’avez vue : la prochaine carte est un { $card }, elle est basse.
}
board-left = Cartes restantes : { $cards }.
board-secret = points cachés
board-player = { $player } : { $points } ; cailloux : { $pebbles }.
board-laid = Posés à ce tour : { $pebbles }.
end-heading = Classement final :
end-rank = { $rank }. { $player } : { $points } ; cailloux restants, à égalité : { $left }.
end-win = { $number ->
    [0] Personne n’a les { $enough } points qu’il faut : personne ne l’emporte.
    [one] { $names } l’emporte.
   *[other] { $names } partagent la victoire.
}
end-sources = { $player } : { $sources }.
end-source = { $source } { $n }
source-card = cartes
source-look = cartes regardées
source-guess = cartes devinées
source-guessing = regarder et deviner
standing-points = Points
standing-red = Cailloux rouges
standing-blue = Cailloux bleus
standing-laid = Posés en secret

# Les lignes du journal, sans le nom du joueur.
log-points = { $of ->
    [one] { $n } point
   *[other] { $n } points
}
    .brief = { $n }
log-card = a posé le plus
log-guess = a deviné juste
log-look = regarde
log-look-at = regarde : { $card }
log-guessed = { $height ->
    [high] devine : haute
   *[low] devine : basse
}
log-shown = posés : { $laid }
log-drawn = carte { $card }
