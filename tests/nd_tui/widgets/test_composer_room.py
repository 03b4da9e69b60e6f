"""The composer where there is much or little room: nothing is cut, what has no room is scrolled to."""

from typing import Any

import pytest

from nd_tui.widgets.part_rows import PartRows
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.composed_games import Entering, Facing, Offering
from tests.nd_tui.widgets.composing_app import SIZES, AnyPilot, ComposingApp, drive, shown

LONG_WORDS = {
    "en": "suffer: give up a wood, a stone, a grain and a precious good, or lose 2 points for each not given",
    "fr": "subir : donner un bois, une pierre, un blé et une ressource précieuse, ou perdre 2 points",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_twelve_kinds_fit_and_nothing_is_cut(language: str, size: str) -> None:
    app = ComposingApp(Entering((3, 1, 5, 2, 12, 4, 2, 1, 1, 2, 3, 9)), language)

    async def steps(pilot: AnyPilot) -> None:
        room = app.query_one(".composer-room")
        assert room.max_scroll_y == 0
        screen = shown(app)
        names = app.words.names(app.composer._texts)
        assert all(name in screen for name in names)
        assert all(f"/{most}" in screen for most in app.words.hand)
        assert "Enter: decide" in screen or "Entrée\u00a0: décider" in screen
        foot = app.query_one(".composer-foot")
        assert foot.region.bottom <= app.composer.content_region.bottom
        assert app.composer.lines_wanted(app.size.width) <= app.composer.content_size.height

    drive(app, steps, SIZES[size])


@pytest.mark.parametrize("width", [59, 61, 63, 64, 66])
@pytest.mark.parametrize("height", [10, 11, 12])
def test_what_the_keys_do_is_told_whole_or_not_at_all(width: int, height: int) -> None:
    app = ComposingApp(Entering((9,) * 5), height=height)

    async def steps(pilot: AnyPilot) -> None:
        for key in ("down", "1", "down", "2", "down", "4"):
            await pilot.press(key)
            await pilot.pause()
            below = app.query_one(".composer-keys")
            assert not below.display or below.region.bottom <= app.composer.content_region.bottom

    drive(app, steps, (width, 24))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [Entering((2,) * 12), Offering(), Facing(), Facing(LONG_WORDS)])
def test_what_has_no_room_is_scrolled_to(words: Any, language: str) -> None:
    app = ComposingApp(words, language, height=6)

    async def steps(pilot: AnyPilot) -> None:
        rows = app.query_one(PartRows)
        for _ in rows._cells:
            await pilot.press("down")
            await pilot.pause()
            room = app.query_one(".composer-room").content_region
            place = rows.place.translate(rows.region.offset)
            assert room.y <= place.y
            assert place.bottom <= room.bottom or place.height > room.height
            assert "▸" in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_break_into_lines(language: str) -> None:
    app = ComposingApp(Facing(LONG_WORDS), language, height=30)

    async def steps(pilot: AnyPilot) -> None:
        screen = " ".join(shown(app).split())
        for word in LONG_WORDS[language].split():
            assert word in screen

    drive(app, steps, (60, 40))


def test_another_size_of_the_window_lays_the_parts_out_anew() -> None:
    app = ComposingApp(Entering((1,) * 12))

    async def steps(pilot: AnyPilot) -> None:
        columns = {cell.x for cell in app.query_one(PartRows)._cells}
        await pilot.resize_terminal(50, 40)
        await pilot.pause()
        assert len({cell.x for cell in app.query_one(PartRows)._cells}) < len(columns)
        assert app.query_one(PartRows).has_focus

    drive(app, steps)
