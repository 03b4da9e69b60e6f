"""Advice in words: the best choices of an analysis, what they promise, why, and what would follow."""

from collections.abc import Mapping, Sequence

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate, by_promise
from core.ai.reason import Reason
from core.notre_dame.agents.outcomes import Line
from core.notre_dame.moves import kind_of_choice
from nd_tui.games.notre_dame.twins import number_of
from nd_tui.games.notre_dame.words.moves import choice_name
from nd_tui.games.notre_dame.words.reasons import explanation, what_follows
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.texts import Texts

TOLD = 3  # choices
BEST, SECOND, THIRD = range(TOLD)
COMPARED = {BEST: SECOND, SECOND: BEST, THIRD: BEST}  # each with which

Reasons = Mapping[int, Sequence[Reason]]  # by the place of the choice


def best_of(found: Analysis[nd.Move]) -> Sequence[Candidate[nd.Move]]:
    """The choices that are told: the best of each kind, since two cards of the same action are one choice."""
    kinds: dict[object, Candidate[nd.Move]] = {}
    for candidate in by_promise(found):
        kinds.setdefault(kind_of_choice(candidate.move), candidate)
    return list(kinds.values())[:TOLD]


def comparisons(found: Analysis[nd.Move]) -> dict[int, tuple[Line, Line]]:
    """The lines to be compared, by the place of the choice that is explained."""
    lines = [candidate.line for candidate in best_of(found)]
    return {
        place: (lines[place], lines[other])
        for place, other in COMPARED.items()
        if max(place, other) < len(lines)
    }


def promise(texts: Texts, candidate: Candidate[nd.Move]) -> str:
    """The chance to win and the lead that can be expected."""
    chance, lead = percent(texts, candidate.chance), decimal(texts, candidate.lead)
    return texts("hint-promise", chance=chance, lead=lead)


def name(texts: Texts, view: nd.View, candidate: Candidate[nd.Move]) -> str:
    """A choice with its number among all choices of the decision."""
    number, told = number_of(view.options, candidate.move), choice_name(texts, view, candidate.move)
    return texts("hint-choice", n=number, choice=told)


def difference(one: Candidate[nd.Move], other: Candidate[nd.Move]) -> float:
    """By how much the told lead of one choice is larger."""
    return round(round(one.lead, 1) - round(other.lead, 1), 1)


def details(texts: Texts, view: nd.View, found: Analysis[nd.Move], place: int, reasons: Reasons) -> list[str]:
    """Why the choice at a place, and what would follow."""
    choices, told = best_of(found), []
    if place in reasons:
        other = choices[COMPARED[place]]
        more = difference(choices[place], other)
        compared = choice_name(texts, view, other.move)
        told.append(
            texts(
                "hint-compared",
                choice=compared,
                difference=decimal(texts, more),
                reasons=explanation(texts, view, more, reasons[place]),
            )
        )
        if place == BEST and more < 0:
            told.append(texts("hint-by-chance"))
    follows = what_follows(texts, view, choices[place].line)
    return [*told, follows] if follows else told
