"""The fields of a form: a value one of several, a line of text, and the row that names them."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from nd_tui.keys.typed_numbers import may_go_on, number_typed

Value = Any
Choices = Sequence[tuple[Value, str | Content]]


class Cycle(Widget, can_focus=True):
    """One of several values: the arrow keys, Enter or a click go through them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
    ]
    value: reactive[Value] = reactive(None)

    class Changed(Message):
        """Somebody chose another value."""

        def __init__(self, cycle: "Cycle", value: Value) -> None:
            super().__init__()
            self.cycle = cycle
            self.value = value

        @property
        def control(self) -> "Cycle":
            """The field, so that handlers can select by its id."""
            return self.cycle

    def __init__(self, choices: Choices, value: Value, ascii_only: bool = False, **settings: Any) -> None:
        super().__init__(**settings)
        self.choices = list(choices)
        self._ends = ("<", ">") if ascii_only else ("◂", "▸")
        self.set_reactive(Cycle.value, value)

    def offer(self, choices: Choices, value: Value) -> None:
        """Other values to choose from."""
        if (self.choices, self.value) != (list(choices), value):
            self.choices = list(choices)
            self.set_reactive(Cycle.value, value)
            self.refresh(layout=True)

    def render(self) -> Content:
        """The value between two arrows."""
        words = dict(self.choices)[self.value]
        shown = words if isinstance(words, Content) else Content(words)
        return Content.assemble(f"{self._ends[0]} ", shown, f" {self._ends[1]}")

    def get_content_width(self, container: Any, viewport: Any) -> int:
        """As wide as its widest value, so that nothing moves when it changes."""
        widths = [
            words.cell_length if isinstance(words, Content) else Content(words).cell_length
            for _, words in self.choices
        ]
        return max(widths) + 4

    def action_turn(self, step: int) -> None:
        """To the next value, or the one before."""
        values = [value for value, _ in self.choices]
        self.value = values[(values.index(self.value) + step) % len(values)]
        self.post_message(self.Changed(self, self.value))

    def on_click(self, event: events.Click) -> None:
        """The left arrow goes back, anything else goes on."""
        self.action_turn(-1 if event.x - self.gutter.left < 2 else 1)


class Row(Horizontal):
    """A field with its name before it."""

    def __init__(self, name: str, *fields: Widget, **settings: Any) -> None:
        super().__init__(**settings)
        self._label, self._fields = name, fields

    def compose(self) -> ComposeResult:
        """The name, then the fields."""
        yield Label(Content(self._label), classes="row-name")
        yield from self._fields


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
        before = self._typed if self.highlighted == self._typed - 1 else 0  # no arrow key has led elsewhere
        number, self._typed = number_typed(before, digit, self.option_count), 0
        if not number:
            self.post_message(self.Unused(digit))
        elif not self._refused(number - 1):
            self.highlighted = number - 1
            if may_go_on(number, self.option_count):
                self._typed = number
            else:
                self.action_select()
        self._show_typed()

    def on_click(self, event: events.Click) -> None:
        """Whatever is clicked answers."""
        clicked = event.style.meta.get("option")
        if clicked is not None:
            self._refused(clicked)

    def _refused(self, index: int) -> bool:
        """Whether an entry cannot be chosen now, which is said."""
        option = self.get_option_at_index(index)
        if option.disabled:
            self.post_message(self.Refused(option.id or ""))
        return option.disabled

    def watch_highlighted(self, highlighted: int | None) -> None:
        """An arrow key that leads elsewhere ends the typing of a number."""
        super().watch_highlighted(highlighted)
        self._typed = self._typed if highlighted == self._typed - 1 else 0
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
