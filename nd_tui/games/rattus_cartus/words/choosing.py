"""Decisions as questions, and moves as the choices that answer them, by their names."""

from core.game import IllegalMove
from core.rattus_cartus.moves import Discard, Enter, Give, Look, Move, Name, Pass, Support
from core.rattus_cartus.names import PASS_CARD
from core.rattus_cartus.state import Task
from core.rattus_cartus.views import View
from nd_tui.games.rattus_cartus.words.problems import details_of
from nd_tui.games.rattus_cartus.words.things import building_in_row, cards_told, cards_with_nuns
from nd_tui.words.texts import Texts

Args = dict[str, str | int]


def question(texts: Texts, view: View) -> str:
    """What the view's seat is asked."""
    assert view.task is not None
    return texts(f"ask-{view.task.name}", **_question_args(view, view.task))


def _question_args(view: View, task: Task) -> Args:
    match task.name:
        case "enter":
            return {"can": "pass" if may_pass(view) else "enter"}
        case "sword_gift" | "tower_gift":
            taker, number = task.data
            return {"player": view.table.setup.players[taker], "n": number}
        case "hospital":
            return {"n": task.data[0]}
    return {}


def may_pass(view: View) -> bool:
    """Whether the seat that enters could play a Pass instead."""
    return PASS_CARD in view.hand and len(view.rats) - len(view.entries) > 1


def choice_name(texts: Texts, view: View, move: Move) -> str:
    """A move as a choice, without what it brings; it need not be a legal one."""
    match move:
        case Support(place):
            return building_in_row(texts, view.row, place)
        case Look(nun):
            return texts("choose-look", n=nun + 1)
        case Enter(place, ()):
            return texts("choose-enter-empty", building=building_in_row(texts, view.row, place))
        case Enter(place, cards):
            building = building_in_row(texts, view.row, place)
            return texts("choose-enter", building=building, cards=cards_told(texts, cards))
        case Pass():
            return texts("choose-pass")
        case Name(seat):
            return view.table.setup.players[seat]
        case Give(cards):
            return cards_with_nuns(texts, cards)
        case Discard(()):
            return texts("brings-no-discard")
        case Discard(cards):
            return cards_with_nuns(texts, cards)


def impossible_choice(texts: Texts, view: View, move: Move, why: IllegalMove) -> str:
    """A move that cannot be made, with the reason in a few words."""
    reason = texts(f"problem-{why.reason}.short", **details_of(texts, why, view.table))
    return texts("choice-impossible", choice=_wished(texts, view, move), reason=reason)


def _wished(texts: Texts, view: View, move: Move) -> str:
    """Of cards that cannot be laid their name alone, wherever they would lie."""
    if isinstance(move, Enter):
        return cards_told(texts, move.cards)
    return choice_name(texts, view, move)
