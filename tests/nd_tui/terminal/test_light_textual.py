"""Lines have all of the memories of Textual's, each when it is asked for; rules of style are as before."""

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.css.model import RuleSet
from textual.strip import Strip

from nd_tui.terminal.light_textual import MOST, lighten

lighten()


def strip() -> Strip:
    return Strip([Segment("Notre"), Segment("-Dame")])


def test_the_memories_are_those_of_textual() -> None:
    names = {name for name in Strip.__slots__ if name.endswith("_cache")} - {"_render_cache"}
    assert set(MOST) == names


def test_what_was_made_of_a_line_is_remembered() -> None:
    line, red = strip(), Style(color="red")
    assert line.crop(2, 7).text == "tre-D"
    assert line.crop(2, 7) is line.crop(2, 7)
    assert [part.text for part in line.divide([5, 10])] == ["Notre", "-Dame"]
    assert line.divide([5, 10]) is line.divide([5, 10])
    assert line.apply_style(red) is line.apply_style(red)
    assert line.apply_offsets(1, 2) is line.apply_offsets(1, 2)
    assert line.adjust_cell_length(20) is line.adjust_cell_length(20)


def test_a_line_of_which_nothing_was_made_has_no_memory() -> None:
    line = strip()
    assert not any(name in MOST for name in Strip.__slots__ if _is_set(line, name))
    line.crop(2, 7)
    assert [name for name in MOST if _is_set(line, name)] == ["_crop_cache"]


def _is_set(line: Strip, name: str) -> bool:
    try:
        Strip.__dict__[name].__get__(line)
    except AttributeError:
        return False
    return True


def test_what_no_line_has_is_an_error_as_before() -> None:
    with pytest.raises(AttributeError, match="colour"):
        strip().colour  # type: ignore[attr-defined]  # noqa: B018


def test_rules_of_style_are_told_apart_by_what_they_are() -> None:
    one, other = RuleSet(), RuleSet()
    assert one in {one}
    assert len({one, other}) == 2
