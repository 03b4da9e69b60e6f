"""All have entered, and nothing is turned over yet: that is seen, and nobody is said to decide."""

from pathlib import Path

from core import rattus_cartus as rc
from core.rattus_cartus.agents.greedy import choose_greedily
from core.record import AnyMatch
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated


def last_to_enter() -> AnyMatch:
    """A game in which the person is the last to enter."""
    for decisions in range(3, 60):
        match = played(begun(rc.NAME), decisions)
        state = match.history.state
        entered = len(state.entries) if rc.decision(state) == "enter" else 0
        if entered + 1 == rc.seats(state) and rc.to_move(state) == 0:
            return match
    raise AssertionError


def test_nobody_decides_while_the_last_entry_is_seen(tmp_path: Path) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        assert table.picture().mover == 0
        view = rc.view(table.session.state, 0)
        table.choose(choose_greedily(view, 1))
        assert table.watched is not None
        assert len(table.picture().view.entries) == len(table.session.names)
        assert table.picture().mover is None

    seated(tmp_path, rc.NAME, steps, match=last_to_enter(), speed="slow", reckoning=True)
