# Pourquoi quelque chose ne va pas, par la raison que donnent les règles.

problem-notation-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $choices }.
problem-notation-unknown = « { $text } » ne fait pas partie des choix : { $choices }.

problem-game-over = La partie est finie.
problem-wrong-decision = C’est autre chose qu’il faut décider maintenant.
problem-not-a-move = Ce n’est pas un coup de ce jeu.
problem-not-an-option = Cela ne fait pas partie des choix.

problem-nothing-to-undo = Il n’y a rien à annuler.
problem-nothing-to-redo = Il n’y a pas de suite.
problem-not-on-this-line = Cette position n’est pas sur le chemin de celle-ci.
problem-line-is-first = Cette ligne est déjà la première.
problem-line-is-last = Cette ligne est déjà la dernière.
problem-cannot-delete-the-game = Le début de la partie ne peut pas être supprimé.
problem-luck-out-of-range = { $luck } ne peut pas servir de hasard ; choisissez un nombre plus petit.
problem-too-many-positions = Cette partie a { $most } positions, autant qu’une partie enregistrée peut en contenir ; supprimez une ligne pour faire de la place.
problem-too-much-fresh-luck = Le hasard a été redistribué { $most } fois dans cette partie, autant qu’une partie enregistrée peut en contenir ; supprimez une ligne pour faire de la place.
problem-game-too-large = Il n’y a plus de place dans cette partie : une partie enregistrée contient au plus { $most } Mo ; supprimez une ligne pour faire de la place.
problem-game-not-writable = La partie ne peut pas être enregistrée : elle contient quelque chose qui ne pourrait pas être relu ({ $fault }) ; reprenez le dernier coup.
problem-fresh-luck-left = { $n ->
    [0] Le hasard a été redistribué pour la dernière fois dans cette partie ; supprimez une ligne pour faire de la place.
    [one] Le hasard peut encore être redistribué { $n } fois dans cette partie ; supprimer une ligne fait de la place.
   *[other] Le hasard peut encore être redistribué { $n } fois dans cette partie ; supprimer une ligne fait de la place.
}
problem-positions-left = { $n ->
    [one] Il reste de la place pour { $n } position dans cette partie ; supprimer une ligne fait de la place.
   *[other] Il reste de la place pour { $n } positions dans cette partie ; supprimer une ligne fait de la place.
}
problem-bytes-left = Il reste { $n } ko de place dans cette partie ; supprimer une ligne fait de la place.
problem-no-such-game = Le jeu « { $game } » n’est pas dans la boîte ; il y a : { $known }.
problem-no-such-seat = Il n’y a pas de place { $seat } à cette table.

problem-setup-unknown-option = L’option « { $option } » n’existe pas.
problem-setup-value = L’option « { $option } » a une valeur impossible ({ $fault }).
problem-setup-start = { $seats ->
    [one] Le siège { $seat } ne peut pas commencer : il y a { $seats } joueur.
   *[other] Le siège { $seat } ne peut pas commencer : il y a { $seats } joueurs.
}
problem-setup-empty-name = Le joueur { $player } n’a pas de nom.
problem-setup-long-name = Le nom du joueur { $player } est trop long ; il y a place pour { $most } caractères au plus.
problem-setup-control-name = Le nom du joueur { $player } contient des caractères qui ne peuvent pas être affichés, tels que des caractères de contrôle ; tapez-le de nouveau.
problem-text-control = Le texte collé contient des caractères qui ne peuvent pas être affichés ; ils ont été laissés de côté.
problem-setup-unreadable-name = Le nom du joueur { $player } contient des caractères illisibles ; tapez-le de nouveau.
problem-setup-seats = Il faut { $wanted } joueurs pour { $wanted } sièges, et non { $found }.
problem-setup-equal-names = « { $name } » et « { $other } » sont le même nom ; il en faut un différent par joueur.
problem-setup-name-count = { $found ->
    [one] Il y a { $found } nom pour { $players } joueurs.
   *[other] Il y a { $found } noms pour { $players } joueurs.
}
problem-setup-people-count = Il peut y avoir de 1 à { $most } joueurs humains à cette table, pas { $found }.
problem-setup-seed = La graine { $seed } est impossible : il faut un nombre positif de 18 chiffres au plus.

problem-file-not-regular = « { $path } » n’est pas un fichier ordinaire (mais peut-être un tube ou un périphérique) ; donnez le nom d’un fichier.
problem-file-too-large = Le fichier « { $path } » dépasse { $most } ko, plus qu’aucun fichier de ce genre ; choisissez-en un autre.

