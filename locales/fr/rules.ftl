# Les mots autour des pages d’un livret de règles.

rulebook-title = Les règles
rulebook-see-also = Voir aussi
rulebook-keys = { $down } : la suite, { $tab } : voir aussi
# Des mots qui peuvent manquer dans le nom d’une page.
articles = à au aux d de des du et je l la le les n un une ne
rulebook-others = D’autres pages avec ces mots : { $pages }.
rulebook-ruling = Notre choix
rulebook-house = Valeur maison
rulebook-about = { $page }. { $text }
