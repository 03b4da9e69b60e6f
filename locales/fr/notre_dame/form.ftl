# Ce qui se choisit pour une nouvelle partie, et selon quelles règles on a joué.

asked-edition = Quelles règles ? Une ligne vide : { $usual }.
asked-new-persons = Avec l’extension « Les nouveaux personnages » ? Une ligne vide : { $usual }.

new-edition = Règles
rule-hotel_two_from = Auberge : deux fois à partir de
rule-fool_from_cathedral = Le fou prend aussi à Notre-Dame
rule-limited_gold = L’or est limité
rule-new_persons = Les nouveaux personnages
as-edition = selon l’édition : { $value }
new-start = Sonneur de cloches au début
new-start-seed = selon la graine

statistics-by-kind = Par édition
statistics-edition-classic = classique (2007)
statistics-edition-anniversary = anniversaire (2017)
statistics-new-persons = { $edition }, nouv. pers.

option-edition = Édition des règles : { $known }.
option-new-persons = Jouer avec l’extension « Les nouveaux personnages ».
