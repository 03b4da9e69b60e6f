"""What stands in a borough is true: no rat goes back that is at the beginning of its track."""

import pytest

from core.notre_dame.names import HOSPITAL, PARK, Action
from nd_tui.games.notre_dame.table.borough import card_brings
from tests.core.notre_dame.scenes import give, table
from tests.nd_tui.games.notre_dame.streets.towns import picture_of


@pytest.mark.parametrize(
    ("place", "rat", "pieces", "english", "french"),
    [
        (HOSPITAL, 3, 0, "rat 1 back", "rat −1"),
        (HOSPITAL, 0, 0, "plague −1", "peste −1"),
        (PARK, 3, 1, "rat 1 back", "rat −1"),
        (PARK, 0, 0, "1 piece", "1 pion"),
        (PARK, 0, 1, "+1 per gain", "+1/gain"),
    ],
)
def test_a_card_against_rats_says_what_it_brings_where_no_rat_can_go_back(
    place: Action, rat: int, pieces: int, english: str, french: str
) -> None:
    state = give(table(3), rat=rat, hospital=pieces, park=pieces)
    told = [card_brings(picture_of(state, 0, None, language), place) for language in ("en", "fr")]
    assert told == [english, french]
