"""Moods as they are measured: how often the commonest of several lucks is made, and what that gives away."""

from core.ai.search import Effort
from training.moods import Done, Met, met, positions, told


def test_every_mood_is_tried_with_the_same_lucks() -> None:
    effort = Effort(iterations=20, deals=4)
    for view, luck in list(positions("greedy", 2, 1))[6:60:12]:
        found = met(effort, (0.5, 50.0), 1, view, luck, lucks=6).done
        assert all(done.lost >= 0 for done in found.values())
        assert found.keys() == {0.0, 0.5, 50.0}


def test_only_positions_with_nearly_equal_moves_count_and_games_make_the_interval() -> None:
    found = [
        Met(game, equals, {0.0: Done(1.0, 0.01), 0.25: Done(share, 0.03)})
        for game in (1, 2)
        for share, equals in ((0.5, 2), (0.9, 3), (1.0, 1))
    ]
    title, without, moody = told(found, decisions=50)
    assert title == "6 positions of 2 games, 4 with nearly equal moves"
    assert "100% of the time, in 4 more than 70%" in without
    assert "70% of the time, in 2 more than 70%" in moody
    assert "1.00 ± 0.00 more than without" in moody
