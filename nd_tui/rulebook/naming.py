"""Pages of the rulebook by the names that people type for them: in any language, however written."""

from collections.abc import Iterator
from difflib import get_close_matches

from nd_tui.rulebook.page import Page, Rulebook
from nd_tui.words.typed_words import words_of

MOST_NEAR = 5  # names for one that is unknown
ALIKE = 0.75  # of which share of their letters, at least


def page_named(book: Rulebook, typed: str) -> Page | None:
    """The page of this very name, else the only one whose name holds all these words."""
    wanted = words_of(typed)
    holding: dict[str, Page] = {}
    for words, page in names(book):
        if words == wanted:
            return page
        if wanted and set(wanted) <= set(words):
            holding[page.id] = page
    return next(iter(holding.values())) if len(holding) == 1 else None


def nearest(book: Rulebook, typed: str) -> list[Page]:
    """The pages that were perhaps meant: they share a word, are spelled much alike, or speak of it."""
    wanted = words_of(typed)
    sharing = [page for words, page in names(book) if set(wanted) & set(words)]
    written = {name: page for words, page in names(book) for name in (*words, " ".join(words))}
    alike = [written[name] for name in get_close_matches(" ".join(wanted), written, cutoff=ALIKE)]
    speaking = book.fitting(typed) if wanted else []
    found = {page.id: page for page in (*sharing, *alike, *speaking)}
    return list(found.values())[:MOST_NEAR]


def names(book: Rulebook) -> Iterator[tuple[tuple[str, ...], Page]]:
    """Every page by the words of its id, and of its heading in every language."""
    for page in book.pages.values():
        yield words_of(page.id), page
        for heading in page.headings:
            yield words_of(heading), page
