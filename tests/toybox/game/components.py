"""The numbers of the game, in a file that can be replaced by another one."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from core.game import BadComponents


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on cards and box."""

    rounds: int
    pebbles: int
    most: int
    cards: tuple[int, ...]
    high_from: int
    price: int
    prize: int
    enough: int


def decode_components(raw: bytes) -> Components:
    """The component data in a file's content; BadComponents for what cannot be played with."""
    try:
        return read_components(msgspec.toml.decode(raw))
    except msgspec.DecodeError as error:
        raise BadComponents("components-not-toml", fault=str(error)) from error


def read_components(plain: Mapping[str, Any]) -> Components:
    """Component data from plain data, checked."""
    try:
        components = msgspec.convert(plain, Components)
    except msgspec.ValidationError as error:
        raise BadComponents("components-value", key="?", fault=str(error)) from error
    if len(components.cards) <= components.rounds:
        raise BadComponents("components-value", key="cards", fault="too few")
    return components


@cache
def default_components() -> Components:
    """The component data that the game comes with."""
    return decode_components((Path(__file__).parent / "components.toml").read_bytes())


def fingerprint(components: Components) -> str:
    """A digest that two different sets of component data do not share."""
    return sha256(msgspec.json.encode(components)).hexdigest()[:16]
