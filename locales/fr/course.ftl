# Le cours, et la table où se tiennent ses leçons.

title-first-start = Première visite ? Appuyez sur { $key } : la première leçon dure trois minutes.
title-lessons = { $done ->
    [0] Une leçon est commencée.
    [one] { $done } leçon terminée.
   *[other] { $done } leçons terminées.
} « { title-learn } » mène à la suite.
course-title = Apprendre le jeu
course-hint = De courtes leçons à la vraie table. Entrée en commence une, ou la reprend.
course-at = étape { $step } sur { $steps }
course-finished = terminée
course-done = { $n ->
    [one] { $n } leçon terminée sur { $of }
   *[other] { $n } leçons terminées sur { $of }
}
course-of = { $n } sur { $of }
course-minutes = { $n } min
course-play = À vous de jouer : votre première partie
    .about = Avec les leçons jusqu’ici, vous en savez assez : la table habituelle, des adversaires simples, et un mot d’aide quand vous hésitez.
course-play-now = Jouer
course-until-play = { $n ->
    [one] encore une leçon, environ { $minutes } min, avant de jouer
   *[other] encore { $n } leçons, environ { $minutes } min, avant de jouer
}
course-step = { $title } ({ $step } sur { $steps })
course-next = { $key } : continuer
course-next-ours = { $key } : continuer avec le choix de la leçon
course-undo = { $key } : reprendre le coup
course-free = Vous jouez librement. { $key } : retour à la leçon.
course-right = C’est bien cela. Voyez maintenant la suite.
course-watch = Voyez comment la partie continue.
course-plays-for-you = Jusqu’à la prochaine question, la leçon décide aussi pour vous.
course-no-wait = { $key } : ne pas attendre
course-right-too = C’est bien aussi. Nous reprenons ce coup : la leçon continue avec un autre bon choix.
course-line-name = ma ligne
course-recap = À retenir : { $title }
course-next-lesson = Leçon suivante
course-again = Encore une fois
course-all = Toutes les leçons

do-go-on = Continuer
    .help = passer à l’étape suivante ; reprendre un mauvais coup
do-solution = Solution
    .help = laisser la leçon faire ce qu’il faut
do-lesson-back = Retour
    .help = revenir d’une étape, ou du jeu libre à la leçon
do-play-freely = Jeu libre
    .help = continuer d’ici comme il vous plaît ; la leçon attend

problem-progress-unreadable = Votre avancement dans le cours ne peut pas être lu dans « { $path } » ({ $fault }) ; il repart de zéro.
problem-progress-not-kept = Votre avancement dans le cours ne peut pas être enregistré dans « { $path } » ({ $fault }).
problem-lesson-unreadable = La leçon de « { $lesson } » est illisible : { $fault }.
problem-lesson-beginning = La leçon de « { $lesson } » doit commencer soit par sa propre mise en place, soit après une autre leçon.
problem-lesson-empty = La leçon de « { $lesson } » n’a aucune étape.
problem-lesson-after = La leçon « { $lesson } » commence après « { $after } », qui ne la précède pas ; la précèdent : { $known }.
problem-lesson-after-broken = La leçon « { $lesson } » commence là où finit « { $after } », qui est illisible.
problem-lesson-setup = La leçon « { $lesson } » ne peut pas être mise en place : { $fault }.
problem-lesson-move = Leçon « { $lesson } », étape { $step } : « { $move } » ne peut pas être joué ; sont possibles : { $choices }.
problem-lesson-light = Leçon « { $lesson } », étape { $step } : « { $light } » ne peut pas être éclairé, seulement : { $known }.
problem-lesson-pages = Leçon « { $lesson } », étape { $step } : « { $page } » ne peut pas être éclairé avec des parties du plateau.
problem-lesson-act = Leçon « { $lesson } », étape { $step } : « { $act } » ne peut pas être demandé, seulement : { $known }.
problem-lesson-two-tasks = Leçon « { $lesson } », étape { $step } : une étape demande un coup ou une action, pas les deux.
problem-lesson-nothing-to-answer = Leçon « { $lesson } », étape { $step } : une réponse concerne des coups impossibles.
problem-lesson-not-your-turn = Leçon « { $lesson } », étape { $step } : c’est à quelqu’un d’autre de jouer.
problem-lesson-unanswered = Leçon « { $lesson } », étape { $step } : aucune réponse à { $moves }.
problem-lesson-right-and-wrong = Leçon « { $lesson } », étape { $step } : « { $move } » est à la fois juste et corrigé.
