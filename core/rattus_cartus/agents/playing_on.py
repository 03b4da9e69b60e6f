"""A quick policy for everybody in positions that are only imagined, which looks at no card still to be dealt.

Whoever enters weighs a few ways by the learned values, as if no building were resolved yet: so no choice
depends on which cards a deal has on top of its deck.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from core.ai.outlook import Outlook
from core.rattus_cartus.agents.candidates import best_of_each, cards_by_need, imagined_sight
from core.rattus_cartus.agents.greedy import best_discard, support_worth
from core.rattus_cartus.draft import taken_out
from core.rattus_cartus.moves import Enter, Give, Move, Name
from core.rattus_cartus.names import UNSEEN
from core.rattus_cartus.rules import legal_moves
from core.rattus_cartus.scoring import open_points
from core.rattus_cartus.state import FACE_DOWN, Entry, State

WAYS = 4  # to enter any building, that are weighed


def quick_move(state: State, tail: Sequence[float], outlook: Callable[[State], Outlook]) -> Move:
    """What the deciding seat does, by the odds to live and the values of whoever imagines it."""
    task = state.task
    assert task is not None
    seat = task.seat
    match task.name:
        case "enter":
            ways = best_of_each(imagined_sight(state, seat, tail), max(1, WAYS // len(state.row)), few=True)
            return max(ways, key=lambda move: outlook(laid(state, move)).aims[seat])
        case "support":
            seen, supply = imagined_sight(state, seat, tail), len(state.deck) + len(state.discard)
            unseen = state.memory[seat].nuns.count(UNSEEN)
            return max(legal_moves(state), key=lambda move: support_worth(seen, move, supply, unseen))
        case "sword_target":
            return Name(max(task.data, key=lambda other: len(state.hands[other])))
        case "flute_target":
            return Name(max(task.data, key=open_points(state).__getitem__))
        case "sword_gift" | "tower_gift":
            return Give(cards_by_need(imagined_sight(state, seat, tail), task.data[1]))
        case "hospital":
            return best_discard(imagined_sight(state, seat, tail), task.data[0])
    return legal_moves(state)[0]  # of places of the nun row none is better than another


def laid(state: State, move: Enter) -> State:
    """The position with cards laid face down and nothing resolved, to be valued and not to be played on."""
    assert state.task is not None
    seat, hands = state.task.seat, list(state.hands)
    hands[seat] = taken_out(hands[seat], move.cards)
    entry = Entry(seat, move.place, len(move.cards), move.cards, FACE_DOWN)
    return replace(state, hands=tuple(hands), entries=(*state.entries, entry))
