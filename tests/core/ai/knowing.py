"""Tiny games in which somebody comes to know something, to see whether a search counts on using it.

A card lies hidden, one of four. Seat 0 stops for a sure thing, or goes on and in the end names the card, for
1 or nothing. What happens in between is another thing in every game.
"""

from collections.abc import Hashable

from msgspec import Struct
from msgspec.structs import replace

from core import rng
from core.ai.outlook import Outlook

CARDS = ("ace", "king", "queen", "ten")


class Hidden(Struct, frozen=True):
    """A position, and a view too, if its card is not looked at."""

    card: str = ""
    said: tuple[str, ...] = ()


class LookModel:
    """Seat 0 may look, which turns the card up for everybody, and then names it."""

    SURE = 0.7
    CHOICES: tuple[tuple[str, ...], ...] = (("look", "stop"), CARDS)  # by the number of moves made
    SEATS = (0, 0)

    def deal(self, view: Hidden, luck: int) -> Hidden:
        pick, _ = rng.below(luck, len(CARDS))
        return replace(view, card=CARDS[pick])

    def to_move(self, state: Hidden) -> int | None:
        if state.said == ("stop",) or len(state.said) == len(self.SEATS):
            return None
        return self.SEATS[len(state.said)]

    def moves(self, state: Hidden) -> tuple[str, ...]:
        return self.CHOICES[len(state.said)]

    def apply(self, state: Hidden, move: str) -> Hidden:
        return replace(state, said=(*state.said, move))

    def seen_move(self, move: str) -> Hashable:
        return move

    def known(self, state: Hidden, seat: int) -> Hashable:
        return state.card if "look" in state.said else ""

    def sealed(self, state: Hidden) -> bool:
        return False

    def beyond(self, state: Hidden) -> bool:
        return False

    def right(self, state: Hidden) -> float:
        """What seat 0 gets in the end."""
        return float(state.said[1] == state.card)

    def outlook(self, state: Hidden) -> Outlook:
        mine = 0.5
        if self.to_move(state) is None:
            mine = self.SURE if state.said == ("stop",) else self.right(state)
        values = (mine, 1 - mine)
        return Outlook(values, values, values)


class PricedModel(LookModel):
    """The same, and to name a card rightly is worth something else for each card."""

    SURE = 0.3
    PRICES = (1.0, 0.8, 0.6, 0.4)

    def right(self, state: Hidden) -> float:
        return super().right(state) * self.PRICES[CARDS.index(state.card)]


class PrivateLookModel(LookModel):
    """Only seat 0 sees the card and names it secretly; if seat 1 then names it too, the prize is lost."""

    SURE = 0.4
    CHOICES = (("look", "stop"), CARDS, CARDS)
    SEATS = (0, 0, 1)

    def seen_move(self, move: str) -> Hashable:
        return "named" if move in CARDS else move

    def known(self, state: Hidden, seat: int) -> Hashable:
        return state.card if seat == 0 and "look" in state.said else ""

    def right(self, state: Hidden) -> float:
        return float(state.said[1] == state.card != state.said[2])


class TurnedModel(LookModel):
    """Seat 0 may wait; then seat 1, who gains by it, turns the card up or leaves it, and seat 0 names it."""

    CHOICES = (("wait", "stop"), ("turn", "leave"), CARDS)
    SEATS = (0, 1, 0)

    def known(self, state: Hidden, seat: int) -> Hashable:
        return state.card if "turn" in state.said else ""

    def right(self, state: Hidden) -> float:
        return float(state.said[2] == state.card)

    def outlook(self, state: Hidden) -> Outlook:
        mine = super().outlook(state).chances[0]
        return Outlook((mine, mine), (mine, mine), (mine, mine))
