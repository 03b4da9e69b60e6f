"""Bars and plots as text."""

import random
import re
from itertools import pairwise

import pytest

from core import notre_dame as nd
from nd_tui.games.notre_dame import BOX
from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT, Part, Scale, bar, plot, round_steps
from nd_tui.play.score_sheet import grouped, growth, sheet_rows, totals
from tests.core.record.games import AnyMatch, small_tree

LABELS = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]


def text(lines: list[list[Part]]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


def whole_game(players: int = 3) -> AnyMatch:
    match = small_tree(players, moves=30)
    chance = random.Random(players)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(chance.choice(moves))
    return match


@pytest.mark.parametrize(
    ("value", "drawn"), [(0, ""), (10, "█" * 8), (5, "████"), (1, "▊"), (-5, "░░░░"), (-1, "░")]
)
def test_a_bar_is_as_long_as_its_part_of_the_largest(value: int, drawn: str) -> None:
    assert bar(value, 10, 8) == drawn


@pytest.mark.parametrize(("value", "drawn"), [(0, ""), (10, "#" * 8), (1, "#"), (-5, "----")])
def test_a_bar_in_ascii(value: int, drawn: str) -> None:
    assert bar(value, 10, 8, ascii_only=True) == drawn


def test_no_bar_without_room_or_measure() -> None:
    assert bar(3, 0, 8) == bar(3, 3, 0) == bar(3, 3, -2) == ""


def test_steps_are_round() -> None:
    assert list(round_steps(61)) == [1, 2, 5, 10, 20, 50, 100]


def test_a_scale_holds_its_values_and_zero() -> None:
    scale = Scale.over([3, 17], 9)
    assert (scale.low, scale.high, scale.step) == (0, 20, 5)
    assert scale.row(scale.high) == 0
    assert scale.row(0) == 8
    assert Scale.over([-3, 2], 10).low < 0


@pytest.mark.parametrize("most", [0, 1, 7, 24, 61, 99, 130, 2000])
@pytest.mark.parametrize("least", [0, -1, -6])
def test_the_ticks_of_an_axis_are_evenly_apart_at_every_height(most: int, least: int) -> None:
    for height in range(1, 60):
        lines = text(plot([[least, most]], "A", ["x", "y"], 40, height, ASCII_PLOT))
        ticks = [y for y, line in enumerate(lines[:-2]) if re.match(r" *-?\d+\+", line)]
        values = [int(lines[y].split("+")[0]) for y in ticks]
        assert len(ticks) >= 2
        assert len({below - above for above, below in pairwise(ticks)}) == 1
        assert len({above - below for above, below in pairwise(values)}) == 1
        assert ticks[-1] == len(lines) - 3
        assert values[-1] <= least
        assert values[0] >= most
        if height > 9 and most > 1 and not least:
            assert len(ticks) >= 3
            assert ticks[0] <= len(lines) // 4  # most of the room is used


def test_a_plot_shows_every_series_by_its_sign() -> None:
    lines = plot([[0, 5, 10], [10, 5, 0]], "AB", ["x", "y", "z"], 30, 12, ASCII_PLOT)
    assert len(lines) == 12
    assert {len(line) for line in text(lines)[:-1]} == {30}
    drawn = "\n".join(text(lines)[:-2])
    assert drawn.count("A") == drawn.count("B") == 3
    assert text(lines)[-1].split() == ["x", "y", "z"]
    owners = {series for line in lines for part, series in line if "A" in part}
    assert owners == {0}


def test_points_that_coincide_stand_beside_each_other() -> None:
    lines = text(plot([[4, 4]] * 5, "abcde", ["x", "y"], 40, 8, ASCII_PLOT))
    row = next(line for line in lines if "a" in line)
    assert all(row.count(sign) == 2 for sign in "abcde")


def test_axis_labels_are_round_and_in_order() -> None:
    lines = text(plot([[0, 20, 61]], "A", ["x", "y", "z"], 40, 16, UNICODE_PLOT))
    ticks = [int(line.split("┤")[0]) for line in lines if "┤" in line]
    assert ticks == sorted(ticks, reverse=True)
    assert ticks[-1] == 0
    assert ticks[0] >= 61


@pytest.mark.parametrize("width", [1, 9, 20, 78, 200])
@pytest.mark.parametrize("series", [[[]], [[0]], [[0] * 9], [[-4, 3, 100, 7, 7, 7, 7, 7, 2000]]])
def test_a_plot_breaks_at_no_size(width: int, series: list[list[int]]) -> None:
    assert len(plot(series, "A", LABELS, width, 10)) == 10


def test_the_course_ends_with_the_result() -> None:
    history = whole_game().history
    series = growth(BOX, [node.state for node in history.line_to(history.cursor)])
    result = nd.result(history.state)
    assert result is not None
    assert [len(values) for values in series] == [9, 9, 9]
    assert [values[-1] for values in series] == list(result.points)


def test_the_course_of_an_unfinished_line_ends_where_it_stands() -> None:
    history = small_tree(moves=60).history
    series = growth(BOX, [node.state for node in history.line_to(history.cursor)])
    assert {len(values) for values in series} == {history.state.round + 1}
    assert [values[-1] for values in series] == [player.prestige for player in history.state.players]


def test_the_sheet_adds_up() -> None:
    history = whole_game(4).history
    happened = [event for node in history.line_to(history.cursor) for event in history.events_of(node)]
    rows = sheet_rows(BOX.sheet, happened, 4)
    prestige = tuple(player.prestige for player in history.state.players)
    assert totals(rows, 4) == totals(grouped(rows), 4) == prestige
    assert [row.is_grouped for row in rows] == sorted(row.is_grouped for row in rows)
    assert "persons" in [row.source for row in grouped(rows)]


def test_nothing_gained_is_nothing() -> None:
    assert sheet_rows(BOX.sheet, [], 2) == grouped([]) == []
    assert totals([], 2) == (0, 0)
