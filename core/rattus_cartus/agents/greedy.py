"""Opponents that do not look ahead: one by chance, and one that takes what is likely to bring most now."""

from core import rng
from core.rattus_cartus.agents.candidates import Sight, cards_by_need, life, rounds_left, sight, weighed
from core.rattus_cartus.agents.prospects import LOOK, card_worth
from core.rattus_cartus.moves import Discard, Give, Move, Name, Support
from core.rattus_cartus.scoring import open_points
from core.rattus_cartus.state import support_of
from core.rattus_cartus.views import View, options


def choose_at_random(view: View, luck: int) -> Move:
    """Any move, all alike."""
    moves = options(view)
    place, _ = rng.below(luck, len(moves))
    return moves[place]


def choose_greedily(view: View, luck: int) -> Move:
    """The move that seems to bring most, by what lies open and a rough worth of cards and rats."""
    task = view.task
    assert task is not None
    match task.name:
        case "support":
            seen, supply = sight(view), view.deck + len(view.discard)
            unseen = len(view.nuns) - sum(view.looked[view.seat])
            return max(options(view), key=lambda move: support_worth(seen, move, supply, unseen))
        case "enter":
            return weighed(sight(view))[0][1]
        case "sword_target":
            return Name(max(task.data, key=lambda seat: view.hands[seat]))
        case "flute_target":
            return Name(max(task.data, key=open_points(view).__getitem__))
        case "sword_gift" | "tower_gift":
            return Give(cards_by_need(sight(view), task.data[1]))
        case "hospital":
            return best_discard(sight(view), task.data[0])
    return choose_at_random(view, luck)  # of places of the nun row none is better than another


def best_discard(view: Sight, most: int) -> Discard:
    """As many of the cards that one needs least as are worth less than the rats that go with them."""
    rats, left = view.rats[view.seat], rounds_left(view)

    def worth(number: int) -> float:
        cards = cards_by_need(view, number)
        return life(view, rats - number) - sum(card_worth(card, left) for card in cards)

    return Discard(cards_by_need(view, max(range(most + 1), key=worth)))


def support_worth(view: Sight, move: Move, supply: int, unseen: int) -> float:
    """What a support brings, by how many cards there are to draw and places of the nun row to look at."""
    assert isinstance(move, Support)
    support, rats = support_of(view.table, view.row[move.place]), view.rats[view.seat]
    drawn, looks = min(support.draw, supply), min(support.look, unseen)
    fewer = life(view, rats - support.discard_rats) - life(view, rats)
    return drawn * max(0.3, card_worth(0, rounds_left(view))) + fewer + LOOK * looks
