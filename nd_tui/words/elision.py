"""French elision by rule: « de » and its like lose their vowel before a name that begins with one.

Names are typed by people, so no message can know what follows its « de »; whoever puts the name in does this.
"""

import re
from functools import lru_cache

from nd_tui.words.letters import plain_letters

# By language the words that are cut before a vowel; what is cut is their last letter.
CUT_WORDS = {"fr": "de|le|la|ne|se|que|jusque|lorsque|puisque"}
APOSTROPHE = "’"
VOWELS = "aeiouœæ"
# French says the h of names that came from elsewhere, mostly those in Ha-, and is silent about the others.
SPOKEN_H = ("ha", "hei", "helg", "helm", "holl", "horst", "how", "hsi", "hu ", "hussein")
SILENT_H = ("hadri", "harmonie")


@lru_cache(maxsize=256)
def cut_before(name: str) -> bool:
    """Whether a word is cut before this name: Anna, Élise, Œdipe, Hugo, Yves, but not Luc, Hans, Yann."""
    letters = plain_letters(name)
    if letters.startswith("h"):
        return letters.startswith(SILENT_H) or (not letters.startswith(SPOKEN_H) and letters[1:2].isalpha())
    if letters.startswith("y"):
        return letters[1:2].isalpha() and letters[1] not in VOWELS
    return letters[:1] in VOWELS and bool(letters)


def joined(word: str, name: str) -> str:
    """A word and the name after it."""
    return f"{word[:-1]}{APOSTROPHE}{name}" if cut_before(name) else f"{word} {name}"


def argument_pattern(language: str) -> re.Pattern[str]:
    """An argument in a message, with the word before it where that may be cut."""
    words = CUT_WORDS.get(language)
    before = rf"(?:(?<![\w’-])(?i:({words})) )?" if words else "()"
    return re.compile(before + r"\{ \$(\w+) \}")
