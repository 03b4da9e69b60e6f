# La leçon sur la pose des cailloux.

lesson-laying = Poser des cailloux
lesson-laying-aim = Vous êtes Anna. À chacun des trois tours, tous posent des cailloux en secret : des rouges ({ $sign_red }) et des bleus ({ $sign_blue }). Ce qui est posé est perdu.
lesson-laying-cards = Quand tous ont posé, une carte est tirée. Qui a posé plus que tous les autres reçoit autant de points qu’elle en montre, de 1 à 9.
lesson-laying-lay = Posez maintenant des cailloux : deux rouges et deux bleus, ce serait un bon début.
    .hint = Posez-en deux de chaque sorte : c’est plus que Luc n’en attend, et il en reste pour la suite.
    .nothing = Qui ne pose rien ne reçoit rien.
    .all = Cela suffirait à coup sûr. Mais avec si peu de cailloux, les tours suivants sont à Luc.
    .few = C’est peut-être trop peu : Luc en pose trois.
lesson-laying-shown = Tout est montré : vous avez posé quatre cailloux, Luc trois. La carte était un 6 : vous avez 6 points.
lesson-laying-recap = Tous posent en secret et en même temps. Qui a posé plus que tous les autres gagne la carte ; à égalité, personne.

    { $key_rules } montre les règles.
