"""The program is killed in the midst of a monkey's doings, on any screen: what was shown is kept."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.nd_tui.monkey.loose import LooseMonkey
from tests.nd_tui.monkey.places import EVERYWHERE, SCREENS, Place

SEED = 300
TABLE = next(place for place in SCREENS if place.name == "late")
LONGEST, SHORTER = 20, 8  # gestures before a kill
SECONDS = 60.0  # for them, at most
SHARES = 12
EACH = 25  # kills


def kill_at(places: Sequence[Place], folder: Path, seed: int, longest: int) -> None:
    """Kill it once at each of these places, after a few gestures and a moment of the next one."""
    monkey, chance = LooseMonkey(seed, folder), random.Random(seed)
    monkey.visit(len(places), TABLE, SECONDS, most=0, end="killed")
    assert monkey.visits[0].compared, "what the table shows is compared with what is kept"
    for number, place in enumerate(places):
        monkey.visit(number, place, SECONDS, most=chance.randrange(longest), end="killed")


def test_a_dozen_kills_on_as_many_screens_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    kill_at(random.Random(SEED).sample(SCREENS, 12), tmp_path, SEED, SHORTER)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_three_hundred_kills_spread_over_all_screens_lose_nothing_that_was_shown(
    tmp_path: Path, share: int
) -> None:
    places = [EVERYWHERE[(share * EACH + number) % len(EVERYWHERE)] for number in range(EACH)]
    kill_at(places, tmp_path, SEED + 1 + share, LONGEST)
