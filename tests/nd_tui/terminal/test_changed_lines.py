"""Of a screen that changes only that is drawn: no other lines, no parts below others, no other columns."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from textual._compositor import ChopsUpdate
from textual.app import App, ComposeResult
from textual.containers import Container
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from nd_tui.terminal.changed_lines import draw_changed_lines

draw_changed_lines()

SIZE = (20, 6)


class Lines(Widget):
    """Counts the lines that it is asked for."""

    DEFAULT_CSS = "Lines { width: 10; height: 6; }"

    def __init__(self, asked: Counter[str], name: str) -> None:
        super().__init__(id=name)
        self._asked = asked

    def render_lines(self, crop: Region) -> list[Strip]:
        """Note which."""
        self._asked.update(f"{self.id} {y}" for y in crop.line_range)
        return super().render_lines(crop)

    def render(self) -> str:
        """Some lines."""
        return "\n".join(f"{self.id} {y} ......" for y in range(6))


class Ground(Container):
    """What the two lie on."""

    asked: Counter[str]

    def render_lines(self, crop: Region) -> list[Strip]:
        """Note that it was asked for."""
        self.asked["ground"] += 1
        return super().render_lines(crop)


class Beside(App[None]):
    """Two parts beside each other, which cover what they lie on."""

    CSS = "Ground { layout: horizontal; }"

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()
        self.told: list[Any] = []

    def compose(self) -> ComposeResult:
        """Left and right."""
        ground = Ground(Lines(self.asked, "a"), Lines(self.asked, "b"))
        ground.asked = self.asked
        yield ground

    def _display(self, screen: Any, renderable: Any) -> None:
        super()._display(screen, renderable)
        self.told.append(renderable)


def changed(*regions: tuple[str, Region]) -> Beside:
    """The app after these regions of its parts have changed, with what was asked for and told since."""
    app = Beside()

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.asked.clear()
            app.told.clear()
            for name, region in regions:
                app.query_one(f"#{name}").refresh(region)
            await pilot.pause()

    asyncio.run(run())
    return app


def test_only_lines_that_have_changed_are_asked_for() -> None:
    assert changed(("a", Region(0, 1, 10, 1)), ("b", Region(0, 4, 10, 1))).asked == {
        "a 1": 1,
        "a 4": 1,
        "b 1": 1,
        "b 4": 1,
    }


def test_what_lies_below_others_is_not_asked_for() -> None:
    assert "ground" not in changed(("a", Region(0, 0, 10, 6))).asked


@pytest.mark.parametrize(("start", "width"), [(0, 10), (2, 3), (7, 3)])
def test_a_terminal_is_told_only_the_columns_that_have_changed(start: int, width: int) -> None:
    app = changed(("a", Region(start, 2, width, 1)))
    (update,) = [told for told in app.told if isinstance(told, ChopsUpdate)]
    told = update.render_segments(app.console)
    assert told.startswith(f"\x1b[3;{start + 1}H")
    assert "a 2 ......"[start : start + width].rstrip() in told
    assert "b 2" not in told
