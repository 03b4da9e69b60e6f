"""Who usually plays, and opponents by the names that are typed for them."""

from core.game import BadSetup
from nd_tui.words.levels import level_named, level_names
from nd_tui.words.texts import Texts

USUAL_PLAYERS = 3
SEEDS = 1_000_000  # of which one is drawn; larger ones may be asked for
AGENT = "greedy"


def levels_of(texts: Texts, text: str) -> tuple[str, ...]:
    """The levels of opponents that a text names, with commas between them; BadSetup for an unknown one."""
    levels = {part: level_named(part) for part in text.split(",")}
    for part, level in levels.items():
        if level is None:
            raise BadSetup("unknown-level", level=part.strip(), known=", ".join(level_names(texts)))
    return tuple(str(levels[part]) for part in text.split(","))
