"""The parts of a form before there is any room for them."""

import asyncio

from textual.app import App, ComposeResult
from textual.containers import VerticalScroll

from nd_tui.games.parts import composition
from nd_tui.widgets.part_rows import PartRows
from tests.nd_tui.composed_games import Entering, texts


class Rows(App[None]):
    """Parts alone, which nobody lays out."""

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield PartRows()


def test_keys_that_come_before_the_parts_are_laid_out_look_at_them_all_the_same() -> None:
    asked = composition(Entering(), texts("en"), "a view")
    assert asked is not None

    async def run() -> None:
        async with Rows().run_test() as pilot:
            rows = pilot.app.query_one(PartRows)
            rows.ask(asked.parts, asked.values)
            rows.focus()
            await pilot.press("down", "down", "up", "end")
            assert rows.at == 1
            assert rows.lay_out(60, 10)
            assert rows.place

    asyncio.run(run())
