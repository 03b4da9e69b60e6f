"""The rulebook: two pages written from the words and the component data, and the glossary."""

from collections.abc import Iterator, Sequence

from nd_tui.rulebook.page import Page, Paragraph, Row, Rulebook
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.game.components import default_components

SEE_ALSO = {"rounds": ("cards",), "cards": ("rounds",), "glossary": ("rounds",)}
TERMS = ("pebble", "laying", "card", "look", "guess", "point")


class PebblesBook:
    """Fulfils `nd_tui.games.box.Book`."""

    def rulebook(
        self, texts: Texts, components: game.Components | None, setup: game.Setup | None
    ) -> Rulebook:
        """The book, with the option of a game that is being played."""
        return Rulebook(_pages(texts, components or default_components(), setup))

    def rulebook_of(self, texts: Texts, state: game.State) -> Rulebook:
        """The book of a game that is being played."""
        return self.rulebook(texts, state.components, state.setup)

    def page_names(self) -> Sequence[str]:
        """Its three pages."""
        return tuple(SEE_ALSO)


def _pages(texts: Texts, parts: game.Components, setup: game.Setup | None) -> Iterator[Page]:
    facts: dict[str, str | int] = {
        "rounds": parts.rounds,
        "pebbles": parts.pebbles,
        "most": parts.most,
        "enough": parts.enough,
    }
    course = [
        Paragraph("summary", texts("page-rounds", **facts)),
        Paragraph("text", texts("page-rounds.end", **facts)),
    ]
    if setup is None or setup.sit_out:
        course.append(Paragraph("text", texts("page-rounds.sit_out")))
    yield _page(texts, "rounds", "course", course)
    prices: dict[str, str | int] = {"least": parts.high_from, "price": parts.price, "prize": parts.prize}
    cards = [
        Paragraph("text", texts("page-cards", **prices)),
        Paragraph("ruling", texts("page-cards.ruling")),
    ]
    yield _page(texts, "cards", "course", cards)
    other = next(texts.elsewhere())
    rows = [Row(texts(f"term-{term}"), other(f"term-{term}")) for term in TERMS]
    yield _page(texts, "glossary", "words", [Paragraph("text", texts("page-glossary"))], rows)


def _page(texts: Texts, name: str, group: str, told: Sequence[Paragraph], rows: Sequence[Row] = ()) -> Page:
    called, *elsewhere = [each(f"page-{name}.title") for each in (texts, *texts.elsewhere())]
    return Page(name, group, called, tuple(told), SEE_ALSO[name], tuple(rows), tuple(elsewhere))
