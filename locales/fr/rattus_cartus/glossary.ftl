# Le glossaire : ses parties, et les mots qui ne sont nulle part ailleurs des noms.

glossary-things = Choses
glossary-classes = Classes
glossary-cards = Cartes
glossary-buildings = Bâtiments
glossary-phases = Phases

term-heir = héritier
term-influence = influence
term-track = piste d’influence
term-disc = marqueur
term-force = force
term-stranger = étranger
term-privilege = action privilège
term-basic = action de base
term-support = soutien
term-row = rangée de bâtiments
term-building = carte Bâtiment
term-pile = pioche des bâtiments
term-replacement = pioche de remplacement
term-deck = pioche de population
term-discards = défausse
term-hand = main
term-population = carte Population
term-special = carte spéciale
term-rat = rat
term-nun = nonne
term-nun-row = Soutien des nonnes
term-plague = peste
term-token = jeton de point de victoire
term-start = premier joueur
term-round = tour de jeu
term-ruling = choix
term-house = valeur maison
