# Le livret de règles : un message par page, un attribut par paragraphe ; ceux qui commencent par « ruling » ou
# « house » disent ce que le livret laisse ouvert.

rulebook-table = { $rounds } tours et { $replacement } cartes dans la pioche de remplacement à { $players } joueurs
rulebook-row = { $n } à { $players } joueurs
rulebook-prizes = { $prizes } points à { $players } joueurs
rulebook-gold-second = { amount-points } à { $players } joueurs
rulebook-copies = { $name } { $numbers }
rulebook-nuns = { $cards } avec { amount-nuns }
rulebook-building = { $name } : { $building }
rulebook-also = { $before } ; { $more }
rulebook-support = { $n } × { $support }
rulebook-privilege = Action privilège : { $effect }.
rulebook-basic = Action de base : { $effect }.
rulebook-supports = Soutiens de ses { $cards } cartes : { $supports }.
rulebook-house-supports = Les soutiens ne sont imprimés que sur les cartes ; la plupart de ceux-ci sont les nôtres.
rulebook-house-other = Le fichier de matériel utilisé signale comme valeurs maison : { $keys }.
rulebook-house-none = Le fichier de matériel utilisé ne signale aucune valeur maison.
rulebook-in-force = Dans cette partie : { $value }.
rulebook-yes = oui
rulebook-no = non

group-course = Le déroulement
group-resolving = Influence, rats et nonnes
group-cards = Les cartes
group-buildings = Les bâtiments
group-options = Les options
group-words = Choix et vocabulaire

# Le déroulement.
page-aim = Europe, 1347. La peste a emporté le seigneur du royaume, et vous êtes l’un des héritiers qui veulent sa couronne.
    .title = De quoi il s’agit
    .p2 = De ville en ville, vous entrez dans des bâtiments et gagnez de l’influence auprès de six classes de la population. À la fin, chacune donne des points à ses favoris.
    .p3 = Mais les étrangers amènent des rats, et à la fin on compte les rats : qui en a plus qu’il n’y a de nonnes dans le Soutien des nonnes meurt de la peste et perd, quels que soient ses points.
    .p4 = Parmi les survivants, qui a le plus de points l’emporte.
page-setup = Chacun commence avec { start-rats }, { start-cards } en main et aucune influence.
    .title = Avant la partie
    .p2 = { $row ->
        [one] { $row } carte Population est posée face cachée sans que personne ne la regarde : c’est le Soutien des nonnes.
       *[other] { $row } cartes Population sont posées en rangée, face cachée, sans que personne ne les regarde : c’est le Soutien des nonnes. Leur ordre ne change jamais.
    } Les autres cartes forment la pioche de population.
    .p3 = { $building_cards } cartes Bâtiment servent dans une partie, { $building_each } de chaque classe ; le formulaire d’une nouvelle partie dit lesquelles. On les mélange ; quelques-unes vont sans être vues dans la pioche de remplacement, le reste forme la pioche des bâtiments.
    .p4 = Selon le nombre de joueurs : { $tables }.
    .p5 = Les jokers sont visibles, de même que les cartes spéciales que donnent les bâtiments choisis ; elles seules sont en jeu.
    .ruling = Tous savent quelles cartes Bâtiment servent. La graine désigne le premier joueur, sauf si vous le choisissez dans le formulaire.
page-phase-a = On dévoile de nouveaux bâtiments, l’un après l’autre, en une rangée : { $sizes }.
    .title = Phase A : bâtiments
    .p2 = S’ils sont tous identiques, le dernier va sous la pioche de remplacement, dont la première carte prend sa place, jusqu’à ce qu’ils ne le soient plus.
    .p3 = Exemple : quatre joueurs dévoilent trois fermes. La pioche de remplacement commence par une ferme et un palais : la rangée devient ferme, ferme, palais.
    .ruling = Identiques veut dire du même type : deux cartes d’un type avec des soutiens différents le sont.
