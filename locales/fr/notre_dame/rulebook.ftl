# Le livret de règles : un message par page, un attribut par paragraphe ; ceux qui commencent par « ruling » ou
# « house » disent ce que les livrets laissent ouvert.

rulebook-house-rats = Aucun livret à notre disposition n’indique les rats de cette carte.
rulebook-house-all-rats = Aucune liste complète à notre disposition n’indique les rats des personnages ; les nôtres respectent les totaux et les exemples connus : { $rats }.
rulebook-house-other = Le fichier de matériel utilisé signale aussi : { $keys }.
rulebook-house-none = Le fichier de matériel utilisé ne signale aucune valeur maison.
rulebook-person-rats = { $person } { $n }
rulebook-donation = { $gold } contre { $prestige }
rulebook-share = { $value } à { $players } joueurs
rulebook-street = { $from } et { $to }
rulebook-street-across = { $from } et { $to } du voisin
rulebook-in-edition = Dans l’{ $edition } : { $value }.
rulebook-in-force = Dans cette partie : { $value }.
rulebook-yes = oui
rulebook-no = non
rulebook-from-count = dès { $n } pions

group-course = Le déroulement
group-board = Cartes et bâtiments
group-streets = Rues et lettres
group-goods = Biens et dangers
group-brown = Personnages bruns
group-A = Personnages gris A
group-B = Personnages gris B
group-C = Personnages gris C
group-editions = Éditions et options
group-words = Choix et vocabulaire

# Le déroulement.
page-aim = Paris, vers la fin du quatorzième siècle. Chaque joueur gouverne l’un des quartiers qui entourent la cathédrale Notre-Dame.
    .title = De quoi il s’agit
    .p2 = En { $rounds } tours, vous gagnez du prestige grâce à vos cartes, à votre calèche et aux personnages que vous corrompez, et vous tenez en respect les rats de votre quartier. À la fin, celui qui a le plus de prestige l’emporte.
    .p3 = Trois tours font une manche ; il y a trois manches, A, B et C. Chaque tour compte les mêmes cinq phases.
page-setup = Les quartiers forment un anneau autour de Notre-Dame ; il y en a autant que de joueurs, et quatre quand on joue à deux.
    .title = Avant la partie
    .p2 = Chacun commence avec { $gold } et { $supply } dans sa réserve, { $reserve } de plus dans la réserve commune, un confident qui n’est encore nulle part, aucun point de prestige et le rat sur 0. La calèche attend sur la place centrale de son quartier.
    .p3 = Les lettres de change de chaque couleur sont mélangées, puis placées face visible sur les quatre places d’angle du quartier de cette couleur.
    .p4 = Chacun mélange les neuf cartes Action de sa couleur. Les personnages bruns forment une pile ; les gris sont mélangés par lettre, A au-dessus de B, B au-dessus de C.
    .p5 = Un joueur reçoit le sonneur de cloches et commence ; la graine décide lequel, à moins que vous ne le choisissiez en créant la partie.
    .ruling = Chaque couleur a une lettre de change de chaque sorte ; les livrets ne le disent pas expressément.
page-phase-1 = Deux personnages bruns et un gris sont dévoilés. On pourra les corrompre en phase 4.
    .title = Phase 1 : personnages
    .p2 = Les rats des trois cartes réunies sont la peste de ce tour. Chacun la connaît donc avant de choisir ses cartes.
    .p3 = Chaque personnage brun vient une fois par manche. Les gris viennent de la pile qui porte la lettre de la manche.
page-phase-2 = Piochez trois cartes de votre pile, gardez-en une et passez les deux autres à votre voisin de gauche. Tous le font en même temps et en secret.
    .title = Phase 2 : choisir
    .p2 = Des deux cartes qui arrivent de droite, gardez l’une et passez l’autre. La dernière qui arrive est à vous aussi.
    .p3 = Vous tenez donc une de vos cartes, une de votre voisin de droite et une du joueur suivant. Une carte gardée ne peut plus être passée.
    .p4 = La couleur d’une carte indique seulement à qui elle revient à la fin de la manche. Celui qui la joue se sert de ses propres cubes et de son propre quartier.
page-phase-3 = À partir du sonneur de cloches et dans le sens horaire, chacun joue une carte et en effectue l’action ; puis chacun en joue une deuxième.
    .title = Phase 3 : jouer
    .p2 = La troisième carte est défaussée sans être montrée, et personne ne peut consulter les cartes défaussées.
    .p3 = Tant que l’érudit est visible, les troisièmes cartes restent face cachée jusqu’à la fin de la phase 4.
