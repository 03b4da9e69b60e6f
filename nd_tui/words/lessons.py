"""The texts of lessons: keys and signs in them are those of the person at the screen."""

from nd_tui.app import NotreDameApp
from nd_tui.keys.actions import REGISTRY, action_of
from nd_tui.looks.symbols import Symbols

SIGNS = ("marker", "friend", "carriage", "rat", "letter", "bell")


def lesson_text(app: NotreDameApp, message: str) -> str:
    """A text of a lesson; it may name keys as `$key_take_back` and signs as `$sign_friend`."""
    return app.texts(message, **keys_of(app), **signs_of(app.symbols))


def keys_of(app: NotreDameApp) -> dict[str, str]:
    """The keys of all actions, as a person calls them."""
    return {f"key_{action_of(act)}": app.key_for(act.id) for act in REGISTRY}


def signs_of(symbols: Symbols) -> dict[str, str]:
    """The signs of the table."""
    return {f"sign_{name}": getattr(symbols, name) for name in SIGNS}
