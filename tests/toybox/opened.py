"""The toy game in the box beside the others, for as long as a test lasts.

All that the shell knows of a game without loading it stands in `nd_tui.games`, so that is all there is to do:
a package, the keys of its table, its options of the command, and where its words and lessons lie.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nd_tui import games
from nd_tui.games import GameAct
from nd_tui.keys import actions
from nd_tui.words import characters, texts
from tests.toybox.game import NAME

FOLDER = Path(__file__).parent
KEYS = (GameAct("pebbles-deck", "k", True, ("hint", "compare")),)
# What is read or put together once and holds something of all games.
CACHES = (
    texts.sources,
    texts.simple_messages,
    texts.fluent_bundle,
    actions.registry,
    characters._by_words,
    games.open_box,
)


def forget() -> None:
    """Let everything be read anew."""
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def with_pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy game is one of the games."""
    monkeypatch.setitem(games.PACKAGES, NAME, "tests.toybox.box")
    monkeypatch.setitem(games.ACTS, NAME, KEYS)
    monkeypatch.setitem(games.OPTIONS, NAME, {"sit-out": ""})
    monkeypatch.setattr(games, "ROOTS", [*games.ROOTS, FOLDER])
    forget()
    yield NAME
    forget()


@pytest.fixture(params=[*games.names(), NAME])
def game(request: pytest.FixtureRequest, with_pebbles: str) -> str:
    """Each of the games of a box with two, for what is the same in all."""
    name: str = request.param
    return name
