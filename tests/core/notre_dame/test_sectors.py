"""The seven sectors (A1 to A7)."""

from tests.core.notre_dame.scenes import give, play, table


def test_a1_school_gives_as_many_markers_as_now_stand_on_it() -> None:
    state = play(give(table(), school=2), "school")
    assert state.players[0].markers[0] == 3
    assert state.players[0].supply == 4 - 1 + 3
