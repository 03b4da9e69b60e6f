"""Why something cannot be accepted, as a sentence."""

from typing import Protocol

from core.game import Problem
from nd_tui.words.texts import Texts


class KnowsNames(Protocol):
    """Whoever knows what the code names of a game are called; the words of a game do."""

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        """The details of a problem with code names as people call them."""


def problem_sentence(texts: Texts, problem: Problem, words: KnowsNames | None = None) -> str:
    """The sentence for a problem; with the words of a game, code names among its details become names."""
    details = dict(problem.details if words is None else words.details(texts, problem))
    if isinstance(fault := details.get("fault"), str):
        from nd_tui.words.faults import fault_told  # only where something went wrong

        details["fault"] = fault_told(texts, fault)
    return texts(f"problem-{problem.reason}", **details)
