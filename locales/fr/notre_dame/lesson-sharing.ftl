# Leçon : Notre-Dame à la fin d’une manche.

lesson-sharing = Le partage à Notre-Dame
lesson-sharing-value = Dernier tour de la première manche. À quatre joueurs, Notre-Dame partage alors 10 points de prestige entre tous les cubes qui s’y trouvent.

    Il y en a deux : un à vous, un à Hugo. Pour l’instant, chacun vaut donc 5.
lesson-sharing-play = Il reste une carte à jouer dans cette manche. Posez un deuxième cube à Notre-Dame.
    .hint = Choisissez Notre-Dame par son numéro.
    .hotel = L’auberge est toujours utile. Mais le partage a lieu dans un instant, et ne reviendra que dans trois tours.
lesson-sharing-gift = La carte demande aussi une offrande : 1, 2 ou 3 pièces d’or contre 1, 3 ou 6 points de prestige. Vous avez 4 pièces. Offrez-en 3, et gardez la dernière pour un personnage.
    .hint = Choisissez l’offrande de 3 pièces.
    .little = Plus on offre, mieux l’or rapporte : 3 pièces donnent 6 points, deux fois plus par pièce que la première. Vous pouvez vous le permettre.
    .none = Sans offrande, ni cube ni prestige : la carte est perdue. Offrez 3 pièces.
lesson-sharing-three = Trois cubes y sont maintenant. 10 divisé par 3 fait 3 pour chacun, arrondi à l’entier inférieur. Le cube d’Hugo a perdu 2 points ; vos deux cubes valent ensemble 6 au lieu de 5.

    Plus il y a de cubes, plus les parts sont petites, pour tous.
lesson-sharing-hire = Il vous reste une pièce. Le soldat rapporte 1 point par pion sur le plateau, Notre-Dame comprise : six, avant que les deux cubes ne partent. Prenez-le.
    .hint = Choisissez le soldat.
    .hostess = La serveuse rapporte 3 points et un petit plus. Le soldat compte six pions en ce moment, et deux vont s’en aller.
    .lender = De l’or pour plus tard, et 1 point. Le soldat en rapporte 6, et moins une fois ces deux cubes partis.
    .nobody = Une pièce gardée ne vaut pas grand-chose ici. Le soldat la changerait en 6 points de prestige.
lesson-sharing-share = La manche est finie : 6 points grâce au soldat, 6 pour votre part. Votre prestige est passé de 14 à 26. Hugo, avec un seul cube, a reçu 3 points.

    Sur les 10 points, il en reste un. Personne ne le reçoit.
lesson-sharing-look = Tout cela est écrit dans le journal, pour les autres aussi. Appuyez sur { $key_log } pour le lire.
    .hint = Appuyez sur { $key_log }.
lesson-sharing-log = Les dernières lignes racontent la fin de la manche : ce que Notre-Dame a donné et à qui ; puis qui commence, et les nouveaux personnages. La peste est plus haut.
lesson-sharing-gone = Notre-Dame est vide, avec de nouveau 10 points à partager. Les cubes sont repartis, non dans votre réserve, mais dans la réserve commune. Il ne vous en reste aucun, et 10 sont à reprendre par le séminaire.

    La place n’était pas pour toujours ; le prestige, lui, reste.
lesson-sharing-recap = À la fin de chaque manche, Notre-Dame partage son prestige entre tous les cubes présents, en arrondissant à l’entier inférieur : 6 à deux joueurs, 8 à trois, 10 à quatre, 12 à cinq.

    Mieux vaut y être seul. Ensuite, tous les cubes vont à la réserve commune. Le prestige de l’offrande est acquis tout de suite.
