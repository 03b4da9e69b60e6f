"""The value of a position: the prestige that each seat can expect at the end, and its chance to win.

Expectations are sums of named terms (see `weights`), so a hint can say what speaks for a move.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import getitem, mul
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from core.ai.outlook import MANY, Outlook, decided, outlook
from core.notre_dame.agents.hires import hire_worth, later_worth, task_worth
from core.notre_dame.agents.plagues import Coming, rats_to_come
from core.notre_dame.agents.prospects import card_worth, driving_worth
from core.notre_dame.agents.standing import CARDS_A_ROUND, HIRING, PLAGUE, PLAYING, Standing
from core.notre_dame.agents.weights import (
    AMOUNTS,
    HIGHEST,
    LEVELS,
    STEPS_A_ROUND,
    Prices,
    estimates,
    learned,
    price_list,
)
from core.notre_dame.names import CARRIAGE_HOUSE, CATHEDRAL
from core.notre_dame.state import Cards, Player, RoundCards, State, Task

TURNS = frozenset(("keep", "play", "hire"))  # decisions that are no part of a larger move
TIE_BREAK = 0.02  # what gold and markers in the supply count at the very end
MOST_REMEMBERED = 20_000  # standings, of a kilobyte or two
NOBODY = -1
# By round, with more than two players: how far seats strive for the win itself, not for points.
RESOLVE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.7)
Around: TypeAlias = tuple[int, int, tuple[str, ...], tuple[str, ...], tuple[int, ...], int, Coming]
Known: TypeAlias = dict[tuple[Player, int], Standing]  # by a seat's board and how many cards it has played
TERMS = ("prestige", *LEVELS, *AMOUNTS)


@dataclass(slots=True)
class Valued:
    """The position that was valued last, in its parts."""

    known: tuple[Known, ...] = ()
    hiring: Container[int] = ()
    phase: int = 0
    players: tuple[Player, ...] = ()
    cards: tuple[Cards, ...] = ()
    chooser: int = NOBODY
    found: list[float] = field(default_factory=list)


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


def hiring_seats(state: State) -> Container[int]:
    """The seats whose turn to hire in this round is still to come or is now."""
    if state.phase < HIRING:
        return range(len(state.players))
    hiring = [todo.seat for todo in state.todo if todo.name == "hire"]
    if state.task is not None and state.task.name == "hire":
        hiring.append(state.task.seat)
    return hiring


def open_choice(state: State) -> Task | None:
    """The task that is part of a larger move, of which something is still to come."""
    return None if state.task is None or state.task.name in TURNS else state.task


def around(state: State, coming: Coming) -> Around:
    """What bears on how every seat stands besides its own board: the time, the persons, messages, cathedral.

    Of the gray persons those turned up tell which are still to come; their order no estimate reads.
    """
    return (
        state.round,
        (state.phase >= PLAYING) + (state.phase >= PLAGUE),
        state.persons,
        state.gray[: state.round + 1],
        state.messages,
        sum([player.markers[CATHEDRAL] for player in state.players]),
        coming,
    )


def lasting(standing: Standing) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The levels and the first of the amounts, which no hand and no open choice changes."""
    player, harbour = standing.player, len(standing.later) - 1
    penalty = float(standing.space > harbour)
    levels = (
        min(player.gold, HIGHEST),
        player.supply,
        *standing.numbers,
        max(0, min(standing.space, harbour)),
        len(player.messages),
    )
    amounts = (
        1.0,
        penalty,
        standing.plagues(standing.space, standing.hospital),
        standing.share(),
        later_worth(standing),
        float(standing.unplaced()),
        standing.neglected(),
        driving_worth(standing, standing.numbers[CARRIAGE_HOUSE] + 1),
        penalty * (CARDS_A_ROUND - min(CARDS_A_ROUND, len(standing.state.cards[standing.seat].played))),
    )
    return levels, amounts


def passing(
    standing: Standing, cards: RoundCards, phase: int, hires: bool, task: Task | None
) -> tuple[float, float, float, float]:
    """The other amounts: hand, cards still to be drawn, the person to hire, the own open choice."""
    return (
        hand_worth(standing, cards) if phase == PLAYING else 0.0,
        float(phase < PLAYING),
        hire_worth(standing, cards) if hires else 0.0,
        0.0 if task is None else task_worth(standing, task, cards),
    )


def measure(state: State, seat: int, prices: Sequence[Prices]) -> Measures:
    """The numbers of a seat; what cards and persons bring is estimated with the prices of the next step."""
    standing = Standing(state, seat, estimates(prices, moment(state, seat)))
    levels, amounts = lasting(standing)
    task = open_choice(state)
    own = task if task is not None and task.seat == seat else None
    more = passing(standing, state.cards[seat], state.phase, seat in hiring_seats(state), own)
    return Measures(levels, amounts + more)


