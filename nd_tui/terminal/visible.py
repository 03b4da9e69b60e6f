"""What is shown steers nothing: what a terminal would obey, or what turns letters round, becomes a sign."""

import unicodedata
from collections.abc import Iterable

from core.game import BadSetup

JOINERS = "\u200c\u200d"  # hold letters of some scripts apart, and composed emoji together
REPLACEMENT = "\ufffd"
PICTURES = 0x2400  # where Unicode has a picture of each control character of ASCII
DELETE, ITS_PICTURE = "\x7f", "\u2421"
# Control and format characters, halves of characters, separators of lines and paragraphs.
HARMFUL = ("Cc", "Cf", "Cs", "Zl", "Zp")
LAYOUT = "\n\t"  # which texts of several lines have


def is_plainly_harmless(text: str) -> bool:
    """Whether a quick look finds nothing to look at more closely, as in nearly every text."""
    return text.isprintable() or text.replace("\xa0", " ").isprintable()


def harmless(text: str, keeping: str = "") -> str:
    """A text in one line in which every character that could do harm is a sign; as long as it was."""
    if is_plainly_harmless(text):
        return text
    return "".join(
        char if char in keeping or not is_harmful(char) else _sign(char)  # as many characters as before
        for char in text
    )


def visible(text: str) -> str:
    """The same for a text that may have several lines."""
    return text if is_plainly_harmless(text.replace("\n", " ")) else harmless(text, LAYOUT)


def is_harmful(char: str) -> bool:
    """Whether a character could steer a terminal, or make a text look like another one."""
    return not char.isprintable() and char not in JOINERS and unicodedata.category(char) in HARMFUL


def _sign(char: str) -> str:
    if char < " ":
        return chr(PICTURES + ord(char))
    return ITS_PICTURE if char == DELETE else REPLACEMENT


def without_harm(text: str) -> str:
    """A text that leaves out what could do harm."""
    return text if text.isprintable() else "".join(char for char in text if not is_harmful(char))


def check_typed_names(names: Iterable[str]) -> None:
    """BadSetup where somebody chose a name that cannot be shown as it is."""
    for number, name in enumerate(names, start=1):
        # Halves of characters come of a terminal with other letters; the setup itself refuses them.
        if any(is_harmful(char) and not "\ud800" <= char <= "\udfff" for char in name):
            raise BadSetup("setup-control-name", player=number)


def escaped_json(text: str) -> str:
    """JSON in which what could do harm is escaped; whoever reads it reads the same."""
    return "\n".join(
        line if harmless(line) == line else "".join(_escaped(char) for char in line)
        for line in text.split("\n")
    )


def _escaped(char: str) -> str:
    """A character as JSON may have it: as it is, or as one or two numbers."""
    if not is_harmful(char):
        return char
    halves = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{halves[at]:02x}{halves[at + 1]:02x}" for at in range(0, len(halves), 2))
