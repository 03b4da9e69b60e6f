"""The signs of Notre Dame's pieces, also in plain ASCII."""

from dataclasses import dataclass

from nd_tui.looks.symbols import Symbols


@dataclass(frozen=True)
class Signs:
    """One set of signs."""

    marker: str
    friend: str
    carriage: str
    letter: str
    rat: str
    bell: str


UNICODE = Signs(marker="■", friend="♟", carriage="♞", letter="✉", rat="r", bell="♪")
ASCII = Signs(marker="#", friend="@", carriage="&", letter="=", rat="r", bell="*")


def signs_for(symbols: Symbols) -> Signs:
    """The signs that go with those of the shell."""
    return ASCII if symbols.plain else UNICODE