page-phase-b = À partir du premier joueur, dans le sens horaire, chacun choisit un bâtiment de la rangée et reçoit son soutien.
    .title = Phase B : soutien
    .p2 = Un soutien est fait d’un ou deux de ces éléments : piocher des cartes, défausser des rats, regarder une carte du Soutien des nonnes. Plusieurs joueurs peuvent choisir le même bâtiment, et l’on peut ensuite entrer dans un autre.
    .ruling = Un soutien s’effectue dans cet ordre : piocher, défausser des rats, regarder. Ce qui est impossible est laissé de côté, et l’on peut choisir un bâtiment qui ne rapporte rien.
page-phase-c = À partir du premier joueur, dans le sens horaire, chacun entre dans un bâtiment de la rangée et pose face cachée autant de cartes de sa main qu’il veut, même aucune.
    .title = Phase C : visites
    .p2 = On annonce combien de cartes sont posées ; lesquelles, cela reste secret jusqu’à la résolution du bâtiment. On peut poser des cartes Population, des jokers, des épées et des flûtes, mais ni or ni laissez-passer.
    .p3 = L’ordre d’entrée dans un bâtiment compte : à égalité, le premier entré l’emporte. Un bâtiment peut recevoir n’importe quel nombre de joueurs.
    .p4 = Qui possède un laissez-passer peut le jouer à la place, et entrer plus tard.
    .ruling = Un bâtiment a une place pour chacun.
page-phase-d = Les bâtiments sont résolus l’un après l’autre, de gauche à droite. Là où personne n’est entré, il ne se passe rien.
    .title = Phase D : résolution
    .p2 = Tous ceux qui y sont entrés révèlent leurs cartes. Dans l’ordre d’entrée, chacun marque auprès de la classe du bâtiment autant de points d’influence que sa force, et prend un rat par étranger.
    .p3 = Puis on compare les épées, puis les flûtes. Ensuite le plus fort effectue l’action privilège, les autres l’action de base, dans l’ordre d’entrée.
    .p4 = À la fin, les cartes jouées sont défaussées ; ce qui a été gagné reste en main.
    .p5 = Exemple : deux sorcières et un moine, seuls dans la tente : 3 points d’influence auprès de la magie, 1 rat pour le moine, et l’action privilège.
    .ruling = Épées et flûtes se comparent une fois par bâtiment, après l’influence et les rats de tous.
    .ruling2 = Les cartes jouées ne sont défaussées qu’après les actions : une pioche dans le même bâtiment ne les trouve pas encore.
    .ruling3 = Ce qui ne fait que rapporter s’effectue sans question.
page-phase-e = Les marqueurs reviennent, les bâtiments de la rangée sont défaussés, et la carte premier joueur passe à gauche.
    .title = Phase E : fin du tour
    .p2 = Avec le dernier bâtiment de la pioche commence le dernier tour ; après lui, la partie est finie.
page-last-round = Le dernier tour est celui qui épuise la pioche des bâtiments. Il se joue comme les autres, mais aucun bâtiment ne donne rien.
    .title = Le dernier tour
    .p2 = Qui aurait l’action privilège d’un bâtiment marque à la place 1 point d’influence de plus auprès de sa classe. Les autres ne reçoivent rien.
    .p3 = Soutiens, épées, flûtes et rats restent comme toujours.
    .p4 = Exemple : trois joueurs de force 3, 3 et 1, dans l’ordre d’entrée au château, marquent 4, 3 et 1 points d’influence, et personne ne prend d’épée.
    .ruling = Ce point est lui aussi un déplacement sur la piste : qui le marque arrive après ceux qui y sont déjà.
page-end = Après le dernier tour on compte les points, puis les rats.
    .title = La fin et les points
    .p2 = Dans chaque classe, la plus grande influence rapporte le plus. À partir de la première place : { $prizes }. Sans influence, rien ; et les récompenses sans preneur sont perdues.
    .p3 = Le plus de cartes Population et de jokers en main : { $cards_alone } ; à égalité, { $cards_tied } chacun.
    .p4 = Le plus d’épées, le plus de flûtes, le plus de laissez-passer en main, si ces cartes sont en jeu : { $specials_alone } ; à égalité, { $specials_tied } chacun.
    .p5 = L’or a une page à lui ; chaque jeton rapporte { $token }.
    .p6 = Parmi les survivants, le plus de points l’emporte, puis le moins de rats ; sinon la victoire est partagée.
    .ruling = Qui n’a rien d’une chose ne concourt pas pour en avoir le plus.
