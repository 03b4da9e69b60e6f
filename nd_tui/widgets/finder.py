"""A line to search in whatever a screen lists: it leads from one place that fits to the next."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Label, OptionList

from nd_tui.widgets.fitted import Fitted
from nd_tui.widgets.row_list import RowList
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import LONGEST_TEXT, Texts

Place = tuple[str, Callable[[], None]]  # what stands there, and how to go there


class SearchLine(TextLine):
    """A line to type in that leaves some keys to the screen, although they could be typed."""

    def __init__(self, value: str = "", leaves: frozenset[str] = frozenset(), **settings: Any) -> None:
        super().__init__(value, **settings)
        self.leaves = leaves

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether a key is typed here."""
        return key not in self.leaves and super().check_consume_key(key, character)


class Finder(Horizontal):
    """Stands below a list while somebody searches in it; Enter goes on, Escape ends the search."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,down", "turn(1)", show=False, priority=True),
        Binding("up", "turn(-1)", show=False, priority=True),
        Binding("escape", "close", show=False, priority=True),
    ]

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="finder")
        self.texts = texts
        self.before: Widget | None = None  # what had the focus
        self._found: list[Place] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        """A name, the line, and how much was found."""
        yield Label(Content(self.texts("finder-name")))
        yield TextLine(max_length=LONGEST_TEXT, compact=True, id="finder-text")
        yield Label(id="finder-count")

    def on_mount(self) -> None:
        """Let it be typed at once."""
        self.before = self.screen.focused
        self.query_one(Input).focus()

    @on(Input.Changed)
    def find(self, event: Input.Changed) -> None:
        """Search as one types."""
        event.stop()
        wanted = plain_letters(event.value.strip())
        places = places_of(self.screen) if wanted else ()
        self._found, self._at = [place for place in places if wanted in plain_letters(place[0])], 0
        self.show(bool(wanted))

    def show(self, wanted: bool = True) -> None:
        """Go to a place that fits, and say which of how many it is."""
        found = len(self._found)
        if found:
            self._found[self._at][1]()
        told = self.texts("finder-count", n=self._at + 1, of=found) if found else self.texts("finder-nothing")
        self.query_one("#finder-count", Label).update(Content(told if wanted else ""))

    def action_turn(self, by: int) -> None:
        """To the next place that fits, or the one before."""
        if self._found:
            self._at = (self._at + by) % len(self._found)
            self.show()

    def action_close(self) -> None:
        """End the search where it has led."""
        if self.before is not None and self.before.is_attached:
            self.before.focus()
        self.remove()


def places_of(screen: Screen[object]) -> Iterator[Place]:
    """Everything on a screen that can be found: the entries of its lists, and its texts."""
    for part in screen.query("OptionList, RowList, Fitted").results(Widget):
        if isinstance(part, OptionList):
            for index, option in enumerate(part.options):
                if not option.disabled:
                    yield str(option.prompt), _highlighter(part, index)
        elif isinstance(part, RowList):
            for index in range(part.count()):
                yield part.text(index), partial(part.highlight, index)
        elif isinstance(part, Fitted):
            yield str(part.render()), _shower(part)


def _highlighter(options: OptionList, index: int) -> Callable[[], None]:
    return lambda: setattr(options, "highlighted", index)


def _shower(part: Widget) -> Callable[[], None]:
    return lambda: part.scroll_visible(animate=False, top=True)
