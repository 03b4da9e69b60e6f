"""What is told of a resolution, sentence by sentence."""

from typing import NamedTuple


class Told(NamedTuple):
    """A sentence, whose sign stands before it, and whether another part of what happened begins with it."""

    sentence: str
    seat: int | None = None
    begins: bool = False
