"""The details of a problem, with places, actions and persons by their names."""

from core.game import Problem
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from nd_tui.words.texts import Texts

PLACE_FORMS = {"place": "the", "at": "at", "from": "from", "taken": "taken"}


def details_of(texts: Texts, problem: Problem) -> dict[str, str | int]:
    """What a sentence about the problem needs."""
    details = dict(problem.details)
    place = details.get("place")
    if place in ACTION_NAMES:
        details |= {name: texts(f"action-{place}.{form}") for name, form in PLACE_FORMS.items()}
    if details.get("action") in ACTION_NAMES:
        details["action"] = texts(f"action-{details['action']}")
    if details.get("person") in EFFECTS:
        details["person"] = texts(f"person-{details['person']}")
    return details