page-phase-4 = À partir du sonneur de cloches et dans le sens horaire, chacun peut payer { $price } et profiter d’un des trois personnages visibles.
    .title = Phase 4 : corrompre
    .p2 = On paie d’abord, le personnage aide ensuite. Plusieurs joueurs peuvent corrompre le même. Sans or, on ne corrompt personne, et qui a passé a passé.
    .ruling = On peut corrompre un personnage qui ne rapporte rien.
    .ruling2 = Un personnage corrompu sert autant que possible. Si la quantité est libre, zéro en est une ; ce qui demande un cube de la réserve commune est omis s’il n’y en a plus.
page-phase-5 = Chaque rat avance d’autant de cases que vaut la peste du tour, moins le nombre de pions à l’hôpital de son joueur.
    .title = Phase 5 : la peste
    .p2 = Avec un hôpital bien rempli, la différence est négative et le rat recule, mais jamais sous 0. Pour qui a corrompu le médecin, la peste vaut 0 ; l’hôpital compte tout de même.
    .p3 = Un rat qui devrait dépasser { $harbour } entraîne la pénalité. S’arrêter exactement sur { $harbour } ne coûte rien.
    .ruling = Si plusieurs joueurs doivent choisir ce qu’ils perdent, ils le font à partir du sonneur de cloches, dans le sens horaire.
page-period = Après chaque tour, les personnages vont sous leur pile, et le sonneur de cloches passe au voisin de gauche.
    .title = Fin de tour et manche
    .p2 = Après le troisième tour d’une manche, on fait le décompte de Notre-Dame. Ensuite les personnages bruns sont mélangés, et toutes les cartes Action reviennent à leur joueur, qui les mélange pour la manche suivante.
page-end = La partie s’achève après le tour { $rounds } et le décompte de Notre-Dame qui le suit. Celui qui a le plus de prestige l’emporte.
    .title = Fin de la partie
    .p2 = À égalité, celui qui a le plus d’or et de cubes dans sa réserve, additionnés, l’emporte.
    .ruling = Si l’égalité persiste, la victoire est partagée.
page-two-players = À deux, on s’assoit face à face dans un anneau de quatre quartiers. Les deux quartiers intermédiaires n’appartiennent à personne.
    .title = À deux joueurs
    .p2 = Ils reçoivent les lettres de change de deux autres couleurs, choisies par la graine, et aucune calèche. Les quatre couleurs comptent quand on veut prendre une lettre.
    .p3 = Les cartes passent comme d’habitude ; comme les deux voisins sont la même personne, on finit avec deux de ses cartes et une de l’autre joueur.
page-secrets = Sont secrets : les mains, les cartes passées, la troisième carte et l’ordre des piles. Sont publics : l’or, les réserves, les plateaux et les cartes jouées.
    .title = Public et secret
    .p2 = À table, le prestige et les sortes de lettres collectées sont cachés aussi, bien que chacun les ait vus arriver.
    .ruling = Le programme se souvient pour tous : ce qui a été public peut être relu par les personnes et sert aux adversaires, ce qui ne l’a jamais été reste caché aux deux. Un réglage cache le prestige des autres.

# Cartes et bâtiments.
page-placing = Pour effectuer l’action d’une carte, posez un cube de votre réserve sur son bâtiment ; celui-ci agit alors selon le nombre de pions présents.
    .title = Poser un cube
    .p2 = Les pions d’un bâtiment sont les cubes, et le confident s’il s’y trouve. Un bâtiment sans pion est vide. Notre-Dame et la piste d’épidémie ne sont pas des bâtiments.
    .p3 = Si votre réserve est vide, vous pouvez déplacer un de vos cubes depuis un autre endroit, Notre-Dame comprise. Jamais le confident, et jamais un cube de la réserve commune.
    .p4 = Comptez après le déplacement : un cube retiré du parc diminue déjà le bonus de ce qui suit.
    .p5 = Si vous ne pouvez ou ne voulez pas en déplacer, la carte est défaussée sans effet.
    .ruling = Avec un cube dans votre réserve, il faut effectuer l’action de la carte. Seule Notre-Dame peut se refuser, si l’on ne donne pas d’or.
page-school = Ils passent de la réserve commune à la vôtre. Celui qui vient d’être posé compte aussi.
    .p2 = Exemple : deux cubes s’y trouvent, on en pose un troisième, donc trois arrivent. La carte suivante en rapporte quatre.
    .p3 = S’il n’en reste pas assez dans la réserve commune, prenez ceux qui restent.