page-plague = Après les points, on dévoile le Soutien des nonnes. Qui a plus de rats qu’il n’y a de nonnes meurt et perd ; autant de rats que de nonnes, et l’on vit.
    .title = La peste
    .p2 = Exemple : avec 9 nonnes, 9 rats laissent vivre et 10 tuent. 31 points avec 10 rats perdent contre 24 points avec 9.
    .p3 = Si tous sont morts, tous ont perdu, sauf si l’option en décide autrement.
    .ruling = Les points sont comptés d’abord : les morts gardent leur place dans les classes et les concours ; ils partagent tous le dernier rang.
page-two-players = À deux joueurs, il n’y a qu’une action privilège par tour, où qu’ils soient : la plus grande force des deux l’effectue dans son bâtiment, l’autre se contente de l’action de base.
    .title = Deux joueurs
    .p2 = À égalité, elle revient à celui qui est entré le premier.
    .p3 = Dans les classes, seules les deux premières places comptent, et la deuxième place pour l’or ne rapporte rien.
    .p4 = Exemple : Anna entre d’abord dans la ferme avec deux cartes Population et une épée, puis Luc dans le palais avec deux. Tous deux ont une force de 2, Anna était la première : elle pioche 4 cartes, il prend 1 jeton.
    .ruling = Comme il faut les deux forces pour le savoir, tous deux révèlent leurs cartes avant la résolution du premier bâtiment.
    .ruling2 = Deux joueurs à égalité pour l’or partagent comme toujours.
    .ruling3 = La tour de garde n’est pas faite pour deux ; elle n’y est que si vous choisissez vous-mêmes les bâtiments.
page-secrets = Visibles : la rangée, qui est entré où avec combien de cartes, toute l’influence, la taille des mains et des pioches, les jetons, et qui a regardé quelle carte du Soutien des nonnes.
    .title = Visible et caché
    .p2 = Cachés : les mains, les cartes posées jusqu’à la résolution de leur bâtiment, le Soutien des nonnes, et l’ordre de toutes les pioches. Les cartes données pour une épée ou à la tour de garde sont connues de celui qui donne et de celui qui reçoit.
    .p3 = Le Soutien des nonnes ne change jamais : une carte que vous avez vue ailleurs n’y est pas. Le programme s’en souvient pour vous, et s’en sert pour dire vos chances de survie.
    .ruling = Les rats sont face cachée, mais chacun commence avec autant, et tout changement se voit. Ils sont donc connus de tous ; une option montre ou cache ceux des autres.
    .ruling2 = On peut consulter la défausse.

# Influence, rats et nonnes.
page-influence = Chaque classe a une piste. L’influence y fait avancer votre marqueur, et jamais reculer.
    .title = L’influence et les pistes
    .p2 = Un marqueur qui arrive sur une case occupée se pose sur les autres, et ceux du dessous sont devant : à égalité, le premier arrivé est le mieux placé.
    .p3 = Exemple : Anna est sur 5 auprès de la magie, Luc arrive de 2 à 5 : Anna est devant. De deux joueurs qui arrivent du même bâtiment, le premier entré est devant.
    .ruling = Qui ne marque rien ne bouge pas, et n’arrive donc pas à nouveau.
    .house = Les pistes n’ont pas de dernière case.
page-force = La force d’un joueur dans un bâtiment : toutes les cartes Population, de n’importe quelle classe, et les jokers qu’il y a posés. Épées et flûtes ne comptent pas.
    .title = Force et privilège
    .p2 = La force donne l’influence, et la plus grande force donne l’action privilège du bâtiment ; à égalité, au premier entré. Tous les autres qui y sont entrés effectuent l’action de base.
    .p3 = Une force de 0 peut suffire : si vous êtes seul, ou premier entré sans personne de plus fort derrière vous.
    .ruling = L’action privilège remplace l’action de base, elle ne s’y ajoute pas.
