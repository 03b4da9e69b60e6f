"""What can be typed besides a choice: a letter, or the word for it in the language of now."""

from nd_tui.words.texts import Texts

QUIT, BOARD, UNDO, REDO, HINT, NEWS, HELP = "q", "b", "u", "r", "h", "w", "?"
WORDS = {
    "quit": QUIT,
    "board": BOARD,
    "undo": UNDO,
    "redo": REDO,
    "hint": HINT,
    "news": NEWS,
    "help": HELP,
}


def meant(texts: Texts, typed: str) -> str:
    """The letter for a word, capitals or not; anything else as it was typed."""
    letters = {texts(f"word-{name}"): letter for name, letter in WORDS.items()}
    letters |= {letter: letter for letter in WORDS.values()}
    return letters.get(typed.casefold(), typed)
