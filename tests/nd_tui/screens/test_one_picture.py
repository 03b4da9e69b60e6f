"""One view and one picture for every change at the table, however many parts draw from it."""

from collections import Counter
from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.screens import table as table_screen
from nd_tui.screens.table import TableScreen
from tests.core.notre_dame.scenes import table
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot
from tests.nd_tui.screens.sessions import at_the_table

DECISIONS = 4


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_change_makes_one_view_and_one_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    views: Counter[tuple[int, int]] = Counter()
    pictures: Counter[tuple[object, ...]] = Counter()
    kept: list[object] = []  # so that no two of them are the same by chance
    view, picture = nd.view, table_screen.Picture

    def counted_view(state: nd.State, seat: int) -> nd.View:
        kept.append(state)
        views[id(state), seat] += 1
        return view(state, seat)

    def counted_picture(**parts: object) -> object:
        kept.append(parts["view"])
        pictures[id(parts["view"]), parts["highlighted"]] += 1
        return picture(**parts)  # type: ignore[arg-type]

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        monkeypatch.setattr(nd, "view", counted_view)
        monkeypatch.setattr(table_screen, "Picture", counted_picture)
        hands = Hands(screen.game_app)
        for _ in range(DECISIONS):
            await hands.press("down", "up", "1")
            assert screen.options
        assert len(screen.session.history.line_to(screen.session.history.cursor)) > DECISIONS
        own = [times for (_, seat), times in views.items() if seat == screen.reader]
        assert len(own) >= DECISIONS
        assert set(own) == {1}
        # A choice that was left and is looked at again is drawn anew; the position itself only once.
        assert {times for (_, move), times in pictures.items() if move is None} == {1}

    at_the_table(tmp_path, table(), steps, size)
