# Les mots du jeu en texte simple.

title = Notre-Dame, le jeu de société de Stefan Feld
table-told = { $players } joueurs, { $edition }. Graine { $seed }.
with-new-persons = L’extension « Les nouveaux personnages » est en jeu.
you-are = Vous êtes { $player } ({ $colour }).

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

end-heading = Classement final :
end-rank = { $prestige ->
    [one] { $rank }. { $player } : { $prestige } point de prestige ; or et cubes Influence en cas d’égalité : { $tie_break }.
   *[other] { $rank }. { $player } : { $prestige } points de prestige ; or et cubes Influence en cas d’égalité : { $tie_break }.
}
end-sources-heading = D’où vient le prestige :
end-sources = { $player } : { $sources }.
end-source = { $source } { $n }

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
