"""A page of the rulebook as a value, and the whole book, which can be searched."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal

from msgspec import Struct

from nd_tui.words.letters import plain_letters
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

# What a paragraph is: what a card shows, the page in a line, the rule, or what the rulebooks leave open.
Kind = Literal["card", "summary", "text", "ruling", "house"]
LABELS: dict[Kind, str] = {"ruling": "rulebook-ruling", "house": "rulebook-house"}


class Paragraph(Struct, frozen=True):
    """Some sentences, and what they are."""

    kind: Kind
    text: str


class Row(Struct, frozen=True):
    """A word in the language of now and in the other one; a heading has no other."""

    here: str
    there: str = ""


class Page(Struct, frozen=True):
    """A page in one language."""

    id: str  # the code name of what it is about
    group: str
    heading: str
    paragraphs: tuple[Paragraph, ...]
    see_also: tuple[str, ...] = ()  # other pages' ids
    rows: tuple[Row, ...] = ()  # the words of the glossary
    elsewhere: tuple[str, ...] = ()  # its headings in the other languages

    @property
    def headings(self) -> tuple[str, ...]:
        """What the page is called, in every language."""
        return self.heading, *self.elsewhere


class Rulebook:
    """All pages in their order."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self.pages = {page.id: page for page in pages}

    @cached_property
    def _letters(self) -> dict[str, str]:
        return {name: plain_letters("\n".join(_written(page))) for name, page in self.pages.items()}

    def fitting(self, search: str) -> list[Page]:
        """The pages that hold all words of the search, in their order."""
        wanted = plain_letters(search).split()
        return [
            page for name, page in self.pages.items() if all(word in self._letters[name] for word in wanted)
        ]

    def best(self, search: str) -> Page | None:
        """Of the pages that fit, one with the words in its heading, else the first."""
        fitting = self.fitting(search)
        wanted = plain_letters(search).split()
        titled = [page for page in fitting if all(word in plain_letters(page.heading) for word in wanted)]
        return next(iter([*titled, *fitting]), None)

    def see_also(self, page: Page) -> list[Page]:
        """The pages that a page refers to."""
        return [self.pages[name] for name in page.see_also]


def labelled(texts: Texts, paragraph: Paragraph) -> str:
    """A paragraph, with its label where it is a ruling or a house value."""
    if paragraph.kind not in LABELS:
        return paragraph.text
    return texts("rulebook-about", page=texts(LABELS[paragraph.kind]), text=paragraph.text)


def page_lines(texts: Texts, book: Rulebook, page: Page) -> Iterator[str]:
    """A page as lines of plain text."""
    yield page.heading
    for paragraph in page.paragraphs:
        yield labelled(texts, paragraph)
    for row in page.rows:
        yield texts("rulebook-about", page=row.here, text=row.there) if row.there else row.here
    if page.see_also:
        others = listed(other.heading for other in book.see_also(page))
        yield texts("rulebook-about", page=texts("rulebook-see-also"), text=others)


def rulings(texts: Texts, pages: Iterable[Page]) -> list[Paragraph]:
    """What pages say of what the rulebooks leave open, gathered for a page of its own."""
    return [
        Paragraph("text", texts("rulebook-about", page=page.heading, text=paragraph.text))
        for page in pages
        for paragraph in page.paragraphs
        if paragraph.kind == "ruling"
    ]


def rows_fitting(page: Page, search: str) -> list[Row]:
    """The words of a glossary that fit a search; all of them where none does."""
    wanted = plain_letters(search).split()
    fitting = [
        row
        for row in page.rows
        if row.there and all(word in plain_letters(f"{row.here} {row.there}") for word in wanted)
    ]
    return fitting if wanted and fitting else list(page.rows)


def _written(page: Page) -> Iterator[str]:
    yield page.heading
    for paragraph in page.paragraphs:
        yield paragraph.text
    for row in page.rows:
        yield f"{row.here} {row.there}"
