# Les mots du jeu en texte simple.

table-told = { $players } joueurs, { $kind }. Graine { $seed }.
you-are = Vous êtes { $player } ({ $colour }).

board-round = Tour { $round } sur { $of }. Phase { $letter } : { $phase }. { $player } est premier joueur.
board-last-round = C’est le dernier tour : les bâtiments ne donnent rien, mais chaque privilège 1 point d’influence de plus.
board-over = La partie est finie.
board-building = { $n }. { $building } ({ $class }). Soutien : { $support }.
board-actions = Action privilège : { $privilege }. Action de base : { $basic }.
board-inside = Entrés, dans cet ordre : { $players }.
board-entered = { $n ->
    [0] { $player } sans carte
    [one] { $player } avec { $n } carte
   *[other] { $player } avec { $n } cartes
}
board-force = { $player } de force { $n }
board-resolving = On le résout maintenant.
board-waiting = Attendent avec un laissez-passer : { $players }.
board-tracks = Influence, et ce qu’elle rapporterait maintenant :
board-track = { $class } : { $players }.
board-track-empty = { $class } : personne pour l’instant.
board-place = { $player } { $influence } ({ amount-points })
board-nuns = Soutien des nonnes : { $cards }.
board-nun = { $n }. { $card }
board-nun-unseen = { $n }. inconnue de tous
board-nun-seen = { $n }. vue par { $players }
board-odds = { $rats ->
    [0] Vous n’avez aucun rat, et vous survivrez.
    [one] Vous avez { $rats } rat : vous survivez avec { $chance } des Soutiens des nonnes encore possibles.
   *[other] Vous avez { $rats } rats : vous survivez avec { $chance } des Soutiens des nonnes encore possibles.
}
board-odds-near = { $rats } : { $chance }
board-odds-others = Selon le nombre de rats : { $odds }.
board-player = { $player } ({ $who }) : { $has }.
board-rats-hidden = rats cachés
board-you = { $colour }, vous
board-points-now = { amount-points } maintenant par les classes et les jetons
board-known = Parmi les cartes : { $cards }.
board-known-range = de { $least } à { $most } { $cards }
board-piles = Pioche de population { $deck }, défausse { $discards } ; { $piles }.
board-pile = { $name } { $n }
board-building-piles = Pioche des bâtiments { $pile }, pioche de remplacement { $replacement } ; encore dedans, et pas vus : { $buildings }.
board-none-unseen = aucun

know-hand = Votre main : { $cards }.
know-laid = Vous avez posé dans { $building } : { $cards }.
know-discards = Défausse : { $cards }.

end-heading = Classement final :
end-rank = { $fate ->
    [lives] { $rank }. { $player } : { $points }, { $rats }.
   *[dies] { $rank }. { $player } : mort de la peste avec { $rats } ({ $points }).
}
end-nuns = { $n ->
    [one] Il y avait { $n } nonne dans le Soutien des nonnes.
   *[other] Il y avait { $n } nonnes dans le Soutien des nonnes.
}
end-dead = victime de la peste
end-sources-heading = D’où viennent les points :
end-sources = { $player } : { $sources }.
end-source = { $source } { $n }
