"""The texts of lessons: keys and signs in them are those of the person at the screen."""

from collections.abc import Callable

from nd_tui.games import open_box
from nd_tui.keys.actions import action_of, registry
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts


def lesson_text(texts: Texts, symbols: Symbols, key_for: Callable[[str], str], message: str) -> str:
    """A text of a lesson; it may name keys as `$key_take_back` and signs as `$sign_friend`."""
    keys = {f"key_{action_of(act)}": key_for(act.id) for act in registry()}
    signs = {f"sign_{name}": sign for name, sign in open_box(texts.game).signs(symbols).items()}
    return texts(message, **keys, **signs)
