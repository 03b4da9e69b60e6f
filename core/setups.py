"""What is checked of the wish for any game: its plain data, the names and colours of those who play."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from core.game import BadSetup

LONGEST_NAME = 500

ASetup = TypeVar("ASetup", bound=Struct)


def converted(wish: Mapping[str, Any], kind: type[ASetup]) -> ASetup:
    """A setup from plain data, as it stands in a save; BadSetup for unknown options and wrong values."""
    known = kind.__struct_fields__
    for option in wish:
        if option not in known:
            raise BadSetup("setup-unknown-option", option=str(option))
    try:
        return msgspec.convert(wish, kind)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$.")
        raise BadSetup("setup-value", option=path.rstrip("`") or "players", fault=fault) from error


def plain_data(setup: Struct) -> dict[str, Any]:
    """A setup made in code, which nothing has checked yet, as plain data."""
    try:
        plain: dict[str, Any] = msgspec.to_builtins(setup)
    except TypeError as error:  # a value that is no data at all
        raise BadSetup("setup-value", option="?", fault=str(error)) from error
    return plain


def check_players(names: Sequence[str], allowed: range) -> None:
    """BadSetup for too few or too many, and for names that cannot be told apart."""
    fewest, most = min(allowed), max(allowed)
    if len(names) not in allowed:
        raise BadSetup("setup-player-count", found=len(names), fewest=fewest, most=most)
    check_names(names)


def check_start(seat: int | None, seats: int) -> None:
    """BadSetup for a start player who does not play."""
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup("setup-start", seat=seat, seats=seats)


def folded(name: str) -> str:
    """A name as it is compared: two that look alike are the same."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def check_names(names: Sequence[str]) -> None:
    """BadSetup for names that are empty, too long, unreadable or alike."""
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


def check_colours(colours: Sequence[str], seats: int, known: Sequence[str]) -> None:
    """BadSetup unless there is one colour a player, each of them known and another one."""
    if len(colours) != seats:
        raise BadSetup("setup-colour-count", found=len(colours), wanted=seats)
    for colour in colours:
        if colour not in known:
            raise BadSetup("setup-unknown-colour", colour=colour, known=", ".join(known))
        if colours.count(colour) > 1:
            raise BadSetup("setup-equal-colours", colour=colour)
