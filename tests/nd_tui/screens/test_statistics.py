"""The statistics on their screen: found from the title, chosen by person, deleted after a question."""

from pathlib import Path

import pytest
from textual.widgets import Button

from core.notre_dame import NAME
from nd_tui.play.ratings import courses, rated_levels
from nd_tui.screens.dialogs import Confirm
from nd_tui.screens.statistics import StatisticsScreen
from nd_tui.storage.statistics import StatisticsFile
from nd_tui.widgets.fields import Cycle
from nd_tui.widgets.statistics import Sheet
from nd_tui.words.ratings import rating_sentences
from tests.nd_tui.screens.playing import app_in, new_session
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.screens.sessions import on_screen
from tests.nd_tui.statistics_games import keep_statistics
from tests.nd_tui.storage.test_statistics import play_to_the_end
from tests.nd_tui.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_everything_is_shown(tmp_path: Path, language: str, size: tuple[int, int], ascii_only: bool) -> None:
    app = TestedApp(tmp_path, language=language, ascii=ascii_only)
    keep_statistics(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("7")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        texts = Texts(language)
        seen = shown(app)
        page = app.screen.query_one("#statistics-page")
        while page.scroll_offset.y < page.max_scroll_y:
            await pilot.press("pagedown")
            await pilot.pause()
            seen += shown(app)
        for message in ("all", "by-players", "by-level", "by-kind", "best", "sources", "course"):
            assert texts(f"statistics-{message}") in seen
        assert texts("statistics-broken", n=1) in seen.replace("'", "’")
        assert "[b]Léo" in seen
        if ascii_only:
            assert not set("─│╭█■·┤") & set(seen.replace(" · ", ""))

    drive(app, steps, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_it_says_so_kindly(tmp_path: Path, language: str) -> None:
    app = TestedApp(tmp_path, language=language, statistics=False)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("7")
        await pilot.pause()
        assert Texts(language)("statistics-none").split(".")[0] in shown(app)
        assert Texts(language)("statistics-off") in shown(app)
        await pilot.press("delete")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, StatisticsScreen)

    drive(app, steps)


def test_games_of_one_person_or_only_straight_ones_can_be_chosen(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")
    keep_statistics(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("7")
        await pilot.pause()
        await pilot.press("shift+tab", "shift+tab", "right", "right")
        await pilot.pause()
        assert app.screen.query_one("#person", Cycle).value == "[b]Léo"
        assert app.screen.query_one("#person", Cycle).has_focus
        assert "together                                8" in shown(app)
        await pilot.click("#straight", offset=(3, 0))
        await pilot.pause()
        assert app.screen.query_one("#straight", Cycle).value
        assert "together                                6" in shown(app)
        await pilot.press("f2")
        await pilot.pause()
        assert app.screen.query_one("#person", Cycle).value == "[b]Léo"

    drive(app, steps)


@pytest.mark.parametrize("meant", [False, True])
def test_all_is_deleted_only_after_a_question(tmp_path: Path, meant: bool) -> None:
    app = TestedApp(tmp_path, language="en")
    file = keep_statistics(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("7", "delete")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        app.screen.query_one("#dialog-ok" if meant else "#dialog-cancel", Button).press()
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)
        assert bool(file.load().games) is not meant
        assert (Texts("en")("statistics-none") in shown(app)) is meant

    drive(app, steps)


@pytest.mark.parametrize("wished", [True, False])
def test_a_game_played_at_the_table_counts_if_that_is_wished(tmp_path: Path, wished: bool) -> None:
    app = app_in(tmp_path, statistics=wished)

    async def steps(pilot: AnyPilot) -> None:
        app.door.begin_new(new_session(app, 2, 5).match)
        assert app.session is not None
        play_to_the_end(app.session)

    drive(app, steps)
    assert len(StatisticsFile(tmp_path).load().games) == int(wished)


def test_a_file_that_cannot_be_kept_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")
    StatisticsFile(tmp_path).path.mkdir()

    async def steps(pilot: AnyPilot) -> None:
        app.door.begin_new(new_session(app, 2, 5).match)
        play_to_the_end(app.begun[0])
        await pilot.pause()
        assert "statistics.jsonl" in app.told[0]
        await pilot.press("7")
        await pilot.pause()
        assert isinstance(app.screen, StatisticsScreen)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rating_stands_there_with_its_rule_and_the_next_opponent(tmp_path: Path, language: str) -> None:
    keep_statistics(tmp_path)
    texts = Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        sheet = pilot.app.screen.query_one("#statistics-rating", Sheet)
        told = " ".join(line.plain for line in sheet._draw(1000))
        for sentence in rating_sentences(texts, StatisticsFile(tmp_path).load()):
            assert sentence in told
        assert texts("rating-rule") in told
        assert any("\u2800" < sign < "\u2900" for sign in told), "the plot"

    on_screen(tmp_path, StatisticsScreen, steps, LARGE, language=language)


def test_what_is_forgotten_has_no_rating_either(tmp_path: Path) -> None:
    file = keep_statistics(tmp_path)
    assert courses(file.load().games, rated_levels(NAME))
    file.forget()
    assert courses(file.load().games, rated_levels(NAME)) == {}
