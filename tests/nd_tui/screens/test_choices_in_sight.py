"""On a small screen every decision of a game begins with its first choice, in sight.

That those of lessons do is tried in the walk through each of them (`tests/tutorials/walk.py`).
"""

import asyncio
import random
from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.games.notre_dame.words.moves import impossible_choice
from nd_tui.play.session import Session
from nd_tui.screens.table import TableScreen
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.screens.in_sight import check_in_sight
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept

LONGEST_REASON = 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_of_a_game_begins_with_its_first_choice_in_sight(
    tmp_path: Path, players: int, language: str
) -> None:
    app = app_in(tmp_path, language)
    chance = random.Random(players)
    session = Session(Unkept(nd.new_game(nd.Setup(NAMES[:players], new_persons=True), 3), players))
    session.people = [0]

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            hands = Hands(app)
            app.begin(session)
            await hands.settle()
            table = app.screen
            assert isinstance(table, TableScreen)
            table.play.let_agent_decide = lambda seat: None  # type: ignore[method-assign]
            kinds = set()
            while session.seat is not None and session.state.round < 4:
                if session.seat == 0:
                    table.play.go_on()
                    await hands.settle()
                    check_in_sight(table, f"{nd.decision(session.state)} at {session.history.cursor.depth}")
                    kinds.add(nd.decision(session.state))
                session.play(chance.choice(nd.legal_moves(session.state)))
            assert len(kinds) > 5

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_of_what_cannot_be_chosen_are_short(language: str) -> None:
    texts, met = Texts(language), set()
    for seed in range(30):
        chance = random.Random(seed)
        state = nd.new_game(nd.Setup(NAMES[: 2 + seed % 4], new_persons=seed % 2 == 1), seed)
        while moves := nd.legal_moves(state):
            seat = nd.to_move(state)
            assert seat is not None
            for move, why in nd.impossible(nd.view(state, seat)):
                told = impossible_choice(texts, nd.view(state, seat), move, why)
                assert len(told.split(" – ")[-1]) <= LONGEST_REASON
                met.add(why.reason)
            state = nd.apply(state, chance.choice(moves))
    assert len(met) > 10
