"""A screen that is a form: rows of fields, walked through with the arrow keys or the mouse."""

from itertools import groupby
from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from nd_tui.screens.base import GameScreen
from nd_tui.widgets.fields import Choices, Cycle, Row, Value

Result = TypeVar("Result")


class FormScreen(GameScreen[Result]):
    """A form; up and down go from row to row, Tab from field to field, left and right change a value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go_to_row(-1)", show=False),
        Binding("down", "go_to_row(1)", show=False),
    ]

    def action_go_to_row(self, step: int) -> None:
        """To the field in the next row, or the one before, that stands where the focused one does."""
        rows = [list(fields) for _, fields in groupby(self.focus_chain, key=row_of)]
        here = next((number for number, row in enumerate(rows) if self.focused in row), None)
        if here is None or self.focused is None:
            self.focus_next()
            return
        row = rows[(here + step) % len(rows)]
        place = rows[here].index(self.focused)
        self.set_focus(row[min(place, len(row) - 1)])

    def cycle(self, name: str, choices: Choices, value: Value) -> Cycle:
        """A field with several values."""
        return Cycle(choices, value, self.game_app.settings.ascii, id=name)

    def yes_or_no(self, name: str, value: bool) -> Cycle:
        """A field that is on or off."""
        return self.cycle(name, [(True, self.texts("form-yes")), (False, self.texts("form-no"))], value)


def row_of(field: Widget) -> Widget:
    """The row that a field stands in; a field without one is a row of its own."""
    return next((part for part in field.ancestors if isinstance(part, Row)), field)
