"""Who plays."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from core.game import BadSetup

PLAYERS = range(2, 5)


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays, and whether the one who looks and guesses sits out the next laying of pebbles."""

    players: tuple[str, ...]
    sit_out: bool = False


def read_setup(wish: Mapping[str, Any]) -> Setup:
    """A setup from plain data; BadSetup for what cannot be played."""
    try:
        setup = msgspec.convert(wish, Setup)
    except msgspec.ValidationError as error:
        raise BadSetup("setup-value", option="players", fault=str(error)) from error
    if len(setup.players) not in PLAYERS:
        found = len(setup.players)
        raise BadSetup("setup-player-count", found=found, fewest=PLAYERS[0], most=PLAYERS[-1])
    return setup
