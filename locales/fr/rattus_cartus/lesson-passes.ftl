# Leçon : les laissez-passer.

lesson-passes = Les laissez-passer
lesson-passes-won = Au tour précédent, l’administration vous a donné deux laissez-passer. Vous avez maintenant la carte premier joueur et devriez entrer la première, sans rien savoir des autres.
lesson-passes-pass = Qui joue un laissez-passer attend, et sera interrogé de nouveau quand les autres seront entrés. Jouez-en un : il se trouve parmi les bâtiments de la première ligne.
    .hint = Dans la ligne du bâtiment, allez à droite au-delà du dernier.
    .other = Peut-être bien joué, peut-être pas : vous n’en savez rien encore. Jouez un laissez-passer et voyez d’abord.
lesson-passes-seen = Tous deux sont allés au palais. La brasserie est libre : on y pioche autant de cartes qu’on y a de force. Le laissez-passer est dépensé. Dernière dehors, vous ne pouvez plus en jouer.
lesson-passes-brewery = Entrez à la brasserie avec vos cinq paysans : 5 points d’influence, et le privilège fait piocher cinq cartes. L’action de base n’en donnerait que la moitié.
    .hint = La brasserie, et cinq paysans.
    .other = Il y a mieux : la brasserie, avec les cinq paysans.
lesson-passes-result = Vous menez auprès de la paysannerie, et votre main est aussi pleine qu’avant. L’autre laissez-passer peut attendre : qui en a le plus à la fin gagne 2 points.
lesson-passes-recap = L’administration donne des laissez-passer. Qui en joue un attend que les autres soient entrés. Le dernier dehors doit entrer.

    La brasserie fait piocher autant de cartes qu’on y a de force.