problem-record-unreadable = La partie enregistrée « { $path } » ne peut pas être lue ({ $fault }).
problem-record-not-a-save = Ce fichier n’est pas une partie enregistrée ; choisissez-en un autre.
problem-record-too-large = Ce fichier dépasse { $most } Mo, plus qu’aucune partie enregistrée ; choisissez-en un autre.
problem-record-too-deep = Ce fichier est trop imbriqué pour être une partie enregistrée ; choisissez-en un autre.
problem-record-newer = Cette partie vient d’une version plus récente du programme (format { $found } ; celui-ci connaît jusqu’à { $known }) ; mettez le programme à jour pour l’ouvrir.
problem-record-damaged = La partie enregistrée est endommagée ({ $fault }) ; essayez sa copie de secours.
problem-record-too-many-positions = La partie enregistrée a plus de { $most } positions ; elle ne peut pas être ouverte.
problem-record-too-much-fresh-luck = La partie enregistrée redistribue le hasard plus de { $most } fois ; elle ne peut pas être ouverte.
problem-record-other-game = C’est une partie enregistrée de « { $found } », pas de « { $wanted } ».
problem-record-other-components = Cette partie a été jouée avec un autre fichier de matériel ({ $found }, et non { $wanted }) ; ouvrez-la avec celui-là.
problem-record-seats = La partie enregistrée nomme { $found } sièges, ce qui ne va pas avec ses joueurs ; essayez sa copie de secours.
problem-record-illegal-move = La partie enregistrée contient un coup impossible : ligne { $line }, coup { $move }, « { $text } » ; essayez sa copie de secours.
problem-record-differs = Les coups de la partie enregistrée ne mènent pas à la position enregistrée ; essayez sa copie de secours.
problem-cannot-delete = La partie « { $path } » ne peut pas être supprimée ({ $fault }).
problem-cannot-save = La partie ne peut pas être enregistrée dans « { $path } » ({ $fault }) ; choisissez un autre endroit.
problem-game-in-use = La partie « { $path } » est ouverte dans une autre fenêtre ; fermez-la d’abord, ou choisissez une autre partie.
problem-kept-anew = La partie enregistrée « { $path } » ou son verrou avaient été supprimés entre-temps ; elle vient d’y être enregistrée de nouveau.
problem-kept-elsewhere = La partie enregistrée a été ouverte ou modifiée entre-temps par un autre programme ; celle-ci continue dans « { $path } ».

problem-components-unreadable = Le fichier de matériel « { $path } » ne peut pas être lu ({ $fault }).
problem-components-value = Dans le fichier de matériel, « { $key } » a une valeur impossible ({ $fault }).
problem-components-not-toml = Le fichier de matériel n’est pas du TOML correct ({ $fault }).
problem-components-missing = Dans le fichier de matériel, « { $key } » manque.
problem-components-unknown = Dans le fichier de matériel, « { $key } » est inconnu.
problem-components-count = Dans le fichier de matériel, « { $key } » : { $found } au lieu de { $wanted }.
problem-unknown-opponent = Il n’y a pas d’adversaire « { $level } ». Les niveaux sont : { $known }. Un niveau peut être suivi d’un trait d’union et d’un caractère : { $characters }.
problem-unknown-level = Il n’y a pas de niveau « { $level } » ; il y a : { $known }.

# Ce que dit le système, entre parenthèses dans les phrases d’ici.
fault-missing = ce fichier ou ce dossier n’existe pas
fault-forbidden = l’accès est refusé
fault-read-only = le disque est en lecture seule
fault-folder = c’est un dossier, pas un fichier
fault-exists = il y a déjà quelque chose à cet endroit
fault-full = il n’y a plus de place sur le disque
fault-too-large = c’est plus grand que ce qui est permis
fault-too-long = le nom est trop long
fault-broken = le disque ne répond pas comme il faut
fault-busy = un autre programme s’en sert en ce moment
fault-links = ses liens tournent en rond
fault-files = trop de fichiers sont ouverts
fault-pipe = plus personne ne lit
fault-invalid = ce n’est pas un fichier ordinaire
fault-system = erreur { $code } du système
fault-kind = « { $wanted } » attendu, « { $found } » trouvé
fault-kind-at = { $place } : « { $wanted } » attendu, « { $found } » trouvé
fault-field = « { $field } » manque
fault-field-at = { $place } : « { $field } » manque
fault-value = « { $found } » ne convient pas
fault-value-at = { $place } : « { $found } » ne convient pas
fault-unknown = « { $field } » n’a rien à y faire
fault-unknown-at = { $place } : « { $field } » n’a rien à y faire
fault-least = au moins { $number } attendu
fault-least-at = { $place } : au moins { $number } attendu
fault-most = au plus { $number } attendu
fault-most-at = { $place } : au plus { $number } attendu
fault-length = ce n’est pas la bonne longueur
fault-length-at = { $place } : ce n’est pas la bonne longueur
fault-toml = ligne { $line }, colonne { $column }
fault-end = à la fin
fault-json = ce n’est pas du JSON correct
fault-deep = il est trop imbriqué
fault-letters = il contient des caractères illisibles
fault-path = ce n’est pas un chemin
