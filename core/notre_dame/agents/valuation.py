"""The value of a position: the prestige that each seat can expect at the end, and its chance to win.

Expectations are sums of named terms (see `weights`), so a hint can say what speaks for a move.
"""

from collections.abc import Sequence
from functools import cache
from operator import getitem, mul
from typing import NamedTuple

from msgspec import Struct

from core.ai.outlook import Outlook, decided, outlook
from core.notre_dame.agents.hires import hire_worth, later_worth, task_worth
from core.notre_dame.agents.prospects import card_worth
from core.notre_dame.agents.standing import CARDS_A_ROUND, HIRING, PLAYING, Standing
from core.notre_dame.agents.weights import (
    AMOUNTS,
    HIGHEST,
    LEVELS,
    STEPS_A_ROUND,
    Prices,
    learned,
    price_list,
)
from core.notre_dame.names import CATHEDRAL
from core.notre_dame.state import State

TURNS = frozenset(("keep", "play", "hire"))  # decisions that are no part of a larger move
TIE_BREAK = 0.02  # what gold and markers in the supply count at the very end
MOST_REMEMBERED = 100_000
TERMS = ("prestige", *LEVELS, *AMOUNTS)


class Measures(Struct, frozen=True):
    """A seat's standing in numbers, in the order of LEVELS and AMOUNTS."""

    levels: tuple[int, ...]
    amounts: tuple[float, ...]


class Term(NamedTuple):
    """How much there is of something, and the prestige it is worth."""

    amount: float
    worth: float


def moment(state: State, seat: int) -> int:
    """How far the game is for a seat, in steps of one card played."""
    return STEPS_A_ROUND * state.round + min(CARDS_A_ROUND, len(state.cards[seat].played))


def still_hires(state: State, seat: int) -> bool:
    """Whether a seat's turn to hire in this round is still to come or is now."""
    if state.phase < HIRING:
        return True
    task = state.task
    if task is not None and task.name == "hire" and task.seat == seat:
        return True
    return any(todo.name == "hire" and todo.seat == seat for todo in state.todo)


def measure(state: State, seat: int, prices: Sequence[Prices]) -> Measures:
    """The numbers of a seat; what cards and persons bring is estimated with the prices of the next step."""
    standing = Standing(state, seat, prices[moment(state, seat) + 1])
    player, task = standing.player, state.task
    harbour = len(standing.later) - 1
    levels = (
        min(player.gold, HIGHEST),
        player.supply,
        *standing.numbers,
        max(0, min(standing.space, harbour)),
        len(player.messages),
    )
    amounts = (
        1.0,
        float(standing.space > harbour),
        standing.plagues(standing.space, standing.hospital),
        standing.share(),
        later_worth(standing),
        float(standing.unplaced()),
        hand_worth(standing) if state.phase == PLAYING else 0.0,
        float(state.phase < PLAYING),
        hire_worth(standing) if still_hires(state, seat) else 0.0,
        task_worth(standing, task.name) if task and task.seat == seat and task.name not in TURNS else 0.0,
    )
    return Measures(levels, amounts)


def hand_worth(standing: Standing) -> float:
    """The best cards of the hand, as many as may still be played."""
    cards = standing.state.cards[standing.seat]
    left = CARDS_A_ROUND - len(cards.played)
    if left <= 0:
        return 0.0
    worths = [card_worth(standing, card.action) for card in cards.hand]
    worths.sort(reverse=True)
    return sum(worths[:left])


class Valuation:
    """Values the positions of one game with some weights, and remembers what it has worked out."""

    def __init__(self, prices: Sequence[Prices]) -> None:
        self.prices = prices
        self._known: dict[object, float] = {}

    def expectations(self, state: State) -> list[float]:
        """The prestige that each seat can expect at the end."""
        if state.task is None:
            return [p.prestige + TIE_BREAK * (p.gold + p.supply) for p in state.players]
        return [self.expectation(state, seat) for seat in range(len(state.players))]

    def expectation(self, state: State, seat: int) -> float:
        """The prestige that one seat can expect."""
        cards, task, phase = state.cards[seat], state.task, state.phase
        key = (
            seat,
            state.players[seat],
            state.round,
            phase,
            state.persons,
            state.gray[: state.round + 1],
            cards.hand if phase >= PLAYING else None,
            len(cards.played),
            phase < HIRING or still_hires(state, seat),
            task if task is not None and task.seat == seat else None,
            sum([player.markers[CATHEDRAL] for player in state.players]),
            state.messages,
        )
        value = self._known.get(key)
        if value is None:
            value = self._worked_out(state, seat)
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[key] = value
        return value

    def _worked_out(self, state: State, seat: int) -> float:
        now = self.prices[moment(state, seat)]
        found = measure(state, seat, self.prices)
        value = sum(map(getitem, now.levels, found.levels), float(state.players[seat].prestige))
        return sum(map(mul, now.amounts, found.amounts), value)

    def outlook(self, state: State) -> Outlook:
        """What all can expect, with how far that may still go wrong, as chances to win and leads."""
        expected = self.expectations(state)
        if state.task is None:
            return decided(expected)
        prices = self.prices[STEPS_A_ROUND * state.round]
        return outlook(expected, prices.spread, prices.calibrated)

    def terms(self, state: State, seat: int) -> dict[str, Term]:
        """What each term is and adds to the seat's expectation; at the end, points and what breaks ties."""
        player = state.players[seat]
        prestige = Term(player.prestige, float(player.prestige))
        if state.task is None:
            left = player.gold + player.supply
            return {"prestige": prestige, "tie": Term(left, TIE_BREAK * left)}
        now = self.prices[moment(state, seat)]
        found = measure(state, seat, self.prices)
        terms = [prestige]
        terms += [Term(level, table[level]) for table, level in zip(now.levels, found.levels, strict=True)]
        terms += [Term(much, price * much) for price, much in zip(now.amounts, found.amounts, strict=True)]
        return dict(zip(TERMS, terms, strict=True))


@cache
def learned_prices(players: int) -> tuple[Prices, ...]:
    """The prices by the learned weights for this number of players."""
    return price_list(learned()[players])
