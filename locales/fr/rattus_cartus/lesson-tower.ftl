# Leçon : la tour de garde et le trésor.

lesson-tower = La tour de garde et le trésor
lesson-tower-about = La tour de garde est pour les forts : qui en a le privilège reçoit trois cartes de chacun qui en tient autant que lui ou plus. Seul est à l’abri qui est aussi dans une tour de garde ; les autres n’y ont rien de plus.
lesson-tower-enter = Une petite main prend donc aux grandes. Entrez dans la tour avec vos quatre chevaliers : il ne vous restera que cinq cartes en main.
    .hint = La tour de garde, et quatre chevaliers.
    .other = Cherchez à la fois l’influence et une petite main : la tour, avec les quatre chevaliers.
lesson-tower-given = Luc avait 8 cartes, Claire 7, et vous 5 : chacun a dû vous en donner trois de son choix. Personne d’autre ne sait lesquelles. Les cartes posées dans un bâtiment ne comptent pas dans la main.
lesson-tower-gold = Au trésor, Claire était la plus forte : deux cartes Or pour elle, une pour Luc. L’or ne se joue jamais. À la fin, le plus d’or rapporte 6 points, la deuxième place 3.
lesson-tower-recap = La tour de garde rapporte trois cartes de chacun qui en a autant que vous ou plus, et n’est dans aucune tour. Le trésor donne de l’or : 6 points au premier, 3 au deuxième.
