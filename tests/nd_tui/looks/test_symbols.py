"""The signs of players: bound to the colour, so that red has the same one in every game and seat."""

import random

import pytest

from core import notre_dame as nd
from core.notre_dame.names import COLOURS
from nd_tui.games.notre_dame.table.player_signs import borough_sign, player_sign
from nd_tui.looks.symbols import ASCII, UNICODE, Symbols
from tests.core.notre_dame.scenes import NAMES

SIGNS = pytest.mark.parametrize("symbols", [UNICODE, ASCII])


@SIGNS
def test_a_colour_has_one_sign_in_every_seat_and_game(symbols: Symbols) -> None:
    found: dict[str, set[str]] = {}
    chance = random.Random(5)
    for seed in range(40):
        players = chance.randint(2, 5)
        colours = tuple(chance.sample(COLOURS, players))
        table = nd.new_game(nd.Setup(NAMES[:players], colours=colours), seed).table
        for seat, colour in enumerate(colours):
            found.setdefault(colour, set()).add(player_sign(symbols, table, seat))
        for borough, colour in enumerate(table.colours):
            found.setdefault(colour, set()).add(borough_sign(symbols, table, borough))
    assert all(len(signs) == 1 for signs in found.values())
    assert len(set.union(*found.values())) == len(found) == len(COLOURS)
