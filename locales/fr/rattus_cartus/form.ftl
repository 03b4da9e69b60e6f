# Ce que l’on peut choisir d’une nouvelle partie, et selon quelles règles des parties ont été jouées.

rule-buildings = Bâtiments
buildings-first_game = comme pour une première partie
    .name = première partie
buildings-by_type = un type de chaque classe
    .name = par type
buildings-by_card = cinq cartes de chaque classe
    .name = par carte
buildings-chosen = comme vous voulez
    .name = choisis
chosen-one = { $n } × { $building }
rule-all_dead = Si la peste tue tout le monde
all-dead-all_lose = tous ont perdu
all-dead-fewest_rats_live = le moins de rats survit
rule-start = Premier joueur
start-by-seed = selon la graine
start-seat = place { $n }
form-tower-for-two = { $choice } (déconseillé à deux)

asked-buildings = Quels bâtiments ? Une ligne vide : { $usual }.
option-buildings = Bâtiments utilisés : { $known }.
option-fewest-rats-live = Si la peste tue tout le monde, ceux qui ont le moins de rats survivent.
problem-setup-buildings = Il n’y a pas de choix de bâtiments « { $buildings } » ; il y a : { $known }.

rule-rats_shown = Rats des autres
rats-shown-own = cachés, chacun compte
rats-shown-all = visibles

kind-buildings = bâtiments { $buildings }
kind-lives = { $kind }, le moins de rats survit
