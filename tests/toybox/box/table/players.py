"""The players: their points, their pebbles, and what they laid or guessed."""

from textual.content import Content

from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Titled, number
from nd_tui.widgets.named_rows import Name, NamedRows, name_of
from tests.toybox.box.signs import signs_for
from tests.toybox.game.things import KINDS


class Players(NamedRows, Titled):
    """A row a player."""

    def about(self) -> str:
        """The page of the rounds."""
        return "rounds"

    def show(self, picture: Picture) -> None:
        """Draw the rows."""
        self.entitle(Content(picture.texts("players-title")))
        self.draw_rows([self._row(picture, seat) for seat in range(len(picture.names))])

    def _row(self, picture: Picture, seat: int) -> list[Part | Name]:
        texts, view = picture.texts, picture.view
        row: list[Part | Name] = [name_of(picture, seat), "  "]
        if picture.secret_points and seat != picture.seat:
            row.append((picture.symbols.nothing, FAINT))
        else:
            row.append(number(view.points[seat], picture.after.points[seat], picture))
        row += [" ", (texts("players-points"), FAINT)]
        for kind, sign in signs_for(picture.symbols).items():
            at = KINDS.index(kind)
            before, after = view.pebbles[seat][at], picture.after.pebbles[seat][at]
            gone = picture.symbols.nothing * (before - after)
            row += ["  ", sign * after, (gone, CHANGE)]
        if view.sealed is None and view.laid:
            laid = " ".join(str(pebbles) for pebbles in view.laid[seat])
            row += ["  ", (texts("players-laid"), FAINT), " ", laid]
        if view.guess is not None and view.guess.seat == seat:
            height = "high" if view.guess.high else "low"
            row += ["  ", (texts("players-guess", height=height), "italic")]
        return row
