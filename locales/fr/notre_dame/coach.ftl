# De l’aide dans une première partie, pour qui hésite.

coach-keep = Gardez la carte qui vous plaît le plus ; ce que vous ne gardez pas va à votre voisin. Vous jouerez deux des trois cartes que vous aurez. L’effet d’une carte est écrit après son nom ; { $hint } demande conseil.
coach-play = Un cube renforce son bâtiment pour toute la partie. Ce qu’une carte changerait se voit avant de la jouer ; { $rules } l’explique. Rien n’est définitif : { $undo } annule.
coach-fetch = Votre réserve est vide : il faut un cube venu d’ailleurs. Prenez-le là où il vous manquera le moins.
coach-donate = L’offrande donne aussitôt du prestige : plus vous donnez d’or, plus elle rapporte. Le cube reste, pour une part à la fin de la manche.
coach-friend = Le confident compte comme un cube. Chaque fois que vous jouez sa carte, il va dans un autre bâtiment de votre choix.
coach-hotel = Prenez ce qui vous manque : de l’or, un cube, ou une case de moins pour le rat. { $hint } demande conseil.
coach-drive = Chaque lettre de change donne aussitôt quelque chose. Une deuxième d’une couleur n’est permise que si vous en avez une de chaque ; ce qui est interdit est barré. { $rules } explique les couleurs.
coach-message = La lettre de change ne coûte rien.
coach-hire = Une pièce d’or suffit pour corrompre un personnage, qui agit aussitôt. D’autres peuvent corrompre le même. L’or gardé n’est pas perdu, mais un personnage en vaut presque toujours la peine.
coach-remove = Choisissez le bâtiment qui vous manquera le moins.
coach-person = Voici ce que fait le personnage, pas à pas. { $undo } revient d’un pas.
coach-danger = Attention : la peste de ce tour mènerait votre rat au-delà de la dernière case, et cela coûte. Le parc, l’hôpital, l’auberge et le médecin aident.
