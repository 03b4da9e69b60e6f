"""The state of a game as one frozen value, and the few ways in which a new state is made from it.

Players hold what is open on the table, `cards` what is secret. `task` is what is being decided, `options`
are the legal moves for it, and `todo` is what is still to be done in this round.
"""

from functools import cache
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.components import Components
from core.notre_dame.event_types import Event
from core.notre_dame.moves import Move
from core.notre_dame.names import CATHEDRAL, HOSPITAL, NOWHERE, PLACES, Card, Message, Phase
from core.notre_dame.setup import Options, Setup


class Table(Struct, frozen=True, gc=False):
    """What never changes during a game: who plays, which rules and components, the map."""

    setup: Setup
    options: Options
    components: Components
    colours: tuple[str, ...]  # of each borough of the ring, owned or not
    homes: tuple[int, ...]  # the borough of each seat
    distances: tuple[tuple[int, ...], ...]  # from market to market


class Player(Struct, frozen=True, gc=False, cache_hash=True):
    """What lies openly before a player."""

    carriage: int
    gold: int
    supply: int
    reserve: int  # own markers in the general supply
    markers: tuple[int, ...] = (0,) * len(PLACES)  # on each sector and the cathedral, the friend apart
    friend: int = NOWHERE
    prestige: int = 0
    rat: int = 0
    messages: tuple[Message, ...] = ()
    doctor: bool = False  # hired this round
    spied: bool = False  # has looked at the gray persons to come


class RoundCards(Struct, frozen=True, gc=False):
    """How a seat's cards of one round came and went; what is left in hand at the end is the third card."""

    drawn: tuple[Card, ...] = ()
    passed: tuple[Card, ...] = ()  # two, then one more
    received: tuple[Card, ...] = ()  # two, then one more
    hand: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()


class Cards(RoundCards, frozen=True, gc=False):
    """A seat's action cards: its stack, the current round, and the earlier rounds of the period."""

    stack: tuple[Card, ...] = ()
    past: tuple[RoundCards, ...] = ()


class Task(Struct, frozen=True, gc=False):
    """Something still to be done or decided, by its name, for a seat, with its small numbers."""

    name: str
    seat: int = -1
    data: tuple[int, ...] = ()


class State(Struct, frozen=True, gc=False):
    """A whole position, luck included."""

    table: Table
    players: tuple[Player, ...]
    cards: tuple[Cards, ...]
    messages: tuple[int, ...]  # the kind of message on each market, or NO_MESSAGE
    brown: tuple[str, ...]  # the brown persons of this period, in the order they are turned up
    gray: tuple[str, ...]  # the gray persons of the game, in the order they are turned up
    start: int  # the seat that has the bell-ringer
    luck: int
    persons: tuple[str, ...] = ()  # the two brown persons and the gray one of this round
    plague: int = 0  # the sum of the rats on them
    round: int = 0  # 0 to 8
    phase: Phase = Phase.PERSONS
    task: Task | None = None  # what is to be decided now; None when the game is over
    todo: tuple[Task, ...] = ()  # what comes after it, the next thing last
    options: tuple[Move, ...] = ()
    log: tuple[Event, ...] | None = None  # events of the move being made, if somebody asked for them


class OpenTable(Protocol):
    """What lies open, in a state and in a view alike."""

    @property
    def table(self) -> Table:
        """What never changes."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players."""

    @property
    def messages(self) -> tuple[int, ...]:
        """The kind of message on each market, or NO_MESSAGE."""

    @property
    def round(self) -> int:
        """0 to 8."""

    @property
    def phase(self) -> Phase:
        """The phase of the round."""

    @property
    def plague(self) -> int:
        """The sum of the rats on the persons of the round."""


NO_MESSAGE = -1
ROUNDS = 9
ROUNDS_A_PERIOD = 3


def count(player: Player, sector: int) -> int:
    """Markers and friend on a sector."""
    return player.markers[sector] + (player.friend == sector)


def rat_reaches(player: Player, plague: int) -> int:
    """The space to which a plague of this value moves the rat (R1), be it beyond an end of the track."""
    return player.rat + (0 if player.doctor else plague) - count(player, HOSPITAL)


def counts(player: Player) -> list[int]:
    """Markers and friend on each of the seven sectors."""
    numbers = list(player.markers[:CATHEDRAL])
    if player.friend != NOWHERE:
        numbers[player.friend] += 1
    return numbers


def added(numbers: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """The numbers with one of them changed by an amount."""
    changed = [*numbers]
    changed[index] += amount
    return tuple(changed)


def with_player(state: State, seat: int, player: Player) -> State:
    """The state with another value for one player."""
    players = [*state.players]
    players[seat] = player
    return replace(state, players=tuple(players))


def change_player(state: State, seat: int, **fields: Any) -> State:
    """The state with some fields of one player replaced."""
    return with_player(state, seat, replace(state.players[seat], **fields))


def with_cards(state: State, seat: int, cards: Cards) -> State:
    """The state with another value for one seat's cards."""
    everyone = [*state.cards]
    everyone[seat] = cards
    return replace(state, cards=tuple(everyone))


def then(state: State, name: str, seat: int, *data: int) -> State:
    """The state with a task put before all others."""
    return replace(state, todo=state.todo + (Task(name, seat, data),))


def noted(state: State, event: Event) -> State:
    """The state with an event written down; callers look first whether there is a log at all."""
    return replace(state, log=(*(state.log or ()), event))


@cache
def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn, beginning with the first."""
    return tuple((first + step) % seats for step in range(seats))


@cache
def turns_last_first(name: str, data: tuple[int, ...], first: int, seats: int) -> tuple[Task, ...]:
    """The same task for everyone, in turn from the first seat, laid out for `todo`."""
    return tuple(Task(name, seat, data) for seat in reversed(clockwise(first, seats)))


def everyone(state: State, name: str, *data: int) -> State:
    """The state with a task for everyone put before all others, from the start player clockwise."""
    tasks = turns_last_first(name, data, state.start, len(state.players))
    return replace(state, todo=state.todo + tasks)


def cathedral_share(state: OpenTable) -> tuple[int, int, int]:
    """What the cathedral shares out, among how many markers, and what each is worth now (A8)."""
    value = state.table.components.cathedral[len(state.players)]
    markers = sum(player.markers[CATHEDRAL] for player in state.players)
    return value, markers, value // markers if markers else 0


def period_and_place(round: int) -> tuple[int, int]:
    """The period of a round, 0 to 2 for A to C, and its place there, 0 to 2."""
    return divmod(round, ROUNDS_A_PERIOD)


def moment(state: OpenTable) -> tuple[int, int, int]:
    """When in the game it is: the period, the place of the round in it, the phase."""
    period, place = period_and_place(state.round)
    return period, place, state.phase


def round_of_period(state: OpenTable) -> int:
    """0, 1 or 2 within the period."""
    return state.round % ROUNDS_A_PERIOD


def period(state: OpenTable) -> int:
    """0, 1 or 2 for A, B and C."""
    return state.round // ROUNDS_A_PERIOD
