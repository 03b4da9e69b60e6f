"""What a shell hands over when it asks for the endings of a word, checked before it is read."""

import os
from collections.abc import Mapping

from nd_tui.commands.cli_context import BadUsage

ASKED_BY = "_ND_TUI_COMPLETE"  # set by a shell that asks: which shell, and what for
ASKS = "complete"
FISH = "fish"  # hands over the word itself, other shells its number


def check_what_is_completed(environment: Mapping[str, str] = os.environ) -> None:
    """Whoever asks must say for which word of which line; BadUsage where that cannot be read."""
    shell, _, asked = environment.get(ASKED_BY, "").partition("_")
    if asked != ASKS:
        return
    line, word = environment.get("COMP_WORDS"), environment.get("COMP_CWORD")
    if line is None or word is None or not (_is_word(word) if shell == FISH else word.isdecimal()):
        raise BadUsage("nothing-to-complete", asked=ASKED_BY)


def _is_word(word: str) -> bool:
    return not word or bool(word.strip())
