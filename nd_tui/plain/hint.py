"""Advice as lines of text."""

from collections.abc import Iterator
from contextlib import suppress

from core import notre_dame as nd
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.agents.reasons import explained
from nd_tui.games.box import Words
from nd_tui.words import advice
from nd_tui.words.texts import Texts


def hint_lines(texts: Texts, words: Words, view: nd.View, luck: int) -> Iterator[str]:
    """The best choices, what they promise and why; an interrupt ends the thinking with the best so far."""
    analyses = searching.analyses(view, luck, ADVICE)
    found = next(analyses)
    with suppress(KeyboardInterrupt):
        for further in analyses:
            found = further
    pairs = advice.comparisons(words, found)
    reasons = dict(zip(pairs, explained(view, luck, list(pairs.values())), strict=True))
    for place, candidate in enumerate(advice.best_of(words, found)):
        name = advice.name(texts, words, view, view.options, candidate.move)
        yield texts("hint-line", name=name, promise=advice.promise(texts, candidate))
        yield from advice.details(texts, words, view, found, place, reasons)
    yield texts("hint-against")