page-bank = Le cube ou le confident qui vient d’arriver compte aussi. Exemple : deux cubes, et le confident arrive : 3 pièces d’or.
    .p2 = Là où l’or est limité, il peut venir d’un autre joueur.
page-residence = Le cube ou le confident qui vient d’arriver compte aussi, et le parc ajoute son bonus.
    .p2 = Exemple : un troisième cube à la résidence et deux au parc rapportent 4.
page-carriage_house = La calèche peut s’arrêter plus tôt, et prendre la lettre de change de la place où elle s’arrête.
    .p2 = Les rues, et les lettres permises, ont leurs propres pages.
page-hotel = Le cube vient de la réserve commune. Sur 0, le rat ne peut plus reculer.
    .p2 = Dès { $two } pions à l’auberge, on choisit deux fois, la même chose ou une autre, l’une après l’autre. Ce seuil diffère d’une édition à l’autre.
    .p3 = Chaque choix doit être possible au moment où il est fait ; on peut y renoncer.
page-park = Le bonus vient chaque fois que vous gagnez du prestige, quelle qu’en soit la raison : rien avec 1 au parc, 1 avec 2 et 3, 2 avec 4 et 5.
    .p2 = Poser un cube au parc ne rapporte en soi aucun prestige.
    .p3 = Le rat ne descend jamais sous 0.
page-hospital = En phase 5 de chaque tour, le nombre de pions à l’hôpital, confident compris, est retranché de la peste. S’il la dépasse, le rat recule.
page-cathedral = Le cube va à Notre-Dame, et vous faites une offrande : { $donations }. Il faut donner quelque chose.
    .p2 = Sans or, ou si vous ne voulez rien donner, la carte est sans effet et aucun cube n’est posé. Sans cube, pas d’offrande non plus.
    .p3 = À la fin de chaque manche, Notre-Dame partage du prestige : { $cathedral }. On le divise par le nombre de tous les cubes présents, on arrondit à l’entier inférieur, et chaque cube rapporte autant à son joueur.
    .p4 = Ensuite tous ces cubes retournent dans la réserve commune. S’il y a plus de cubes que de prestige, personne ne reçoit rien.
    .p5 = Exemple : 10 points entre trois cubes font 3 pour chacun ; qui en possède deux reçoit 6.
page-friend = Il ne demande aucun cube. Placez-le dans un bâtiment de votre choix, dont vous effectuez l’action comme si un cube y avait été posé.
    .p2 = Par la suite, il va toujours dans un autre bâtiment. Là où il se trouve, il compte comme un cube, mais on ne le déplace jamais à la place d’un cube, et la peste ne le prend jamais.
    .p3 = Tant qu’il n’est pas placé, il n’est nulle part et ne compte nulle part.
    .ruling = L’action de la carte Confident est toujours effectuée.

# Rues et lettres.
page-streets = La calèche suit les rues de place en place. Seules les places comptent comme des pas, pas les carrefours. Elle peut s’arrêter plus tôt et tout traverser ; plusieurs calèches peuvent partager une place.
    .title = Calèche et rues
    .p2 = Un quartier a une place centrale et quatre places d’angle, intérieures du côté de Notre-Dame ou extérieures, gauches ou droites comme les voit le joueur tourné vers Notre-Dame.
    .p3 = Dans un quartier, des rues relient les places { $inside }.
    .p4 = Vers le voisin de droite, des rues relient les places { $across }.
    .ruling = La calèche peut aussi rester sur place, et ne prend alors aucune lettre. Avec deux pas ou plus, elle peut partir et revenir, et peut alors en prendre une.
    .house = Le tracé exact des rues n’est imprimé que sur le plateau. Le nôtre s’accorde avec les exemples des livrets.
page-messages = Si la calèche termine son trajet sur une lettre de change, vous pouvez la prendre, si sa couleur est permise. Les lettres prises restent chez vous.
    .title = Lettres de change
    .p2 = Les sortes : { $kinds }.
    .p3 = Les cubes viennent de la réserve commune, et vous décidez si le rat recule. Le prestige d’une lettre reçoit le bonus du parc.
    .p4 = On peut s’arrêter sur une lettre qu’on ne peut ou ne veut pas prendre.
