"""How much more a game can hold: a save that grew beyond what is read could never be opened again."""

from core.game import Problem
from core.history import MOST_FRESH_LUCK, MOST_NODES, NoSuchStep
from core.save_header import MOST_BYTES
from nd_tui.storage.kept import KeptGame

A_STEP = 2**10  # bytes: more than a move that begins a line, or a verdict, takes in a save
A_LETTER = 6  # bytes, at most
KILOBYTE = 2**10
# Where a warning is due: what is left of each, the least first.
WARNINGS = {
    "fresh-luck-left": tuple(range(21)),
    "positions-left": (10, 100, 1000),
    "bytes-left": (64, 1024),
}


class Nearly(Problem):
    """Not a failure: something will soon be full."""


class Room:
    """What is left for a game."""

    def __init__(self, kept: KeptGame) -> None:
        self._kept = kept
        self._history = kept.match.history
        self._warned = {left.reason: self._mark(left) for left in self.left()}

    def left(self) -> tuple[Nearly, ...]:
        """How many times luck can be dealt anew, how many positions can be added, and kilobytes written."""
        return (
            Nearly("fresh-luck-left", n=MOST_FRESH_LUCK - self._history.dealt),
            Nearly("positions-left", n=MOST_NODES - self._history.size),
            Nearly("bytes-left", n=max(0, MOST_BYTES - self._kept.size) // KILOBYTE),
        )

    def check(self, text: str = "") -> None:
        """NoSuchStep if there is no room for a step more, or for a text."""
        if self._kept.size + A_STEP + A_LETTER * len(text) > MOST_BYTES:
            raise NoSuchStep("game-too-large", most=MOST_BYTES // 2**20)

    def warnings(self) -> list[Nearly]:
        """What has come nearer to its end since this was last asked."""
        marks = {left.reason: self._mark(left) for left in self.left()}
        new = {reason for reason, mark in marks.items() if mark is not None and mark != self._warned[reason]}
        self._warned = marks
        return [left for left in self.left() if left.reason in new]

    def _mark(self, left: Nearly) -> int | None:
        """Which of the warnings is due."""
        return next((mark for mark in WARNINGS[left.reason] if int(left.details["n"]) <= mark), None)