page-strangers = Un étranger est une carte Population d’une autre classe que celle du bâtiment. Il compte comme les autres, mais amène un rat.
    .title = Les étrangers
    .p2 = Exemple : un moine, un roi et deux sorcières dans le monastère : 4 points d’influence auprès du clergé, et 3 rats.
page-rats = Les rats sont posés devant vous. Les étrangers et les flûtes perdues en amènent ; monastères, hôpitaux et soutiens les chassent.
    .title = Les rats
    .p2 = À la fin, seul compte si vous en avez plus que le Soutien des nonnes n’a de nonnes ; et le moins de rats départage les égalités.
    .p3 = Les jetons de la boîte ont plusieurs valeurs et se convertissent à tout moment ; le programme n’en dit donc que la somme.
    .house = Les rats ne s’épuisent jamais.
page-nun-row = { $row ->
        [one] { $row } carte Population reste face cachée du début à la fin. Ses nonnes soignent : elles disent avec combien de rats on survit.
       *[other] { $row } cartes Population restent face cachée du début à la fin. Leurs nonnes soignent : leur somme dit avec combien de rats on survit.
    }
    .title = Le Soutien des nonnes
    .p2 = Des soutiens et la tente permettent d’en regarder des cartes. Vous seul savez ce que vous avez vu ; que vous avez regardé, et où, tous le voient.
    .p3 = Les { $population } cartes ont { $nuns } nonnes en tout, donc { $average } par carte en moyenne ; mais chaque carte vue ailleurs change ce qui peut encore s’y trouver.
    .ruling = On regarde une carte après l’autre, chaque fois à une place que l’on n’a pas encore vue. Qui les connaît toutes n’est pas interrogé.
page-tokens = Les jetons de point de victoire viennent du palais.
    .title = Jetons de victoire
    .house = Le livret ne dit pas ce qui est imprimé sur un jeton : ici { $token }, et les jetons ne s’épuisent jamais.
page-start-player = Qui a la carte premier joueur commence en phases B et C. Après le tour, elle passe à gauche.
    .title = Premier joueur
page-piles = Pioche de population, défausse, jokers et cartes spéciales sont à côté du plateau, visibles ou non.
    .title = Les pioches
    .p2 = Il y a { $jokers } jokers, { $swords } épées, { $flutes } flûtes, { $passes } laissez-passer et { $golds } cartes Or. Les cartes Population jouées vont dans la défausse, toutes les autres retournent dans leur pioche.
    .p3 = Quand la pioche de population est épuisée, on mélange la défausse pour en former une nouvelle.
    .ruling = On ne la mélange que lorsqu’il faut une carte. Si pioche et défausse sont vides, on ne reçoit pas les cartes qui manquent.
    .ruling2 = Les jokers et les cartes spéciales peuvent manquer : on prend alors ce qui reste.

# Les cartes.
page-population = { $population } cartes, { $each } de chaque classe : { $classes }. Posée dans un bâtiment, chacune compte 1 pour la force et l’influence ; dans le bâtiment d’une autre classe, c’est un étranger.
    .title = Cartes Population
    .p2 = Les nonnes d’une carte ne comptent que si elle est dans le Soutien des nonnes. Il y en a { $nuns } sur toutes les cartes : { $split }.
    .p3 = En main à la fin, elles comptent pour le plus grand nombre de cartes, avec les jokers.
    .ruling = Une main n’a pas de limite.
    .house = Le livret ne dit que pour toutes les classes ensemble combien de cartes ont combien de nonnes. Ici, les classes ont tant de cartes avec 0/1/2/3/4 : { $copies }.
page-joker = Un joker compte 1 pour la force et l’influence dans n’importe quel bâtiment, et n’amène jamais de rat.
    .title = Joker
    .p2 = Les jokers viennent du marché ; il y en a { $jokers }. À la fin, ils comptent comme des cartes en main.
    .p3 = Exemple : il reste un joker dans la pioche, et un autre vient d’être posé au marché. L’action privilège prend celui qui reste ; le suivant n’en reçoit pas.
