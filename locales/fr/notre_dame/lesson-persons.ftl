# Leçon : les personnages et la peste qui vient.

lesson-persons = Les personnages et la peste qui vient
lesson-persons-colours = Vos cartes sont jouées ; voici les personnages, trois par tour. Les deux premiers sont bruns : il y en a six, et chacun vient une fois par manche de trois tours. Le troisième est gris et porte une lettre : il ne vient qu’une fois dans la partie, dans la manche de cette lettre.
lesson-persons-hire = L’un des trois va travailler pour vous, contre 1 pièce d’or. Choisissez l’usurier : il rend 2 pièces et ajoute 1 point de prestige.
    .hint = Choisissez l’usurier par son numéro, ou cliquez sur sa carte.
    .monk = Le moine rapporte deux cubes et 1 point de prestige. Ce n’est pas mal non plus. Mais vos deux cubes suffisent pour un tour, et l’usurier rapporte plus.
    .guard = Le soldat compte vos cubes sur le plateau : deux jusqu’ici, donc 2 points de prestige. Il rapportera davantage plus tard. D’abord l’usurier.
    .nobody = On peut s’en passer, mais 1 pièce pour l’un d’eux est presque toujours bien placée. Choisissez l’usurier.
lesson-persons-rat = Claire aussi a choisi l’usurier : plusieurs joueurs peuvent corrompre le même personnage, chacun pour 1 pièce.

    Puis la peste est venue, comme à la fin de chaque tour : votre rat a couru de 0 à 4. La piste s’arrête à 9. S’il devait aller plus loin, vous perdriez 2 points de prestige et un cube.
lesson-persons-rats = Le nombre de cases à courir est imprimé sur les personnages. En voici trois nouveaux ; comptez les rats ({ $sign_rat }) en bas des cartes : 3 pour la serveuse, 2 pour le médecin, aucun pour l’évêque.
lesson-persons-plague = Cela fait 5, et c’est écrit ici aussi : de 4, votre rat irait à 9, la toute dernière case.

    Vous le savez avant de choisir vos cartes. Vous pouvez donc encore agir.
lesson-persons-keep = Trois nouvelles cartes : laquelle garder ? Chaque cube à l’hôpital retient un rat, à chaque tour, et la carte elle-même fait reculer votre rat d’une case. Gardez l’hôpital.
    .hint = Choisissez l’hôpital parmi les trois cartes proposées.
    .carriage = Une calèche fuit la peste, mais les rats restent à la maison. Cherchez une carte contre eux.
    .residence = Du prestige en plus, et un rat sur la dernière case. Cherchez une carte contre les rats.
lesson-persons-coming = Qui voit loin veut aussi savoir qui peut encore venir. Appuyez sur { $key_persons }, puis fermez la liste quand vous l’aurez lue.
    .hint = Appuyez sur { $key_persons } ; { key-escape } referme la liste.
lesson-persons-calm = Chaque personnage brun vient une fois par manche : vous pouvez compter sur ceux qui restent. Les gris changent d’une manche à l’autre.

    Ensuite, vous verrez comment on choisit et passe les cartes.
lesson-persons-recap = Après les cartes, vous pouvez corrompre un personnage, pour 1 pièce ; d’autres peuvent choisir le même. Puis votre rat court : les rats des trois personnages, moins les cubes de votre hôpital. Au-delà de 9, cela fait mal.

    Un brun vient une fois par manche, un gris une fois par partie. { $key_persons } montre qui peut encore venir.
