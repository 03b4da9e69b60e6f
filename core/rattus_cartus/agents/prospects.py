"""What a position promises in points: places in classes, tokens, cards in hand, and what a life is worth."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from core.rattus_cartus.components import Action
from core.rattus_cartus.names import FLUTE, GOLD, JOKER, PASS_CARD, PILES, SWORD, Card

LIFE = 24.0  # points that a sure life is worth beside a sure death
EVEN_AT_THE_END = 0.4  # influence by which a race may still turn when all is over but the last building
TURNS_A_ROUND = 0.55  # and by how much more for every round to come
HEAD_START = 0.5  # of whoever lies below on the same space
CARD, CARD_AT_THE_END = 0.5, 0.1  # of a population card in hand
OTHERS = {JOKER: 0.8, SWORD: 0.8, FLUTE: 0.8, PASS_CARD: 0.6, GOLD: 2.0}
LOOK = 0.3
TOKEN = 1.0
TOWER = 1.5


def class_prospects(
    points: Sequence[int], arrivals: Sequence[int], values: Sequence[int], left: int
) -> tuple[float, ...]:
    """For every seat the prize that it can expect in a class while so many rounds are left."""
    return _class_prospects(tuple(points), tuple(arrivals), tuple(values), left)


@lru_cache(maxsize=65536)
def _class_prospects(
    points: tuple[int, ...], arrivals: tuple[int, ...], values: tuple[int, ...], left: int
) -> tuple[float, ...]:
    spread = EVEN_AT_THE_END + TURNS_A_ROUND * left
    found = []
    for seat, own in enumerate(points):
        ahead = [1.0]  # by a number of others, how likely so many end ahead
        for other, theirs in enumerate(points):
            if other != seat:
                earlier = arrivals.index(other) < arrivals.index(seat)
                lead = own - theirs - (HEAD_START if earlier else -HEAD_START)
                behind = 1 / (1 + exp(-lead / spread))
                ahead = [
                    (ahead[n] * behind if n < len(ahead) else 0.0)
                    + (ahead[n - 1] * (1 - behind) if n else 0.0)
                    for n in range(len(ahead) + 1)
                ]
        there = 1.0 if own else min(1.0, 0.3 * left)  # without any influence there is no prize
        found.append(there * sum(p * value for p, value in zip(ahead, values, strict=False)))
    return tuple(found)


def card_worth(card: Card, left: int) -> float:
    """What a card in hand is worth; of the population mostly what it can still do."""
    if card in OTHERS:
        return OTHERS[card]
    return CARD if left else CARD_AT_THE_END


def action_worth(action: Action, left: int, force: int, rat: float) -> float:
    """What a privilege or a basic action is worth, a rat less being worth so much."""
    worth = TOKEN * action.tokens + LOOK * action.look + rat * action.discard_rats
    if action.take is not None:
        worth += action.number * OTHERS[JOKER + PILES.index(action.take)]
    cards, points = action.draw_per_influence
    draws = action.draw + cards * (force // points)
    worth += draws * card_worth(0, left) + (TOWER if action.tower else 0.0)
    return worth + action.cards_for_rats * max(0.0, rat - card_worth(0, left)) / 2
