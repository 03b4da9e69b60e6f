"""The resolution of the buildings: which events are those of the last move, and which are told apart."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile

from msgspec.structs import replace

from core import rattus_cartus as rc
from core.history import AnyNode, events_of
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.event_types import (
    BuildingBegan,
    BuildingCleared,
    CardsGiven,
    Compared,
    GameEnded,
    NunSeen,
    PrivilegeWon,
    Revealed,
    RoundBegan,
    Scored,
    StartPassed,
)
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import Phase
from core.rattus_cartus.rounds import enter
from core.rattus_cartus.state import Entry
from nd_tui.games.rattus_cartus.words.events import event_sentence
from nd_tui.words.texts import Texts

# With these begins what follows a move without being its own effect.
AFTERWARDS = (
    BuildingBegan,
    BuildingCleared,
    Compared,
    PrivilegeWon,
    Revealed,
    StartPassed,
    RoundBegan,
    Scored,
    GameEnded,
)
PARTS = (BuildingBegan, StartPassed, GameEnded)  # with these begins another part of what is told


def own_part(happened: Iterable[rc.Event]) -> list[rc.Event]:
    """What a move did itself."""
    return list(takewhile(lambda event: not isinstance(event, AFTERWARDS), happened))


def what_follows(happened: Iterable[rc.Event]) -> list[rc.Event]:
    """What followed from a move without being its own effect."""
    return list(dropwhile(lambda event: not isinstance(event, AFTERWARDS), happened))


def is_amid(state: rc.State) -> bool:
    """Whether something is decided while the buildings are resolved."""
    return state.phase == Phase.RESOLVE and rc.to_move(state) is not None


def reckoning_at(node: AnyNode, people: Collection[int]) -> list[rc.Event]:
    """What a resolution that has led to a position tells; nothing while one of the computers still decides.

    In its midst there are decisions. Before a person decides, what came so far is told; what computers decide
    is told together with the rest.
    """
    if is_amid(node.state) and rc.to_move(node.state) not in people:
        return []
    told = _part_of(node, people)
    while node.parent is not None and _decided_amid(node) and not _by_people(node, people):
        node = node.parent
        told = [*_part_of(node, people), *told]
    return told


def _part_of(node: AnyNode, people: Collection[int]) -> list[rc.Event]:
    """Of a node its own share: what a person decided is known to that person already."""
    if node.parent is None:
        return []  # what was there before the first decision follows from nothing
    happened = list(events_of(rc, node))
    return happened if _decided_amid(node) and not _by_people(node, people) else what_follows(happened)


def _decided_amid(node: AnyNode) -> bool:
    return node.parent is not None and is_amid(node.parent.state)


def _by_people(node: AnyNode, people: Collection[int]) -> bool:
    return node.parent is not None and rc.to_move(node.parent.state) in people


def end_of(happened: Iterable[rc.Event]) -> str:
    """What has come to its end: the game, the round, or not yet all of the buildings."""
    kinds = {type(event) for event in happened}
    return "game" if GameEnded in kinds else "round" if StartPassed in kinds else "buildings"


def _turned(entry: Entry, event: Revealed) -> Entry:
    """An entry with its cards turned over, if it is the one that an event is about."""
    is_it = (entry.seat, entry.place) == (event.seat, event.place)
    return replace(entry, force=event.force) if is_it else entry


class RattusReckoning:
    """Fulfils `nd_tui.games.box.Reckoning`."""

    def before(self, state: rc.State, move: rc.Move) -> rc.State | None:
        """All have entered, and nothing is turned over yet."""
        last = len(state.entries) + 1 == rc.seats(state)
        if not isinstance(move, Enter) or not last or state.task is None:
            return None
        draft = Draft(state)
        enter(draft, state.task, move)
        draft.ask(state.task)  # or it would look like the end of the game, when all is open
        return draft.state()

    def own_part(self, happened: Iterable[rc.Event]) -> list[rc.Event]:
        """What a move did itself."""
        return own_part(happened)

    def what_follows(self, happened: Iterable[rc.Event]) -> list[rc.Event]:
        """What followed from it."""
        return what_follows(happened)

    def one_by_one(
        self, alone: rc.State, happened: Iterable[rc.Event]
    ) -> Iterator[tuple[rc.State, rc.Event]]:
        """The cards that are turned over, player by player and building by building."""
        for event in happened:
            if isinstance(event, Revealed):
                alone = replace(alone, entries=tuple(_turned(entry, event) for entry in alone.entries))
                yield alone, event

    def told_at(self, node: AnyNode, people: Sequence[int]) -> list[rc.Event]:
        """What is told of a resolution that has led to a position."""
        return reckoning_at(node, people)

    def title(self, texts: Texts, happened: Iterable[rc.Event]) -> str:
        """What has come to its end."""
        return texts("reckoning-title", end=end_of(happened))

    def begins(self, event: rc.Event) -> bool:
        """A building, the next round, or the end."""
        return isinstance(event, PARTS)

    def unasked(
        self, texts: Texts, before: rc.State, happened: Iterable[rc.Event], seat: int
    ) -> Iterator[str]:
        """Cards that had to be given, and what was seen in the nun row, where there was no choice."""
        asked = rc.to_move(before) == seat and rc.decision(before)
        for event in happened:
            gave = isinstance(event, CardsGiven) and event.giver == seat
            saw = isinstance(event, NunSeen) and event.seat == seat
            if (gave and asked not in ("sword_gift", "tower_gift")) or (saw and asked != "look"):
                sentence = event_sentence(texts, before, event, seat)
                if sentence is not None:
                    yield sentence
