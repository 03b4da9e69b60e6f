"""The study beside the board: walking in the tree moves the board at once, and positions are evaluated."""

from pathlib import Path

import pytest
from textual.geometry import Region

from nd_tui.games import FIRST
from nd_tui.looks.arranging import LOG
from nd_tui.screens.curtain import CurtainScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.mark import MarkScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.line_tree import LineTree
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated, study_of
from tests.nd_tui.screens.running import LARGE, SMALL

SIZE = pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def shown_by(screen: TableScreen) -> list[str]:
    """What stands on a screen, be it below another one."""
    return [strip.text for strip in screen._compositor.render_strips()]


@SIZE
def test_walking_in_the_tree_moves_the_board_at_once(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        history, game_rules = table.session.history, table.session.game
        stood = history.cursor
        await seat.press("t")
        study = study_of(seat)
        for key, wanted in (
            ("left", stood.parent),
            ("home", history.root),
            ("right", history.root.children[0]),
            ("end", stood),
        ):
            await seat.press(key)
            assert wanted is not None
            assert study.looked_at is history.cursor is wanted
            assert table.picture().view == game_rules.view(wanted.state, table.reader)
            assert study.query_one(LineTree).row.node is wanted

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 5))


@SIZE
def test_the_board_stays_in_sight_above_or_beside_the_study(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t")
        place = study_of(seat).query_one("#study").region
        assert place.height >= 10
        assert place.x > 0 or place.y >= 8
        assert place.right <= size[0]
        assert place.bottom < size[1]

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 5))


def test_escape_leads_back_to_where_the_game_stood(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        history = seat.table.session.history
        stood = history.cursor
        await seat.press("t", "home", "right", "escape")
        assert history.cursor is stood
        assert seat.table.play.looking is None

    seated(tmp_path, game, steps, match=played(begun(game), 4))


def overlapped(table: TableScreen, place: Region) -> list[str | None]:
    """The parts of the board over which something lies, though they are told and drawn."""
    return [
        part.id
        for part in table.board.children
        if part.region.area and part.visible and part.region.overlaps(place)
    ]


@SIZE
def test_what_lies_below_is_drawn_with_the_study_and_not_again(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        await seat.press("t", "left")
        assert not table._repaint_required
        below = shown_by(table)
        study = study_of(seat).query_one("#study").region
        for row, line in enumerate(seat.shown.splitlines()[: study.y]):
            assert line == below[row]
        log = table.log_panel
        if table.board.sees(LOG):
            to_the_bottom = Region(study.x, study.y, study.width, size[1] - study.y)  # with its keys below
            covered = to_the_bottom.contains_region(table.board.region_of(LOG))
            assert log.visible != covered, "what is covered is neither told nor drawn"
        assert overlapped(table, study) == [], "what else there is finds room beside it"
        await seat.press("escape")
        assert log.visible

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 5))


