"""The board of a game on the screen: it draws itself from a picture and says what was picked."""

from collections.abc import Mapping
from typing import Any, ClassVar

from textual.containers import Container


class GameTable(Container):
    """What every game's board is to the table screen around it."""

    PAGES: ClassVar[tuple[str, ...]] = ()  # of a small screen, besides "board" and "log"
    LIGHTS: ClassVar[Mapping[str, tuple[str, str]]] = {}  # what a lesson can light: its part, its selector
    PARTS: ClassVar[Mapping[str, int]] = {}  # with their lines, those first that stay longest

    def show(self, picture: Any) -> None:
        """Draw everything anew from a picture."""
        raise NotImplementedError

    def page_of(self, view: Any) -> str:
        """The page on which a decision is made."""
        return "board"
