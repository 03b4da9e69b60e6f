"""An opponent with a character thinks in a process as it does anywhere: alone, and in parts side by side."""

import asyncio

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.characters import agent_of, joined
from core.notre_dame.agents import minds
from core.notre_dame.agents.tastes import TASTES
from nd_tui.games import open_box
from nd_tui.thinking.thinker import Thinker
from nd_tui.thinking.worker import agent_called
from tests.core.notre_dame.agents.positions import deciding, game
from tests.nd_tui.screens.playing import thread

VIEWS = [nd.view(state, deciding(state)) for state in list(game(3, 5))[6:60:9]]


def test_the_process_asks_the_opponent_that_the_game_knows() -> None:
    for level in ("greedy", "steward", "canon"):
        for character in TASTES:
            who = joined(level, character)
            made = [agent_called(minds, who)(view, 7) for view in VIEWS]
            assert made == [minds.CHARACTERS[character][level](view, 7) for view in VIEWS]


def test_characters_make_other_moves() -> None:
    plain = [agent_called(minds, "steward")(view, 7) for view in VIEWS]
    made = {who: [agent_called(minds, f"steward:{who}")(view, 7) for view in VIEWS] for who in TASTES}
    assert any(moves != plain for moves in made.values())


def test_a_search_in_parts_has_the_taste_in_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = replace(minds.EFFORTS["archdeacon"], iterations=60, deals=6)
    monkeypatch.setattr(minds, "EFFORTS", {**minds.EFFORTS, "archdeacon": effort})
    thinker = Thinker(open_box(nd.NAME), thread)

    async def ask() -> None:
        for character in TASTES:
            who = joined("archdeacon", character)
            for view in VIEWS:
                move, failed = await thinker.choose(who, view, 7)
                assert not failed
                assert move == agent_called(minds, who)(view, 7)

    try:
        asyncio.run(ask())
    finally:
        thinker.close()
    assert agent_of(minds, "archdeacon:pirate") is minds.LEVELS["archdeacon"]
