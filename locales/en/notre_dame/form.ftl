# What can be chosen of a new game, and by which rules games were played.

asked-edition = Which rules? An empty line means { $usual }.
asked-new-persons = With the expansion “The new persons”? An empty line means { $usual }.

new-edition = Rules
rule-hotel_two_from = Hotel gives twice from
rule-fool_from_cathedral = Fool may take from Notre Dame
rule-limited_gold = Gold is limited
rule-new_persons = Expansion “The new persons”
as-edition = as the edition: { $value }
new-start = Bell-ringer at first
new-start-seed = by the seed

statistics-by-kind = By edition
statistics-edition-classic = classic (2007)
statistics-edition-anniversary = anniversary (2017)
statistics-new-persons = { $edition }, new persons

option-edition = Edition of the rules: { $known }.
option-new-persons = Play with the expansion “The new persons”.
