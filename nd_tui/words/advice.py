"""Advice in words: the best choices of an analysis, what they promise, why, and what would follow."""

from collections.abc import Mapping, Sequence

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate, by_promise
from core.notre_dame.agents.reasons import Reason
from nd_tui.texts import Texts
from nd_tui.twins import number_of
from nd_tui.words.moves import choice_name
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.reasons import balance, explanation, what_follows

TOLD = 3  # choices
BEST, SECOND, THIRD = range(TOLD)
COMPARED = {BEST: SECOND, SECOND: BEST, THIRD: BEST}  # each with which

Reasons = Mapping[int, Sequence[Reason]]  # by the place of the choice


def best_of(found: Analysis[nd.Move]) -> Sequence[Candidate[nd.Move]]:
    """The choices that are told."""
    return by_promise(found)[:TOLD]


def comparisons(found: Analysis[nd.Move]) -> dict[int, tuple[nd.Move, nd.Move]]:
    """The moves to be compared, by the place of the one that is explained."""
    moves = [candidate.move for candidate in best_of(found)]
    return {
        place: (moves[place], moves[other])
        for place, other in COMPARED.items()
        if max(place, other) < len(moves)
    }


def promise(texts: Texts, candidate: Candidate[nd.Move]) -> str:
    """The chance to win and the lead that can be expected."""
    chance, lead = percent(texts, candidate.chance), decimal(texts, candidate.lead)
    return texts("hint-promise", chance=chance, lead=lead)


def name(texts: Texts, view: nd.View, candidate: Candidate[nd.Move]) -> str:
    """A choice with its number among all choices of the decision."""
    number, told = number_of(view.options, candidate.move), choice_name(texts, view, candidate.move)
    return texts("hint-choice", n=number, choice=told)


def is_surprising(place: int, reasons: Sequence[Reason]) -> bool:
    """Whether reasons, taken alone, speak against the best choice; once is enough for the first two."""
    return balance(reasons) < 0 if place == BEST else balance(reasons) > 0 and place != SECOND


def details(texts: Texts, view: nd.View, found: Analysis[nd.Move], place: int, reasons: Reasons) -> list[str]:
    """Why the choice at a place, and what would follow."""
    choices, told = best_of(found), []
    if place in reasons:
        other = choices[COMPARED[place]].move
        compared = texts("hint-compared", choice=choice_name(texts, view, other))
        told.append(f"{compared} {explanation(texts, view, reasons[place])}")
        if is_surprising(place, reasons[place]):
            best = choice_name(texts, view, choices[BEST].move)
            told.append(texts("hint-beyond-reasons", choice=best))
    follows = what_follows(texts, view, choices[place].line)
    return [*told, follows] if follows else told
