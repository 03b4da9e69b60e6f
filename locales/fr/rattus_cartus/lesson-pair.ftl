# Leçon : à deux joueurs.

lesson-pair = À deux joueurs
lesson-pair-differs = À deux, on joue dix tours avec deux bâtiments. Une classe rapporte 10 points au premier et 5 au second ; il n’y a pas de troisième. Le second en or ne reçoit rien.
lesson-pair-one = Et il n’y a qu’un privilège par tour, même si vous êtes dans des bâtiments différents : à la plus grande force des deux, à égalité au premier entré. L’autre a l’action de base.
lesson-pair-enter = Vous entrez la première. Deux rois vont au palais, deux paysans à la ferme. Les points d’abord : le palais, avec les deux rois.
    .hint = Le palais, et deux rois.
    .farm = Tout aussi fort, et quatre cartes pour le privilège. La leçon prend les jetons.
    .other = Ici compte la force sans étrangers : le palais avec les deux rois.
lesson-pair-result = Luc était seul à la ferme avec un paysan. À plus de deux, il y aurait eu le privilège. Mais votre force de 2 bat la sienne : vous avez deux jetons, et lui ne pioche que deux cartes.
lesson-pair-recap = À deux : dix tours, 10 et 5 points par classe, et un seul privilège par tour, pour la plus grande force, où qu’elle soit.
