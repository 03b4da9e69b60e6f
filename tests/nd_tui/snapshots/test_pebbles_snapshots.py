"""The table of the toy game as a picture: the shell around a board that is not Notre Dame's."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun
from tests.nd_tui.screens.any_table import sit_down
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot
from tests.toybox.game import NAME

SIZES = {"small": SMALL, "large": LARGE}
# What leads to a look that is asked for, and to a guess by whoever knows the next card.
LINES = {
    "look": ("lay 3 2", "lay 2 1", "lay 0 3", "skip", "low", "lay 0 0", "lay 1 0", "lay 2 1"),
    "guess": ("lay 3 2", "lay 2 1", "lay 0 3", "look"),
}


@pytest.fixture(autouse=True)
def no_wish_for_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.usefixtures("with_pebbles")
@pytest.mark.parametrize(("decision", "language", "size"), product(LINES, LANGUAGES, SIZES))
def test_the_table_looks_as_before(
    tmp_path: Path, snap_compare: Callable[..., bool], decision: str, language: str, size: str
) -> None:
    app, match = app_in(tmp_path, language, NAME), begun(NAME)
    for text in LINES[decision]:
        match.history.play(match.history.game.parse_move(match.history.state, text))

    async def lead(pilot: AnyPilot) -> None:
        hands = Hands(app)
        await hands.settle()
        sit_down(app, match)
        await hands.settle()
        assert match.history.game.decision(match.history.state) == decision

    assert snap_compare(app, terminal_size=SIZES[size], run_before=lead)
