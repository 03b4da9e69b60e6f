"""A position while a move is carried out: what changes is changed in place, and then made a value again.

Nothing outside of the rules ever holds a draft. It exists because a round is resolved in some dozens of small
steps between two decisions, and a new value for each of them would be most of the work.
"""

from typing import TypeVar

from core.rattus_cartus.event_types import Event
from core.rattus_cartus.state import Entry, State, Task

Item = TypeVar("Item")


class Draft:
    """A state that can be changed; its fields have the same names."""

    __slots__ = (
        "arrivals",
        "buried",
        "deck",
        "discard",
        "entries",
        "gone",
        "hands",
        "influence",
        "knows",
        "log",
        "luck",
        "memory",
        "nuns",
        "passed",
        "phase",
        "pile",
        "piles",
        "rats",
        "replacement",
        "resolving",
        "round",
        "row",
        "seats",
        "shuffled",
        "start",
        "table",
        "task",
        "todo",
        "tokens",
    )

    def __init__(self, state: State, log: list[Event] | None = None) -> None:
        self.log = log  # events are written down if there is one
        self.seats = len(state.hands)
        self.table = state.table
        self.luck = state.luck
        self.start = state.start
        self.round = state.round
        self.phase = state.phase
        self.row = state.row
        self.pile = state.pile
        self.replacement = state.replacement
        self.buried = state.buried
        self.gone = state.gone
        self.deck = state.deck
        self.discard = state.discard
        self.shuffled = state.shuffled
        self.piles = state.piles
        self.nuns = state.nuns
        self.influence = state.influence
        self.arrivals = state.arrivals
        self.rats = state.rats
        self.tokens = state.tokens
        self.hands = [*state.hands]
        self.memory = state.memory
        self.knows = state.knows
        self.entries = state.entries
        self.passed = state.passed
        self.resolving = state.resolving
        self.task: Task | None = None
        self.todo = [*state.todo]

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


def put_in(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """A hand with more cards."""
    return tuple(sorted(hand + cards)) if cards else hand
