"""A tiny game with a secret, to see what a search makes of what it cannot know.

A coin lies hidden. Seat 0 may stop, for a sure 0.6, or bet; who bets must guess the side, for 1 or nothing.
In the other variant seat 1 hides the coin himself before the bet, wants the guess to be wrong, and his
choice is secret.
"""

from collections.abc import Hashable

from msgspec import Struct
from msgspec.structs import replace

from core import rng
from core.ai.outlook import Outlook

SIDES = ("heads", "tails")
SURE = 0.6


class Coin(Struct, frozen=True):
    side: str = ""
    said: tuple[str, ...] = ()
    hidden_by_seat_1: bool = False


class CoinModel:
    """The rules and values of the toy; a view is a coin whose side is not looked at."""

    def deal(self, view: Coin, luck: int) -> Coin:
        if view.hidden_by_seat_1:
            return view
        pick, _ = rng.below(luck, 2)
        return replace(view, side=SIDES[pick])

    def to_move(self, state: Coin) -> int | None:
        if not state.side:
            return 1
        if not state.said:
            return 0
        return 0 if state.said == ("bet",) else None

    def moves(self, state: Coin) -> tuple[str, ...]:
        if not state.side:
            return SIDES
        return SIDES if state.said else ("bet", "stop")

    def apply(self, state: Coin, move: str) -> Coin:
        if not state.side:
            return replace(state, side=move)
        return replace(state, said=(*state.said, move))

    def seen_move(self, move: str) -> Hashable:
        return "hidden" if move in SIDES else move

    def known(self, state: Coin, seat: int) -> Hashable:
        return state.side if seat == 1 else ""

    def sealed(self, state: Coin) -> bool:
        return False

    def beyond(self, state: Coin) -> bool:
        return False

    def outlook(self, state: Coin) -> Outlook:
        if self.to_move(state) is not None:
            mine = 0.5
        elif state.said == ("stop",):
            mine = SURE
        else:
            mine = float(state.said[-1] == state.side)
        values = (mine, 1 - mine)
        return Outlook(values, values, values)


class DoorsModel:
    """Seat 0 takes a sure 0.6, or enters; then he chooses among doors, all but one of which are bad.

    What is behind a door is not seen before seat 1 has opened it. A state is what was said, known to all.
    """

    DOORS = (0.1, 0.2, 0.7, 0.0, 0.3)
    CHOICES = ("enter", "stop")

    def deal(self, view: tuple[str, ...], luck: int) -> tuple[str, ...]:
        return view

    def to_move(self, state: tuple[str, ...]) -> int | None:
        return {0: 0, 1: 0, 2: 1}.get(len(state)) if state != ("stop",) else None

    def moves(self, state: tuple[str, ...]) -> tuple[str, ...]:
        return (self.CHOICES, tuple(map(str, self.DOORS)), ("open", "push"))[len(state)]

    def apply(self, state: tuple[str, ...], move: str) -> tuple[str, ...]:
        return (*state, move)

    def seen_move(self, move: str) -> Hashable:
        return move

    def known(self, state: tuple[str, ...], seat: int) -> Hashable:
        return ()

    def sealed(self, state: tuple[str, ...]) -> bool:
        return False

    def beyond(self, state: tuple[str, ...]) -> bool:
        return False

    def outlook(self, state: tuple[str, ...]) -> Outlook:
        behind = SURE if state == ("stop",) else float(state[-2]) if len(state) == 3 else 0.5
        mine = behind if self.to_move(state) is None else 0.5
        return Outlook((mine, 1 - mine), (10 * mine, -10 * mine), (mine, 1 - mine))
