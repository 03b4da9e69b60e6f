"""A position while a move is carried out: what changes is changed in place, and then made a value again.

Nothing outside of the rules ever holds a draft. It exists because a round is resolved in some dozens of small
steps between two decisions, and a new value for each of them would be most of the work.
"""

from bisect import insort
from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import astuple

from core.rattus_cartus.event_types import Event
from core.rattus_cartus.names import Cards, Phase
from core.rattus_cartus.state import Entry, Known, Memory, State, Table, Task

Item = TypeVar("Item")


class Draft:
    """A state that can be changed; its fields have the same names."""

    table: Table
    luck: int
    start: int
    round: int
    phase: Phase
    row: tuple[str, ...]
    pile: tuple[str, ...]
    replacement: tuple[str, ...]
    buried: int
    gone: tuple[str, ...]
    deck: Cards
    discard: Cards
    shuffled: Cards | None
    piles: tuple[int, ...]
    nuns: Cards
    influence: tuple[tuple[int, ...], ...]
    arrivals: tuple[tuple[int, ...], ...]
    rats: tuple[int, ...]
    tokens: tuple[int, ...]
    hands: list[Cards]
    memory: tuple[Memory, ...]
    knows: tuple[tuple[Known, ...], ...]
    entries: tuple[Entry, ...]
    passed: tuple[int, ...]
    resolving: int
    task: Task | None
    todo: list[Task]
    seats: int
    log: list[Event] | None  # events are written down if there is one

    __slots__ = tuple(__annotations__)

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        (
            self.table,
            self.luck,
            self.start,
            self.round,
            self.phase,
            self.row,
            self.pile,
            self.replacement,
            self.buried,
            self.gone,
            self.deck,
            self.discard,
            self.shuffled,
            self.piles,
            self.nuns,
            self.influence,
            self.arrivals,
            self.rats,
            self.tokens,
            hands,
            self.memory,
            self.knows,
            self.entries,
            self.passed,
            self.resolving,
            _,
            todo,
        ) = astuple(state)
        self.hands = [*hands]
        self.todo = [*todo]
        self.task = None
        self.seats = len(hands)
        self.log = log

    def state(self) -> State:
        """The position as a value."""
        return State(
            self.table,
            self.luck,
            self.start,
            self.round,
            self.phase,
            self.row,
            self.pile,
            self.replacement,
            self.buried,
            self.gone,
            self.deck,
            self.discard,
            self.shuffled,
            self.piles,
            self.nuns,
            self.influence,
            self.arrivals,
            self.rats,
            self.tokens,
            tuple(self.hands),
            self.memory,
            self.knows,
            self.entries,
            self.passed,
            self.resolving,
            self.task,
            tuple(self.todo),
        )

    def ask(self, task: Task) -> None:
        """Nothing more is done until this is decided."""
        self.task = task

    def then(self, name: str, seat: int, *data: int) -> None:
        """Put a task before all others."""
        self.todo.append(Task(name, seat, data))

    def entries_of(self, place: int) -> list[Entry]:
        """Who is in a building, in order of entry."""
        return [entry for entry in self.entries if entry.place == place]


def changed(row: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """A row with another item in one place."""
    items = [*row]
    items[index] = item
    return tuple(items)


def taken_out(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand without some of its cards."""
    if not cards:
        return hand
    left = [*hand]
    for card in cards:
        left.remove(card)
    return tuple(left)


def put_in(hand: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """A sorted hand with more cards."""
    held = [*hand]
    for card in cards:
        insort(held, card)
    return tuple(held)
