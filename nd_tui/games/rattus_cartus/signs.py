"""The signs of the game's things, also in plain ASCII."""

from dataclasses import dataclass

from nd_tui.looks.symbols import Symbols


@dataclass(frozen=True)
class Signs:
    """One set of signs."""

    nun: str
    down: str  # a card face down
    start: str


UNICODE = Signs(nun="✚", down="▒", start="⚑")
ASCII = Signs(nun="&", down="#", start="*")


def signs_for(symbols: Symbols) -> Signs:
    """The signs that go with those of the shell."""
    return ASCII if symbols.plain else UNICODE
