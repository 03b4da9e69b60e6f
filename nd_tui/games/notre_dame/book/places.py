"""Which page of the rulebook is about a decision and the choice that is looked at."""

from core.notre_dame.moves import Hire, Keep, Move, Play, To
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.views import View

# The page of a decision, where the choice itself has none.
DECISION_PAGES = {
    "keep": "phase-2",
    "play": "phase-3",
    "fetch": "placing",
    "donate": "cathedral",
    "friend": "friend",
    "hotel": "hotel",
    "drive": "streets",
    "message": "messages",
    "message_rat": "messages",
    "coachman_rat": "coachman",
    "hire": "phase-4",
    "counsel": "counsellor",
    "hostess": "hostess",
    "minstrel_from": "minstrel",
    "minstrel_to": "minstrel",
    "minstrel_number": "minstrel",
    "fool_from": "fool",
    "fool_to": "fool",
    "bishop": "bishop",
    "butcher": "butcher",
    "patron": "patron",
    "prosecutor": "prosecutor",
    "gypsies": "gypsies",
    "coachman": "coachman",
    "actress_from": "actress",
    "actress_to": "actress",
    "remove": "penalty",
}
# Decisions for a sector that is carried out at once: its own page says what then happens.
SECTOR_WORKS = frozenset(("friend", "fool_to", "bishop", "prosecutor", "actress_to"))


def page_of_choice(decision: str, move: Move | None) -> str:
    """The page about a choice: its person, card or sector, else the decision's own."""
    match move:
        case Hire(person):
            return person
        case Keep(card) | Play(card):
            return ACTION_NAMES[card.action]
        case To(sector) if decision in SECTOR_WORKS:
            return ACTION_NAMES[sector]
    return DECISION_PAGES[decision]


def page_of_moment(view: View, move: Move | None) -> str:
    """The page about what happens now; while others decide, that of the phase."""
    if view.task is None:
        return "end"
    if view.options:
        return page_of_choice(view.task.name, move)
    return f"phase-{view.phase}"