page-sword = Parmi ceux qui sont dans le bâtiment, celui qui a posé le moins d’épées donne la moitié de sa main, arrondie à l’inférieur, à celui qui en a posé le plus.
    .title = Épée
    .p2 = À égalité pour le plus, le premier entré l’emporte. À égalité pour le moins, le vainqueur choisit qui donne. Si tous en ont posé autant, il ne se passe rien ; seul, elle ne sert donc à rien.
    .p3 = Les épées ne donnent pas de force et n’amènent pas de rat. À la fin, le plus d’épées en main rapporte { $specials_alone }. Elles viennent du château.
    .p4 = Exemple : avec 2, 2 et 0 épées, le premier entré des deux prend 3 des 7 cartes du troisième.
    .ruling = Qui donne choisit les cartes, et seuls ces deux joueurs les voient. L’or peut être donné aussi. Le vainqueur peut nommer n’importe lequel des joueurs à égalité, et n’est pas interrogé si aucun n’a deux cartes.
page-flute = Parmi ceux qui sont dans le bâtiment, celui qui a posé le plus de flûtes donne un rat à celui qui en a posé le moins.
    .title = Flûte
    .p2 = Égalités comme pour les épées : pour le plus, le premier entré ; pour le moins, le vainqueur choisit.
    .p3 = Les flûtes ne donnent pas de force et n’amènent pas de rat. À la fin, le plus de flûtes en main rapporte { $specials_alone }. Elles viennent de la cabane du joueur de flûte.
    .p4 = Exemple : 1 flûte contre 0, avec 10 rats chacun : cela fait 9 et 11.
    .ruling = Qui n’a pas de rat n’en donne pas, et personne n’est interrogé.
page-pass = Au début de votre tour en phase C, jouez un laissez-passer au lieu d’entrer dans un bâtiment.
    .title = Laissez-passer
    .p2 = Quand tous les autres sont entrés ou ont passé, le tour vous revient : entrez, ou jouez un autre laissez-passer.
    .p3 = À la fin, le plus de laissez-passer en main rapporte { $specials_alone }. Ils viennent de l’administration.
    .p4 = Exemple : Anna et Claire passent, Luc et Zoé entrent. Anna passe encore, Claire entre ; Anna doit alors entrer.
    .ruling = Chaque passage va dans le sens horaire, à partir du premier joueur, parmi ceux qui sont encore dehors, et la carte retourne aussitôt dans sa pioche. Le dernier dehors doit entrer.
page-gold = L’or ne se joue jamais. À la fin, le plus d’or en main rapporte { $gold_first }.
    .title = Or
    .p2 = La deuxième place rapporte { $gold_second }. À égalité pour le plus, on partage { $gold_shared }, et il n’y a pas de deuxième ; à égalité pour la deuxième place, on en partage les points. On arrondit à l’inférieur.
    .p3 = Exemple : 4, 2, 2 et 1 cartes Or rapportent 6, 1, 1 et 0 ; 3, 3 et 2 rapportent 4, 4 et 0.
    .p4 = L’or vient du trésor. Une épée ou la tour de garde peuvent le prendre, et l’hôpital l’accepte en défausse.

# Les bâtiments.
page-palace = Les jetons comptent comme des points à la fin, et personne ne peut vous les prendre.
page-treasury = L’or est dans votre main : une épée ou une tour de garde peuvent vous le faire perdre.
page-monastery = La façon la plus simple de chasser les rats.
    .p2 = Exemple : deux joueurs y sont entrés sans force. Le premier entré défausse 2 rats, l’autre 1.
page-hospital = On peut donner n’importe quelles cartes de sa main, aussi des jokers, des cartes spéciales et de l’or ; tous les voient.
    .p2 = Exemple : l’action privilège avec 6 rats et 2 cartes en main : il reste d’abord 5 rats, puis 3 avec les deux cartes.
    .ruling = On ne peut pas donner plus de cartes que l’on n’a de rats.
