"""The fields of a form: one of several values, and the row that names a field."""

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
from textual.widgets import Label

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
