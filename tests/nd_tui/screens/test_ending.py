"""The end of a game: ranks, sources and the course of prestige, in both languages and at all sizes."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.events import MouseScrollUp

from core import notre_dame as nd
from nd_tui.app import HOME
from nd_tui.looks.symbols import UNICODE
from nd_tui.play.session import Session
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.widgets.score_drawings import DrawStyle, standing
from nd_tui.words.characters import opponent_name
from tests.core.notre_dame.scenes import NAMES, give
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import ODD_NAMES, finished, on_screen, tree_session
from tests.nd_tui.screens.test_study import click_key
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TALL = (140, 80)


def look(session: Session, language: str = "en") -> DrawStyle:
    return DrawStyle.for_session(session, Texts(language), UNICODE, False)


@LANGUAGE
@pytest.mark.parametrize(("players", "size"), [(2, TALL), (3, (80, 150)), (4, TALL), (5, (80, 150))])
def test_everything_is_told(tmp_path: Path, language: str, players: int, size: tuple[int, int]) -> None:
    session, texts = finished(NAMES[:players], seed=players), Texts(language)
    result = nd.result(session.state)
    assert result is not None

    async def steps(pilot: AnyPilot) -> None:
        text = shown(pilot.app)
        for part in ("standing", "course", "sources", "bars"):
            assert texts(f"ending-{part}") in text
        for winner in result.winners:
            assert NAMES[winner] in text.splitlines()[2]
        totals = next(line for line in text.splitlines() if texts("ending-total") in line)
        numbers = totals.split(texts("ending-total"))[1].replace("−", "-").replace("│", " ").split()
        assert [int(number) for number in numbers[:players]] == list(result.points)
        assert all(label in text for label in ("A1", "A2", "B3", "C3"))
        assert "█" in text

    on_screen(tmp_path, lambda: EndingScreen(session), steps, size, language=language)


@LANGUAGE
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_it_is_told_which_characters_the_opponents_had(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    session, texts = finished(NAMES[:3], seed=3), Texts(language)
    session.match.seats = ("person", "steward:banker", "greedy")

    async def steps(pilot: AnyPilot) -> None:
        told = f"{NAMES[1]} ({opponent_name(texts, 'steward:banker')}), {NAMES[2]} ("
        assert told in " ".join(shown(pilot.app).split())

    on_screen(tmp_path, lambda: EndingScreen(session), steps, size, language=language)


@LANGUAGE
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_one_can_look_at_all_of_it_by_keys_and_by_mouse(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async def steps(pilot: AnyPilot) -> None:
        page = pilot.app.screen.query_one("#ending-page")
        await pilot.press("end")
        await pilot.pause()
        assert page.scroll_offset.y == page.max_scroll_y
        await pilot.press("home", "tab", "tab", "tab")
        await pilot.pause()
        assert pilot.app.focused is pilot.app.screen.query_one("#bars")
        page.post_message(MouseScrollUp(page, 5, 5, 0, -1, 0, False, False, False))
        await pilot.pause()
        assert page.scroll_offset.y < page.max_scroll_y or not page.max_scroll_y

    on_screen(tmp_path, lambda: EndingScreen(finished()), steps, size, language=language)


def test_shared_victory_names_all_winners() -> None:
    session = finished()
    last = session.state
    for seat in range(3):
        last = give(last, seat, prestige=9, gold=1, supply=1)
    result = nd.result(last)
    assert result is not None
    text = standing(look(session), result).plain
    assert "Anna, Luc, Claire share the victory." in text
    assert Texts("en")("ending-tie-shared") in text
    assert text.count("  1. ") == 3


def test_gold_and_markers_break_ties() -> None:
    session = finished()
    last = session.state
    for seat, gold in enumerate((1, 3, 2)):
        last = give(last, seat, prestige=9, gold=gold, supply=0)
    result = nd.result(last)
    assert result is not None
    text = standing(look(session, "fr"), result).plain
    assert text.startswith("Luc l’emporte.")
    assert Texts("fr")("ending-tie-broken") in text
    assert [line.split()[-1] for line in text.splitlines()[2:5]] == ["Luc", "Claire", "Anna"]
    plain = standing(look(session), replace(result, points=(1, 3, 2))).plain
    assert Texts("en")("ending-tie-broken") not in plain


@LANGUAGE
@pytest.mark.parametrize(("size", "plain"), [(SMALL, False), (SMALL, True), (TALL, False), (TALL, True)])
def test_odd_names_are_shown_as_they_are(
    tmp_path: Path, language: str, size: tuple[int, int], plain: bool
) -> None:
    async def steps(pilot: AnyPilot) -> None:
        text = shown(pilot.app)
        assert "[b]Anna[/b] [red]" in text
        assert "שלום עולם" in text
        assert "".join(text.split()).replace("│", "").replace("|", "").count("x") >= 200
        assert plain == (not set(text) & set("◆▲●■│╭█┤"))

    session = finished(ODD_NAMES)
    on_screen(tmp_path, lambda: EndingScreen(session), steps, size, language=language, ascii=plain)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_from_the_end_one_goes_back_to_the_table_or_to_the_title(tmp_path: Path, by_mouse: bool) -> None:
    session = finished()

    async def act(pilot: AnyPilot, action: str, key: str) -> None:
        await (click_key(pilot, action) if by_mouse else pilot.press(key))
        await pilot.pause()

    async def steps(pilot: AnyPilot) -> None:
        await act(pilot, "back", "escape")
        assert isinstance(pilot.app.screen, TitleScreen)  # what lay below, as the table does in a game
        pilot.app.push_screen(TitleScreen())
        pilot.app.push_screen(EndingScreen(session))
        await pilot.pause()
        await act(pilot, "to_title", "n")
        assert isinstance(pilot.app.screen, TitleScreen)
        assert len(pilot.app.screen_stack) == HOME

    on_screen(tmp_path, lambda: EndingScreen(session), steps)


def test_the_language_and_the_size_change_while_it_is_shown(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("fr")("ending-title") in shown(pilot.app)
        for size in (LARGE, SMALL, (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert Texts("fr")("ending-course") in shown(pilot.app)

    on_screen(tmp_path, lambda: EndingScreen(finished()), steps)


def test_a_line_that_is_not_over_says_so(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        assert Texts("en")("ending-unfinished") in shown(pilot.app)

    on_screen(tmp_path, lambda: EndingScreen(tree_session()), steps)
