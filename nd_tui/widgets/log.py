"""The log: what happened, a line for each action, the latest last."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.style import Style
from textual.visual import Visual

from nd_tui.games.game_types import Event
from nd_tui.looks.picture import Picture
from nd_tui.play.log_entries import Entry, Folds, Openness, Row, cut_back, grow, since_decision, tells
from nd_tui.widgets.common import Titled, joined, player_name
from nd_tui.widgets.log_row import INDENT, LogPainter

_Key = tuple[int, int, bool] | None  # the place of an entry, how many events it has, whether it is open


class LogPanel(ScrollView, Titled, can_focus=True):
    """The actions that the seat at the screen may know of, in sections that open and close.

    Each row is worked out and drawn only once for a width: a log is long and grows with every move.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("enter,space", "turn", show=False),
        Binding("right", "turn(True)", show=False),
        Binding("left", "turn(False)", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {"log--highlighted"}

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.folds = Folds()
        self._picture: Picture | None = None
        self._told: tuple[object, Sequence[Event]] = (None, ())  # how, and what
        self._reader: int | None = None  # to whom
        self._entries: list[Entry] = []
        self._since: int | None = None  # where the separator stands
        self._rows: list[Row] = []
        self._style: Style | None = None  # in which they are drawn
        self._drawn: dict[_Key, list[Strip]] = {}  # rows in the width of now, by what makes them other
        self._lines: list[Strip] = []
        self._row_at: list[int] = []  # which row each of the lines belongs to
        self.index = -1  # of the row that the keys are on

    def allow_focus(self) -> bool:
        """A log that is out of sight takes no keys."""
        return super().allow_focus() and self.is_on_screen

    def show(self, picture: Picture, happened: Sequence[Event], decisions: Sequence[int] = ()) -> None:
        """Tell what happened; what was told already stays.

        The decisions are the places among it where the person at the screen decided.
        """
        how = (picture.texts.language, picture.seat, picture.symbols, picture.names)
        known = 0
        if self._reader != picture.seat:
            self._reader, self.folds = picture.seat, Folds()
        if self._told[0] != how:
            self._entries, self._drawn = [], {}
        else:
            known = self._still_told(happened)
        self._told, self._picture = (how, happened), picture
        words, about = picture.box.words, (picture.texts, picture.view)
        new = enumerate(happened[known:], start=known)
        told = (one for one in new if tells(words, *about, one[1], picture.seat))
        grow(self._entries, words, told)
        self._since = since_decision(self._entries, decisions, picture.seat)
        self._retitle()
        self._lay_out()
        self.anchor()

    def _still_told(self, happened: Sequence[Event]) -> int:
        """How much of what is told now has happened on this line too; what has not is forgotten."""
        told = self._told[1]
        pairs = enumerate(zip(told, happened, strict=False))
        same = next((place for place, (one, other) in pairs if one != other), min(len(told), len(happened)))
        if same == len(told):
            return same
        known = cut_back(self._entries, same)
        self._drawn = {key: strips for key, strips in self._drawn.items() if key is None or key[0] < known}
        return known

    # Drawing

    def _lay_out(self) -> None:
        """Which rows there are, and their lines below each other; rows that were drawn stay as they are."""
        width = self.scrollable_content_region.width
        if self._picture is None or not width:
            return  # out of sight
        painter = LogPainter(self._picture, width)

        def drawn(row: Row) -> list[Strip]:
            key = row.entry and (row.entry.first, len(row.entry.events), row.opened)
            if key not in self._drawn:
                self._drawn[key] = self._strips(painter.paint(row), width)
            return self._drawn[key]

        kept = self._rows[self.index] if self.has_focus and self._rows else None
        height = self.scrollable_content_region.height
        self._rows = self.folds.rows_in(self._entries, self._since, height, lambda row: len(drawn(row)))
        self._lines, self._row_at = [], []
        for number, row in enumerate(self._rows):
            self._lines += drawn(row)
            self._row_at += [number] * len(drawn(row))
        self.index = self._place_of(kept)
        self._extend(Size(width, len(self._lines)))
        self.refresh()

    def _strips(self, contents: Sequence[Content], width: int) -> list[Strip]:
        style = self._style = self.visual_style
        return [
            strip
            for content in contents
            for strip in Visual.to_strips(self, content, width, None, style, pad=True)
        ]

    def _place_of(self, row: Row | None) -> int:
        """Where a row is now, be it opened or closed since; without it, where the keys begin: at the end."""
        for number, other in enumerate(self._rows):
            if row is not None and (other is row or (other.entry and row.entry == other.entry)):
                return number
        return len(self._rows) - 1

    def _extend(self, size: Size) -> None:
        """Let the log be so long; where its scrollbar stays, that moves nothing else on the screen."""
        if self.show_vertical_scrollbar and size.height > self.scrollable_content_region.height:
            self.set_reactive(LogPanel.virtual_size, size)
            self.vertical_scrollbar.window_virtual_size = size.height
        else:
            self.virtual_size = size

    def render_line(self, y: int) -> Strip:
        """A line that is in sight."""
        number = self.scroll_offset.y + y
        if number >= len(self._lines):
            return Strip.blank(self.scrollable_content_region.width, self.rich_style)
        if self.has_focus and self._row_at[number] == self.index:
            style = self.get_component_rich_style("log--highlighted", partial=True)
            return self._lines[number].apply_style(style)
        return self._lines[number]

    def _retitle(self) -> None:
        """On the border, what this is and whose lines alone are seen."""
        picture, only = self._picture, self.folds.only
        assert picture is not None
        title = Content(picture.texts("do-log"))
        if only is not None:
            title = joined([title, " ", player_name(picture, only)])
        self.entitle(title)

    def latest(self, number: int) -> list[Content]:
        """The last of the lines, for a place where they are told while the log is out of sight."""
        if self._picture is None:
            return []
        painter = LogPainter(self._picture, 0)
        return [painter.line(entry) for entry in self._entries[-number:]]

    def on_mount(self) -> None:
        """The end stays in sight, whatever is added and in whatever size, until somebody turns back."""
        self.anchor()

    def on_resize(self, event: events.Resize) -> None:
        """Another width has room for other words."""
        self.draw_anew()

    def notify_style_update(self) -> None:
        """Draw in other colours, if they are others."""
        super().notify_style_update()
        if self._style != self.visual_style:
            self.draw_anew()

    def draw_anew(self) -> None:
        """Forget how rows were drawn."""
        self._drawn = {}
        self._lay_out()

    # Opening, closing, and whose lines are seen

    def fold(self) -> None:
        """Show more of everything, if there is more; after all of it the headings alone."""
        before = self._rows
        for _ in Openness:
            self.folds.next_openness()
            self._lay_out()
            if self._rows != before:
                break
        self.anchor()

    def next_player(self) -> None:
        """The lines of the next player alone, after the last one everybody's again."""
        if self._picture is not None:
            seats = len(self._picture.names)
            following = (0 if self.folds.only is None else self.folds.only + 1) % (seats + 1)
            self._filter(None if self.folds.only == seats - 1 else following)

    def _filter(self, seat: int | None) -> None:
        self.folds.filter(seat)
        self._retitle()
        self._lay_out()
        self.anchor()

    def focus_on_click(self) -> bool:
        """A click does not take the keys away from the choices."""
        return False

    def on_click(self, event: events.Click) -> None:
        """On a player's sign: that player's lines alone, or all again; elsewhere a row opens or closes."""
        place = event.get_content_offset(self)
        number = -1 if place is None else place.y + self.scroll_offset.y
        if place is None or number >= len(self._lines):
            return
        row = self._rows[self._row_at[number]]
        if row.entry is None:
            return
        first_line = number == self._row_at.index(self._row_at[number])
        if row.entry.actor is not None and not row.entry.heads and place.x < INDENT and first_line:
            self._filter(row.entry.actor)
        else:
            self._turn(row)

    def action_turn(self, opened: bool | None = None) -> None:
        """Open or close the row that the keys are on."""
        row = self._rows[self.index] if self._rows else None
        if row is not None and row.entry is not None and row.opened != opened:
            self._turn(row)
            self._show_row()

    def action_move(self, by: int) -> None:
        """The keys go to another row."""
        self.index = max(0, min(len(self._rows) - 1, self.index + by))
        self.refresh()
        self._show_row()

    def _turn(self, row: Row) -> None:
        self.release_anchor()  # what is opened stays where it is
        self.folds.turn(row)
        self._lay_out()

    def _show_row(self) -> None:
        if self.index in self._row_at:
            first, lines = self._row_at.index(self.index), self._row_at.count(self.index)
            self.scroll_to_region(Region(0, first, 1, lines), animate=False, immediate=True, force=True)
