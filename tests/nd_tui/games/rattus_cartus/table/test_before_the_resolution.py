"""Before a resolution is told: all have entered, and then the cards are turned over one by one."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.agents.greedy import choose_greedily
from core.record import AnyMatch
from nd_tui.screens.reckoning import ReckoningScreen
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


@pytest.mark.parametrize("in_a_hurry", [False, True])
def test_the_cards_are_turned_over_one_by_one_before_the_resolution_is_told(
    tmp_path: Path, in_a_hurry: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[list[int], str]] = []

    async def steps(seat: Seat) -> None:
        table, shown_by = seat.table, seat.table.play.stage.show_move

        async def at_once(seconds: float) -> None:
            table.play.skipping = in_a_hurry

        def noted(told: Sequence[str]) -> None:
            shown_by(told)
            open_here = [entry.seat for entry in table.picture().view.entries if entry.force >= 0]
            seen.append((open_here, " ".join(told)))

        monkeypatch.setattr(table.play.stage, "pause", at_once)
        monkeypatch.setattr(table.play.stage, "show_move", noted)
        table.choose(choose_greedily(rc.view(table.session.state, 0), 1))
        for _ in range(200):
            await seat.hands.settle()
            if isinstance(seat.app.screen, ReckoningScreen):
                break
        assert isinstance(seat.app.screen, ReckoningScreen)
        (first, _), *turned = seen
        assert first == []
        if in_a_hurry:
            assert turned == []
            return
        names = table.session.names
        assert [len(there) for there, _ in turned] == list(range(1, 1 + len(turned)))
        for (before, _), (there, told) in zip(seen, turned, strict=False):
            (new,) = set(there) - set(before)
            assert names[new] in told
        assert turned, "the first building has guests"

    seated(tmp_path, rc.NAME, steps, match=last_to_enter(), speed="slow", reckoning=True)
