"""Matching pennies: two seats lay a coin at once; if both are alike seat 0 gets what the side is worth."""

from collections.abc import Hashable, Mapping

from core.ai.outlook import Outlook

Laid = tuple[str, ...]  # a position, and as nobody has laid anything the view of either seat
EVEN = {"heads": 1.0, "tails": 1.0}
UNEVEN = {"heads": 1.0, "tails": 0.5}  # seat 0 does best with heads once in three times, and gets a third


class PenniesModel:
    """One seat after the other, and neither sees what was laid before both have; `first` is asked first."""

    def __init__(self, prizes: Mapping[str, float], first: int = 0) -> None:
        self.prizes = prizes
        self.first = first

    def deal(self, view: Laid, luck: int) -> Laid:
        return view

    def to_move(self, state: Laid) -> int | None:
        return (len(state) + self.first) % 2 if len(state) < 2 else None

    def moves(self, state: Laid) -> tuple[str, ...]:
        return tuple(self.prizes)

    def apply(self, state: Laid, move: str) -> Laid:
        return (*state, move)

    def seen_move(self, move: str) -> Hashable:
        return "laid"

    def known(self, state: Laid, seat: int) -> Hashable:
        return ()

    def sealed(self, state: Laid) -> bool:
        return True

    def beyond(self, state: Laid) -> bool:
        return False

    def outlook(self, state: Laid) -> Outlook:
        mine = 0.5
        if len(state) == 2:
            mine = self.prizes[state[0]] if state[0] == state[1] else 0.0
        values = (mine, 1 - mine)
        return Outlook(values, values, values)


class PenniesOrStop(PenniesModel):
    """Seat 0 may stop for a sure thing before he lays a coin; else both lay one."""

    SURE = 0.6

    def to_move(self, state: Laid) -> int | None:
        if state[:1] == ("stop",) or len(state) == 3:
            return None
        return (0, 0, 1)[len(state)]

    def moves(self, state: Laid) -> tuple[str, ...]:
        return tuple(self.prizes) if state else ("stop", "play")

    def seen_move(self, move: str) -> Hashable:
        return "laid" if move in self.prizes else move

    def sealed(self, state: Laid) -> bool:
        return bool(state)

    def outlook(self, state: Laid) -> Outlook:
        if state != ("stop",):
            return super().outlook(state[1:])
        return Outlook((self.SURE, 1 - self.SURE), (self.SURE, 1 - self.SURE), (self.SURE, 1 - self.SURE))
