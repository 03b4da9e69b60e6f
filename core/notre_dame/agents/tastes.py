"""The characters of opponents: what each of them likes more than it is worth.

A taste is so much prestige more for every piece, coin or message of some kind. It is largest at the
beginning, becomes less with every round and is gone at the end, as the worth of everything but prestige. Who
has a taste takes everybody for one of its kind: it values the boards of all by its own weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.agents.valuation import learned_prices
from core.notre_dame.agents.weights import END, Prices, Rows, Weights, learned, price_list


class Taste(Struct, frozen=True):
    """What counts more for somebody, in prestige at the beginning of the game."""

    levels: Mapping[str, float] = {}  # for every step of a level, by its name in the weights
    cathedral: float = 0.0  # for every point of the own share of the cathedral


TASTES: Mapping[str, Taste] = MappingProxyType(
    {
        "banker": Taste({"gold": 0.2, "bank": 1.25}),
        "gardener": Taste({"park": 2.5}),
        "courier": Taste({"messages": 1.0, "carriage_house": 1.0}),
        "donor": Taste(cathedral=1.0),
    }
)


@cache
def prices_of(players: int, taste: str) -> Sequence[Prices]:
    """The prices of somebody with a taste, or of somebody without one."""
    return price_list(seasoned(learned()[players], TASTES[taste])) if taste else learned_prices(players)


def seasoned(weights: Weights, taste: Taste) -> Weights:
    """The weights with a taste in them."""
    left = [1 - knot / END for knot in weights.knots]

    def levels(known: Mapping[str, Rows]) -> dict[str, Rows]:
        return {name: _raised(rows, taste.levels.get(name, 0.0), left) for name, rows in known.items()}

    def amounts(known: Mapping[str, tuple[float, ...]]) -> dict[str, tuple[float, ...]]:
        share = tuple(
            weight + taste.cathedral * part for weight, part in zip(known["cathedral"], left, strict=True)
        )
        return {**known, "cathedral": share}

    return replace(
        weights,
        levels=levels(weights.levels),
        amounts=amounts(weights.amounts),
        levels_before=levels(weights.levels_before),
        amounts_before=amounts(weights.amounts_before),
    )


def _raised(rows: Rows, more: float, left: Sequence[float]) -> Rows:
    return tuple(tuple([step + more * part for step in row]) for row, part in zip(rows, left, strict=True))
