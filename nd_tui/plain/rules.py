"""The rules on standard output: the page that a typed word fits best."""

from collections.abc import Iterator

from nd_tui.rulebook.naming import page_named
from nd_tui.rulebook.page import Rulebook, page_lines
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

MOST_OTHERS = 12  # pages named besides


def rule_lines(texts: Texts, book: Rulebook, search: str) -> Iterator[str]:
    """The page, and the names of others that fit."""
    best = page_named(book, search) or book.best(search)
    if best is None:
        yield texts("rules-nothing")
        return
    yield from page_lines(texts, book, best)
    others = [page.heading for page in book.fitting(search) if page is not best]
    if others:
        yield texts("rulebook-others", pages=listed(others[:MOST_OTHERS]))