page-colours = Pas de deuxième lettre d’une couleur avant d’en avoir une de chaque couleur, ni de troisième avant d’en avoir deux de chacune, et ainsi de suite.
    .title = Couleurs des lettres
    .p2 = Les couleurs dont il ne reste aucune lettre sur le plateau ne comptent plus. Ce qui vous est interdit est barré sur le plan.
    .p3 = Exactement : une couleur est permise si vous n’en avez pas plus que de chacune des autres couleurs encore sur le plateau, où que ce soit.
    .p4 = Exemple : avec une violette, une verte et une rouge, seule la bleue est permise. Puis n’importe quelle couleur ; après une deuxième bleue, toutes sauf la bleue.
    .p5 = Les couleurs des quartiers, des lettres et des joueurs : { $colours }.
    .ruling = À la lettre, le livret anniversaire s’arrêterait à deux par couleur ; l’exemple du livret anglais montre ce qui est voulu.

# Biens et dangers.
page-prestige = Le prestige décide de la partie. Il vient de la résidence, des offrandes, des parts de Notre-Dame, des lettres et des personnages. Il est sans limite.
    .title = Prestige
    .p2 = Un gain, un bonus du parc : une résidence, une offrande, une lettre, un personnage, ou toute votre part d’un décompte de Notre-Dame.
    .p3 = Là où rien n’est gagné, il n’y a pas de bonus.
page-gold = L’or paie les personnages et les offrandes à Notre-Dame, et à la fin il départage les égalités avec les cubes.
    .title = Or
    .p2 = { $limited ->
        [yes] Il y a { $coins } en tout, celles des joueurs comprises. Celles que personne n’a forment la réserve. Si elle ne suffit pas, le joueur le plus riche doit donner.
       *[no] Selon les règles en vigueur, il y en a toujours assez. Là où l’or est limité, il y a { $coins } en tout.
    }
    .ruling = Là où l’or est limité, tout gain vient d’abord de la réserve, puis du plus riche des autres joueurs, puis du suivant ; à égalité, du premier dans le sens horaire à partir de celui qui gagne. Si personne n’en a, le reste est perdu.
page-markers = Chacun a { $markers } cubes Influence. Certains sont dans sa réserve, prêts à être posés ; les autres attendent dans la réserve commune.
    .title = Cubes Influence
    .p2 = Le séminaire, l’auberge, le moine et certaines lettres font passer des cubes de la réserve commune à la vôtre. À la fin d’une manche, les cubes de Notre-Dame retournent dans la réserve commune, comme ceux que la peste emporte. Un cube déplacé, par une carte quand votre réserve est vide ou par le fou, va droit à sa nouvelle place.
page-rat = Le rat se tient sur la piste d’épidémie de votre quartier, de 0 à { $harbour }.
    .title = Rat et piste
    .p2 = Le parc, l’hôpital, l’auberge, des lettres et certains personnages le font reculer d’une case ; en phase 5, la peste le fait avancer.
page-penalty = Si la peste devait pousser votre rat au-delà de { $harbour }, il y reste, vous perdez { $penalty }, et un cube de votre bâtiment le plus rempli retourne dans la réserve commune.
    .title = Quand le rat dépasse 9
    .p2 = Le confident compte quand on cherche le bâtiment le plus rempli, dit majoritaire, mais il n’est jamais retiré. Si plusieurs sont à égalité, vous choisissez. Notre-Dame n’est pas un bâtiment.
    .p3 = L’hôpital est compté avant tout retrait. La pénalité peut tomber à chaque tour.
    .ruling = Le prestige ne descend pas sous 0.
    .ruling2 = Entre des bâtiments à égalité, vous en choisissez un qui contient un cube. Si le seul bâtiment le plus rempli n’abrite que le confident, rien n’est retiré.
    .ruling3 = Les parts de la pénalité ne dépendent pas l’une de l’autre : ce qui est possible s’applique.
page-start-player = Le sonneur de cloches est la figurine du premier joueur. Celui qui l’a commence en phases 3 et 4 ; après le tour, elle passe à gauche.
    .title = Figurine du sonneur
    .p2 = L’extension a un personnage du même nom.

# Éditions et options.
page-edition-classic = Les règles de 2007. Chaque option peut aussi être réglée à part au début d’une partie.
    .title = Édition de 2007
page-edition-anniversary = Les règles de la boîte anniversaire de 2017, dont le français de ce programme suit les mots. Chaque option peut aussi être réglée à part au début d’une partie.
    .title = Édition de 2017
