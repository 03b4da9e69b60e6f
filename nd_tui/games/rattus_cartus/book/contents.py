"""What stands in the rulebook: its pages in groups, written from the texts and the components in force."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from core.rattus_cartus.components import Components
from core.rattus_cartus.names import CLASSES, HOMES, PILES, TYPES
from core.rattus_cartus.setup import Setup
from nd_tui.games.rattus_cartus.book.facts import Facts, facts, one_after_another
from nd_tui.games.rattus_cartus.book.glossary import glossary
from nd_tui.games.rattus_cartus.book.house import (
    TOLD_ON,
    house_values,
    is_house_value,
    supports_are_house_values,
)
from nd_tui.games.rattus_cartus.book.links import SEE_ALSO
from nd_tui.games.rattus_cartus.words.effects import action_told, support_told
from nd_tui.rulebook.page import Kind, Page, Paragraph, Row, Rulebook, rulings
from nd_tui.words.texts import Texts

PHASES = ("phase-a", "phase-b", "phase-c", "phase-d", "phase-e")
WAYS = ("first_game", "by_type", "by_card", "chosen")  # to choose the buildings
RULINGS, HOUSE_VALUES, GLOSSARY = "rulings", "house-values", "glossary"
GROUPS: dict[str, tuple[str, ...]] = {
    "course": ("aim", "setup", *PHASES, "last-round", "end", "plague", "two-players", "secrets"),
    "resolving": ("influence", "force", "strangers", "rats", "nun-row", "tokens", "start-player", "piles"),
    "cards": ("population", *PILES),
    "buildings": TYPES,
    "options": (*WAYS, "all_dead", "rats_shown"),
    "words": (RULINGS, HOUSE_VALUES, GLOSSARY),
}
# House values that no file can change: the rulebook is silent, and so is the data.
ALWAYS_TOLD = ("influence", "rats")
PARAGRAPH = re.compile(r"^    \.((?!title)[\w-]+) =", re.MULTILINE)  # an attribute of a page's message


class Author:
    """Writes the pages in one language, for one set of components and perhaps a game that is played."""

    def __init__(self, texts: Texts, components: Components, setup: Setup | None) -> None:
        self.texts = texts
        self.others = tuple(texts.elsewhere())
        self.components = components
        self.setup = setup
        self.facts: Facts = facts(texts, components)

    def paragraphs(self, name: str) -> Iterator[Paragraph]:
        """What a page says: what stands on the card, then the rule."""
        if name in TYPES:
            yield from self.printed(name)
        yield from self.told(name)
        if name in TYPES and supports_are_house_values(self.components, name):
            yield Paragraph("house", self.texts("rulebook-house-supports"))
        if self.setup is not None:
            yield from self.in_force(name, self.setup)

    def told(self, name: str) -> Iterator[Paragraph]:
        """The message of a page and its attributes, each a paragraph."""
        message = f"page-{name}"
        yield Paragraph("text", self.texts(message, **self.facts))
        for attribute in PARAGRAPH.findall(self.texts.source(message)):
            kind: Kind = "text"
            if attribute.startswith("ruling"):
                kind = "ruling"
            elif attribute == "house":
                if name not in ALWAYS_TOLD and not is_house_value(self.components, TOLD_ON[name]):
                    continue
                kind = "house"
            yield Paragraph(kind, self.texts(f"{message}.{attribute}", **self.facts))

    def printed(self, kind: str) -> Iterator[Paragraph]:
        """What is printed on the cards of a building."""
        texts, building = self.texts, self.components.buildings[kind]
        home = texts(f"class-{CLASSES[HOMES[kind]]}")
        yield Paragraph("card", texts("rulebook-building", name=home, building=texts(f"building-{kind}")))
        yield Paragraph("card", texts("rulebook-privilege", effect=action_told(texts, building.privilege)))
        yield Paragraph("card", texts("rulebook-basic", effect=action_told(texts, building.basic)))
        numbers = Counter(support_told(texts, support) for support in building.supports)
        supports = one_after_another(
            texts, (texts("rulebook-support", n=n, support=told) for told, n in numbers.items())
        )
        number = len(building.supports)
        yield Paragraph("card", texts("rulebook-supports", cards=number, supports=supports))

    def in_force(self, name: str, setup: Setup) -> Iterator[Paragraph]:
        """How the game that is being played has an option."""
        if name in WAYS:
            told = self.texts("rulebook-yes" if setup.buildings == name else "rulebook-no")
        elif name == "all_dead":
            told = self.texts(f"all-dead-{setup.all_dead}")
        elif name == "rats_shown":
            told = self.texts("rulebook-yes" if setup.rats_shown == "all" else "rulebook-no")
        else:
            return
        yield Paragraph("text", self.texts("rulebook-in-force", value=told))

    def page(self, name: str, group: str, more: Iterable[Paragraph] = (), rows: Iterable[Row] = ()) -> Page:
        """One page."""
        paragraphs = (*self.paragraphs(name), *more)
        called, *elsewhere = [heading(texts, name) for texts in (self.texts, *self.others)]
        return Page(name, group, called, paragraphs, SEE_ALSO[name], tuple(rows), tuple(elsewhere))

    def pages(self) -> Iterator[Page]:
        """All pages but those that are gathered from the others."""
        for group, names in GROUPS.items():
            if group != "words":
                yield from (self.page(name, group) for name in names)


def heading(texts: Texts, name: str) -> str:
    """What a page is called."""
    return texts(f"building-{name}") if name in TYPES else texts(f"page-{name}.title")


def rulebook(texts: Texts, components: Components, setup: Setup | None = None) -> Rulebook:
    """The whole book; with a setup its options are told as those of the game that is played."""
    author = Author(texts, components, setup)
    pages = list(author.pages())
    gathered = {
        RULINGS: rulings(texts, pages),
        HOUSE_VALUES: list(house_values(texts, components, pages)),
    }
    pages += [author.page(name, "words", more=more) for name, more in gathered.items()]
    pages.append(author.page(GLOSSARY, "words", rows=glossary(texts)))
    return Rulebook(pages)


def page_names() -> tuple[str, ...]:
    """All pages, in their order."""
    return tuple(name for names in GROUPS.values() for name in names)
