"""Why a choice is good, in words: what speaks for it and against it, and what would follow."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from core.ai.reason import Reason
from nd_tui.games.box import Words
from nd_tui.words.numbers import decimal
from nd_tui.words.texts import Texts

MOST = 4  # reasons that are told
SEPARATOR = ", "


def explanation(texts: Texts, words: Words, view: Any, difference: float, reasons: Sequence[Reason]) -> str:
    """What speaks for a choice and against it, the weightiest alone, and the rest of the told difference."""
    told = reasons[:MOST]
    rest = rest_of(difference, told)
    pros, cons = (
        SEPARATOR.join(weighed(texts, words, view, reason) for reason in told if (reason.worth > 0) == good)
        for good in (True, False)
    )
    both = texts("hint-both", pros=pros, cons=cons) if pros and cons else pros or cons
    if not both:
        return texts("hint-nothing-named" if rest else "hint-neither")
    return (
        texts("hint-with-rest", reasons=both, rest=decimal(texts, rest))
        if rest
        else texts("hint-all", reasons=both)
    )


def rest_of(difference: float, told: Sequence[Reason]) -> float:
    """What a told difference is more than the told reasons, as a reader reckons with them."""
    return round(difference - sum(round(reason.worth, 1) for reason in told), 1)


def weighed(texts: Texts, words: Words, view: Any, reason: Reason) -> str:
    """One reason with its weight."""
    told = words.reason(texts, view, reason)
    return texts("why-weighed", reason=told, worth=decimal(texts, reason.worth))


def what_follows(texts: Texts, words: Words, view: Any, line: Sequence[Any]) -> str:
    """The own moves expected after the first of a line; nothing where none can be named."""
    named = words.followers(texts, view, line)
    if not named:
        return ""
    moves = reduce(lambda before, move: texts("hint-followed", before=before, move=move), named)
    return texts("hint-then", moves=moves)
