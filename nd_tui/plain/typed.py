"""What can be typed besides a choice: a letter, or the word for it in the language of now."""

from collections.abc import Mapping

from nd_tui.words.texts import Texts

QUIT, BOARD, UNDO, REDO, HINT, NEWS, HELP = "q", "b", "u", "r", "h", "w", "?"
SOLUTION, BACK, FREELY = "s", "<", "g"  # in a lesson
PLAY = "p"  # among the lessons
WORDS = {
    "quit": QUIT,
    "board": BOARD,
    "undo": UNDO,
    "redo": REDO,
    "hint": HINT,
    "news": NEWS,
    "help": HELP,
}
NOTING_WORDS = ("mark", "comment", "evaluate")  # which most often stand before something else
LESSON_WORDS = {**WORDS, "solution": SOLUTION, "back": BACK, "freely": FREELY}
COURSE_WORDS = {"quit": QUIT, "play": PLAY}


def meant(texts: Texts, typed: str, words: Mapping[str, str] = WORDS) -> str:
    """The letter for a word, capitals or not; anything else as it was typed."""
    letters = {texts(f"word-{name}"): letter for name, letter in words.items()}
    letters |= {letter: letter for letter in words.values()}
    return letters.get(typed.casefold(), typed)
