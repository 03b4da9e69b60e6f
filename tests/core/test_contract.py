"""What holds for the package of every game, whatever its rules."""

import pkgutil
from types import ModuleType

import pytest

from core import notre_dame, rattus_cartus
from tests.toybox import game as pebbles

GAMES = (notre_dame, rattus_cartus, pebbles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_name_that_a_game_offers_is_not_also_one_of_its_modules(game: ModuleType) -> None:
    modules = {module.name for module in pkgutil.iter_modules(game.__path__)}
    assert modules
    assert not modules & set(game.__all__)
