"""The others in short: places by the longest of their names that there is room for."""

import pytest

from nd_tui.games.notre_dame.table.others import player_told
from tests.core.notre_dame.scenes import give, table
from tests.nd_tui.games.notre_dame.streets.towns import picture_of


@pytest.mark.parametrize(
    ("width", "places"),
    [(60, "Séminaire 1  Relais de calèches 2"), (32, "Séminaire 1  Relais 2"), (18, "Sé1 Ca2")],
)
def test_a_place_has_the_longest_name_that_fits(width: int, places: str) -> None:
    state = give(table(), seat=1, school=1, carriage_house=2)
    told = player_told(picture_of(state, 0, None, "fr"), 1, width, 3)
    assert told.plain.replace("\u00a0", " ").splitlines()[2:] == [places]
