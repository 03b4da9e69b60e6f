"""A step in a study: one drawing, no new layout, no keys made anew; its rows keep what they must say."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from core import notre_dame as nd
from nd_tui.games import open_box
from nd_tui.screens.study import StudyScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.line_tree import LineTree
from nd_tui.widgets.study_drawings import ChanceCurves
from nd_tui.words.numbers import percent
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.snapshots.situations import LastChoice, study

STEPS = 12
NARROWEST = 40  # columns of a tree, which are those of the smallest screen
Sizes = pytest.mark.parametrize("size", [(80, 24), (140, 45)], ids=str)


def in_a_study(folder: Path, size: tuple[int, int], steps: Any, language: str = "en") -> None:
    """Do something in a study of evaluated and marked positions."""

    async def run() -> None:
        app = app_in(folder, language)
        app.thinker = LastChoice(open_box(nd.NAME))
        async with app.run_test(size=size) as pilot:
            await study(app, pilot)
            hands = Hands(app)
            await hands.settle()
            assert isinstance(app.screen, StudyScreen)
            await steps(hands, app.screen)

    asyncio.run(run())


@Sizes
def test_a_step_draws_the_study_once_and_lays_nothing_out_anew_without_need(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: Counter[str] = Counter()
    lay_out, draw = Screen._refresh_layout, Screen._compositor_refresh

    def count_layout(screen: Screen[Any], *args: Any, **named: Any) -> None:
        done["layout"] += isinstance(screen, StudyScreen)
        lay_out(screen, *args, **named)

    def count_drawing(screen: Screen[Any]) -> None:
        done["drawing"] += isinstance(screen, StudyScreen) and bool(screen._dirty_widgets)
        draw(screen)

    monkeypatch.setattr(Screen, "_refresh_layout", count_layout)
    monkeypatch.setattr(Screen, "_compositor_refresh", count_drawing)

    async def steps(hands: Hands, screen: StudyScreen) -> None:
        await hands.press("left")
        done.clear()
        for _ in range(STEPS):
            await hands.press("left")
        assert done["layout"] <= 2  # only where a text becomes longer than its place, in which it scrolls
        assert done["drawing"] < 2 * STEPS  # once each, and again where a text becomes longer

    in_a_study(tmp_path, size, steps)


def test_the_keys_of_the_table_are_made_anew_when_it_is_seen_again(tmp_path: Path) -> None:
    async def steps(hands: Hands, screen: StudyScreen) -> None:
        assert screen.board is not None
        table = screen.board.screen
        (bar,) = table.query(KeyBar)
        keys = list(bar.children)
        for _ in range(STEPS):
            await hands.press("left")
        assert list(bar.children) == keys
        await hands.press("enter")
        assert isinstance(hands.app.screen, TableScreen)
        shown = {active.binding.key for active in table.active_bindings.values() if active.binding.show}
        assert {key.key for key in bar.query("FooterKey")} - {"ctrl+p"} <= shown  # type: ignore[attr-defined]
        assert list(bar.children) != keys

    in_a_study(tmp_path, (140, 45), steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chance_in_a_row_is_never_cut(tmp_path: Path, language: str) -> None:
    async def steps(hands: Hands, screen: StudyScreen) -> None:
        tree, texts = screen.query_one(LineTree), hands.app.texts
        assert screen.reader is not None
        for row in tree.rows:
            evaluation = row.node.evaluation
            if evaluation is None or not screen.words.may_see(evaluation):
                continue
            chance = percent(texts, evaluation.chances[screen.reader])
            for width in range(NARROWEST, 100):
                seen = tree.painter.paint(row, width).truncate(width, ellipsis=True).plain
                assert chance in seen, (width, seen)

    in_a_study(tmp_path, (80, 24), steps, language)


@pytest.mark.parametrize(("size", "least"), [((120, 35), 4), ((200, 60), 10)])
def test_the_curves_are_as_high_as_there_is_room_for(
    tmp_path: Path, size: tuple[int, int], least: int
) -> None:
    async def steps(hands: Hands, screen: StudyScreen) -> None:
        assert screen.query_one(ChanceCurves).size.height >= least

    in_a_study(tmp_path, size, steps)
