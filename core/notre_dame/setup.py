"""The wish for a game: who plays, which edition, which options; checked before anything is dealt."""

import unicodedata
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from core.game import BadSetup
from core.notre_dame.names import COLOURS

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
LONGEST_NAME = 500


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays and by which rules; an option left at None is as the edition has it."""

    players: tuple[str, ...]
    edition: str = "anniversary"
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
    known = Setup.__struct_fields__
    for option in wish:
        if option not in known:
            raise BadSetup("setup-unknown-option", option=str(option))
    try:
        setup = msgspec.convert(wish, Setup)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$.")
        raise BadSetup("setup-value", option=path.rstrip("`") or "players", fault=fault) from error
    return complete(setup)


def checked(setup: Setup) -> Setup:
    """A setup made in code, which nothing has checked yet, completed."""
    try:
        return read_setup(msgspec.to_builtins(setup))
    except TypeError as error:  # a value that is no data at all
        raise BadSetup("setup-value", option="?", fault=str(error)) from error


def complete(setup: Setup) -> Setup:
    """The setup with colours and every option filled in; BadSetup if it cannot be played."""
    seats = len(setup.players)
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise BadSetup("setup-player-count", found=seats, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    _check_names(setup.players)
    if setup.edition not in EDITIONS:
        raise BadSetup("setup-edition", edition=setup.edition, known=", ".join(EDITIONS))
    colours = setup.colours or COLOURS[:seats]
    _check_colours(colours, seats)
    if setup.start is not None and not 0 <= setup.start < seats:
        raise BadSetup("setup-start", seat=setup.start, seats=seats)
    return replace(setup, colours=colours, **asdict(options_of(setup)))


def options_of(setup: Setup) -> Options:
    """The options of the edition, and those that the setup has its own way."""
    wished = {name: getattr(setup, name) for name in Options.__struct_fields__}
    return replace(EDITIONS[setup.edition], **{n: wish for n, wish in wished.items() if wish is not None})


def folded(name: str) -> str:
    """A name as it is compared: two that look alike are the same."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def _check_names(names: tuple[str, ...]) -> None:
    seen: dict[str, str] = {}
    for number, name in enumerate(names, start=1):
        plain = folded(name)
        if not plain:
            raise BadSetup("setup-empty-name", player=number)
        if len(name) > LONGEST_NAME:
            raise BadSetup("setup-long-name", player=number, most=LONGEST_NAME)
        if any("\ud800" <= letter <= "\udfff" for letter in name):
            raise BadSetup("setup-unreadable-name", player=number)
        if plain in seen:
            raise BadSetup("setup-equal-names", name=name.strip(), other=seen[plain])
        seen[plain] = name.strip()


def _check_colours(colours: tuple[str, ...], seats: int) -> None:
    if len(colours) != seats:
        raise BadSetup("setup-colour-count", found=len(colours), wanted=seats)
    for colour in colours:
        if colour not in COLOURS:
            raise BadSetup("setup-unknown-colour", colour=colour, known=", ".join(COLOURS))
        if colours.count(colour) > 1:
            raise BadSetup("setup-equal-colours", colour=colour)
