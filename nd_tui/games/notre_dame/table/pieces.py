"""How boroughs are signed on the board."""

from nd_tui.games.notre_dame.table.player_signs import borough_sign, borough_style
from nd_tui.looks.picture import Picture


def sign_of(picture: Picture, borough: int) -> tuple[str, str]:
    """The shape of a borough in its colour."""
    table = picture.view.table
    return borough_sign(picture.symbols, table, borough), f"bold {borough_style(table, borough)}"
