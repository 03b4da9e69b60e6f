# Leçon : l’hôpital.

lesson-hospital = L’hôpital
lesson-hospital-about = Comme le monastère, l’hôpital relève du clergé et aide contre les rats. Son privilège : un rat de moins, puis jusqu’à trois cartes de la main contre autant de rats. Son action de base : jusqu’à deux cartes contre autant de rats.
lesson-hospital-enter = Vous avez trois moines. Entrez à l’hôpital avec les trois.
    .hint = L’hôpital, et trois moines.
    .brewery = Trois paysans à la brasserie sont tout aussi forts. La leçon parle de l’hôpital.
    .other = On peut avoir plus de force, ou moins de rats : l’hôpital avec les trois moines.
lesson-hospital-discard = Un rat est parti. Chaque carte donnée en ôte un de plus, n’importe laquelle, même de l’or ; tous la voient. Donnez le chevalier, la sorcière et le roi : trois rats de moins. Les paysans restent pour la brasserie.
    .hint = Un de chaque : chevalier, sorcière, roi.
    .other = Possible. Mais trois cartes isolées valent moins pour vous que trois paysans qui vont ensemble.
lesson-hospital-result = De 10 rats à 6 : voyez vos chances. Luc avait l’action de base et a donné deux cartes. Claire a pioché deux cartes à la brasserie, autant que sa force.
lesson-hospital-recap = L’hôpital ôte un rat par carte donnée, n’importe laquelle : jusqu’à trois avec le privilège, qui ôte un rat de plus ; jusqu’à deux sans lui.
