"""The house values: what the component file in use marks as such, told in words."""

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from core.rattus_cartus.components import Components
from core.rattus_cartus.names import TYPES
from nd_tui.rulebook.page import Page, Paragraph
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

# The pages that tell a house value of the file, by the key under which it marks it.
TOLD_ON = {"tokens": "scoring.token", "population": "population"}


def is_house_value(components: Components, key: str) -> bool:
    """Whether the file marks a key."""
    return any(fnmatchcase(key, marked) for marked in components.house_values)


def supports_are_house_values(components: Components, kind: str) -> bool:
    """Whether the file marks the supports of a type of building."""
    return is_house_value(components, f"buildings.{kind}.supports")


def house_values(texts: Texts, components: Components, pages: Iterable[Page]) -> Iterator[Paragraph]:
    """All that the pages tell of it, each thing once, and the rest by key."""
    if not components.house_values:
        yield Paragraph("text", texts("rulebook-house-none"))
    told = [(page, paragraph) for page in pages for paragraph in page.paragraphs if paragraph.kind == "house"]
    supports = [page.heading for page, _ in told if page.id in TYPES]
    for page, paragraph in told:
        if page.id not in TYPES:
            yield Paragraph("house", texts("rulebook-about", page=page.heading, text=paragraph.text))
    if supports:
        yield Paragraph(
            "house",
            texts("rulebook-about", page=listed(supports), text=texts("rulebook-house-supports")),
        )
    known = (*TOLD_ON.values(), *(f"buildings.{kind}.supports" for kind in TYPES))
    others = [
        marked for marked in components.house_values if not any(fnmatchcase(key, marked) for key in known)
    ]
    if others:
        yield Paragraph("house", texts("rulebook-house-other", keys=listed(others)))
