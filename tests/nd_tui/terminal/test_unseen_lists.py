"""A list without room, as while its screen is laid out anew, has no pages to be turned."""

import asyncio

import pytest
from textual.app import App, ComposeResult
from textual.widgets import OptionList

from nd_tui.terminal.unseen_lists import turn_no_unseen_pages
from nd_tui.widgets.menu import Menu


class Listing(App[None]):
    """One list."""

    def __init__(self, kind: type[OptionList], height: int) -> None:
        super().__init__()
        self.options = kind(*map(str, range(40)))
        self.options.styles.height = height

    def compose(self) -> ComposeResult:
        yield self.options


async def turned(kind: type[OptionList], height: int) -> int | None:
    app = Listing(kind, height)
    async with app.run_test() as pilot:
        await pilot.pause()
        app.options.highlighted = 5
        for turn in (app.options.action_page_down, app.options.action_page_down, app.options.action_page_up):
            turn()
            await pilot.pause()
        return app.options.highlighted


@pytest.mark.parametrize("kind", [OptionList, Menu])
def test_pages_of_a_list_without_room_are_not_turned(kind: type[OptionList]) -> None:
    turn_no_unseen_pages()
    assert asyncio.run(turned(kind, 0)) == 5


@pytest.mark.parametrize("kind", [OptionList, Menu])
def test_pages_of_a_list_with_room_are(kind: type[OptionList]) -> None:
    turn_no_unseen_pages()
    assert asyncio.run(turned(kind, 10)) not in (None, 5)
