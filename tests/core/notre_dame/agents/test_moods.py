"""Moods as they are measured: how often the commonest of several lucks is made, and what that gives away."""

from collections.abc import Sequence

import pytest

from core import notre_dame as nd
from training import moods
from training.moods import Met, met, positions, told


def test_of_a_position_is_told_how_often_the_commonest_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for view, _ in positions("greedy", 2, 1) if len(view.options) > 2)

    def entrant(text: str, players: int) -> object:
        moody = lambda view, luck: view.options[luck % 2]  # noqa: E731
        return moody if text == "moody" else lambda view, luck: best(view)

    def best(view: nd.View) -> nd.Move:
        return view.options[0]

    monkeypatch.setattr(moods, "entrant", entrant)
    found = met("moody", 2, 1, view, 5, lucks=20)
    assert 0.5 <= found.commonest < 1
    assert found.lost >= 0
    assert found.without >= 0


def many(share: float, equals: int, games: Sequence[int] = (1, 2)) -> list[Met]:
    return [Met(game, equals, share, 0.03, 0.01) for game in games]


def test_only_positions_with_nearly_equal_moves_count_and_games_make_the_interval() -> None:
    lines = told([*many(0.5, 2), *many(0.9, 3), *many(1.0, 1)], decisions=50)
    assert "6 positions of 2 games, 4 with nearly equal moves" in lines
    assert "the commonest 70% of the time, in 2 more than 70%" in lines
    assert "the mood costs 1.00 ± 0.00 a game" in lines
