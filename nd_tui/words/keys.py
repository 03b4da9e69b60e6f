"""Keys as a person calls them."""

from textual.keys import key_to_character

from nd_tui.words.texts import Texts

NAMED = (
    "backspace",
    "delete",
    "down",
    "end",
    "enter",
    "escape",
    "home",
    "insert",
    "left",
    "pagedown",
    "pageup",
    "right",
    "space",
    "tab",
    "up",
)
ARROWS = {"left": "←<", "right": "→>", "up": "↑^", "down": "↓v"}  # as signs, in plain ASCII too
KEY_WIDTH = 12  # columns of a list for the longest name of a key, and a space
MODIFIERS = ("ctrl", "alt", "shift")
# Characters whose key Textual calls by another name than Unicode does.
CHARACTERS = {"at": "@", "backslash": "\\", "minus": "-", "plus": "+", "slash": "/", "underscore": "_"}


def key_name(texts: Texts, key: str) -> str:
    """A key by its name, such as Esc, F2, ? or ^s."""
    *modifiers, bare = key.split("+")
    if bare in NAMED:
        name = texts(f"key-{bare}")
    elif bare[:1] == "f" and bare[1:].isdigit():
        name = bare.upper()
    else:
        name = CHARACTERS.get(bare) or key_to_character(bare) or bare
    if modifiers == ["ctrl"]:
        return f"^{name}"
    return "+".join([*(texts(f"key-{each}") for each in modifiers if each in MODIFIERS), name])
