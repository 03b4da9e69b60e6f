"""The shapes and colours of players and their boroughs."""

from core.notre_dame.state import Table
from nd_tui.looks.symbols import Symbols, colour_style


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
