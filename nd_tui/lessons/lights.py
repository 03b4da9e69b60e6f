"""What a step can light on the table."""

from collections.abc import Mapping
from dataclasses import dataclass

BOARD = "board"
LOG = "log"  # the page that every table has besides the board


@dataclass(frozen=True)
class Lights:
    """The lights of a game's table."""

    places: Mapping[str, tuple[str, str]]  # by name: the part that must be seen, and what is marked in it
    pages: tuple[str, ...] = ()  # what one can turn to, besides the board and the log
    acts: tuple[str, ...] = ()  # what can be done with the board's own keys

    def parts_of(self, lit: tuple[str, ...]) -> set[str]:
        """The parts of the screen that must be seen for these lights."""
        return {self.places[name][0] for name in lit}

    def page_of(self, lit: tuple[str, ...]) -> str:
        """The page on which these lights are."""
        return next((page for page in (*self.pages, LOG) if page in self.parts_of(lit)), BOARD)
