"""The house values: what the component file in use marks as such, told in words."""

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from core.notre_dame.components import Components
from nd_tui.games.notre_dame.words.things import person_name
from nd_tui.rulebook.page import Paragraph
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

STREETS = "streets"


def rats_are_house_values(components: Components, person: str) -> bool:
    """Whether the file marks the rats of a person."""
    return any(fnmatchcase(f"persons.{person}.rats", marked) for marked in components.house_values)


def streets_are_house_values(components: Components) -> bool:
    """Whether the file marks any of the streets."""
    return any(marked.split(".")[0] == STREETS for marked in components.house_values)


def house_values(texts: Texts, components: Components, streets: Iterable[Paragraph]) -> Iterator[Paragraph]:
    """All that the file marks: the rats, the streets as their page has it, and the rest by key."""
    if not components.house_values:
        yield Paragraph("text", texts("rulebook-house-none"))
    rats = [
        texts("rulebook-person-rats", person=person_name(texts, person), n=card.rats)
        for person, card in components.persons.items()
        if rats_are_house_values(components, person)
    ]
    if rats:
        yield Paragraph("house", texts("rulebook-house-all-rats", rats=listed(rats)))
    yield from streets
    others = [key for key in components.house_values if key.split(".")[0] not in ("persons", STREETS)]
    if others:
        yield Paragraph("house", texts("rulebook-house-other", keys=listed(others)))
