"""Opponents that weigh their moves: what is misjudged, and how much a life is worth to them."""

from core import rattus_cartus as rc
from core.rattus_cartus.agents.weighing import choose, misjudgements
from core.rattus_cartus.moves import Enter, Move, Pass, Support
from core.rattus_cartus.names import strangers_among
from core.rattus_cartus.state import home_of
from tests.core.rattus_cartus.agents.test_playing_on import positions


def test_a_building_is_misjudged_as_a_whole_so_that_nobody_takes_strangers_by_accident() -> None:
    moves: list[Move] = [Enter(0, ()), Enter(0, (1, 2)), Enter(1, ()), Enter(1, (3,)), Pass()]
    for luck in range(20):
        first, same, second, too, passing = misjudgements(moves, 5.0, luck)
        assert first == same
        assert second == too
        assert len({first, second, passing}) == 3
        assert all(-5 <= off <= 5 for off in (first, second, passing))


def test_other_moves_are_misjudged_one_by_one_and_by_nothing_where_nothing_is_misjudged() -> None:
    moves: list[Move] = [Support(0), Support(1), Support(2)]
    assert len(set(misjudgements(moves, 5.0, 7))) == 3
    assert set(misjudgements(moves, 0.0, 7)) == {0}


def test_to_whom_a_life_is_worth_more_takes_fewer_rats() -> None:
    taken = dict.fromkeys((0.0, 2.0), 0)
    for state in positions(4, 4):
        assert state.task is not None
        if state.task.name == "enter":
            view = rc.view(state, state.task.seat)
            for care in taken:
                move = choose(view, 3, care=care)
                if isinstance(move, Enter):
                    taken[care] += strangers_among(move.cards, home_of(state.row[move.place]))
    assert taken[2.0] < taken[0.0]
