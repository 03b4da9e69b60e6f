"""The table of Rattus Cartus as pictures: while cards are laid at every size, and what comes of them."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.record import AnyMatch
from nd_tui.app import GamesApp
from nd_tui.screens.reckoning import ReckoningScreen
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import sit_down
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import AnyPilot

SIZES = {
    "small": (80, 24),
    "medium": (100, 30),
    "middle": (120, 35),
    "large": (140, 45),
    "huge": (200, 60),
}
LAYING = [
    ("en", "small", 3),
    ("fr", "small", 5),
    ("en", "medium", 4),
    ("fr", "middle", 2),
    ("en", "large", 5),
    ("fr", "large", 3),
    ("en", "huge", 4),
]


@pytest.fixture(autouse=True)
def no_wish_for_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)


def entering(players: int, last: bool) -> AnyMatch:
    """A game in its middle, in which the person enters a building; the last of all if it is so wished."""
    buildings = "by_card" if players > 2 else "first_game"
    whole = played(begun(rc.NAME, players, seed=7, buildings=buildings), 200).history
    found = [
        node.depth
        for node in whole.line_to(whole.cursor)
        if rc.decision(node.state) == "enter"
        and rc.to_move(node.state) == 0
        and (len(node.state.entries) == players - 1) >= last
    ]
    return played(begun(rc.NAME, players, seed=7, buildings=buildings), found[len(found) // 2])


def at_the_table(
    match: AnyMatch, keys: tuple[str, ...], app: GamesApp
) -> Callable[[AnyPilot], Awaitable[None]]:
    async def lead(pilot: AnyPilot) -> None:
        hands = Hands(app)
        await hands.settle()
        sit_down(app, match)
        await hands.settle()
        await hands.press(*keys)
        await hands.settle()

    return lead


@pytest.mark.parametrize(("language", "size", "players"), LAYING)
def test_the_table_looks_as_before(
    tmp_path: Path, snap_compare: Callable[..., bool], language: str, size: str, players: int
) -> None:
    app = app_in(tmp_path, language, rc.NAME)
    lead = at_the_table(entering(players, last=False), ("down", "2"), app)
    assert snap_compare(app, terminal_size=SIZES[size], run_before=lead)


@pytest.mark.parametrize(
    "wish",
    [{"ascii": True}, {"theme": "nd-light"}, {"theme": "nd-contrast"}, {"theme": "nd-colour-blind"}],
    ids=lambda wish: str(*wish.values()),
)
def test_it_looks_as_before_in_other_signs_and_colours(
    tmp_path: Path, snap_compare: Callable[..., bool], wish: dict[str, object]
) -> None:
    app = app_in(tmp_path, "en", rc.NAME, **wish)
    lead = at_the_table(entering(4, last=False), ("down", "2"), app)
    assert snap_compare(app, terminal_size=SIZES["large"], run_before=lead)


@pytest.mark.parametrize(("language", "size"), [("en", "large"), ("fr", "small")])
def test_what_comes_of_it_looks_as_before(
    tmp_path: Path, snap_compare: Callable[..., bool], language: str, size: str
) -> None:
    app = app_in(tmp_path, language, rc.NAME, reckoning=True)
    match = entering(3, last=True)
    lead = at_the_table(match, ("down", "2", "enter"), app)

    async def until_told(pilot: AnyPilot) -> None:
        await lead(pilot)
        assert isinstance(app.screen, ReckoningScreen)

    assert snap_compare(app, terminal_size=SIZES[size], run_before=until_told)
