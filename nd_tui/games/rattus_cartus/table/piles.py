"""What lies where: deck, discards, open piles, and the buildings that are still to come."""

from textual.content import Content

from nd_tui.games.rattus_cartus.plain.board import pile_lines
from nd_tui.games.rattus_cartus.words.things import cards_with_nuns
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import Drawn, Titled, lines


class Piles(Drawn, Titled):
    """A few sentences."""

    def about(self) -> str:
        """The page of the piles."""
        return "piles"

    def show(self, picture: Picture) -> None:
        """Tell the piles, and which cards were discarded."""
        self.entitle(Content(picture.texts("piles-title")))
        self.draw(lines(map(Content, told_of_piles(picture))), resizes=True)


def told_of_piles(picture: Picture) -> tuple[str, ...]:
    """The sentences about the piles, and about what was discarded."""
    texts, view = picture.texts, picture.view
    discarded = texts("know-discards", cards=cards_with_nuns(texts, view.discard))
    return (*pile_lines(texts, view), discarded)
