# Ce qui est demandé, ce qui peut être choisi, ce qui a été fait, et pourquoi quelque chose est conseillé.

ask-lay = Quels cailloux posez-vous en secret ? Il vous en reste { $red } rouges et { $blue } bleus ; { $most } au plus de chaque sorte.
ask-look = { $n ->
    [one] Payez-vous { $n } point pour regarder la prochaine carte ?
   *[other] Payez-vous { $n } points pour regarder la prochaine carte ?
}
ask-guess = La prochaine carte sera-t-elle haute ({ $least } ou plus) ?

pebbles-none = rien
pebbles-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
pebbles-blue = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
}
part-red = rouges
part-blue = bleus

choose-look = { $pays ->
    [yes] regarder la prochaine carte
   *[no] s’en passer
}
choose-guess = { $height ->
    [high] haute
   *[low] basse
}
choice-lay = { $n ->
    [0] { $choice } ; il n’en reste aucun
    [one] { $choice } ; il en reste { $n }
   *[other] { $choice } ; il en reste { $n }
}
choice-look = { $n ->
    [one] { $choice } : −{ $n } point
   *[other] { $choice } : −{ $n } points
}
choice-guess-known = { $right ->
    [yes] { $choice } : +{ $n }, vous l’avez vue
   *[no] { $choice } : faux, vous l’avez vue
}
choice-guess = { $choice } : +{ $n } si c’est juste, comme pour { $cards } { $of ->
    [one] carte sur { $of }
   *[other] cartes sur { $of }
}

typed-lay = poser
typed-look = regarder
typed-guess = deviner

did-lay = pose { $pebbles }
did-lay-hidden = pose des cailloux en secret
did-look = { $pays ->
    [yes] paie pour regarder
   *[no] s’en passe
}
did-guess = { $height ->
    [high] devine : haute
   *[low] devine : basse
}

why-points = plus de points à ce tour
    .less = moins de points à ce tour
why-guess = une meilleure chance de deviner juste
    .less = une moindre chance de deviner juste
why-pebbles = plus de cailloux pour la suite
    .less = moins de cailloux pour la suite

coach-lay = Qui pose plus que tous les autres gagne la carte. Mais ce qui est posé est perdu, et il reste des tours. { $hint } demande conseil.
coach-look = Regarder coûte peu, deviner juste rapporte beaucoup. { $rules } l’explique.
coach-guess = Pensez aux cartes qui restent. Rien n’est définitif : { $undo } annule.
coach-danger = Attention : il vous reste moins de cailloux qu’il n’y a de tours.
