# The words around the pages of a rulebook.

rulebook-title = The rules
rulebook-see-also = See also
rulebook-keys = { $down }: read on, { $tab }: see also
# Words that may stand in a page’s name or not.
articles = a an and of the
rulebook-others = Other pages with these words: { $pages }.
rulebook-ruling = Our ruling
rulebook-house = House value
rulebook-about = { $page }: { $text }
