"""A screen that is a form: rows of fields, walked through with the arrow keys or the mouse."""

from typing import ClassVar, TypeVar

from textual.binding import Binding, BindingType

from nd_tui.fields import Choices, Cycle, Value
from nd_tui.screens.base import GameScreen

Result = TypeVar("Result")


class FormScreen(GameScreen[Result]):
    """A form; up and down go from field to field, left and right change a value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def cycle(self, name: str, choices: Choices, value: Value) -> Cycle:
        """A field with several values."""
        return Cycle(choices, value, self.game_app.settings.ascii, id=name)

    def yes_or_no(self, name: str, value: bool) -> Cycle:
        """A field that is on or off."""
        return self.cycle(name, [(True, self.texts("form-yes")), (False, self.texts("form-no"))], value)
