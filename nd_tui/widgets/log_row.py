"""How the rows of the log look, in whatever width there is."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content

from nd_tui.looks.picture import Picture
from nd_tui.play.log_entries import Entry, Row
from nd_tui.widgets.common import FAINT, joined, player_sign
from nd_tui.widgets.fitted import hanging

ROOM_FOR_WORDS = 24  # columns that a line keeps beside the name of its player, else its sign must do
INDENT = 2  # columns: of all that stands below a line


@dataclass(frozen=True)
class LogPainter:
    """Draws rows for a width: the fullest form that fits, and only where none does further lines."""

    picture: Picture
    width: int

    def paint(self, row: Row) -> list[Content]:
        """A row in as many lines as it takes."""
        if row.entry is None:
            return [self.separator()]
        if row.entry.heads:
            sign = self.picture.symbols.opened if row.opened else self.picture.symbols.closed
            return self._fitted(Content.styled(f"{sign} ", "bold"), self.forms(row.entry), "bold")
        beginning, forms = self._beginning(row.entry), self.forms(row.entry)
        if not row.opened:
            return self._fitted(beginning, forms)
        return [*self._fitted(beginning, forms, "bold"), *self._sentences(row.entry)]

    def forms(self, entry: Entry) -> list[str]:
        """An entry in words, the longest form first; whole sentences where the game has no brief ones."""
        picture = self.picture
        brief = picture.box.words.in_brief(picture.texts, picture.view, entry.events, picture.seat)
        return list(brief) or [" ".join(self._told(entry))]

    def line(self, entry: Entry) -> Content:
        """An entry with its player's name in the fullest form, for a place that has room."""
        told = self.forms(entry)[0]
        if entry.actor is None:
            return Content.styled(told, "bold" if entry.heads else "")
        return joined([*self._sign(entry.actor), self._name(entry.actor), told])

    def separator(self) -> Content:
        """The line above what is new, as long as the width."""
        picture = self.picture
        rule = "-" if picture.symbols.plain else "─"
        words = picture.texts("log-since")
        if cell_len(words) + 4 > self.width:
            words = picture.texts("log-since.brief")
        left = max(1, (self.width - cell_len(words) - 2) // 2)
        right = max(1, self.width - cell_len(words) - 2 - left)
        return joined([(rule * left, FAINT), (f" {words} ", "italic $accent"), (rule * right, FAINT)])

    def _beginning(self, entry: Entry) -> Content:
        """The sign of the player, and the name where there is room for the longest of the names."""
        if entry.actor is None:
            return Content("")
        longest = max(cell_len(self._name(seat)) for seat in range(len(self.picture.names)))
        named = self.width - longest - INDENT >= ROOM_FOR_WORDS
        return joined([*self._sign(entry.actor), self._name(entry.actor) if named else ""])

    def _sign(self, seat: int) -> tuple[tuple[str, str], str]:
        return player_sign(self.picture, seat), " "

    def _name(self, seat: int) -> str:
        return self.picture.texts("lines-who", player=self.picture.names[seat]) + " "

    def _fitted(self, beginning: Content, forms: list[str], style: str = "") -> list[Content]:
        """The first form that fits into a line behind a beginning; else the shortest, in several lines."""
        room = self.width - beginning.cell_length
        fitting = [form for form in forms if cell_len(form) <= room]
        told = Content.styled(fitting[0] if fitting else forms[-1], style)
        if fitting:
            return [beginning + told]
        # All but the sign belongs to what is broken, so that it hangs below the name.
        sign, rest = beginning[:INDENT], beginning[INDENT:]
        return hanging(sign, rest + told, sign.cell_length, self.width)

    def _sentences(self, entry: Entry) -> Iterator[Content]:
        """What happened in full, below the line."""
        for sentence in self._told(entry):
            yield from hanging(Content(" " * INDENT), Content(sentence), INDENT, self.width)

    def _told(self, entry: Entry) -> Iterator[str]:
        picture = self.picture
        about = picture.texts, picture.view
        told = (picture.box.words.event(*about, event, picture.seat) for event in entry.events)
        return (sentence for sentence in told if sentence)
