"""The rules on standard output: the page that a typed word fits best."""

from collections.abc import Iterator

from core.notre_dame.state import Table
from nd_tui.games.notre_dame.book.contents import rulebook
from nd_tui.rulebook.naming import page_named
from nd_tui.rulebook.page import page_lines
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

MOST_OTHERS = 12  # pages named besides


def rule_lines(texts: Texts, table: Table, search: str) -> Iterator[str]:
    """The page, and the names of others that fit."""
    book = rulebook(texts, table.components, table.options, playing=True)
    best = page_named(book, search) or book.best(search)
    if best is None:
        yield texts("rules-nothing")
        return
    yield from page_lines(texts, book, best)
    others = [page.heading for page in book.fitting(search) if page is not best]
    if others:
        yield texts("rulebook-others", pages=listed(others[:MOST_OTHERS]))
