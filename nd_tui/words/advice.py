"""Advice in words: the best choices of an analysis, what they promise, why, and what would follow."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.ai.analysis import Analysis, Candidate, by_promise
from core.ai.minds import Line
from core.ai.reason import Reason
from nd_tui.games.box import Words
from nd_tui.games.game_types import Move, View
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.reasons import explanation, what_follows
from nd_tui.words.texts import Texts

TOLD = 3  # choices
BEST, SECOND, THIRD = range(TOLD)
COMPARED = {BEST: SECOND, SECOND: BEST, THIRD: BEST}  # each with which

Reasons = Mapping[int, Sequence[Reason]]  # by the place of the choice


def best_of(words: Words, found: Analysis[Any]) -> Sequence[Candidate[Any]]:
    """The choices that are told: of moves that stand for one choice in the list the best alone."""
    candidates = by_promise(found)
    moves = [candidate.move for candidate in candidates]
    told: dict[Move, Candidate[Any]] = {}
    for candidate in candidates:
        told.setdefault(words.as_listed(moves, candidate.move), candidate)
    return list(told.values())[:TOLD]


def comparisons(words: Words, found: Analysis[Any]) -> dict[int, tuple[Line[Any], Line[Any]]]:
    """The lines to be compared, by the place of the choice that is explained."""
    lines = [candidate.line for candidate in best_of(words, found)]
    return {
        place: (lines[place], lines[other])
        for place, other in COMPARED.items()
        if max(place, other) < len(lines)
    }


def promise(texts: Texts, candidate: Candidate[Any]) -> str:
    """The chance to win and the lead that can be expected."""
    chance, lead = percent(texts, candidate.chance), decimal(texts, candidate.lead)
    return texts("hint-promise", chance=chance, lead=lead)


def numbered(
    texts: Texts, words: Words, view: View, options: Sequence[Move], found: Analysis[Any] | None
) -> Sequence[Move]:
    """The moves by their numbers: as they are listed, or as they are told where a form composes them."""
    if words.parts(texts, view):
        return [candidate.move for candidate in best_of(words, found)] if found is not None else []
    return words.listed(view, options)


def name(texts: Texts, words: Words, view: View, numbers: Sequence[Move], move: Move) -> str:
    """A choice with its number."""
    number = numbers.index(words.as_listed(numbers, move)) + 1
    return texts("hint-choice", n=number, choice=words.choice_name(texts, view, move))


def difference(one: Candidate[Any], other: Candidate[Any]) -> float:
    """By how much the told lead of one choice is larger."""
    return round(round(one.lead, 1) - round(other.lead, 1), 1)


def details(
    texts: Texts, words: Words, view: View, found: Analysis[Any], place: int, reasons: Reasons
) -> list[str]:
    """Why the choice at a place, and what would follow."""
    choices, told = best_of(words, found), []
    if place in reasons:
        other = choices[COMPARED[place]]
        more = difference(choices[place], other)
        compared = words.choice_name(texts, view, other.move)
        told.append(
            texts(
                "hint-compared",
                choice=compared,
                difference=decimal(texts, more),
                reasons=explanation(texts, words, view, more, reasons[place]),
            )
        )
        if place == BEST and more < 0:
            told.append(texts("hint-by-chance"))
    follows = what_follows(texts, words, view, choices[place].line)
    return [*told, follows] if follows else told
