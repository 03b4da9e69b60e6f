"""Thinking in processes of their own about each game of a box with two."""

import asyncio
from contextlib import aclosing

from nd_tui.games import open_box
from nd_tui.thinking.thinker import Thinker
from nd_tui.words.texts import Texts
from tests.nd_tui.any_game import begun


def test_opponents_and_adviser_answer_from_their_processes(game: str) -> None:
    box, state = open_box(game), begun(game, players=2).history.state
    thinker = Thinker(box)
    seat = box.game.to_move(state)
    view = box.game.view(state, seat)
    level, effort = next(iter(box.minds().EFFORTS.items()))
    also = list(box.game.options(view))[-2:]

    async def ask() -> None:
        move, failed = await thinker.choose(level, view, 3)
        assert not failed
        assert move in box.game.options(view)
        async with aclosing(thinker.analyses(view, 3, effort, also=also)) as analyses:
            found = [analysis async for analysis in analyses][-1]
        assert {candidate.move for candidate in found.moves} >= set(also)
        lines = [candidate.line for candidate in found.moves[:2]]
        (reasons,) = await thinker.explain(view, 3, [(lines[0], lines[1])])
        assert all(box.words.reason(Texts("en", game), view, reason) for reason in reasons)

    try:
        asyncio.run(ask())
    finally:
        thinker.close()