page-hotel_two_from = À partir de combien de pions l’auberge donne deux fois.
    .title = Deux fois à l’auberge
page-fool_from_cathedral = Le fou peut-il prendre son cube à Notre-Dame ?
    .title = Fou et Notre-Dame
    .ruling = Il ne manque au livret anniversaire que les mots qui le permettent, peut-être par mégarde ; c’est donc une option.
page-limited_gold = N’y a-t-il que les { $coins } de la boîte ?
    .title = Or limité
    .p2 = Si oui, ce qui manque à la réserve est pris au joueur le plus riche. Les règles condensées de 2007 le veulent aussi.
page-new_persons = Dix-huit personnages gris de plus, six par lettre.
    .title = Nouveaux personnages
    .p2 = Des neuf cartes de chaque lettre, trois sont tirées au hasard. Les neuf cartes tirées sont montrées à tous, puis mélangées par lettre et empilées comme d’habitude.
    .p3 = Ils font partie de la boîte anniversaire, mais n’entrent en jeu que si on le demande.

# Choix et vocabulaire.
page-rulings = Là où les livrets se taisent ou se contredisent, le programme tranche. Voici tous ces choix.
    .title = Nos choix
page-house-values = Certaines valeurs ne sont imprimées que sur le matériel, et aucun livret ne les donne. Celles que nous avons dû choisir sont ici.
    .title = Valeurs maison
    .p2 = Qui possède la boîte peut copier le fichier de matériel du programme, le corriger, et jouer avec lui grâce à l’option --components.
page-glossary = Les mots du jeu dans les deux langues.
    .title = Glossaire

# Personnages bruns.
page-hostess = Vous choisissez l’un des trois qui est possible : il doit rester un cube dans la réserve commune, ou le rat ne doit pas être sur 0.
    .ruling = Ce qui est possible est pris. Si aucun des trois ne l’est, il reste les 3 points de prestige.
page-minstrel = Tout vient d’un seul bâtiment et va dans un seul autre. Aucune action n’est effectuée.
    .ruling = Un à trois en tout ; le confident compte parmi eux et peut partir seul.
    .ruling2 = Le bâtiment d’arrivée peut être vide. Rien ne va à Notre-Dame ni n’en vient, et un confident qui n’est pas placé ne vient pas.
page-monk = Les cubes passent de la réserve commune à la vôtre. S’il n’en reste pas assez, prenez ceux qui restent.
page-fool = Un seul cube, ou le confident, se déplace, et le bâtiment d’arrivée agit selon le nombre de pions présents.
    .p2 = { $fool ->
        [yes] Selon les règles en vigueur, le cube peut aussi venir de Notre-Dame.
       *[no] Selon les règles en vigueur, rien n’est pris à Notre-Dame.
    }
    .p3 = Exemple : un cube va de la banque à un relais qui en a deux ; la calèche avance de trois places au plus et peut prendre une lettre.
    .ruling = Rien ne va à Notre-Dame, et un confident qui n’est pas placé ne vient pas. Le bâtiment d’arrivée peut être vide.
page-money_lender = Le corrompre coûte { $price } : il reste 1 pièce d’or et 1 point de prestige.
    .p2 = Là où l’or est limité, il peut venir d’un autre joueur.
page-doctor = Pour vous seul, la peste du tour vaut 0. Exemple : un cube et le confident à l’hôpital, le rat sur 7 : il va sur 5.
    .ruling = Corrompu deux fois, grâce au conseiller, il n’aide qu’une fois.

# Personnages gris de la manche A.
page-city_guard = Tous vos cubes dans les bâtiments et à Notre-Dame comptent, et le confident s’il est placé. Ceux des réserves ne comptent pas.
page-night_watchman = Un bâtiment est vide s’il n’y a ni cube ni confident. Notre-Dame ne compte pas.
page-bishop = Le bâtiment agit aussitôt, selon le nombre de pions présents, donc 1.
    .ruling = Sans bâtiment vide, ou sans cube dans la réserve commune, il ne se passe rien.
page-administrator = Ce que vous avez est doublé.
    .ruling = Le bonus du parc s’y ajoute une fois. Avec 0 point de prestige, rien n’est gagné.
page-nurse = L’action de l’hôpital n’est pas effectuée : le rat recule d’une case, une seule fois.
    .ruling = Sans cube dans la réserve commune, le rat recule tout de même.
