"""A game that is full, at the table: the step is refused, that is said, and the game goes on from there."""

from pathlib import Path

import pytest

from core import history as tree
from nd_tui.screens.table import TableScreen
from tests.nd_tui.screens.playing import app_in, new_session, turn_of_a_person
from tests.nd_tui.screens.running import AnyPilot, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_fresh_luck_beyond_what_a_save_can_hold_is_refused_with_a_warning_before(
    tmp_path: Path, language: str
) -> None:
    app, texts = app_in(tmp_path, language), Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        session = new_session(app, 2, 3)
        app.begin(session)
        screen = await turn_of_a_person(app, pilot)
        assert screen is not None
        session.history.dealt = tree.MOST_FRESH_LUCK - 2
        told = [texts("problem-fresh-luck-left", n=left) for left in (1, 0)]
        for sentence in (*told, texts("problem-too-much-fresh-luck", most=tree.MOST_FRESH_LUCK)):
            await pilot.press("f")
            await pilot.pause()
            assert [note.message for note in app._notifications] == [sentence]
        assert session.unsaved is None
        assert session.history.dealt == tree.MOST_FRESH_LUCK
        assert isinstance(app.screen, TableScreen)

    drive(app, steps)


@pytest.mark.parametrize("room", [0, 1])
def test_a_full_tree_refuses_moves_of_persons_and_opponents_and_the_table_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        session = new_session(app, 2, 3)
        app.begin(session)
        screen = await turn_of_a_person(app, pilot)
        assert screen is not None
        most = session.history.size + room
        monkeypatch.setattr(tree, "MOST_NODES", most)
        for _ in range(3):
            await pilot.press("1", "space")
            await pilot.pause(0.05)
        assert session.history.size == most
        assert session.unsaved is None
        assert app.texts("problem-too-many-positions", most=most) in [n.message for n in app._notifications]
        assert isinstance(app.screen, TableScreen)
        assert shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert await turn_of_a_person(app, pilot) is not None

    drive(app, steps)
