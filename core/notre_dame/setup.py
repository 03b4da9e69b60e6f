"""The wish for a game: who plays, which edition, which options; checked before anything is dealt."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from core.game import BadSetup
from core.notre_dame.names import COLOURS
from core.setups import check_colours, check_players, check_start, converted, plain_data

PLAYERS = range(2, 6)
USUAL_EDITION = "anniversary"


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays and by which rules; an option left at None is as the edition has it."""

    players: tuple[str, ...]
    edition: str = USUAL_EDITION
    colours: tuple[str, ...] = ()  # one a player, or none for the usual order
    start: int | None = None  # the seat that has the bell-ringer first; None: by the seed
    hotel_two_from: Literal[3, 4] | None = None  # E1
    fool_from_cathedral: bool | None = None  # E2
    limited_gold: bool | None = None  # E3
    new_persons: bool | None = None  # E4


class Options(Struct, frozen=True):
    """In what editions differ (section 9 of the rules), settled."""

    hotel_two_from: int
    fool_from_cathedral: bool
    limited_gold: bool
    new_persons: bool


# The new persons are an expansion, so neither edition plays with them unless asked to.
EDITIONS = {
    "classic": Options(hotel_two_from=4, fool_from_cathedral=True, limited_gold=False, new_persons=False),
    "anniversary": Options(hotel_two_from=3, fool_from_cathedral=False, limited_gold=True, new_persons=False),
}


def read_setup(wish: Mapping[str, Any]) -> Setup:
    """A setup from plain data, as it stands in a save; BadSetup for unknown options and wrong values."""
    return complete(converted(wish, Setup))


def checked(setup: Setup) -> Setup:
    """A setup made in code, which nothing has checked yet, completed."""
    return read_setup(plain_data(setup))


def complete(setup: Setup) -> Setup:
    """The setup with colours and every option filled in; BadSetup if it cannot be played."""
    seats = len(setup.players)
    check_players(setup.players, PLAYERS)
    if setup.edition not in EDITIONS:
        raise BadSetup("setup-edition", edition=setup.edition, known=", ".join(EDITIONS))
    colours = setup.colours or COLOURS[:seats]
    check_colours(colours, seats, COLOURS)
    check_start(setup.start, seats)
    return replace(setup, colours=colours, **asdict(options_of(setup)))


def options_of(setup: Setup) -> Options:
    """The options of the edition, and those that the setup has its own way."""
    wished = {name: getattr(setup, name) for name in Options.__struct_fields__}
    return replace(EDITIONS[setup.edition], **{n: wish for n, wish in wished.items() if wish is not None})
