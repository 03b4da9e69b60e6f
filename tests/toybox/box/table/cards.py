"""The cards: those drawn, the next one if one knows it, and those that are left."""

from textual.content import Content

from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Drawn, Part, Picked, Titled, joined, lines
from tests.toybox.game.things import Look


class Cards(Drawn, Titled):
    """A click on them is a wish to look at the next one."""

    def about(self) -> str:
        """The page of the cards."""
        return "cards"

    def show(self, picture: Picture) -> None:
        """Draw the cards in a line, and below it what is left of them."""
        texts, view = picture.texts, picture.view
        self.entitle(Content(texts("cards-title")))
        drawn = " ".join(map(str, view.drawn)) or picture.symbols.nothing
        parts: list[Part] = [(texts("cards-drawn"), FAINT), " ", (drawn, "bold")]
        if view.next_card is not None:
            parts += ["  ", (texts("cards-next"), FAINT), " ", (str(view.next_card), "bold $accent")]
        left = " ".join(map(str, view.left))
        self.draw(lines([joined(parts), joined([(texts("cards-left"), FAINT), " ", left])]))

    def on_click(self) -> None:
        """Look at the next card."""
        self.post_message(Picked(Look(True)))
