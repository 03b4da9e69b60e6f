"""Reading component data from TOML: checked, and complained about by key and reason."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from core.component_data import converted
from core.files.toml import toml_data
from core.game import BadComponents
from core.notre_dame.components import (
    BROWN,
    BROWN_CARDS,
    GRAY_CARDS_A_LETTER,
    LETTERS,
    Components,
    PersonCard,
)
from core.notre_dame.names import CORNERS
from core.notre_dame.persons import EFFECTS
from core.notre_dame.streets import FAR, distances

TABLES = {"persons": PersonCard}


@cache
def default_components() -> Components:
    """The data that comes with the program."""
    return decode_components((files(__package__) / "components.toml").read_bytes())


def load_components(path: Path) -> Components:
    """The data in a player's own file; BadComponents or Unbounded says what is wrong with it."""
    from core.files.bounded import read_component_file

    return decode_components(read_component_file(path))


def decode_components(text: bytes) -> Components:
    """Component data from TOML, checked for what the rules rely on; every person must be there."""
    return _checked(converted(toml_data(text), Components, TABLES), needed=EFFECTS)


def read_components(plain: Mapping[str, Any]) -> Components:
    """Component data from plain data, checked likewise; persons that came later may be missing."""
    return _checked(converted(plain, Components, TABLES), needed=())


def _checked(components: Components, needed: Iterable[str]) -> Components:
    _check_cathedral(components)
    _check_messages(components)
    _check_coins(components)
    _check_streets(components)
    _check_persons(components, needed)
    return components


def _check_cathedral(components: Components) -> None:
    for players in (2, 3, 4, 5):
        if players not in components.cathedral:
            raise BadComponents("components-missing", key=f"cathedral.{players}")
    for players in components.cathedral:
        if not 2 <= players <= 5:
            raise BadComponents("components-unknown", key=f"cathedral.{players}")


def _check_messages(components: Components) -> None:
    corners, kinds = len(CORNERS), len(components.messages)
    if kinds != corners:
        raise BadComponents("components-count", key="messages", wanted=corners, found=kinds)


def _check_coins(components: Components) -> None:
    needed = 5 * components.start.gold
    if components.coins < needed:
        raise BadComponents("components-too-few-coins", key="coins", wanted=needed, found=components.coins)


def _check_streets(components: Components) -> None:
    for boroughs in (3, 4, 5):
        if any(
            FAR in row for row in distances(components.streets.inside, components.streets.across, boroughs)
        ):
            raise BadComponents("components-unreachable", key="streets", boroughs=boroughs)


def _check_persons(components: Components, needed: Iterable[str]) -> None:
    for person in components.persons:
        if person not in EFFECTS:
            raise BadComponents("components-unknown", key=f"persons.{person}")
    for person in needed:
        if person not in components.persons:
            raise BadComponents("components-missing", key=f"persons.{person}")
    counts = {BROWN: BROWN_CARDS, **dict.fromkeys(LETTERS, GRAY_CARDS_A_LETTER)}
    for stack, wanted in counts.items():
        cards = [card for card in components.persons.values() if card.stack == stack]
        found = sum(not card.expansion for card in cards)
        if stack == BROWN and len(cards) != wanted:
            found = len(cards)
        if found != wanted:
            raise BadComponents("components-count", key=f"persons ({stack})", wanted=wanted, found=found)
