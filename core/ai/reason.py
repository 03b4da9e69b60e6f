"""Why one move is better than another, in a form that every game's words can tell."""

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Something that one move brings more of than another, or less, and what that is worth in points."""

    term: str  # what the game's words call it
    worth: float
    has: float = 0.0  # how much there is of it with the one move and with the other, on average
    instead: float = 0.0
    sure: bool = True  # whether the difference is the same in all deals
    source: str = ""  # where it comes from, or who matters most in it

    @property
    def amount(self) -> float:
        """How much more there is with the one move than with the other."""
        return self.has - self.instead
