"""The street map (M4), a house value: only what the worked examples of the rulebooks tell of it."""

import pytest

from core.notre_dame.names import borough_of
from core.notre_dame.streets import distances
from tests.core.notre_dame.scenes import table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m4_the_own_centre_is_one_step_from_another_colours_market(players: int) -> None:
    away = table(players).table.distances
    for home in range(len(away) // 5):
        near = {borough_of(market) for market, distance in enumerate(away[5 * home]) if distance == 1}
        assert near - {home}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_m4_some_market_has_four_or_more_neighbours(players: int) -> None:
    assert max(row.count(1) for row in table(players).table.distances) >= 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_m4_streets_go_both_ways_and_lead_everywhere(players: int) -> None:
    away = table(players).table.distances
    assert [list(column) for column in zip(*away, strict=True)] == [list(row) for row in away]
    assert max(map(max, away)) < len(away)


def test_m1_a_step_leads_from_market_to_market() -> None:
    along_a_line = distances((("c", "il"), ("il", "ir"), ("ir", "ol")), (), 1)
    assert along_a_line[0][:4] == (0, 1, 2, 3)


def test_m4_streets_across_lead_to_the_next_borough_on_the_right() -> None:
    away = distances((), (("ir", "il"),), 3)
    right = 2  # of borough 0, since boroughs are numbered clockwise
    assert away[2][5 * right + 1] == 1
    assert away[2][5 * 1 + 1] > 1
