"""The signs of Notre Dame's pieces, also in plain ASCII."""

from dataclasses import dataclass

from nd_tui.looks.symbols import Symbols


@dataclass(frozen=True)
class Signs:
    """One set of signs; what is no piece but a drawing has no meaning that would have to be told."""

    marker: str
    friend: str
    carriage: str
    letter: str
    rat: str
    bell: str
    hired: str


@dataclass(frozen=True)
class Drawings:
    """What is drawn besides the pieces."""

    looked_at: str  # before what the highlighted choice means
    cathedral: tuple[str, ...]
    rat_back: str  # a rat where there is little room, such as on a message: the tail of one that goes


UNICODE = Signs(marker="■", friend="♟", carriage="♞", letter="✉", rat="•~", bell="♪", hired="✓")
ASCII = Signs(marker="#", friend="@", carriage="&", letter="=", rat="r~", bell="*", hired="v")
UNICODE_DRAWINGS = Drawings("▸", ("▟▙   ▟▙", "██▄▄▄██", "██ ◉ ██", "██▟▀▙██"), "~")
ASCII_DRAWINGS = Drawings(">", ("/^\\ /^\\", "|:|_|:|", "|: o :|", "|:/^\\:|"), "r")


def signs_for(symbols: Symbols) -> Signs:
    """The signs that go with those of the shell."""
    return ASCII if symbols.plain else UNICODE


def drawings_for(symbols: Symbols) -> Drawings:
    """The drawings that go with them."""
    return ASCII_DRAWINGS if symbols.plain else UNICODE_DRAWINGS
