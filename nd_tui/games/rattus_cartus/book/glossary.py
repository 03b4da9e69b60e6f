"""The glossary: the words of the game in the language of now beside those of the other one."""

from collections.abc import Iterator

from core.rattus_cartus.names import CLASSES, TYPES
from nd_tui.games.rattus_cartus.words.things import SORTS
from nd_tui.rulebook.page import Row
from nd_tui.words.texts import Texts

THINGS = (
    "heir",
    "influence",
    "track",
    "disc",
    "force",
    "stranger",
    "privilege",
    "basic",
    "support",
    "row",
    "building",
    "pile",
    "replacement",
    "deck",
    "discards",
    "hand",
    "population",
    "special",
    "rat",
    "nun",
    "nun-row",
    "plague",
    "token",
    "start",
    "round",
    "ruling",
    "house",
)
PHASES = ("a", "b", "c", "d", "e")
# The parts of the glossary: the messages of their words, in their order.
PARTS: dict[str, tuple[str, ...]] = {
    "things": tuple(f"term-{name}" for name in THINGS),
    "classes": tuple(f"class-{name}" for name in CLASSES),
    "cards": tuple(f"card-{name}.one" for name in SORTS),
    "buildings": tuple(f"building-{name}" for name in TYPES),
    "phases": tuple(f"phase-{name}" for name in PHASES),
}


def glossary(texts: Texts) -> Iterator[Row]:
    """A heading for every part, and its words in both languages."""
    other = next(texts.elsewhere())
    for part, messages in PARTS.items():
        yield Row(texts(f"glossary-{part}"))
        for message in messages:
            yield Row(texts(message), other(message))
