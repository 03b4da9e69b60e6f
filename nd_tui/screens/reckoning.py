"""The plague, the end of a round and the cathedral, told step by step so that one sees why."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from nd_tui.play.told import Told
from nd_tui.screens.dialogs import Dialog
from nd_tui.terminal.typography import hanging
from nd_tui.widgets.common import joined, lines

TURNS = {"up": "up", "down": "down", "pageup": "page_up", "pagedown": "page_down"}
HEADING = "bold $accent"  # of what begins another part
INDENT = 2  # columns for the sign of a player
HIDDEN = "$surface"  # takes its room from the beginning, so that nothing moves while one reads


class ReckoningScreen(Dialog[None]):
    """Sentences that appear one after the other; a key shows the rest, another closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "next", show=False, priority=True),
        *[Binding(key, f"turn('{way}')", show=False) for key, way in TURNS.items()],
    ]

    def __init__(
        self,
        told: Sequence[Told],
        pause: float,
        title: str = "",
        sign: Callable[[int], tuple[str, str]] | None = None,
    ) -> None:
        super().__init__()
        self.heading = title  # what has come to its end
        self.sentences = [each.sentence for each in told]
        self._all, self._sign = list(told), sign
        self.pause = pause
        self.told = 1

    def compose(self) -> ComposeResult:
        """What was told so far."""
        with Vertical(classes="dialog", id="reckoning-box") as box:
            box.border_title = Content(self.heading)
            with VerticalScroll(id="reckoning-rows", can_focus=False):
                yield Static(id="reckoning-text")
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self.texts("reckoning-go-on")), variant="primary")

    def on_mount(self) -> None:
        """Begin to tell."""
        if not self.pause:
            self.told = len(self.sentences)
        self.tell()
        if self.pause:
            self.set_interval(self.pause, self.tell_more)

    def tell(self) -> None:
        """Show what was told so far, unless it was closed in the moment it came."""
        if not self.is_there:
            return
        rows = self._drawn()
        to_come = [Content.styled(row.plain, HIDDEN) for row in rows[self.told :]]
        self.query_one("#reckoning-text", Static).update(lines([*rows[: self.told], *to_come]))
        self.call_after_refresh(self.follow)

    @property
    def rows(self) -> VerticalScroll:
        """Where the sentences stand."""
        return self.query_one("#reckoning-rows", VerticalScroll)

    def follow(self) -> None:
        """Keep what was told last in sight, where there is more than fits."""
        if self.pause and self.query("#reckoning-rows"):  # else it was closed meanwhile
            told = lines(self._drawn()[: self.told])
            height = told.get_height({}, max(1, self.rows.scrollable_content_region.width))
            self.rows.scroll_to(y=height - self.rows.size.height, animate=False)

    def tell_more(self) -> None:
        """One sentence more."""
        if self.told < len(self.sentences):
            self.told += 1
            self.tell()

    def action_next(self) -> None:
        """The rest at once, a page further where there is more than fits; then on with the game."""
        if self.told < len(self.sentences):
            self.told = len(self.sentences)
            self.tell()
        elif self.rows.scroll_offset.y < self.rows.max_scroll_y:
            self.rows.scroll_page_down(animate=False)
        else:
            self.dismiss()

    def action_turn(self, way: str) -> None:
        """Read again what is out of sight."""
        getattr(self.rows, f"scroll_{way}")(animate=False)

    def on_button_pressed(self) -> None:
        """The same by mouse."""
        self.action_next()

    @on(events.Resize)
    def wrap_anew(self) -> None:
        """Sentences are wrapped for another width."""
        if self.query("#reckoning-text"):
            self.call_after_refresh(self.tell)

    def _drawn(self) -> list[Content]:
        """Each sentence behind the sign of its player; what begins another part below an empty line."""
        width = self.rows.scrollable_content_region.width
        return [_row(each, self._sign, width, first=each is self._all[0]) for each in self._all]


def _row(told: Told, sign: Callable[[int], tuple[str, str]] | None, width: int, first: bool) -> Content:
    if told.begins:
        return Content.styled(told.sentence if first else f"\n{told.sentence}", HEADING)
    if sign is None:
        return Content(told.sentence)
    before = " " if told.seat is None else sign(told.seat)
    sentence = hanging(told.sentence, width - INDENT, INDENT) if width > INDENT else told.sentence
    return joined([before, f" {sentence}"])
