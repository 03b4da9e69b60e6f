"""The end of a game: whoever has died is told to have died, and of how many nuns."""

from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.scoring import nuns_in
from nd_tui.games.rattus_cartus import BOX
from nd_tui.screens.ending import EndingScreen
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.games.rattus_cartus.games import ended
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE, SMALL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_those_who_died_of_the_plague_and_nobody_else_are_told_to_be_dead(language: str, seed: int) -> None:
    state, _ = ended(4, seed)
    texts = Texts(language, rc.NAME)
    fates = [BOX.words.fate(texts, state, seat) for seat in range(4)]
    assert [not fate for fate in fates] == [sheet.lives for sheet in rc.score_sheets(state)]
    assert str(nuns_in(state.nuns)) in BOX.words.at_the_end(texts, state)


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("fr", LARGE)])
def test_the_end_and_the_table_below_say_who_has_died_and_what_counts(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        assert isinstance(seat.app.screen, EndingScreen)
        state, texts = seat.app.screen.session.state, seat.app.texts
        dead = [not sheet.lives for sheet in rc.score_sheets(state)]
        assert any(dead)
        assert not all(dead)
        assert seat.shown.count(texts("end-dead")) == sum(dead)
        await seat.press("escape")
        drawn = seat.shown.replace("\u00a0", " ")
        assert texts("amount-nuns", n=nuns_in(state.nuns)).replace("\u00a0", " ") in drawn
        result = rc.result(state)
        assert result is not None
        if size == LARGE:
            assert all(texts("amount-points", n=points) in drawn for points in result.points)

    match = played(begun(rc.NAME, 4, seed=3, buildings="by_card"))
    seated(tmp_path, rc.NAME, steps, language, size, match)