page-office = Les laissez-passer permettent d’attendre et de voir ce que font les autres.
page-marketplace = Les jokers vont partout.
page-guard_tower = Quiconque n’est entré dans aucune tour de garde ce tour-ci et a au moins autant de cartes en main que le plus fort ici lui en donne { $tower }, ou toutes s’il en a moins.
    .p2 = L’action de base ne donne rien ; mais tous ceux qui sont entrés dans une tour de garde sont à l’abri de toutes pour ce tour.
    .p3 = Exemple : vous avez 4 cartes ; les autres en ont 6, 4 et 3, et un joueur dans la tour de garde en a 9. Vous en recevez 3, 3, aucune et aucune.
    .ruling = Les mains sont comptées une fois, avant que la première carte ne passe. Les cartes posées pour un bâtiment suivant ne sont plus en main. Qui donne choisit les cartes, dans le sens horaire à partir de celui qui reçoit.
page-castle = Les épées font payer ceux qui n’en posent pas.
page-farm = Beaucoup de cartes d’un coup : de la force pour plus tard, ou une main qui plaît aux épées et aux tours de garde.
page-brewery = Plus vous posez ici, plus vous piochez.
    .p2 = Exemple : cinq cartes Population et une épée. L’action privilège fait piocher 5 cartes, l’action de base 2.
    .ruling = C’est l’influence marquée ici ce tour-ci qui compte, donc votre force dans ce bâtiment.
page-tent = Ce que vous voyez du Soutien des nonnes dit combien de rats vous pouvez garder.
page-hut = Les flûtes envoient des rats aux autres.

# Les options.
page-first_game = Cinq cartes de chacun de ces bâtiments : { $first_game }.
    .title = Bâtiments de la première partie
    .p2 = Un bâtiment de chaque classe avec toutes ses cartes : facile à apprendre, sans or, ni flûtes, ni laissez-passer.
page-by_type = Des deux types de chaque classe, un seul est en jeu, avec ses cinq cartes ; la graine dit lequel.
    .title = Bâtiments par type
    .p2 = À deux joueurs, la chevalerie a toujours des châteaux.
page-by_card = Des dix cartes de chaque classe, cinq sont en jeu ; la graine dit lesquelles.
    .title = Bâtiments carte par carte
    .p2 = À deux joueurs, tous ceux de la chevalerie sont des châteaux.
page-chosen = Pour chaque classe, vous dites combien de ses cinq cartes sont de son premier type ; les autres sont du second.
    .title = Bâtiments de votre choix
    .p2 = À deux joueurs, la tour de garde est possible, mais déconseillée.
page-all_dead = Que se passe-t-il si tous ont plus de rats qu’il n’y a de nonnes ?
    .title = Quand tous sont morts
    .p2 = Selon le livret, tous ont perdu. Avec l’option, ceux qui ont le moins de rats vivent tout de même ; s’ils sont plusieurs, le plus de points l’emporte.
page-rats_shown = La table montre-t-elle les rats des autres ?
    .title = Rats des autres
    .p2 = Ils sont face cachée, mais qui compte les connaît : chacun a commencé avec { start-rats }, et tout changement se voit. Il s’agit donc seulement de savoir qui compte, vous ou le programme.

# Choix et vocabulaire.
page-rulings = Là où le livret se tait ou n’est pas clair, le programme tranche. Voici tous ces choix.
    .title = Nos choix
page-house-values = Certaines valeurs ne sont imprimées que sur les cartes et le plateau, et aucun livret à notre disposition ne les donne. Celles que nous avons dû choisir sont ici.
    .title = Valeurs maison
    .p2 = Qui possède la boîte peut copier le fichier de matériel du programme, le corriger, et jouer avec lui grâce à l’option --components.
page-glossary = Les mots du jeu dans les deux langues.
    .title = Glossaire

start-rats = { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}
start-cards = { $hand ->
    [one] { $hand } carte Population
   *[other] { $hand } cartes Population
}

argument-page = Une page porte le nom de ce dont elle parle, comme brasserie ou « force et privilège » ; « nd-tui --plain --game rattus-cartus rules » affiche toutes les pages.