def hand_worth(standing: Standing, cards: RoundCards) -> float:
    """The best cards of the hand, as many as may still be played."""
    left = CARDS_A_ROUND - len(cards.played)
    if left <= 0:
        return 0.0
    worths = [card_worth(standing, card.action) for card in cards.hand]
    worths.sort(reverse=True)
    return sum(worths[:left])


def _at_the_end(player: Player) -> float:
    return player.prestige + TIE_BREAK * (player.gold + player.supply)


class Valuation:
    """Values the positions of one game with some weights, and remembers how seats stood in them."""

    def __init__(self, prices: Sequence[Prices]) -> None:
        self.prices = prices
        self._known: dict[Around, tuple[Known, ...]] = {}
        self._remembered = 0
        self._coming: dict[tuple[int, tuple[str, ...], tuple[str, ...]], Coming] = {}
        self._last = Valued()

    def expectations(self, state: State) -> list[float]:
        """The prestige that each seat can expect at the end."""
        if state.task is None:
            return [*map(_at_the_end, state.players)]
        known, hiring, task, phase = self._known_around(state), hiring_seats(state), state.task, state.phase
        chooser = NOBODY if task.name in TURNS else task.seat
        before = self._last
        alike = before.known is known and before.hiring == hiring and before.phase == phase
        found = []
        # A move seldom changes more than one seat, so most of them stand as in the position valued last.
        for seat, player in enumerate(state.players):
            cards = state.cards[seat]
            if (
                alike
                and player is before.players[seat]
                and cards is before.cards[seat]
                and seat != chooser
                and seat != before.chooser
            ):
                found.append(before.found[seat])
                continue
            own = task if seat == chooser else None
            found.append(self._value(state, seat, known[seat], seat in hiring, own))
        self._last = Valued(known, hiring, phase, state.players, state.cards, chooser, found)
        return found

    def expectation(self, state: State, seat: int) -> float:
        """The prestige that one seat can expect."""
        if state.task is None:
            return _at_the_end(state.players[seat])
        known, task = self._known_around(state)[seat], open_choice(state)
        own = task if task is not None and task.seat == seat else None
        return self._value(state, seat, known, seat in hiring_seats(state), own)

    def _known_around(self, state: State) -> tuple[Known, ...]:
        here = around(state, self._rats_to_come(state))
        found = self._known.get(here)
        if found is None:
            if self._remembered >= MOST_REMEMBERED:
                self._known.clear()
                self._coming.clear()
                self._remembered = 0
            found = self._known[here] = tuple([{} for _ in state.players])
        return found

    def _rats_to_come(self, state: State) -> Coming:
        key = state.round, state.brown, state.gray
        found = self._coming.get(key)
        if found is None:
            found = self._coming[key] = rats_to_come(state)
        return found

    def _value(self, state: State, seat: int, known: Known, hires: bool, own: Task | None) -> float:
        cards, phase = state.cards[seat], state.phase
        standing = self._standing(state, seat, known)
        key = (cards.hand, hires, phase, own)
        value = standing.values.get(key)
        if value is None:
            value = standing.worth
            amounts = passing(standing, cards, phase, hires, own)
            for price, amount in zip(standing.passing, amounts, strict=True):
                value += price * amount
            standing.values[key] = value
        return value

    def standing(self, state: State, seat: int) -> Standing:
        """How a seat stands, with what was already worked out of it."""
        return self._standing(state, seat, self._known_around(state)[seat])

    def _standing(self, state: State, seat: int, known: Known) -> Standing:
        key = state.players[seat], len(state.cards[seat].played)
        found = known.get(key)
        if found is None:
            found = known[key] = self._stood(state, seat)
        return found

    def _stood(self, state: State, seat: int) -> Standing:
        self._remembered += 1
        here = moment(state, seat)
        coming = self._rats_to_come(state)
        now, standing = self.prices[here], Standing(state, seat, estimates(self.prices, here), coming)
        levels, amounts = lasting(standing)
        value = sum(map(getitem, now.levels, levels), float(standing.player.prestige))
        standing.worth = sum(map(mul, now.amounts, amounts), value)
        standing.passing = now.amounts[len(amounts) :]
        return standing

    def outlook(self, state: State) -> Outlook:
        """What all can expect, with how far that may still go wrong, as chances to win and leads."""
        expected = self.expectations(state)
        if state.task is None:
            return decided(expected, self._resolve(expected, state.round))
        return self.outlook_of(expected, state.round)

    def outlook_of(self, expected: Sequence[float], now: int) -> Outlook:
        """The same of what all can expect in a round."""
        prices = self.prices[STEPS_A_ROUND * now]
        return outlook(expected, prices.spread, prices.calibrated, self._resolve(expected, now))

    def _resolve(self, expected: Sequence[float], now: int) -> float:
        return RESOLVE[now] if len(expected) >= MANY else 1.0

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
