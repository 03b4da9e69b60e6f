# Les adversaires, du plus faible au plus fort : avec leur numéro, par leur nom seul, et leur façon de jouer avec
# ce qu’ils atteignent d’ordinaire.

level-random = ordinateur 1 : hasard
    .name = hasard
    .about = Joue ce qui lui tombe sous la main : environ 10 points de prestige.
level-novice = ordinateur 2 : novice
    .name = novice
    .about = Sait vaguement ce que valent les choses et se trompe lourdement : environ 20 points de prestige.
level-greedy = ordinateur 3 : simple
    .name = simple
    .about = Prend ce qui rapporte le plus tout de suite, à vue de nez : environ 28 points de prestige.
level-beadle = ordinateur 4 : bedeau
    .name = bedeau
    .about = Pèse tous ses coups et se trompe souvent : environ 38 points de prestige.
level-clerk = ordinateur 5 : clerc
    .name = clerc
    .about = Pèse tous ses coups et se trompe parfois : environ 47 points de prestige.
level-steward = ordinateur 6 : intendant
    .name = intendant
    .about = Pèse tous ses coups et se trompe rarement de beaucoup : environ 54 points de prestige.
level-canon = ordinateur 7 : chanoine
    .name = chanoine
    .about = Prévoit jusqu’à la fin du tour, en un instant : environ 60 points de prestige.
level-archdeacon = ordinateur 8 : archidiacre
    .name = archidiacre
    .about = Prévoit jusqu’à la fin du tour, en prenant son temps : environ 64 points de prestige.

# Les caractères : ce qu’un adversaire aime plus que cela ne vaut, et son nom, qui se tape après celui du niveau.

character-banker = Ne jure que par la banque : un sou au coffre vaut mieux que deux cierges dans la nef.
    .name = banquier
character-gardener = Planterait tout le quartier : à l’ombre, même les rats ont de meilleures manières.
    .name = jardinier
character-courier = Ne ménage pas ses chevaux : pas une lettre ne dort sur les marchés.
    .name = postillon
character-donor = Donne à Notre-Dame sans compter, en espérant que quelqu’un compte.
    .name = mécène
