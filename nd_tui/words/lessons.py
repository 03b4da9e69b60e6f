"""The texts of lessons: keys and signs in them are those of the person at the screen."""

from collections.abc import Callable

from nd_tui.keys.actions import REGISTRY, action_of
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

SIGNS = ("marker", "friend", "carriage", "rat", "letter", "bell")


def lesson_text(texts: Texts, symbols: Symbols, key_for: Callable[[str], str], message: str) -> str:
    """A text of a lesson; it may name keys as `$key_take_back` and signs as `$sign_friend`."""
    keys = {f"key_{action_of(act)}": key_for(act.id) for act in REGISTRY}
    return texts(message, **keys, **signs_of(symbols))


def signs_of(symbols: Symbols) -> dict[str, str]:
    """The signs of the table."""
    return {f"sign_{name}": getattr(symbols, name) for name in SIGNS}
