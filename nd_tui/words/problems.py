"""Why something cannot be accepted, as a sentence."""

from core.game import Problem
from nd_tui.words.faults import fault_told
from nd_tui.words.texts import Texts

PLACE_FORMS = {"place": "the", "at": "at", "from": "from", "taken": "taken"}


def problem_sentence(texts: Texts, problem: Problem, form: str = "") -> str:
    """The sentence for a problem, or a shorter form of it; code names among its details become names."""
    from core.notre_dame.names import ACTION_NAMES
    from core.notre_dame.persons import EFFECTS

    details = dict(problem.details)
    place = details.get("place")
    if place in ACTION_NAMES:
        details |= {name: texts(f"action-{place}.{form}") for name, form in PLACE_FORMS.items()}
    if details.get("action") in ACTION_NAMES:
        details["action"] = texts(f"action-{details['action']}")
    if details.get("person") in EFFECTS:
        details["person"] = texts(f"person-{details['person']}")
    if isinstance(fault := details.get("fault"), str):
        details["fault"] = fault_told(texts, fault)
    return texts(f"problem-{problem.reason}{form}", **details)
