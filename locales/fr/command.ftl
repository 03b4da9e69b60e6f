# Les mots de la commande : ses parties, ses options, et ce qui ne va pas dans ce qui a été tapé.

usage = Utilisation :
usage-commands = Commandes :
usage-options = Options :
usage-order = Les options d’une commande peuvent être placées avant ou après elle ; « nd-tui COMMANDE --help » les énumère.
usage-completion = Cette ligne permet à bash de compléter les commandes, les niveaux, les langues, les thèmes, les leçons et les pages ; pour zsh et fish, mettez zsh_source ou fish_source au lieu de bash_source :
usage-codes = La commande se termine par 0 si tout va bien, par 2 et une phrase si quelque chose ne va pas dans ce qu’elle a reçu, par 130 si elle est interrompue.
command-help = Jouer à des jeux de société dans le terminal : { $games }. Sans commande, le programme s’ouvre sur l’accueil du dernier jeu joué ; avec les options d’une partie, celle-ci commence aussitôt.
new-help = Commencer une nouvelle partie.
load-help = Continuer une partie enregistrée ; celle qui vient d’ailleurs est seulement lue, et enregistrée parmi les vôtres sous un nouveau nom.
lessons-help = Apprendre le jeu, à partir de la leçon indiquée.
rules-help = Lire les règles, à la page indiquée ; en texte simple avec --plain ou dans un tube.
config-help = Montrer tous les réglages, ou en montrer ou changer un ; les touches se changent dans le programme.
config-line = { $name } : { $value } ({ $about } ; valeurs possibles : { $known })

value-command = COMMANDE
value-file = FICHIER
value-folder = DOSSIER
value-n = N
value-name = NOM
value-level = NIVEAU
value-address = ADRESSE
value-lesson = LEÇON
value-page = PAGE
value-value = VALEUR

setting-language = langue du programme
setting-theme = couleurs
setting-ascii = signes ASCII seuls
setting-animations = mouvements à l’écran
setting-speed = manière de montrer les coups des autres
setting-reckoning = la fin du tour est racontée
setting-coach = qui hésite est aidé, jusqu’à la fin d’une première partie

option-game = Le jeu : { $known }. Sinon, celui de la dernière fois.
option-players = Nombre de joueurs, de 2 à 5.
option-names = Noms des joueurs, séparés par des virgules ; d’abord les humains.
option-people = Nombre de joueurs humains ; le programme joue les autres.
option-seed = Nombre qui décide du hasard ; la même graine donne la même partie.
option-lang = Langue.
option-components = Votre propre fichier de matériel, à la place de celui du programme.
option-help = Montrer cette aide.
option-version = Montrer la version.
option-data-dir = Dossier où sont enregistrés vos parties, vos statistiques, vos réglages et votre progression dans les leçons.
option-json = Tout en JSON, pour d’autres programmes.
option-markdown = Une page en Markdown, avec positions et courbes.
option-html = Un seul fichier HTML sans script, avec positions et courbes.
replay-help = Vérifier une partie enregistrée et raconter comment elle a été jouée.
export-help = Afficher toutes les lignes d’une partie enregistrée, en toutes lettres, en JSON ou en page à montrer à d’autres.
simulate-help = Laisser des adversaires jouer entre eux et dire qui gagne, et à quelle fréquence.
simulate-progress = Parties
simulate-title = { $games ->
    [one] { $games } partie à { $seats }, graine { $seed }
   *[other] { $games } parties à { $seats }, graine { $seed }
}
simulate-row = { $level } gagne { $rate } % (95 % : de { $low } à { $high })
simulate-points = { $name } { $points } en moyenne, médiane { $median }, de { $lowest } à { $highest }, écart type { $deviation }
simulate-winning = { $told } ; { $winning } en gagnant
problem-simulate-process-died = Un des processus qui jouent a été arrêté de l’extérieur (faute de mémoire, peut-être) ; recommencez, au besoin avec moins de --workers.
problem-cluster-not-installed = Des parties ne peuvent être confiées à un cluster que là où l’extra « dask » de ce programme est installé.
problem-cluster-not-found = Aucun ordonnanceur de cluster Dask ne répond à « { $address } » ; vérifiez l’adresse, ou lancez-en un avec « dask scheduler ».
problem-cluster-lost = Le cluster à « { $address } » a été perdu avant la fin des parties : son ordonnanceur s’est arrêté, ou ses processus n’ont cessé de mourir.
problem-tournament-other-version = Certaines parties ont été jouées avec d’autres règles, d’autres éléments ou d’autres adversaires que ceux d’ici, et ne peuvent être comptées ensemble ; installez partout la même version.
option-seats = Qui joue : des niveaux séparés par des virgules. Il y a : { $known }.
option-games = Nombre de parties ({ $usual } sans cette option) ; chaque tirage est joué depuis chaque siège à tour de rôle.
option-tournament-seed = Nombre qui décide du hasard ({ $usual } sans cette option) ; la même graine donne les mêmes parties.
option-workers = Nombre de processus qui jouent côte à côte ({ $usual } sans cette option).
option-scheduler = Adresse de l’ordonnanceur d’un cluster Dask en marche, qui joue alors les parties ; il faut ici l’extra « dask », et ce programme sur ses machines.
option-plain = Jouer en lignes de texte simple, sur tout terminal ou à travers un tube.
option-plain-text = Afficher en lignes de texte simple, sur tout terminal ou à travers un tube.
option-level = Niveau de tous les adversaires, du plus faible au plus fort : { $known }.
option-opponents = Niveaux des adversaires un à un, séparés par des virgules : { $known }.
known-characters = Un niveau peut avoir un caractère, comme « { $example } » : { $known }.
option-ascii = Dessiner en signes ASCII seuls cette fois-ci.
option-theme = Couleurs pour cette fois-ci : { $known }.

