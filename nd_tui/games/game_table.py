"""The board of a game on the screen: it draws itself from a picture and says what was picked."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.widget import Widget

from nd_tui.games.game_types import View
from nd_tui.looks.picture import Picture


class GameTable(Container):
    """What every game's board is to the table screen around it; what is asked and the log stand in it."""

    STYLES: ClassVar[Path | None] = None  # a file in which every rule names the board's own type
    PAGES: ClassVar[tuple[str, ...]] = ()  # of a small screen, besides "board" and "log"
    ACTS: ClassVar[tuple[str, ...]] = ()  # what its own keys do, by the names of the registry

    class Turned(Message):
        """Somebody turned to something on the board, which wants to be seen."""

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(id="game-table")
        self._asked, self._log = asked, log

    def compose(self) -> ComposeResult:
        """The board above; below it what is asked, beside the log where there is room for both."""
        yield from self.upper_parts()
        with Horizontal(id="lower"):
            with Vertical(id="left"):
                yield from self.lower_parts()
                yield self._asked
            yield self._log

    def upper_parts(self) -> Iterable[Widget]:
        """The parts of the board across the whole screen."""
        return ()

    def lower_parts(self) -> Iterable[Widget]:
        """The parts of the board right above what is asked."""
        return ()

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""

    def page_of(self, view: View) -> str:
        """The page of a small screen on which a decision is made."""
        return "board"

    @property
    def is_covered(self) -> bool:
        """Whether something else is seen in the place of the own board."""
        return False

    def clear(self) -> None:
        """Let nothing lie over the own board."""

    def offers(self, act: str, wide: bool) -> bool:
        """Whether one of its own keys would do something now."""
        return True

    def do(self, act: str, picture: Picture, page: str) -> str:
        """Do what one of its own keys does; the page to be seen then, which was another one before."""
        return page
