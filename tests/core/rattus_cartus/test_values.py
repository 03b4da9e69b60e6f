"""Law of values: nothing of a game ever changes; a change is a new value. What opponents reckon with may."""

import pkgutil
from importlib import import_module

import msgspec
import pytest

from core import rattus_cartus

MODULES = [found.name for found in pkgutil.walk_packages(rattus_cartus.__path__, "core.rattus_cartus.")]
STRUCTS = {
    thing
    for name in MODULES
    if ".agents" not in name
    for thing in vars(import_module(name)).values()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct
}


@pytest.mark.parametrize(
    "kind", sorted(STRUCTS, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__
)
def test_everything_a_game_is_made_of_is_frozen(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen
