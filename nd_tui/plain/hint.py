"""Advice as lines of text."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from core.ai.analysing import analysing
from nd_tui.games.box import Box
from nd_tui.games.game_types import View
from nd_tui.words import advice
from nd_tui.words.texts import Texts


def hint_lines(texts: Texts, box: Box, view: View, luck: int) -> Iterator[str]:
    """The best choices, what they promise and why; an interrupt ends the thinking with the best so far."""
    words, minds = box.words, box.minds()
    analyses = analysing(partial(minds.begin, view), luck, minds.ADVICE)
    found = next(analyses)
    with suppress(KeyboardInterrupt):
        for further in analyses:
            found = further
    pairs = advice.comparisons(words, found)
    reasons = dict(zip(pairs, minds.reasons(view, luck, list(pairs.values())), strict=True))
    numbers = advice.numbered(texts, words, view, box.game.options(view), found)
    for place, candidate in enumerate(advice.best_of(words, found)):
        name = advice.name(texts, words, view, numbers, candidate.move)
        yield texts("hint-line", name=name, promise=advice.promise(texts, candidate))
        yield from advice.details(texts, words, view, found, place, reasons)
    yield texts("hint-against")
