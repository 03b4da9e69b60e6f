"""Advice as lines of text."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

from core.ai.analysing import analysing
from nd_tui.games.box import Box
from nd_tui.words import advice
from nd_tui.words.texts import Texts


def hint_lines(texts: Texts, box: Box, view: Any, luck: int) -> Iterator[str]:
    """The best choices, what they promise and why; an interrupt ends the thinking with the best so far."""
    minds = box.minds()
    analyses = analysing(partial(minds.begin, view), luck, minds.ADVICE)
    found = next(analyses)
    with suppress(KeyboardInterrupt):
        for further in analyses:
            found = further
    pairs = advice.comparisons(found)
    reasons = dict(zip(pairs, minds.reasons(view, luck, list(pairs.values())), strict=True))
    for place, candidate in enumerate(advice.best_of(found)):
        name = advice.name(texts, view, candidate)
        yield texts("hint-line", name=name, promise=advice.promise(texts, candidate))
        yield from advice.details(texts, view, found, place, reasons)
    yield texts("hint-against")
