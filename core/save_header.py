"""What a file says of itself to be known as a save of ours, and how large it may be: all without its game."""

from msgspec import Struct

FORMAT = "nd-tui game"
VERSION = 3
MOST_BYTES = 32 * 2**20


class Header(Struct, frozen=True):
    """What every version has, to tell whether the rest can be read."""

    format: str
    version: int
    game: str = ""
