"""A menu: a list with numbers, from which a digit chooses."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from nd_tui.keys.typed_numbers import may_go_on, number_typed


class Unnumbered(Option):
    """An entry that no digit chooses: a heading, or something that does not count among the others."""


class Menu(OptionList):
    """A list with numbers: a digit chooses at once, unless a second one could follow."""

    # Numbers are bindings, so that quickly typed keys are dealt with in their order.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(digit), f"type_digit({digit})", show=False) for digit in range(10)
    ]
    _typed = 0  # the first digit of a number that may have a second one

    class Refused(Message):
        """An entry was meant that cannot be chosen now."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    class Unused(Message):
        """A digit was typed that leads to no entry."""

        def __init__(self, digit: int) -> None:
            super().__init__()
            self.digit = digit

    def on_mount(self) -> None:
        """Begin at the first entry that can be chosen."""
        if self.highlighted is None:
            self.action_first()

    def action_type_digit(self, digit: int) -> None:
        """Choose the entry that has this number; while a further digit could follow, only look at it."""
        before = self._typed if self._is_typed(self.highlighted) else 0  # no arrow key has led elsewhere
        places = self._numbered()
        number, self._typed = number_typed(before, digit, len(places)), 0
        if not number:
            self.post_message(self.Unused(digit))
        elif not self._refused(places[number - 1]):
            self.highlighted = places[number - 1]
            if may_go_on(number, len(places)):
                self._typed = number
            else:
                self.action_select()
        self._show_typed()

    def _numbered(self) -> list[int]:
        """The entries that have a number, in order."""
        return [place for place, option in enumerate(self.options) if not isinstance(option, Unnumbered)]

    def _is_typed(self, highlighted: int | None) -> bool:
        """Whether the entry that is looked at is the one whose number was begun."""
        return self._typed > 0 and highlighted == self._numbered()[self._typed - 1]

    def on_click(self, event: events.Click) -> None:
        """Whatever is clicked answers."""
        clicked = event.style.meta.get("option")
        if clicked is not None:
            self._refused(clicked)

    def _refused(self, index: int) -> bool:
        """Whether an entry cannot be chosen now, which is said."""
        option = self.get_option_at_index(index)
        if option.disabled and not isinstance(option, Unnumbered):
            self.post_message(self.Refused(option.id or ""))
        return option.disabled

    def watch_highlighted(self, highlighted: int | None) -> None:
        """An arrow key that leads elsewhere ends the typing of a number."""
        super().watch_highlighted(highlighted)
        self._typed = self._typed if self._is_typed(highlighted) else 0
        self._show_typed()

    def _show_typed(self) -> None:
        """Show a first digit that waits for a second one."""
        self.border_subtitle = f"{self._typed}_" if self._typed else ""


def numbered(entries: Sequence[tuple[str, str, bool]]) -> list[Option]:
    """Menu entries of (id, words, whether it can be chosen now)."""
    return [
        Option(Content(f"{number} {words}"), id=name, disabled=not possible)
        for number, (name, words, possible) in enumerate(entries, start=1)
    ]
