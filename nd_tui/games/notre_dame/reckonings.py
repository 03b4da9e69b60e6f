"""The end of a round: which events are those of the last move, and which are told apart from it."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile

from core import notre_dame as nd
from core.history import AnyNode, events_of
from core.notre_dame.event_types import (
    CardsDrawn,
    CardWasted,
    CathedralScored,
    GameEnded,
    HiringPassed,
    RoundBegan,
)
from nd_tui.games.notre_dame.preview import AFTERWARDS
from nd_tui.words.texts import Texts

PENALTY = "remove"  # the decision that belongs to a reckoning: which marker the plague takes
# What can happen to a person who had no choice: how that is told, and the decisions in which it was chosen.
UNASKED: dict[type[CardWasted | HiringPassed], tuple[str, tuple[str, ...]]] = {
    CardWasted: ("table-no-effect", ("fetch", "donate")),
    HiringPassed: ("table-no-gold-to-hire", ("hire",)),
}


def own_part(happened: Iterable[nd.Event]) -> list[nd.Event]:
    """What a move did itself."""
    return list(takewhile(lambda event: not isinstance(event, AFTERWARDS), happened))


def what_follows(happened: Iterable[nd.Event]) -> list[nd.Event]:
    """What followed from a move without being its own effect."""
    return list(dropwhile(lambda event: not isinstance(event, AFTERWARDS), happened))


def reckoning_at(node: AnyNode, persons: Collection[int]) -> list[nd.Event]:
    """What a reckoning that has led to a position tells; nothing while one of the computers still decides.

    A penalty is decided in its midst. Before a person decides it, what came so far is told; what computers
    decide is told together with the rest.
    """
    if nd.decision(node.state) == PENALTY and nd.to_move(node.state) not in persons:
        return []
    told = _part_of_reckoning(node)
    while _was_penalty(node) and node.parent is not None and nd.to_move(node.parent.state) not in persons:
        node = node.parent
        told = [*_part_of_reckoning(node), *told]
    return told


def _part_of_reckoning(node: AnyNode) -> list[nd.Event]:
    if node.parent is None:
        return []  # what was there before the first decision follows from nothing
    happened = events_of(nd, node)
    return list(happened) if _was_penalty(node) else what_follows(happened)


def _was_penalty(node: AnyNode) -> bool:
    """Whether a penalty was decided with the move that led here."""
    return node.parent is not None and nd.decision(node.parent.state) == PENALTY


def end_of(happened: Iterable[nd.Event]) -> str:
    """What has come to its end: a round, a period, or the game."""
    kinds = {type(event) for event in happened}
    return "game" if GameEnded in kinds else "period" if CathedralScored in kinds else "round"


class NotreDameReckoning:
    """Fulfils `nd_tui.games.box.Reckoning`."""

    def before(self, state: nd.State, move: nd.Move) -> nd.State | None:
        """The position as a move alone leaves it where the plague or the end of the round follows."""
        return nd.before_reckoning(state, move)

    def own_part(self, happened: Iterable[nd.Event]) -> list[nd.Event]:
        """What a move did itself."""
        return own_part(happened)

    def what_follows(self, happened: Iterable[nd.Event]) -> list[nd.Event]:
        """What followed from it."""
        return what_follows(happened)

    def one_by_one(
        self, alone: nd.State, happened: Iterable[nd.Event]
    ) -> Iterator[tuple[nd.State, nd.Event]]:
        """Nothing: rats and prestige are told with their reasons."""
        return iter(())

    def told_at(self, node: AnyNode, people: Sequence[int]) -> list[nd.Event]:
        """What is told of a reckoning that has led to a position; the cards drawn are for one's own eyes."""
        return [event for event in reckoning_at(node, people) if not isinstance(event, CardsDrawn)]

    def title(self, texts: Texts, happened: Iterable[nd.Event]) -> str:
        """What has come to its end."""
        return texts("reckoning-title", end=end_of(happened))

    def begins(self, event: nd.Event) -> bool:
        """The cathedral, the next round, or the end."""
        return isinstance(event, CathedralScored | RoundBegan | GameEnded)

    def unasked(
        self, texts: Texts, before: nd.State, happened: Iterable[nd.Event], seat: int
    ) -> Iterator[str]:
        """A card that brought nothing, or gold that was missing to hire, where that was not chosen."""
        asked, player = nd.decision(before), before.table.setup.players[seat]
        for event in happened:
            for kind, (message, choosing) in UNASKED.items():
                if isinstance(event, kind) and event.seat == seat and asked not in choosing:
                    yield texts(message, player=player)
