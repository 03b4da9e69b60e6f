"""Moves with cards, put together part by part: which building, and how many cards of each sort.

People think of a card by its class, and so do the parts. Of the cards of a class those with the fewest nuns
go first: cards that go are seen, and nuns that others have not seen they may still hope for.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from core import rattus_cartus as rc
from core.game import IllegalMove
from core.rattus_cartus.choices import playable
from core.rattus_cartus.moves import PASS, Discard, Enter, Give, Move, Pass
from core.rattus_cartus.names import Card, Cards
from core.rattus_cartus.refusals import why_not
from core.rattus_cartus.state import is_last_round
from core.rattus_cartus.views import View
from nd_tui.games.parts import Amount, OneOf, Part, Value, Values
from nd_tui.games.rattus_cartus.words.choosing import may_pass
from nd_tui.games.rattus_cartus.words.things import building_in_row, sort_of
from nd_tui.words.texts import Texts

BUILDING = "building"
COMPOSED = ("enter", "sword_gift", "tower_gift", "hospital")  # the decisions that are put together
PASSES = -1  # in the place of a building


def parts(texts: Texts, view: View) -> list[Part]:
    """By which parts a move of this decision is put together; none where the moves are a list."""
    task = view.task
    if task is None or task.seat != view.seat or task.name not in COMPOSED:
        return []
    found: list[Part] = []
    if task.name == "enter":
        choices: list[tuple[Value, str]] = [
            (place, building_in_row(texts, view.row, place)) for place in range(len(view.row))
        ]
        if may_pass(view):
            choices.append((PASSES, texts("part-pass")))
        found.append(OneOf(BUILDING, texts("part-building"), tuple(choices)))
    for sort, cards in by_sort(offered(view)):
        found.append(Amount(sort, texts(f"card-{sort}.part"), 0, len(cards), 0))
    return found


def offered(view: View) -> Cards:
    """The cards of the hand among which one chooses."""
    return playable(view.hand) if view.task is not None and view.task.name == "enter" else view.hand


def by_sort(cards: Iterable[Card]) -> list[tuple[str, list[Card]]]:
    """Cards by class or pile, those of a class with the fewest nuns first."""
    return [(sort, list(same)) for sort, same in groupby(sorted(cards), sort_of)]


def composed(view: View, values: Values) -> Move:
    """The move that has these values; IllegalMove where the rules refuse it."""
    task = view.task
    if task is None or task.name not in COMPOSED:
        raise IllegalMove("not-an-option")
    chosen = [card for sort, cards in by_sort(offered(view)) for card in cards[: values[sort]]]
    move = _move(task.name, tuple(sorted(chosen)), values)
    if move not in rc.options(view):
        raise why_not(task, move, view, view.hand, view.nuns)
    return move


def _move(decision: str, cards: Cards, values: Values) -> Move:
    match decision:
        case "enter" if values[BUILDING] == PASSES:
            if cards:
                raise IllegalMove("pass-with-cards")
            return PASS
        case "enter":
            return Enter(values[BUILDING], cards)
        case "hospital":
            return Discard(cards)
    return Give(cards)


def hesitation(texts: Texts, view: View, move: Move) -> str:
    """Who enters with no card, or discards none, may only have gone on too soon."""
    match move:
        case Enter(cards=()) if offered(view):
            return texts("hesitate-enter-last" if is_last_round(view) else "hesitate-enter")
        case Discard(()):
            return texts("hesitate-discard")
    return ""


def decomposed(view: View, move: Move) -> Values:
    """The values by which a move is composed; those of a move with other cards are no values here."""
    if not isinstance(move, Enter | Give | Discard | Pass):
        return {}
    counted = Counter(() if isinstance(move, Pass) else map(sort_of, move.cards))
    values: dict[str, Value] = {sort: counted.pop(sort, 0) for sort, _ in by_sort(offered(view))}
    if isinstance(move, Enter | Pass):
        values = {BUILDING: PASSES if isinstance(move, Pass) else move.place} | values
    return values | counted
