"""The composer as a picture, at three sizes, in both languages, all themes and plain signs."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from textual.pilot import Pilot

from nd_tui.looks.themes import THEME_NAMES
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.composed_games import Entering, Facing, Offering
from tests.nd_tui.widgets.composing_app import SIZES, ComposingApp

# What is asked, and the keys that set something.
DECISIONS: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {
    "entering": (Entering, ("down", "plus", "down", "down", "2", "down", "down", "1", "1")),
    "twelve-refused": (lambda: Entering((3, 1, 5, 2, 12, 4, 2, 1, 1, 2, 3, 9)), ("down", "3", "up", "left")),
    "offering": (Offering, ("2", "down", "down", "1", "up", "up", "up", "4")),
    "facing": (Facing, ("right", "down", "down", "right", "right")),
}
LOOKS: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    *((name, language, size, {}) for name, language, size in product(DECISIONS, LANGUAGES, SIZES)),
    *(("entering", "en", "small", {"theme": theme}) for theme in THEME_NAMES[1:]),
    *(("twelve-refused", "fr", "small", {"ascii_only": True}),),
    *(("twelve-refused", "en", "small", {"theme": theme}) for theme in THEME_NAMES[1:]),
)


@pytest.fixture(autouse=True)
def no_wish_for_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.parametrize(
    "look", LOOKS, ids=lambda look: "-".join((*look[:3], *(f"{value}" for value in look[3].values())))
)
def test_the_composer_looks_as_before(
    look: tuple[str, str, str, dict[str, Any]], snap_compare: Callable[..., bool]
) -> None:
    name, language, size, wish = look
    make, keys = DECISIONS[name]

    async def lead(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        await pilot.pause()

    assert snap_compare(ComposingApp(make(), language, **wish), terminal_size=SIZES[size], run_before=lead)
