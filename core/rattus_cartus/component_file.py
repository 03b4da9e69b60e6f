"""Reading component data from TOML: checked, and complained about by key and reason."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from core.component_data import converted
from core.files.bounded import read_component_file
from core.files.toml import toml_data
from core.game import BadComponents
from core.rattus_cartus.components import BuildingType, Components, CopiesByNuns, TableSize
from core.rattus_cartus.names import CLASSES, HOMES, LETTERS, TYPES
from core.rattus_cartus.setup import PLAYERS

BUILDINGS_IN_PLAY = len(CLASSES) * len(LETTERS)  # S2: five cards a class
TABLES = {"buildings": BuildingType, "players": TableSize, "population": CopiesByNuns}


@cache
def default_components() -> Components:
    """The data that comes with the program."""
    return decode_components((files(__package__) / "components.toml").read_bytes())


def load_components(path: Path) -> Components:
    """The data in a player's own file; BadComponents or Unbounded says what is wrong with it."""
    return decode_components(read_component_file(path))


def decode_components(text: bytes) -> Components:
    """Component data from TOML, checked for what the rules rely on."""
    return read_components(toml_data(text))


def read_components(plain: Mapping[str, Any]) -> Components:
    """Component data from plain data, checked likewise."""
    components = converted(plain, Components, TABLES)
    _check_names(components)
    _check_first_game(components)
    _check_tables(components)
    _check_population(components)
    return components


def _check_names(components: Components) -> None:
    for table, known in (("buildings", TYPES), ("population", CLASSES)):
        found = getattr(components, table)
        _check_keys(table, found, known)
    _check_keys("players", components.players, PLAYERS)


def _check_keys(table: str, found: Mapping[Any, Any], known: Any) -> None:
    for key in found:
        if key not in known:
            raise BadComponents("components-unknown", key=f"{table}.{key}")
    for key in known:
        if key not in found:
            raise BadComponents("components-missing", key=f"{table}.{key}")


def _check_first_game(components: Components) -> None:
    """One type a class, and for two players always one that can be dealt to them."""
    for number, home in enumerate(CLASSES):
        kinds = {kind for kind in TYPES if HOMES[kind] == number}
        if not kinds & set(components.first_game):
            raise BadComponents("components-missing", key=f"first_game ({home})")
        if kinds <= set(components.not_with_two_players):
            raise BadComponents("components-missing", key=f"not_with_two_players ({home})")


def _check_tables(components: Components) -> None:
    for players, table in components.players.items():
        wanted = BUILDINGS_IN_PLAY - table.rounds * table.row
        if table.replacement != wanted:
            key = f"players.{players}.replacement"
            raise BadComponents("components-count", key=key, wanted=wanted, found=table.replacement)


def _check_population(components: Components) -> None:
    needed = max(PLAYERS) * components.start.hand + components.start.nun_row
    found = sum(map(sum, components.population.values()))
    if found < needed:
        raise BadComponents("components-too-few-cards", key="population", wanted=needed, found=found)
