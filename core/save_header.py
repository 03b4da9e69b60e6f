"""What a file says of itself to be known as a save of ours, and how large it may be: all without its game."""

from msgspec import Struct

FORMAT = "nd-tui game"
VERSION = 3
STUDY_FORMAT, STUDY_VERSION = "nd-tui study", 1
MOST_BYTES = 32 * 2**20


class Header(Struct, frozen=True):
    """What every version has, to tell whether the rest can be read."""

    format: str
    version: int
    game: str = ""


class StudyHeader(Struct, frozen=True):
    """The same of a file of several saves."""

    format: str
    version: int
