"""What stands in the rulebook: its pages in groups, written from the texts and the components in force."""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import asdict

from core.notre_dame.components import Components
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from core.notre_dame.setup import EDITIONS, Options
from nd_tui.games.notre_dame.book.facts import Facts, facts
from nd_tui.games.notre_dame.book.glossary import glossary
from nd_tui.games.notre_dame.book.house import house_values, rats_are_house_values, streets_are_house_values
from nd_tui.games.notre_dame.book.links import SEE_ALSO
from nd_tui.games.notre_dame.words.things import person_name
from nd_tui.rulebook.page import Kind, Page, Paragraph, Row, Rulebook, rulings
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

PHASES = ("phase-1", "phase-2", "phase-3", "phase-4", "phase-5")
EDITION_PAGES = {f"edition-{edition}": options for edition, options in EDITIONS.items()}
STACKS = ("brown", "A", "B", "C")  # groups of persons
RULINGS, HOUSE_VALUES, GLOSSARY = "rulings", "house-values", "glossary"
GROUPS: dict[str, tuple[str, ...]] = {
    "course": ("aim", "setup", *PHASES, "period", "end", "two-players", "secrets"),
    "board": ("placing", *ACTION_NAMES),
    "streets": ("streets", "messages", "colours"),
    "goods": ("prestige", "gold", "markers", "rat", "penalty", "start-player"),
    **dict.fromkeys(STACKS, ()),
    "editions": (*EDITION_PAGES, *Options.__struct_fields__),
    "words": (RULINGS, HOUSE_VALUES, GLOSSARY),
}
ANY_RAT = 1  # a space from which it can go back
PARAGRAPH = re.compile(r"^    \.((?!title)[\w-]+) =", re.MULTILINE)  # an attribute of a page's message


class Author:
    """Writes the pages in one language, for one set of components and options."""

    def __init__(self, texts: Texts, components: Components, options: Options, playing: bool) -> None:
        self.texts = texts
        self.others = tuple(texts.elsewhere())
        self.components = components
        self.options = options
        self.playing = playing  # the options are those of a game
        self.facts: Facts = facts(texts, components, options)

    def paragraphs(self, name: str) -> Iterator[Paragraph]:
        """What a page says: what stands on the card, the rule in a line, then the whole of it."""
        texts = self.texts
        if name in ACTION_NAMES:
            yield Paragraph("summary", sentence(texts(f"does-{name}", rat=ANY_RAT, **self.facts)))
        if name in self.components.persons:
            yield Paragraph("card", sentence(self.printed(name)))
            yield Paragraph("summary", sentence(texts(f"effect-{name}")))
        yield from self.told(name)
        if name in EDITION_PAGES:
            yield from self.edition(EDITION_PAGES[name])
        if name in Options.__struct_fields__:
            yield from self.option(name)
        if name in self.components.persons and rats_are_house_values(self.components, name):
            yield Paragraph("house", texts("rulebook-house-rats"))

    def told(self, name: str) -> Iterator[Paragraph]:
        """The message of a page and its attributes, each a paragraph."""
        message = f"page-{name}"
        yield Paragraph("text", self.texts(message, **self.facts))
        for attribute in PARAGRAPH.findall(self.texts.source(message)):
            kind: Kind = "text"
            if attribute.startswith("ruling"):
                kind = "ruling"
            elif attribute == "house":
                if not streets_are_house_values(self.components):
                    continue
                kind = "house"
            yield Paragraph(kind, self.texts(f"{message}.{attribute}", **self.facts))

    def printed(self, person: str) -> str:
        """What is printed on a person's card besides the effect."""
        card = self.components.persons[person]
        about = [self.texts(f"stack-{card.stack}"), self.texts("rules-rats", n=card.rats)]
        if card.expansion:
            about.append(self.texts("rules-expansion"))
        return listed(about)

    def edition(self, options: Options) -> Iterator[Paragraph]:
        """How an edition has its options."""
        for name, value in asdict(options).items():
            told = self.texts("rulebook-about", page=heading(self.texts, name), text=self.value(value))
            yield Paragraph("text", told)

    def option(self, name: str) -> Iterator[Paragraph]:
        """How the editions have an option, and how the game has it that is being played."""
        for edition, options in EDITIONS.items():
            value = self.value(getattr(options, name))
            told = self.texts("rulebook-in-edition", edition=self.texts(f"edition-{edition}"), value=value)
            yield Paragraph("text", told)
        if self.playing:
            value = self.value(getattr(self.options, name))
            yield Paragraph("text", self.texts("rulebook-in-force", value=value))

    def value(self, value: bool | int) -> str:
        """An option's value in words."""
        if isinstance(value, bool):
            return self.texts("rulebook-yes" if value else "rulebook-no")
        return self.texts("rulebook-from-count", n=value)

    def page(self, name: str, group: str, more: Iterable[Paragraph] = (), rows: Iterable[Row] = ()) -> Page:
        """One page."""
        paragraphs = (*self.paragraphs(name), *more)
        called, *elsewhere = [heading(texts, name) for texts in (self.texts, *self.others)]
        return Page(name, group, called, paragraphs, SEE_ALSO[name], tuple(rows), tuple(elsewhere))

    def pages(self) -> Iterator[Page]:
        """All pages but those that are gathered from the others."""
        for group, names in GROUPS.items():
            if group in STACKS:
                names = tuple(name for name, card in self.components.persons.items() if card.stack == group)
            if group != "words":
                yield from (self.page(name, group) for name in names)


def heading(texts: Texts, name: str) -> str:
    """What a page is called."""
    if name in ACTION_NAMES:
        return texts(f"action-{name}")
    if name in EFFECTS:
        return person_name(texts, name)
    return texts(f"page-{name}.title")


def rulebook(texts: Texts, components: Components, options: Options, playing: bool = False) -> Rulebook:
    """The whole book; with `playing`, the options are told as those of a game."""
    author = Author(texts, components, options, playing)
    pages = list(author.pages())
    streets = [p for page in pages if page.id == "streets" for p in page.paragraphs if p.kind == "house"]
    pages.append(author.page(RULINGS, "words", more=rulings(texts, pages)))
    pages.append(author.page(HOUSE_VALUES, "words", more=house_values(texts, components, streets)))
    pages.append(author.page(GLOSSARY, "words", rows=glossary(texts)))
    return Rulebook(pages)


def sentence(words: str) -> str:
    """Words that stand alone begin with a capital letter."""
    return words[:1].upper() + words[1:]
