# The glossary: its parts, and the words that stand nowhere else as names.

glossary-things = Things
glossary-classes = Classes
glossary-cards = Cards
glossary-buildings = Buildings
glossary-phases = Phases

term-heir = heir
term-influence = influence
term-track = influence track
term-disc = disc
term-force = force
term-stranger = stranger
term-privilege = privilege
term-basic = basic action
term-support = support
term-row = row of buildings
term-building = building card
term-pile = building pile
term-replacement = replacement pile
term-deck = population deck
term-discards = discards
term-hand = hand
term-population = Population card
term-special = special card
term-rat = rat
term-nun = nun
term-nun-row = nun row
term-plague = plague
term-token = victory point token
term-start = start player
term-round = round
term-ruling = ruling
term-house = house value
