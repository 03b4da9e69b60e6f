"""The room of the table in five sizes: little of it is blank, and nothing on it is cut."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widget import Widget

from core import notre_dame as nd
from core.history import AnyNode
from core.record import new_match
from nd_tui.games import open_box
from nd_tui.looks.arranging import columns_beside
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.key_lines import KeyLines
from nd_tui.widgets.painted import Painted
from nd_tui.words.texts import LANGUAGES
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import shown
from tests.nd_tui.screens.sessions import session_of
from tests.nd_tui.snapshots.situations import LastChoice

SIZES = ((80, 24), (100, 30), (120, 35), (140, 45), (200, 60))
POSITIONS = 5  # of each of four games
MOST_BLANK, MOST_BLANK_BESIDE_THE_LOG = 0.25, 0.3
STEPS = 6  # in a study
MOST_WAITS = 100  # until the clock of a screen below another has laid it out
FRAMES = str.maketrans("", "", "─│┌┐└┘╭╮╰╯▁▔▂▄")  # of which the border of a part is drawn
LONG_NAMES = tuple(f"{name} de la Tour-Saint-Jacques" for name in NAMES)


def game_of(names: tuple[str, ...]) -> AnyMatch:
    """A game that was played to its end at random."""
    seats = ("person", *("greedy",) * (len(names) - 1))
    match = new_match(nd, nd.Setup(names, new_persons=len(names) % 2 == 0), len(names), seats)
    chance = random.Random(len(names))
    while moves := nd.legal_moves(match.history.state):
        match.history.play(chance.choice(moves))
    return match


def positions(match: AnyMatch) -> list[AnyNode]:
    """Some positions in which the person decides, from the first to the last of them."""
    history = match.history
    decides = [node for node in history.line_to(history.cursor) if nd.to_move(node.state) == 0]
    return [decides[(len(decides) - 1) * number // (POSITIONS - 1)] for number in range(POSITIONS)]


def blank_share(screen: TableScreen, columns: int) -> float:
    """Which part of the table's rows, in its first so many columns, is blank.

    A row is blank if no cell of it shows a glyph, those apart of which the border of a part is drawn.
    """
    region, text = screen.board.region, [list(row) for row in shown(screen.game_app).splitlines()]
    for part in seen(screen):
        if any(edge for edge, _ in part.styles.border):
            left, right, top, bottom = part.region.x, part.region.right, part.region.y, part.region.bottom
            text[top][left:right] = text[bottom - 1][left:right] = " " * (right - left)
            for row in text[top:bottom]:
                row[left] = row[right - 1] = " "
    rows = ["".join(row[:columns]) for row in text[region.y : region.bottom]]
    return sum(not row.strip() for row in rows) / len(rows)


def cut(screen: TableScreen) -> Iterator[str]:
    """What does not fit into its place."""
    for widget in seen(screen):
        if widget.region not in screen.board.region:
            yield f"{widget} lies beyond the table"
        if isinstance(widget, Painted):
            rows = widget.render().plain.splitlines()
            width, height = widget.content_size
            if len(rows) > height or any(cell_len(row) > width for row in rows):
                yield f"{widget} has no room for {rows}"


def seen(screen: TableScreen) -> list[Widget]:
    """The parts of the table that have a place on the screen."""
    visible = set(screen._compositor.visible_widgets)
    return [widget for widget in screen.board.query("*") if widget in visible]


async def look(screen: TableScreen, size: tuple[int, int], where: str) -> None:
    """Measure the table as it is."""
    found = list(cut(screen))
    assert not found, (where, found)
    assert "…" not in shown(screen.game_app), where
    assert blank_share(screen, size[0]) <= MOST_BLANK, where
    board = size[0] - columns_beside(size[0])
    assert blank_share(screen, board) <= MOST_BLANK_BESIDE_THE_LOG, f"{where}: beside the log"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_little_of_the_table_is_blank_and_nothing_on_it_is_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_in(tmp_path)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            hands = Hands(app, draws_all=False)
            for number, players in enumerate((2, 4, 3, 5)):
                if number % 2 == 0:
                    app.change_settings(language=LANGUAGES[(SIZES.index(size) + number // 2) % 2])
                match = game_of((LONG_NAMES if players in (3, 4) else NAMES)[:players])
                here = positions(match)
                match.history.go(here[0])
                session = session_of(match)
                app.begin(session)
                await hands.settle()
                screen = app.screen
                assert isinstance(screen, TableScreen)
                for node in here:
                    session.history.go(node)
                    screen.play.go_on()
                    await hands.settle()
                    where = f"{size}, {players} players, {app.texts.language}, {nd.decision(node.state)}"
                    await look(screen, size, f"{where}, move {node.depth}")
                screen.leave()
                await hands.settle()

    asyncio.run(run())


async def look_through_a_study(hands: Hands, size: tuple[int, int], where: str) -> None:
    """Walk from position to position of a study, and measure each."""
    for way in ("home", "right", *("right",) * STEPS, "end", "left"):
        await hands.press(way)
        screen = hands.app.screen
        assert isinstance(screen, StudyScreen)
        assert screen.board is not None
        table = screen.board.screen
        for _ in range(MOST_WAITS):  # its own clock lays the table out, which lies below
            if not table._layout_required:
                break
            await asyncio.sleep(0.02)
            await hands.settle()
        assert not list(cut(table)), (where, way)
        rows = shown(hands.app).splitlines()[: -screen.query_one(KeyLines).size.height]
        blank = sum(not row.translate(FRAMES).strip() for row in rows) / len(rows)
        assert blank <= MOST_BLANK, (where, way, blank)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_little_of_a_study_is_blank_and_nothing_on_the_board_beside_it_is_cut(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = app_in(tmp_path)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            hands = Hands(app, draws_all=False)
            for players in (2, 3, 4, 5):
                app.change_settings(language=LANGUAGES[(SIZES.index(size) + players) % 2])
                match = game_of((LONG_NAMES if players in (3, 4) else NAMES)[:players])
                decided = positions(match)[2]
                match.history.go(decided)
                app.begin(session_of(match))
                await hands.settle()
                table = app.screen
                assert isinstance(table, TableScreen)
                table.action_lines()
                await hands.settle()
                await look_through_a_study(hands, size, f"{size}, {players} players, {app.texts.language}")
                await hands.press("escape")
                table.leave()
                await hands.settle()

    asyncio.run(run())
