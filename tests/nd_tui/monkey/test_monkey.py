"""Monkeys at a real terminal break nothing and lose no move: two minutes of them, or two hours."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.nd_tui.monkey.loose import LooseMonkey
from tests.nd_tui.monkey.places import EVERYWHERE, SCREENS, Place

FEW, FEW_SECONDS, SHORT_VISIT = 4, 30.0, 1.5
MANY, MANY_SECONDS, LONG_VISIT = 24, 300.0, 15.0


def let_loose(seed: int, folder: Path, places: Sequence[Place], seconds: float, visit: float) -> None:
    """A monkey that gets to all of these places, and wherever else its time allows."""
    monkey = LooseMonkey(seed, folder, places)
    monkey.run(seconds, visit)
    assert {screen for place in places for _, screen in place.steps} <= set(monkey.seen)
    assert any(visit.done for visit in monkey.visits)


@pytest.mark.parametrize("share", range(FEW))
def test_two_minutes_of_monkeys_on_every_screen_break_nothing_and_lose_no_move(
    tmp_path: Path, share: int
) -> None:
    let_loose(share, tmp_path, SCREENS[share::FEW], FEW_SECONDS, SHORT_VISIT)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(MANY))
def test_two_hours_of_monkeys_on_every_screen_and_in_every_lesson_break_nothing_and_lose_no_move(
    tmp_path: Path, share: int
) -> None:
    let_loose(FEW + share, tmp_path, EVERYWHERE[share::MANY], MANY_SECONDS, LONG_VISIT)
