"""The glossary: the words of the game in the language of now beside those of the other one."""

from collections.abc import Iterator

from core.notre_dame.names import ACTION_NAMES, COLOURS, SPOTS
from core.notre_dame.persons import EFFECTS
from core.notre_dame.setup import EDITIONS
from nd_tui.rulebook.page import Row
from nd_tui.words.texts import Texts

THINGS = (
    "borough",
    "sector",
    "count",
    "cathedral",
    "market",
    "carriage",
    "message",
    "marker",
    "supply",
    "reserve",
    "friend",
    "piece",
    "gold",
    "prestige",
    "gift",
    "share",
    "card",
    "stack",
    "person",
    "hire",
    "rat",
    "track",
    "plague",
    "bell",
    "period",
    "round",
    "phase",
    "expansion",
    "ruling",
    "house",
)
PHASES = ("1", "2", "3", "4", "5")
# The parts of the glossary: what the ids of their messages begin with, and how they go on.
PARTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "things": ("term", THINGS),
    "actions": ("action", ACTION_NAMES),
    "persons": ("person", tuple(EFFECTS)),
    "phases": ("phase", PHASES),
    "colours": ("colour", COLOURS),
    "spots": ("spot", SPOTS),
    "editions": ("edition", tuple(EDITIONS)),
}


def glossary(texts: Texts) -> Iterator[Row]:
    """A heading for every part, and its words in both languages."""
    other = next(texts.elsewhere())
    for part, (prefix, names) in PARTS.items():
        yield Row(texts(f"glossary-{part}"))
        for name in names:
            yield Row(texts(f"{prefix}-{name}"), other(f"{prefix}-{name}"))
