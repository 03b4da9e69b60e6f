"""What an agent is seen to do at the table: counted for the one that is watched, wherever it sits."""

from core.ai.tournament import Fixture, fixtures
from core.notre_dame.state import ROUNDS
from training.habits import Habits, told, watched


def test_the_same_agent_everywhere_is_as_much_ahead_as_behind() -> None:
    found = [watched(["greedy", "greedy"], fixture) for fixture in fixtures(2, 4, seed=1)]
    assert sum(one.ahead for one in found) == 0
    assert all(one.most_gold >= one.gold_left >= 0 for one in found)
    assert all(1 <= one.friend <= ROUNDS + 1 and 0 <= one.penalties <= ROUNDS for one in found)


def test_the_first_one_named_is_watched_from_whichever_seat() -> None:
    for entrants in ((0, 1), (1, 0)):
        assert watched(["greedy", "random"], Fixture(entrants, 3)).ahead > 0


def test_averages_are_by_deals() -> None:
    one, other = Habits(1, 0, 8, 1, 3, 50, 4.0), Habits(2, 2, 4, 1, 3, 40, -4.0)
    lines = told([one, one, other]).splitlines()
    assert lines[0] == "3 games, 2 deals"
    assert lines[1].split()[:2] == ["penalties", "1.00"]
    assert lines[-1].strip() == "8 coins or more in 67% of the games"
