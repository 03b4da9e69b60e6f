"""Where all decide in secret, nobody's haste tells that there was nothing to choose."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nd_tui.play import play as playing
from nd_tui.play.play import Play
from tests.nd_tui.any_game import begun, opened
from tests.toybox.opened import NAME


class Clock:
    """A stage of which only the time is looked at: whoever thinks takes two seconds, if there is a choice."""

    def __init__(self, game: Any) -> None:
        self.now, self.game = 100.0, game

    async def think(self, who: str, view: Any, luck: int) -> tuple[Any, bool]:
        """The first move."""
        moves = self.game.options(view)
        self.now += 2.0 if len(moves) > 1 else 0.0
        return moves[0], False

    async def take_time(self, seconds: float) -> None:
        """It passes."""
        self.now += seconds


def test_an_agent_with_one_answer_takes_as_long_as_with_a_choice(
    with_pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = opened(tmp_path, begun(NAME, 3))
    game, state = session.game, session.state
    clock = Clock(game)
    monkeypatch.setattr(playing, "monotonic", lambda: clock.now)
    play = Play(session, clock)  # type: ignore[arg-type]
    poor = replace(state, pebbles=(state.pebbles[0], (0,) * len(state.pebbles[1]), state.pebbles[2]))
    assert len(game.options(game.view(poor, 1))) == 1
    for position in (state, poor):
        before = clock.now
        asyncio.run(play._chosen_by("greedy", game.view(position, 1), 0))
        assert clock.now - before == 2.0