page-scholar = Votre troisième carte est dévoilée, et vous en effectuez l’action selon toutes les règles des cartes Action, cube compris.
    .p2 = Tant que l’érudit est visible, personne ne défausse sa troisième carte avant la fin de la phase 4.
    .ruling = Les troisièmes cartes de ceux qui ne corrompent pas l’érudit restent secrètes.
page-butcher = Un cube dans chaque bâtiment vide, et aucun n’agit.
    .ruling = Si la réserve commune n’en a pas assez, vous choisissez les bâtiments.
page-patron = Vous dites combien, l’or va dans la réserve, et le rat recule d’autant de cases.
    .ruling = On peut ne rien donner, et donner plus que le rat n’a de cases ; il s’arrête à 0.
page-merchant = Ce qui a été pris dans votre quartier, par qui que ce soit, rapporte.
    .ruling = Les quatre places d’angle comptent, la place centrale non.

# Personnages gris de la manche B.
page-guild_master = Le confident compte dans son bâtiment. Un bâtiment de 4 cubes rapporte 2 points, pas davantage.
page-beggar_king = Avec le rat sur 0, cela fait { $harbour } ; avec le rat sur { $harbour }, rien.
page-advocate = Une lettre sans paire ne rapporte rien : cinq lettres valent 6, et 7 avec deux cubes au parc.
page-priest = Aucune offrande n’est demandée, ni possible. Le cube participe au prochain décompte de Notre-Dame.
    .ruling = Sans cube dans la réserve commune, il ne se passe rien.
page-prosecutor = Aucun cube n’est posé ; le bâtiment agit selon le nombre de pions présents.
    .ruling = Il faut au moins un pion dans le bâtiment. Parc et hôpital font reculer le rat ; l’auberge donne une ou deux fois, selon le nombre de pions présents.
page-bell_ringer = Le personnage, et non la figurine du premier joueur.
    .ruling = Seuls vos propres cubes comptent ; le livret parle de chaque cube à Notre-Dame.
page-spy = Vous seul les voyez, jusqu’au dernier tour, et le programme s’en souvient pour vous.
page-gypsies = Dans les bâtiments et à Notre-Dame, sauf le confident. Les cubes vont dans la réserve commune.
    .ruling = On peut n’en prendre aucun. Tout ce qui est pris est un seul gain, et le bonus du parc est compté après le départ des cubes.
page-coachman = Choisissez une sorte de lettre. Tout ce que vos lettres de cette sorte rapportent arrive encore une fois.
    .p2 = Exemple : deux lettres de 4 points rapportent encore 8 ; deux lettres de 2 points et un cube rapportent 4 et deux cubes.
    .ruling = C’est un seul gain de prestige, donc un seul bonus du parc. Si l’or manque, il vient pièce par pièce.

# Personnages gris de la manche C.
page-lady_of_the_court = Deux bâtiments de 5 cubes rapportent 5 points : seul le plus rempli compte, une seule fois. Le confident compte comme un cube.
page-mayor = Le confident compte dans son bâtiment. Un bâtiment de 5 cubes rapporte 3 points, pas davantage.
page-carpenter = Au plus 7, un par bâtiment ; le confident seul suffit. Notre-Dame ne compte pas.
page-innkeeper = Cubes et confident comptent.
page-gravedigger = C’est la somme des trois cartes, peu importe qui a corrompu le médecin ou combien de pions a votre hôpital.
page-actress = Tous les cubes et le confident s’en vont, puis le nouveau bâtiment agit selon le nombre de pions présents.
    .ruling = Le bâtiment vidé doit contenir quelque chose ; celui d’arrivée peut être vide. Rien ne va à Notre-Dame ni n’en vient.
page-counsellor = Deux personnages différents ou deux fois le même, mais jamais le conseiller à nouveau.
    .ruling = Aucun, un ou deux de plus, l’un après l’autre, chacun payé au moment voulu ; l’or gagné entre-temps peut servir.
page-guard = Cinq cubes dans la réserve commune rapportent 6.
page-lover = Le bâtiment agit selon le nombre de pions présents.
    .ruling = Il ne se passe rien si le confident n’est pas placé, ou s’il n’y a pas de cube dans la réserve commune.

stack-brown = brun
stack-A = gris A
stack-B = gris B
stack-C = gris C
rules-expansion = extension
rules-rats = { $n ->
    [0] aucun rat
    [one] { $n } rat
   *[other] { $n } rats
}

argument-page = Une page porte le nom de ce dont elle parle, comme évêque ou « relais de calèches » ; « nd-tui --plain rules » affiche toutes les pages.
