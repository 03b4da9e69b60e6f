"""What is told beside everything else covers nothing that is read, on every screen and in every size."""

import asyncio
from pathlib import Path

import pytest
from textual.events import MouseDown, MouseUp
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Footer
from textual.widgets._toast import Toast, ToastHolder

from core import notre_dame as nd
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.screens.title import TitleScreen
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled
from tests.nd_tui.texts import Texts

SHORT, LONG = "The game is kept.", "Whoever reads this reads a long sentence of many words. " * 4
SCREENS = ("title", "playing", "lesson", "lines", "settings", "statistics", "rules", "help", "ending", "load")


def told(app: GamesApp, situation: str, size: tuple[int, int], *sentences: str) -> list[tuple[Region, str]]:
    """Where it stood what was told, and the text of the screen then, one after the other."""
    found: list[tuple[Region, str]] = []

    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settled(app, pilot)
            await SITUATIONS[situation](app, pilot)
            await settled(app, pilot)
            for sentence in sentences:
                app.say(sentence)
                await until_told(app, pilot, sentence)
                await settled(app, pilot)
                found.append((app.screen.query_one(Toast).region, shown(app)))
                assert covered(app) == []

    asyncio.run(run())
    return found


async def until_told(app: GamesApp, pilot: AnyPilot, sentence: str) -> None:
    for _ in range(200):
        await pilot.pause(0.01)
        toasts = [toast for toast in app.screen.query(Toast) if toast.region]
        if [str(toast.render()) for toast in toasts] == [sentence]:
            return
    raise AssertionError("nothing is told")


def covered(app: GamesApp) -> list[Widget]:
    """The parts of the screen, besides its keys, that lie where it is told."""
    (toast,) = app.screen.query(Toast)
    beside = {toast, *app.screen.query(Footer)}
    return [
        part
        for part, (region, clip) in app.screen._compositor.visible_widgets.items()
        if region.intersection(clip).overlaps(toast.region)
        and not part.displayed_children
        and not beside & {*part.ancestors_with_self}
    ]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("situation", SCREENS)
def test_what_is_told_stands_in_the_place_of_the_keys_and_covers_nothing(
    tmp_path: Path, situation: str, size: tuple[int, int]
) -> None:
    app = app_in(tmp_path)
    app.thinker = LastChoice(open_box(nd.NAME))
    (short, seen), (long, _) = told(app, situation, size, SHORT, LONG)
    assert short == Region(0, size[1] - 1, size[0], 1)
    assert SHORT in seen.splitlines()[size[1] - 1]
    assert long.bottom == size[1]
    assert long.height > 1


def test_plain_signs_take_no_more_room(tmp_path: Path) -> None:
    ((short, seen),) = told(app_in(tmp_path, ascii=True), "playing", SMALL, SHORT)
    assert short.height == 1
    assert seen.splitlines()[short.y].isascii()


def test_what_is_told_again_and_again_takes_no_more_room_than_once(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def run() -> None:
        async with app.run_test(size=SMALL, notifications=True) as pilot:
            await settled(app, pilot)
            await SITUATIONS["playing"](app, pilot)
            before = shown(app).splitlines()
            for _ in range(8):
                app.say(SHORT)
                await settled(app, pilot)
            await until_told(app, pilot, SHORT)
            assert shown(app).splitlines()[:-1] == before[:-1]
            assert len(app.screen.query(ToastHolder)) == 1

    asyncio.run(run())


def test_what_is_told_goes_with_the_screen_it_was_told_on(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def run() -> None:
        async with app.run_test(size=SMALL, notifications=True) as pilot:
            await settled(app, pilot)
            await SITUATIONS["playing"](app, pilot)
            await pilot.press("escape")
            await until_told(app, pilot, Texts("en")("table-leave-again", key="Esc"))
            await pilot.press("escape")
            await settled(app, pilot)
            assert isinstance(app.screen, TitleScreen)
            assert not app.screen.query(Toast)

    asyncio.run(run())


def test_a_notice_that_has_just_gone_but_is_still_drawn_can_be_clicked(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def run() -> None:
        async with app.run_test(size=SMALL, notifications=True) as pilot:
            await settled(app, pilot)
            app.say(SHORT)
            await until_told(app, pilot, SHORT)
            (toast,) = app.screen.query(Toast)
            x, y = toast.region.offset
            holder = toast.parent
            toast._detach()  # which is done before anything is drawn again
            assert app.screen._compositor.get_widget_and_offset_at(x, y)[0] is toast
            app.screen._forward_event(MouseDown(None, x, y, 0, 0, 1, False, False, False, x, y))
            app.screen._forward_event(MouseUp(None, x, y, 0, 0, 1, False, False, False, x, y))
            toast._attach(holder)

    asyncio.run(run())
