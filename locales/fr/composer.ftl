# Les décisions que l’on compose dans un formulaire, ou dans une ligne que l’on tape.

composer-decide = { $key } : décider
composer-once-more = { $why } Appuyez encore une fois sur { $key } pour le faire.
composer-keys = { key-up }/{ key-down } changent de ligne ; { key-left }/{ key-right }, +/− ou un chiffre, la valeur.
composing-number = { $name } : { $value } (de { $least } à { $most })
composing-choice = { $name } : { $value } ({ $choices })
composing-how = Tapez ce que vous changez, par exemple « { $example } ». Une ligne vide garde ce qui est réglé et décide.

# Les terminaisons qui distinguent plusieurs d’un seul.
plural-endings = s x

problem-part-range = { $name } : on ne peut régler que de { $least } à { $most }, pas { $n }.
problem-part-twice = « { $name } » est indiqué deux fois ; dites une seule fois combien ou lequel.