argument-lesson = Les leçons sont : { $known }.
argument-name = Les réglages sont : { $known }. Sans valeur, « nd-tui config » montre ce qu’ils peuvent être.

problem-output-lost = Ce que la commande affiche ne peut pas être écrit ({ $fault }) ; elle s’arrête ici.
problem-usage = La commande ne peut pas être comprise ({ $fault }).
problem-unknown-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
problem-unknown-option = Il n’y a pas d’option « { $option } » ici ; « --help » énumère celles qui existent.
problem-option-value = L’option « { $option } » a été donnée sans sa valeur, ou avec une valeur qu’elle ne prend pas.
problem-option-number = Il faut un nombre entier pour l’option « { $option } », pas « { $found } ».
problem-option-least = L’option « { $option } » doit être au moins { $least }, pas { $found }.
problem-option-choice = « { $found } » ne convient pas à « { $option } » ; sont possibles : { $known }.
problem-option-elsewhere = L’option « { $option } » n’a pas de sens pour la commande « { $command } ».
problem-export-one-kind = Une partie s’exporte sous une seule forme : « { $one } » ou « { $other } », pas les deux.
problem-option-other-game = L’option « { $option } » n’a pas de sens dans le jeu { $game }.
problem-missing-option = L’option « { $option } » est nécessaire ici.
problem-missing-argument = Il manque quelque chose à la fin : { $argument }.
problem-nothing-to-complete = { $asked } est défini, mais COMP_WORDS et COMP_CWORD ne disent pas quel mot de quelle ligne compléter.
problem-extra-argument = « { $argument } » est de trop pour « { $command } ».
problem-unknown-lesson = Il n’y a pas de leçon « { $lesson } » ; il y a : { $known }.
problem-lessons-are-drawn = Il faut un terminal où dessiner pour les leçons ; en texte simple, elles se suivent avec « nd-tui --plain learn ».
problem-unknown-page = Les règles n’ont pas de page « { $page } » ; s’en approchent : { $near }.
problem-nothing-about = Les règles n’ont pas de page « { $page } » ; « nd-tui --plain rules » affiche toutes celles qu’elles ont.
problem-unknown-setting = Il n’y a pas de réglage « { $name } » à changer ici ; il y a : { $known }.
problem-setting-value = « { $found } » ne convient pas au réglage « { $name } » ; sont possibles : { $known }.
problem-setup-level-twice = Donnez un seul niveau pour tous les adversaires ou un niveau pour chacun, pas les deux.
problem-setup-opponent-count = { $found ->
    [one] Il y a { $found } niveau d’adversaire ; à cette table il en faut { $wanted }.
   *[other] Il y a { $found } niveaux d’adversaires ; à cette table il en faut { $wanted }.
}
