# Ce qui s’est passé, par l’étiquette de l’événement.

event-round = { $last ->
    [yes] Le dernier tour, { $round } sur { $of }. { $player } commence. Bâtiments : { $buildings }.
   *[no] Tour { $round } sur { $of }. { $player } commence. Bâtiments : { $buildings }.
}
event-replaced = Tous sont identiques : { $gone } va sous la pioche de remplacement, { $come } prend sa place.
event-support = { $player } prend le soutien du bâtiment { $n }, { $building }.
event-drawn = { $player } pioche { amount-cards }.
event-drawn-seen = { $player } pioche : { $cards }.
event-shuffled = { $n ->
    [one] La pioche de population est épuisée : la carte défaussée forme la nouvelle.
   *[other] La pioche de population est épuisée : les { $n } cartes défaussées sont mélangées et forment la nouvelle.
}
event-rats = { $way ->
    [more] { $player } prend { amount-rats } ({ $cause }).
    [given] { $player } a { amount-rats } de moins ({ $cause }).
   *[fewer] { $player } défausse { amount-rats } ({ $cause }).
}
event-rats-told = { $way ->
    [more] { $player } prend { amount-rats } ({ $cause }), soit { $after } maintenant.
    [given] { $player } a { amount-rats } de moins ({ $cause }), soit { $after } maintenant.
   *[fewer] { $player } défausse { amount-rats } ({ $cause }), soit { $after } maintenant.
}
event-rat-given = { $giver } donne un rat à { $player } (flûte).
event-seen = { $player } regarde la carte { $n } du Soutien des nonnes.
event-seen-it = { $player } regarde la carte { $n } du Soutien des nonnes : { $card }.
event-pass = { $player } joue un laissez-passer et attend.
event-entered = { $number ->
    [0] { $player } entre dans le bâtiment { $n }, { $building }, sans carte.
    [one] { $player } entre dans le bâtiment { $n }, { $building }, avec { $number } carte.
   *[other] { $player } entre dans le bâtiment { $n }, { $building }, avec { $number } cartes.
}
event-entered-seen = { $player } entre dans le bâtiment { $n }, { $building } : { $cards }.
event-building = Bâtiment { $n } : { $building } ({ $class }).
event-revealed = { $player } révèle { $cards } : force { $force }.
event-revealed-none = { $player } n’a rien posé : force { $force }.
event-influence = { $player } marque { amount-influence } { $class }, soit { $after } maintenant.
event-influence-privilege = { $player } a le privilège : { amount-influence } de plus { $class }, soit { $after } maintenant.
event-compared = { $source ->
    [sword] { $player } a posé le plus d’épées ; le moins : { $fewest }.
   *[flute] { $player } a posé le plus de flûtes ; le moins : { $fewest }.
}
event-named = { $source ->
    [sword] { $player } choisit { $target }, qui doit donner des cartes.
   *[flute] { $player } choisit { $target }, qui reçoit un rat.
}
event-given = { $giver } donne { amount-cards } à { $player } ({ $cause }).
event-given-seen = { $giver } donne à { $player } : { $cards } ({ $cause }).
event-privilege = { $why ->
    [alone] { $player } a le privilège { $of } : personne d’autre n’y est.
    [first] { $player } a le privilège { $of } : personne n’a plus de force, et à égalité l’ordre d’entrée décide.
   *[highest] { $player } a le privilège { $of } : la force la plus élevée.
}
event-taken = { $player } prend { $cards }.
event-taken-none = { $player } prendrait { $wanted }, mais il n’y en a plus.
event-tokens = { $player } prend { amount-tokens }.
event-discarded = { $player } défausse { $cards } contre autant de rats.
event-tower = { $player } reçoit des cartes grâce à la tour de garde : { $givers }.
event-tower-one = { $n } de { $giver }
event-tower-none = { $player } ne reçoit aucune carte grâce à la tour de garde : personne ne doit en donner.
event-start = La carte premier joueur passe à { $player }.
event-ended = Le Soutien des nonnes est dévoilé : { $cards }. { $nuns ->
    [0] Il n’y a aucune nonne.
    [one] Il y a { $nuns } nonne.
   *[other] Il y a { $nuns } nonnes.
}
event-judged-lives = { $rats ->
    [0] { $player } n’a aucun rat et survit.
    [one] { $player } a { $rats } rat et survit.
   *[other] { $player } a { $rats } rats et survit.
}
event-judged-dies = { $rats ->
    [one] { $player } a { $rats } rat et meurt.
   *[other] { $player } a { $rats } rats et meurt.
}
event-short = Il n’y en a plus.

cause-support = soutien
cause-strangers = étrangers
cause-sword = épée
cause-tower = tour de garde
cause-flute = flûte

event-scored = { $player } a { amount-points } : { $sources }.
event-scored-none = { $player } n’a aucun point.
