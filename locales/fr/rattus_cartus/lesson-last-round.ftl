# Leçon : le dernier tour.

lesson-last-round = Le dernier tour
lesson-last-round-last = Le neuvième et dernier tour. Les bâtiments n’apportent plus d’actions : au lieu du privilège, le plus fort à l’intérieur gagne 1 point d’influence de plus, les autres rien. Épées et flûtes agissent comme toujours.
lesson-last-round-classes = Regardez maintenant les places qui peuvent encore changer. Auprès de la paysannerie, vous menez avec 4, et Luc a 3 : deux paysans le feraient passer devant, ou un seul avec le 1 du plus fort. Auprès de la bourgeoisie, vous n’avez rien : 1 serait la troisième place, 2 points.
lesson-last-round-hands = Et encore : 2 points pour le plus de personnages et jokers en main, 2 pour le plus d’épées, autant pour les flûtes et pour les laissez-passer, 6 et 3 pour l’or, un par jeton. À égalité, chacun a 1 point au lieu de 2 ; l’or se partage. En main, vous ne rattraperez pas Claire.
lesson-last-round-enter = Vos cartes ne vous serviront donc plus. Mais les étrangers attirent toujours des rats. Tenez la paysannerie : entrez à la ferme avec les deux paysans.
    .hint = La ferme, et deux paysans.
    .market = Une troisième place rapporte 2 points. Mais si Luc vous dépasse auprès de la paysannerie, cela en coûte 5. Tenez la ferme.
    .other = Avec 5 rats, on pourrait en supporter un ou deux de plus. Mais à la ferme, les deux paysans apportent ce qui compte ici sans un seul rat.
lesson-last-round-plague = Quand tous seront entrés, on comptera les points et on dévoilera le Soutien des nonnes. Qui a plus de rats que de nonnes est éliminé. Parmi les vivants, le plus de points l’emporte, puis le moins de rats.
lesson-last-round-recap = Le dernier tour : pas d’actions, 1 point d’influence au plus fort. Puis on compte classes, main, cartes spéciales, or et jetons.

    Les morts gardent leurs places auprès des classes, mais ne peuvent pas gagner.
