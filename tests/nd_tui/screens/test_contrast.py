"""Contrast: in every theme words stand out from what they stand on, on the highlighted line of a list too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.color import Color
from textual.widgets import OptionList

from core import notre_dame as nd
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.looks.themes import THEME_NAMES
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import SMALL, AnyPilot, drive
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled

FAINTEST = 3.0  # what the Web's rules ask of large letters; a terminal's are as large as one likes
SHOWN = ("new-game", "settings", "load", "rules", "playing", "driving", "lines", "ending", "review")


def words_too_faint(app: GamesApp) -> Iterator[tuple[str, float]]:
    """What on the screen has too little contrast to what is behind it, and how much."""
    for strip in app.screen._compositor.render_strips():
        for segment in strip:
            style = segment.style
            if style is None or style.color is None or style.bgcolor is None:
                continue
            if any(sign.isalnum() for sign in segment.text):
                contrast = contrast_ratio(*map(Color.from_rich_color, (style.color, style.bgcolor)))
                if contrast < FAINTEST:
                    yield segment.text.strip(), round(contrast, 1)


def contrast_ratio(one: Color, other: Color) -> float:
    """How much one colour stands out from another, from 1 to 21, by the Web's rules for everybody."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Color) -> float:
    red, green, blue = map(linear, colour.normalized)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("situation", SHOWN)
def test_all_words_stand_out(tmp_path: Path, situation: str, theme: str) -> None:
    app = app_in(tmp_path, theme=theme)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def steps(pilot: AnyPilot) -> None:
        await settled(app, pilot)
        await SITUATIONS[situation](app, pilot)
        await settled(app, pilot)
        for options in app.screen.query(OptionList):
            options.focus()
            if options.highlighted is None:
                options.action_first()
        await settled(app, pilot)
        assert dict(words_too_faint(app)) == {}

    drive(app, steps, SMALL)
