"""The log at the table: opened and closed, one player's alone, and readable in any width."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from core import notre_dame as nd
from nd_tui.games import open_box
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import symbols_for
from nd_tui.play.log_entries import Folds, Openness, Row, grow, tells
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.log_row import LogPainter
from tests.core.notre_dame.scenes import NAMES, table
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import at_the_table
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept

SINCE = "since your last decision"


def some_rounds_in(players: int = 3) -> Session:
    session = Session(Unkept(table(players)))
    while session.history.cursor.depth < 70 or session.seat != 0:
        session.play(nd.legal_moves(session.state)[0])
    return session


def lines_of(screen: TableScreen) -> list[str]:
    """What the log shows, be it scrolled out of sight."""
    return [strip.text.rstrip() for strip in screen.log_panel._lines]


def headings(screen: TableScreen) -> list[str]:
    return [line[:1] for line in lines_of(screen) if line[:1] in "▸▾" and line]


async def click_on(pilot: AnyPilot, log: LogPanel, line: int, column: int) -> None:
    log.scroll_to(y=line, animate=False, immediate=True)
    await pilot.pause()
    inside = log.content_region.offset - log.region.offset
    await pilot.click(log, offset=inside + Offset(column, line - log.scroll_offset.y))
    await pilot.pause()


def test_what_is_new_stands_below_a_separator_and_earlier_rounds_are_closed(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        told = lines_of(screen)
        assert [line for line in told if SINCE in line]
        assert headings(screen)[0] == "▸"
        assert headings(screen)[-1] == "▾"
        new = told[next(at for at, line in enumerate(told) if SINCE in line) + 1 :]
        assert not new[0].startswith("◆"), "it begins with what another one did"

    at_the_table(tmp_path, some_rounds_in(), steps)


def test_a_key_opens_more_and_more_of_it(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        numbers = [len(lines_of(screen))]
        for _ in Openness:
            await pilot.press("z")
            numbers.append(len(lines_of(screen)))
        usual, all_lines, sentences, few, again = numbers
        assert few < usual < all_lines < sentences
        assert again == usual

    at_the_table(tmp_path, some_rounds_in(), steps)


def test_a_key_goes_from_player_to_player_and_then_to_all(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        before = lines_of(screen)
        for sign, name in zip("◆▲●", NAMES, strict=False):
            await pilot.press("y")
            signs = {line[0] for line in lines_of(screen) if line[0] not in "▸▾─ "}
            assert signs <= {sign}
            assert f"Log {sign} {name}" in screen.log_panel._border_title.plain
        await pilot.press("y")
        assert lines_of(screen) == before

    at_the_table(tmp_path, some_rounds_in(), steps)


def test_a_click_on_a_sign_shows_that_players_lines_alone_and_another_one_all(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log, before = screen.log_panel, lines_of(screen)
        line = next(at for at, told in enumerate(before) if told.startswith("●"))
        await click_on(pilot, log, line, 0)
        assert log.folds.only == 2
        line = next(at for at, told in enumerate(lines_of(screen)) if told.startswith("●"))
        await click_on(pilot, log, line, 0)
        assert lines_of(screen) == before

    at_the_table(tmp_path, some_rounds_in(), steps)


def test_a_click_on_a_line_tells_its_whole_sentences_and_one_on_a_heading_its_lines(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log, before = screen.log_panel, lines_of(screen)
        assert before[0].startswith("▸")
        await click_on(pilot, log, 0, 5)
        opened = lines_of(screen)
        assert opened[0].startswith("▾")
        assert len(opened) > len(before)
        line = next(at for at, told in enumerate(opened) if told.startswith("▲"))
        await click_on(pilot, log, line, 6)
        assert lines_of(screen)[line + 1].startswith("  Luc ")
        assert screen.focused is not log, "a click takes no keys away from the choices"
        await click_on(pilot, log, line, 6)
        await click_on(pilot, log, 0, 5)
        assert lines_of(screen) == before

    at_the_table(tmp_path, some_rounds_in(), steps)


def test_with_the_keys_on_it_single_rows_open_and_close(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log, before = screen.log_panel, lines_of(screen)
        log.focus()
        await pilot.press(*["up"] * 100, "enter")
        assert lines_of(screen)[0].startswith("▾")
        await pilot.press("down", "right")
        assert any(line.startswith("  Anna draws ") for line in lines_of(screen)[2:4])
        await pilot.press("left", "up", "left")
        assert lines_of(screen) == before

    session = some_rounds_in()
    depth = session.history.cursor.depth
    at_the_table(tmp_path, session, steps)
    assert session.history.cursor.depth == depth


def test_new_lines_follow_without_drawing_the_others_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        painted: list[Row] = []
        paint = LogPainter.paint
        monkeypatch.setattr(
            LogPainter, "paint", lambda painter, row: painted.append(row) or paint(painter, row)
        )
        rows = len(screen.log_panel._rows)
        await pilot.press("1")
        await pilot.pause()
        assert 0 < len(painted) < rows / 2

    at_the_table(tmp_path, some_rounds_in(), steps)


def a_picture(language: str, names: tuple[str, ...], ascii_only: bool = False) -> tuple[Picture, list[Row]]:
    session = some_rounds_in(len(names))
    box, texts, view = open_box(nd.NAME), Texts(language), nd.view(session.state, 0)
    picture = Picture(
        view=view,
        box=box,
        texts=texts,
        symbols=symbols_for(ascii_only),
        names=names,
        colours=box.colours(view),
        seat=0,
        mover=0,
    )
    happened = enumerate(session.chronicle.whole())
    entries: list = []
    grow(entries, box.words, [one for one in happened if tells(box.words, texts, view, one[1], 0)])
    return picture, Folds(openness=Openness.SENTENCES).rows(entries, 50)


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [18, 20, 24, 30, 40, 60, 100])
def test_nothing_is_cut_in_any_width(width: int, language: str, ascii_only: bool) -> None:
    picture, rows = a_picture(language, NAMES[:4], ascii_only)
    painter = LogPainter(picture, width)
    for row in rows:
        told = painter.paint(row)
        assert max(line.cell_length for line in told) <= width
        assert not any("…" in line.plain for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_actions_are_one_line_even_in_the_narrowest_log(language: str) -> None:
    picture, rows = a_picture(language, NAMES[:4])
    for width, share in ((20, 0.8), (44, 0.95)):
        painter = LogPainter(picture, width)
        heights = [len(painter.paint(row._replace(opened=False))) for row in rows]
        assert sum(height == 1 for height in heights) >= share * len(heights)


def test_further_lines_hang_below_the_name() -> None:
    picture, rows = a_picture("en", NAMES[:4])
    painter = LogPainter(picture, 20)
    broken = [painter.paint(row._replace(opened=False)) for row in rows]
    several = [told for told in broken if len(told) > 1]
    assert several
    assert all(line.plain.startswith("  ") for told in several for line in told[1:])


def test_long_names_give_way_to_signs() -> None:
    picture, rows = a_picture("en", ("Anna", "Bartholomew the Great of Navarra", "Luc"))
    painter = LogPainter(picture, 44)
    seen = [line.plain for row in rows for line in painter.paint(row._replace(opened=False))]
    assert any(line.startswith("◆ ") for line in seen)
    assert not any("Anna:" in line for line in seen)


def test_on_a_small_screen_the_log_has_a_page(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("l")
        await pilot.pause()
        assert SINCE in shown(pilot.app)

    at_the_table(tmp_path, some_rounds_in(), steps, SMALL)


def test_another_language_tells_the_same_in_its_words(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("f2")
        await pilot.pause()
        assert any("depuis votre dernière décision" in line for line in lines_of(screen))
        assert not any(SINCE in line for line in lines_of(screen))

    at_the_table(tmp_path, some_rounds_in(), steps, LARGE)
