"""The menu at the bottom of the table: whatever the registry knows can be done there by mouse alone."""

from pathlib import Path

import pytest

from nd_tui.games import FIRST
from nd_tui.keys.actions import DIRECTIONS, action_of, acts_on, registry
from nd_tui.keys.palette import commands
from nd_tui.screens.table import TableScreen
from tests.nd_tui.screens.playing import Hands, app_in, new_session
from tests.nd_tui.screens.running import SMALL, AnyPilot, drive
from tests.nd_tui.texts import LANGUAGES, Texts

AT_THE_END = "ending"  # what cannot be done while one plays
WHERE_REFUSED = "refused"  # what can be done only where something cannot be chosen
WHERE_WALKED = {
    "board-or-list",
    *(f"walk-{direction}" for direction in DIRECTIONS),
}  # or decided on the board
ALWAYS = [act for act in acts_on("table", FIRST) if act.id not in {AT_THE_END, WHERE_REFUSED, *WHERE_WALKED}]


def test_every_action_of_the_table_can_be_clicked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_in(tmp_path, "fr")
    done: list[str] = []
    monkeypatch.setattr(TableScreen, "do_on_board", lambda _, name: done.append(name))
    for act in [act for act in ALWAYS if not act.game]:
        action = f"action_{action_of(act)}"
        monkeypatch.setattr(TableScreen, action, lambda _, *sure, name=act.id: done.append(name))

    async def steps(pilot: AnyPilot) -> None:
        hands = Hands(app)
        app.begin(new_session(app, 3, 1))
        await hands.settle()
        table = app.screen
        assert isinstance(table, TableScreen)
        table.session.history.play(table.options[0])
        table.session.history.undo()  # so that there is something to go forward to
        for act in ALWAYS:
            assert await hands.click_entry(act.key), act.id
            assert app.screen is table
        assert done == [act.id for act in ALWAYS]

    drive(app, steps, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", sorted({place for act in registry() for place in act.screens}))
def test_no_two_entries_of_a_menu_have_the_same_name(place: str, language: str) -> None:
    texts = Texts(language)
    names = [texts(f"do-{name}") for name in (*(act.id for act in acts_on(place, FIRST)), "quit")]
    assert len(set(names)) == len(names)


def test_the_menu_offers_only_what_can_be_done_now(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        app.begin(new_session(app, 3, 1))
        await Hands(app).settle()
        table = app.screen
        assert isinstance(table, TableScreen)
        offered = {command.title for command in commands(app, table)}
        absent = {act.id for act in acts_on("table", FIRST) if app.texts(f"do-{act.id}") not in offered}
        assert absent == {"go-forward", AT_THE_END, WHERE_REFUSED, *WHERE_WALKED}

    drive(app, steps, SMALL)
