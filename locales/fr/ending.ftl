# La fin de la partie.

ending-title = Fin de la partie
ending-standing = Classement final
ending-prestige = Prestige
ending-tie-break = Or + cubes
ending-player = Joueur
ending-course = Le prestige, tour par tour
ending-sources = Le prestige par origine
ending-bars = La même chose en barres
ending-source = Origine
ending-total = Total
ending-person = Personnages
ending-tie-broken = À égalité de prestige, la somme des pièces d’or et des cubes Influence départage.
ending-tie-shared = À égalité de prestige, la somme des pièces d’or et des cubes Influence est égale aussi.
ending-unfinished = Cette ligne n’est pas allée jusqu’à la fin.
