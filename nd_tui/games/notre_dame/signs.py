"""The signs of Notre Dame's pieces, also in plain ASCII, and the shapes and colours of its boroughs."""

from dataclasses import dataclass

from core.notre_dame.state import Table
from nd_tui.looks.symbols import Symbols, colour_style


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


def player_sign(symbols: Symbols, table: Table, seat: int) -> str:
    """The shape of a player, that of the home borough."""
    return borough_sign(symbols, table, table.homes[seat])


def borough_sign(symbols: Symbols, table: Table, borough: int) -> str:
    """The shape of a borough: a colour has the same one in every game, wherever its player sits."""
    return symbols.players[table.colours[borough]]


def player_style(table: Table, seat: int) -> str:
    """The colour of a player, as the themes define it."""
    return borough_style(table, table.homes[seat])


def borough_style(table: Table, borough: int) -> str:
    """The colour of a borough."""
    return colour_style(table.colours[borough])
