# Leçon : choisir et passer les cartes.

lesson-cards = Choisir et passer les cartes
lesson-cards-passed = Vous avez gardé l’hôpital, et les deux autres cartes sont parties chez Luc, à votre gauche : ce que vous passez, il pourra le jouer.

    Au même moment, Claire, à votre droite, a gardé une des siennes. Les deux autres sont arrivées chez vous.
lesson-cards-second = De ces deux cartes, gardez-en une ; l’autre ira à Luc. Chaque carte jouée prend un cube de votre réserve, et il n’en reste que 2. Le séminaire en rapporte de nouveaux : gardez-le.
    .hint = Choisissez le séminaire parmi les deux cartes de Claire.
    .park = Le parc fait reculer votre rat. Mais deux cartes plus tard, votre réserve serait vide. D’abord des cubes.
lesson-cards-third = L’auberge est arrivée en dernier, sans que vous ayez à choisir. Votre main est donc toujours mêlée : une carte à vous, une de Claire, une de Luc, comme le disent les signes.

    Pour jouer, ce signe ne compte pas : toute carte agit dans votre propre quartier.
lesson-cards-first = Trois cartes, et vous en jouez deux. Luc et Claire ont commencé ; à vous : jouez le séminaire, et un cube revient aussitôt.
    .hint = Choisissez le séminaire par son numéro, ou d’un clic dans votre main.
    .hotel = L’auberge peut aussi donner un cube, mais jamais plus d’un ou deux. Le séminaire, lui, grandit à chaque cube. Jouez le séminaire.
    .hospital = Une bonne carte aujourd’hui, avec une peste de 5. Mais avec le séminaire d’abord, un cube revient aussitôt, et l’hôpital reste à jouer.
lesson-cards-last = Auberge ou hôpital : l’une des deux cartes ne sera pas jouée. La peste vaut toujours 5, et votre rat est sur 4. Jouez l’hôpital.
    .hint = Laquelle des deux cartes retient des rats, maintenant et à chaque tour ?
    .hotel = L’auberge peut faire reculer le rat, une seule fois. Un cube à l’hôpital le fait aussi, puis il retient un rat à chaque tour.
lesson-cards-unseen = L’auberge est défaussée face cachée. Personne ne saura quelle carte vous n’avez pas jouée.

    La leçon choisit maintenant la serveuse pour vous : 3 points de prestige et un cube. Puis vient la peste, et un nouveau tour commence.
lesson-cards-nine = Voici les trois dernières de vos neuf cartes ; chacune vient une fois par manche. Notre-Dame change l’or en prestige, et vous avez 4 pièces. Luc pourra jouer ce que vous passez. Gardez { action-cathedral }.
    .hint = Laquelle des trois aimeriez-vous le moins voir chez Luc ?
    .bank = La banque paierait 2 pièces. Mais l’or, vous l’avez, et la carte qui le dépense le mieux est maintenant chez Luc.
    .school = Le séminaire rapporterait 2 cubes. Mais la carte qui change vos 4 pièces en prestige est maintenant chez Luc.
lesson-cards-recap = De trois cartes, vous en gardez une et passez les deux autres à gauche. Des deux qui viennent de droite, vous en gardez une ; la dernière arrive d’elle-même. Deux cartes sont jouées, la troisième est défaussée face cachée.

    Ce que vous passez, votre voisin peut le jouer. Chacune de vos neuf cartes vient une fois par manche.
