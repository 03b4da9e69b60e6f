"""What a step can light on the table, and what has to give way to it on a small screen."""

from collections.abc import Mapping
from dataclasses import dataclass

BOARD = "board"
LOG = "log"  # the page that every table has besides the board
LEAST_CHOICES = 5  # lines
LOWER = "lower"  # where the choices and the log stand


@dataclass(frozen=True)
class Lights:
    """The lights of a game's table."""

    places: Mapping[str, tuple[str, str]]  # by name: the part that must be seen, and what is marked in it
    parts: Mapping[str, int]  # of a small screen, with their lines; those first that stay longest
    pages: tuple[str, ...] = ()  # of a small screen, besides the board and the log
    acts: tuple[str, ...] = ()  # what can be done with the board's own keys

    def parts_of(self, lit: tuple[str, ...]) -> set[str]:
        """The parts of the screen that must be seen for these lights."""
        return {self.places[name][0] for name in lit}

    def page_of(self, lit: tuple[str, ...]) -> str:
        """The page of a small screen on which these lights are."""
        return next((page for page in (*self.pages, LOG) if page in self.parts_of(lit)), BOARD)

    def left_out(self, lit: tuple[str, ...], room: int, choices: int) -> set[str]:
        """The parts that have to go from a small screen with so many lines for board and choices.

        The choices get the lines that they want, and none if they are not shown; then come the unlit parts.
        """
        needed = self.parts_of(lit)
        room -= max(LEAST_CHOICES, choices) if choices else 0
        room -= sum(lines for part, lines in self.parts.items() if part in needed)
        gone = set() if choices else {LOWER}
        for part, lines in self.parts.items():
            if part not in needed:
                if lines <= room:
                    room -= lines
                else:
                    gone.add(part)
        return gone
