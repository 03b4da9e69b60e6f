"""The parts of a composed move on the screen: rows of numbers and choices, set by keys and mouse."""

from collections import defaultdict
from typing import Any, ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from nd_tui.games.parts import Amount, Part, Value, Values
from nd_tui.keys.typed_numbers import amount_typed, may_go_on, number_typed
from nd_tui.terminal.typography import wrapped
from nd_tui.widgets.common import CHANGE, FAINT, lines
from nd_tui.widgets.part_layout import POINTER, SIGN, Cell, known_range, laid_out

LOOKED_AT = "▸ "
STEPS = {True: ("−", "+"), False: ("◂", "▸")}  # around a number, around a choice


class PartRows(Widget, can_focus=True):
    """All parts with their values, one of them looked at; what is set is told, not decided, here."""

    # All keys are bindings, so that quickly typed ones are dealt with in their order.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "look(-1)", show=False),
        Binding("down", "look(1)", show=False),
        Binding("left,minus", "step(-1)", show=False),
        Binding("right,plus,equals_sign", "step(1)", show=False),
        Binding("enter", "decide", show=False),
        *[Binding(str(digit), f"type_digit({digit})", show=False) for digit in range(10)],
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {"part-rows--looked-at", "part-rows--hovered"}

    class Changed(Message):
        """Something else is set."""

    class NotSo(Message):
        """A number was typed to which one of these parts cannot be set."""

        def __init__(self, parts: tuple[Part, ...], part: Part, number: int) -> None:
            super().__init__()
            self.parts = parts
            self.part = part
            self.number = number

    class Decided(Message):
        """What is set in these parts is meant."""

        def __init__(self, parts: tuple[Part, ...]) -> None:
            super().__init__()
            self.parts = parts

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, Value] = {}
        self.at: int | None = 0  # the part that is looked at; none before the first key, where that is wished
        self._parts: tuple[Part, ...] = ()
        self._cells: list[Cell] = []
        self._lines = 0
        self._room: tuple[int, int] | None = None  # that they are laid out for
        self._typed = 0  # the first digit of a number that may have a second one
        self._hovered: int | None = None

    def ask(self, parts: tuple[Part, ...], values: Values, at: int | None = 0) -> None:
        """Show other parts."""
        self._parts, self.values, self.at = parts, dict(values), at
        self._typed, self._hovered, self._cells = 0, None, []
        room, self._room = self._room, None
        if room is not None:
            self.lay_out(*room)  # as what is drawn before there is another room must be these parts already

    def set_all(self, values: Values) -> None:
        """Show other values."""
        self.values, self._typed = dict(values), 0
        self.refresh()

    def lay_out(self, width: int, height: int) -> int:
        """Lay the parts out for this room; how many lines they take."""
        if self._room != (width, height):
            self._room = (width, height)
            self._cells, self._lines = laid_out(self._parts, width, height)
            self.styles.height = self._lines
            self.refresh()
        return self._lines

    @property
    def place(self) -> Region:
        """Where the part that is looked at stands; nowhere before there is room for any."""
        if not self._cells:
            return Region()
        cell = self._cells[self.at or 0]
        return Region(cell.x, cell.y, 1, cell.height)

    # Drawing

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """All that there is."""
        return container.width

    def render(self) -> Content:
        """Cell by cell, each line of them in its place."""
        rows: dict[int, list[tuple[int, Content]]] = defaultdict(list)
        for number, cell in enumerate(self._cells):
            for x, y, content in self._drawn(number, cell):
                rows[y].append((x, content))
        return lines(_in_line(rows[y]) for y in range(self._lines))

    def _drawn(self, number: int, cell: Cell) -> list[tuple[int, int, Content]]:
        """The pieces of a part, with their places."""
        part, value = cell.part, self.values[cell.part.id]
        looked_at = number == self.at
        style = "bold" if looked_at else ""
        names = wrapped(part.name, cell.name) if cell.below else [part.name]
        pieces = [
            (cell.x + POINTER, cell.y + below, Content.styled(line, style))
            for below, line in enumerate(names)
        ]
        if looked_at:
            pieces.append((cell.x, cell.y, Content.styled(LOOKED_AT, CHANGE)))
        shown: str | Style
        if looked_at and self.has_focus:
            shown = self.get_visual_style("part-rows--looked-at")
        elif number == self._hovered:
            shown = self.get_visual_style("part-rows--hovered")
        else:
            none = isinstance(part, Amount) and value == 0
            shown = CHANGE if value != part.value else FAINT if none else ""
        x, y = cell.less
        for below, words in enumerate(self._value_lines(cell, value)):
            pieces.append((x, y + below, Content.styled(words, shown)))
        bounds = known_range(part, value)
        pieces.append((cell.more[0] + SIGN, y, Content.styled(bounds, FAINT)))
        return pieces

    def _value_lines(self, cell: Cell, value: Value) -> list[str]:
        """A value between its signs; the sign is missing in the direction in which nothing is left."""
        part = cell.part
        less, more = STEPS[isinstance(part, Amount)]
        if isinstance(part, Amount):
            told = f"{self._typed}_" if self._waits_for_more(part) else str(value)
            words = [f"{told:>{cell.room}}"]
            less, more = less if value > part.least else " ", more if value < part.most else " "
        else:
            words = wrapped(part.told(value), cell.room) if cell.below else [part.told(value)]
        padded = [line + " " * (cell.room - cell_len(line)) for line in words]
        return [f"{less} {padded[0]} {more}", *(f"  {line}  " for line in padded[1:])]

    def _waits_for_more(self, part: Amount) -> bool:
        """Whether a digit was typed that is too few on its own."""
        return self.at is not None and part is self._parts[self.at] and 0 < self._typed < part.least

    # Keys

    def action_look(self, step: int) -> None:
        """To the next part, or the one before; to the first, if none was looked at."""
        self.look(0 if self.at is None else (self.at + step) % len(self._parts))

    def look(self, at: int) -> None:
        """Look at a part."""
        begins = self.at is None
        self.at, self._typed = at, 0
        self.refresh()
        if begins:
            self.post_message(self.Changed())  # from nothing to what is set
        self.scroll_visible_part()

    def scroll_visible_part(self) -> None:
        """Show the part that is looked at, where there is no room for all."""
        parent = self.parent
        assert isinstance(parent, Widget)
        if place := self.place:
            parent.scroll_to_region(place, animate=False, immediate=True, force=True)

    def action_step(self, by: int) -> None:
        """One more or fewer, the next choice or the one before."""
        part = self._looked_at()
        self._set(part.stepped(self.values[part.id], by))

    def action_type_digit(self, digit: int) -> None:
        """Set the number, or the choice of this number; a further digit may follow."""
        part = self._looked_at()
        if isinstance(part, Amount):
            amount = amount_typed(self._typed, digit, part.most)
            waits = amount is not None and amount > 0 and may_go_on(amount, part.most)
            if amount is not None and amount >= part.least:
                self._set(amount, amount if waits else 0)
            elif waits and amount is not None:
                self._typed = amount
                self.refresh()
            else:
                self._refuse(part, digit if amount is None else amount)
            return
        number = number_typed(self._typed, digit, len(part.choices))
        if number:
            waits = may_go_on(number, len(part.choices))
            self._set(part.choices[number - 1][0], number if waits else 0)
        else:
            self._refuse(part, digit)

    def action_decide(self) -> None:
        """This is meant; where nothing was looked at, it is seen first."""
        self._typed = 0
        if self.at is None:
            self.look(0)
        else:
            self.post_message(self.Decided(self._parts))

    def _looked_at(self) -> Part:
        """The part that keys change: the first one, if none was looked at."""
        self.at = self.at or 0
        return self._parts[self.at]

    def _set(self, value: Value, typed: int = 0) -> None:
        """Set the part that is looked at."""
        self._typed = typed
        self.values[self._looked_at().id] = value
        self.refresh()
        self.post_message(self.Changed())

    def _refuse(self, part: Part, number: int) -> None:
        self._typed = 0
        self.refresh()
        self.post_message(self.NotSo(self._parts, part, number))

    # Mouse

    def on_click(self, event: events.Click) -> None:
        """The signs change a value, and a choice goes on by a click on it; else a part is only looked at."""
        event.stop()
        where = self._cell_at(event.x, event.y)
        if where is None:
            return
        self.look(where)
        cell = self._cells[where]
        (less, top), (more, _) = cell.less, cell.more
        on_value = event.y >= top and less <= event.x <= more
        if event.y == top and abs(event.x - less) <= 1:
            self.action_step(-1)
        elif (event.y == top and abs(event.x - more) <= 1) or (
            on_value and not isinstance(cell.part, Amount)
        ):
            self.action_step(1)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show what the mouse is over."""
        self._hover(self._cell_at(event.x, event.y))

    def on_leave(self) -> None:
        """Nothing any more."""
        self._hover(None)

    def _hover(self, where: int | None) -> None:
        if where != self._hovered:
            self._hovered = where
            self.refresh()

    def _cell_at(self, x: int, y: int) -> int | None:
        """The part that stands there."""
        return next((number for number, cell in enumerate(self._cells) if cell.holds(x, y)), None)


def _in_line(pieces: list[tuple[int, Content]]) -> Content:
    """Pieces in their columns."""
    line: list[Any] = []
    end = 0
    for x, content in sorted(pieces, key=lambda piece: piece[0]):
        line += [" " * (x - end), content]
        end = x + content.cell_length
    return Content.assemble(*line)
