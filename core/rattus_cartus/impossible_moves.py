"""What a player may look for in vain among the options of a decision, and why it is not there."""

from collections.abc import Iterable

from core.game import IllegalMove
from core.rattus_cartus.choices import may_pass
from core.rattus_cartus.moves import LOOKS, NAMES, PASS, Enter, Move
from core.rattus_cartus.names import GOLD, PASS_CARD, POPULATION_KINDS
from core.rattus_cartus.refusals import why_not
from core.rattus_cartus.views import View


def impossible(view: View) -> tuple[tuple[Move, IllegalMove], ...]:
    """The moves of the seat's decision that would come to mind but cannot be made, each with its reason."""
    task = view.task
    if task is None or task.seat != view.seat:
        return ()
    return tuple([(move, why_not(task, move, view, view.hand, view.nuns)) for move in _missing(view)])


def _missing(view: View) -> Iterable[Move]:
    assert view.task is not None
    match view.task.name:
        case "look":
            return [LOOKS[place] for place, seen in enumerate(view.looked[view.seat]) if seen]
        case "enter":
            laid: list[Move] = [Enter(0, (card,)) for card in (PASS_CARD, GOLD) if card in view.hand]
            in_play = bool(view.table.supply[PASS_CARD - POPULATION_KINDS])
            return [PASS, *laid] if in_play and not _may_pass(view) else laid
        case "sword_target" | "flute_target":
            place = next(entry.place for entry in view.entries if entry.seat == view.seat)
            others = [entry.seat for entry in view.entries if entry.place == place]
            return [NAMES[seat] for seat in others if seat not in (view.seat, *view.task.data)]
    return ()


def _may_pass(view: View) -> bool:
    return may_pass(len(view.rats), len(view.entries), view.hand)