def test_in_a_window_that_grows_lines_that_the_table_has_not_yet_are_empty(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t")
        study = study_of(seat)
        below = shown_by(seat.table_below)
        assert study.render_line(0).text == below[0]
        assert study.render_line(SMALL[1] + 5).text.strip() == ""
        assert study.render_line(1).text == below[1]

    seated(tmp_path, game, steps, match=played(begun(game), 2))


@SIZE
def test_the_space_bar_lets_the_others_play_on_from_where_one_has_walked_to(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        session = seat.table.session
        await seat.press("t")
        study = study_of(seat)
        while session.game.to_move(study.looked_at.state) == seat.table_below.reader:
            await seat.press("left")
        await seat.press("enter")
        table = seat.table
        assert table.play.waiting
        assert table.focused is None
        await seat.press("space")
        assert not table.play.waiting

    seated(tmp_path, game, steps, size=size, match=played(begun(game), 5))


@SIZE
def test_from_the_ending_one_walks_beside_the_board_too_and_comes_back_to_it(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        assert isinstance(seat.app.screen, EndingScreen)
        table = seat.table_below
        history, game_rules = table.session.history, table.session.game
        stood = history.cursor
        await seat.press("t", "left")
        study, board = study_of(seat).query_one("#study").region, table.board.region
        assert history.cursor is stood.parent
        assert table.picture().view == game_rules.view(history.state, table.reader)
        assert study.x > board.x or study.y > board.y
        await seat.press("escape")
        assert isinstance(seat.app.screen, EndingScreen)
        assert history.cursor is stood
        await seat.press("t", "home", "enter")
        assert seat.table.session.history.cursor is history.root

    seated(tmp_path, game, steps, size=size, match=played(begun(game)))


def test_up_and_down_lead_to_other_lines_of_the_same_position(tmp_path: Path, game: str) -> None:
    match = begun(game)
    history = match.history
    while len(moves := list(history.game.legal_moves(history.state))[:3]) < 3:
        history.play(moves[0])
    parting, lines = history.cursor, []
    for move in moves:
        history.go(parting)
        lines.append(history.play(move))

    async def steps(seat: Seat) -> None:
        await seat.press("t", "home", *["right"] * (parting.depth + 1))
        seen = [seat.table_below.session.history.cursor]
        for key in ("up", "up", "down", "down"):
            await seat.press(key)
            seen.append(history.cursor)
        assert seen[0] is lines[-1]
        assert seen[1:] == [lines[1], lines[0], lines[1], lines[2]]

    seated(tmp_path, game, steps, match=match)


def test_nobody_plays_or_is_called_while_somebody_looks_around(tmp_path: Path, game: str) -> None:
    async def steps(seat: Seat) -> None:
        while isinstance(seat.app.screen, CurtainScreen):
            await seat.press("enter")
        size = seat.table.session.history.size
        await seat.press("t", "home", "right", "right", "left")
        study_of(seat)
        await seat.press("f2")
        study_of(seat)
        assert seat.table_below.session.history.size == size

    seated(tmp_path, game, steps, match=played(begun(game, people=2), 4))


@LANGUAGE
def test_a_mark_and_a_word_stand_behind_the_move(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        history = seat.table.session.history
        await seat.press("t", "a")
        assert isinstance(seat.app.screen, MarkScreen)
        assert seat.app.texts("mark-interesting") in seat.shown
        await seat.press("down", "down", "down", "tab", *"wow", "enter")
        study_of(seat)
        assert (history.cursor.mark, history.cursor.word) == ("!?", "wow")
        assert "!? wow" in seat.shown
        await seat.press("a", "escape")
        assert history.cursor.mark == "!?"

    seated(tmp_path, game, steps, language, match=played(begun(game), 3))


def test_the_keys_of_the_board_work_beside_the_tree(tmp_path: Path) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t")
        before = seat.table_below.page
        await seat.press("m")
        assert seat.table_below.page != before
        study_of(seat)
        await seat.press("o")
        assert seat.table_below.board.is_covered

    seated(tmp_path, FIRST, steps, match=played(begun(FIRST), 5))


@pytest.mark.parametrize(("mine", "usual"), [("x", "m"), ("p", "m")])
def test_a_key_that_somebody_gave_to_the_board_is_its_key_in_a_study_too_unless_that_needs_it(
    tmp_path: Path, mine: str, usual: str
) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        await seat.press("t")
        before = table.page
        await seat.press(usual)
        assert table.page == before
        await seat.press(mine)
        assert (table.page != before) == (mine == "x")

    seated(tmp_path, FIRST, steps, "en", LARGE, match=played(begun(FIRST), 5), keys={"map": mine})


@SIZE
@LANGUAGE
def test_how_to_compare_a_marked_position_is_seen_in_full_wherever_the_study_stands(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("t", "c")
        assert seat.app.texts("lines-now-another", key="c") in seat.shown

    seated(tmp_path, game, steps, language, size, match=played(begun(game), 6))
