# Ce qui s’est passé, par l’étiquette de l’événement.

event-round = Manche { $period }, tour { $round }. Personnages : { $persons }. { $plague ->
    [0] Aucun rat.
    [one] { $plague } rat.
   *[other] { $plague } rats.
}
event-drawn = { $player } pioche : { $cards }.
event-kept = { $player } garde la carte { $card }.
event-received = { $player } reçoit : { $cards }.
event-played = { $player } joue la carte { $card }.
event-wasted = { $player } défausse la carte { $card } sans effet.
event-marker = { $way ->
    [placed] { $player } place { amount-markers } { $at }.
    [added] { $player } place { amount-markers } de la réserve commune { $at }.
    [returned] { $player } remet { amount-markers } { $from } dans la réserve commune.
   *[moved] { $player } déplace { amount-markers } { $from } vers { $target }.
}
event-friend = { $way ->
    [placed] { $player } place son confident { $at }.
   *[moved] { $player } déplace son confident { $from } vers { $target }.
}
event-gained = { $player } reçoit { $amount } ({ $source }).
event-gained-with-park = { $player } reçoit { $amount } ({ $source }) et { $park } de plus grâce au parc.
event-paid = { $way ->
    [donation] { $player } offre { amount-gold } à Notre-Dame.
   *[other] { $player } rend { amount-gold } ({ $source }).
}
event-taken = La réserve n’a plus d’or : { $giver } donne { amount-gold } à { $player }.
event-lost = { $player } perd { amount-prestige } ({ $source }).
event-rat = { $player } recule son rat de { $before } à { $after } ({ $source }).
event-carriage = La calèche de { $player } va de la { $origin } à la { $target }.
event-message = { $player } prend la lettre de change { $colour } : { $brings }.
event-hired = { $player } corrompt { $person } pour 1 pièce d’or.
event-passed = { $player } ne corrompt personne.
event-seen = { $player } regarde les personnages gris à venir.
event-seen-in-order = { $player } voit les personnages gris à venir, dans l’ordre : { $persons }.
event-seen-none = Il n’y a plus de personnage gris à venir.
event-plague = { $player } : peste { $value } − hôpital { $hospital } = { $change } ; le rat va de { $before } à { $after }.
event-plague-still = { $player } : peste { $value } − hôpital { $hospital } = { $change } ; le rat reste sur { $after }.
event-plague-penalty = { $player } : peste { $value } − hôpital { $hospital } = { $change } ; le rat dépasserait la case { $after }.
event-cathedral = { $markers ->
    [0] Fin de la manche { $period } : personne n’a de cube Influence à Notre-Dame.
    [one] Fin de la manche { $period } : Notre-Dame donne { $value } pour { $markers } cube Influence, donc { $each } en tout.
   *[other] Fin de la manche { $period } : Notre-Dame donne { $value } pour { $markers } cubes Influence, donc { $each } chacun.
}
event-bell = Le sonneur de cloches passe à { $player }.
event-ended = La partie est finie.
