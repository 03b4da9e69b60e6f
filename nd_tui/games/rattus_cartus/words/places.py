"""Which page of the rulebook is about a decision and the choice that is looked at."""

from core.rattus_cartus.moves import Enter, Move, Pass, Support
from core.rattus_cartus.names import Phase, type_of
from core.rattus_cartus.views import View

# The page of a decision, where the choice itself has none.
DECISION_PAGES = {
    "support": "phase-b",
    "look": "nun-row",
    "enter": "phase-c",
    "sword_target": "sword",
    "sword_gift": "sword",
    "flute_target": "flute",
    "hospital": "hospital",
    "tower_gift": "guard_tower",
}
PHASE_PAGES = {
    Phase.BUILDINGS: "phase-a",
    Phase.SUPPORT: "phase-b",
    Phase.ENTER: "phase-c",
    Phase.RESOLVE: "phase-d",
    Phase.END: "end",
}


def page_of_moment(view: View, move: Move | None) -> str:
    """The page about what happens now; while others decide, that of the phase."""
    task = view.task
    if task is None or task.seat != view.seat:
        return PHASE_PAGES[view.phase]
    match move:
        case Support(place) | Enter(place):
            return type_of(view.row[place])
        case Pass():
            return "pass"
    return DECISION_PAGES[task.name]
