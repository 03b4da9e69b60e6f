"""Why a move is good: what a round brings that goes on with it, compared with a round after another move.

Prestige is told by where it came from, the rest by the terms of the value of the position at the end of the
round. What makes no sense to a person, such as a weight that was learned the wrong way round, is not told.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.reason import Reason
from core.notre_dame.agents.outcomes import Ending, Line, endings
from core.notre_dame.agents.valuation import Term
from core.notre_dame.agents.weights import LEVELS

LEAST_WORTH = 0.1  # prestige that a difference must be worth to be told
LEAST_AMOUNT = 0.5  # of coins, markers, spaces, ... to be told as such
NOTHING = Term(0.0, 0.0)
GAIN = "gain"  # the term of prestige that came from a source before the end of the round
# One thing, the plague, in four terms that were learned together; the first that differs stands for all.
PLAGUE = ("penalty", "rat", "hospital", "plagues")
BAD = ("penalty", "rat")  # of these, less is better
COUNTED = tuple(level for level in LEVELS if level not in PLAGUE)
TOLD = (GAIN, *COUNTED, *PLAGUE, "cathedral", "persons", "friend", "others")

Key = tuple[str, str]  # a term, and the source of prestige


def explained(view: nd.View, luck: int, pairs: Sequence[tuple[Line, Line]]) -> list[Sequence[Reason]]:
    """For each pair of lines what speaks for the first and against it, compared with the second."""
    lines = dict.fromkeys(tuple(line) for pair in pairs for line in pair)
    found = {line: endings(view, luck, line) for line in lines}
    return agreeing([reasons(found[tuple(line)], found[tuple(instead_of)]) for line, instead_of in pairs])


def agreeing(told: Sequence[Sequence[Reason]]) -> list[Sequence[Reason]]:
    """No number of coins in any of these, where fewer would stand there with a greater worth than more."""
    gold = [reason for reasons in told for reason in reasons if reason.term == "gold" and reason.sure]
    if not any(
        abs(few.amount) < abs(many.amount) and abs(few.worth) > abs(many.worth)
        for few in gold
        for many in gold
    ):
        return list(told)
    return [[replace(each, sure=False) if each in gold else each for each in reasons] for reasons in told]


def reasons(ours: Sequence[Ending], theirs: Sequence[Ending]) -> list[Reason]:
    """What speaks for one course of the round and against it, the weightiest first."""
    found = _told(changes(ours, theirs), points_to_come(ours, theirs))
    told = [reason for reason in found if abs(reason.worth) >= LEAST_WORTH]
    return sorted(told, key=lambda reason: -abs(reason.worth))


def changes(ours: Sequence[Ending], theirs: Sequence[Ending]) -> dict[Key, Reason]:
    """All in which two courses differ; what it is worth adds up to the difference of their leads."""
    one, other = [[ledger(ending) for ending in course] for course in (ours, theirs)]
    keys = dict.fromkeys(key for entries in (*one, *other) for key in entries)
    return {key: _change(key, one, other) for key in keys}


def ledger(ending: Ending) -> dict[Key, Term]:
    """The lead at the end of a round, taken apart."""
    gained, terms = ending.gained, ending.terms
    lost, shared = gained.get("plague", 0), gained.get("shares", 0)
    told = {(name, ""): term for name, term in terms.items() if name != "prestige"}
    told |= {(GAIN, source): Term(points, points) for source, points in gained.items()}
    told[GAIN, "plague"] = told[GAIN, "shares"] = NOTHING
    # The amount is what was lost; the value fears the next round's penalty too.
    told["penalty", ""] = Term(-lost, lost + terms.get("penalty", NOTHING).worth)
    told["rat", ""] = Term(ending.player.rat, terms.get("rat", NOTHING).worth)
    told["cathedral", ""] = Term(0.0, shared + terms.get("cathedral", NOTHING).worth)
    told["hire", ""] = Term(ending.player.gold, terms.get("hire", NOTHING).worth)
    told["others", ""] = Term(0.0, ending.others)
    return told


def _change(key: Key, one: Sequence[Mapping[Key, Term]], other: Sequence[Mapping[Key, Term]]) -> Reason:
    pairs = [
        (ours.get(key, NOTHING), theirs.get(key, NOTHING)) for ours, theirs in zip(one, other, strict=True)
    ]
    has = sum(ours.amount for ours, _ in pairs) / len(pairs)
    instead = sum(theirs.amount for _, theirs in pairs) / len(pairs)
    worth = sum(ours.worth - theirs.worth for ours, theirs in pairs) / len(pairs)
    sure = len({ours.amount - theirs.amount for ours, theirs in pairs}) == 1
    term, source = key
    return Reason(term, worth, has, instead, sure, source)


def _told(change: Mapping[Key, Reason], to_come: Mapping[str, int]) -> Iterator[Reason]:
    """The differences that make sense to a person."""
    hire = change["hire", ""]
    for (term, _), reason in change.items():
        if term == GAIN or term in ("cathedral", "friend", "others"):
            yield reason
        elif term == "persons":
            worth = reason.worth + (0.0 if hire.amount else hire.worth)
            yield replace(reason, worth=worth, source=_weightiest(to_come, worth))
        elif term in COUNTED:
            # The two were learned together: the value of the first coins is whom they can hire.
            with_it = hire.worth if term == "gold" and hire.amount else 0.0
            counted = replace(reason, worth=reason.worth + with_it)
            if makes_sense(counted):
                yield counted
    yield _plague_told([change[name, ""] for name in PLAGUE if (name, "") in change])


def _plague_told(plague: Sequence[Reason]) -> Reason:
    worth = sum(reason.worth for reason in plague)
    together = [replace(reason, worth=worth) for reason in plague]
    sensible = [reason for reason in together if reason.sure and makes_sense(reason)]
    return sensible[0] if sensible else Reason("plagues", worth)


def makes_sense(reason: Reason) -> bool:
    """Whether more of it is better, or less of what is bad, and there is more of it at all."""
    good = -reason.amount if reason.term in BAD else reason.amount
    return abs(reason.amount) >= LEAST_AMOUNT and (good > 0) == (reason.worth > 0)


def points_to_come(ours: Sequence[Ending], theirs: Sequence[Ending]) -> dict[str, int]:
    """By how much each gray person to come would bring more, in all deals together."""
    points: dict[str, int] = {}
    for course, sign in ((ours, 1), (theirs, -1)):
        for ending in course:
            for person, brings in ending.to_come.items():
                points[person] = points.get(person, 0) + sign * brings
    return points


def _weightiest(points: Mapping[str, int], worth: float) -> str:
    """Who accounts for most of a difference; nobody, if all point the other way."""
    towards = {person: brings for person, brings in points.items() if brings * worth > 0}
    return max(towards, key=lambda person: abs(towards[person]), default="")
