"""Those who analyse, for tests of the review: at once, always the same, or never; and a wait for them."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Any

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate
from core.ai.search import Effort
from core.history import AnyNode
from core.verdict import Verdict
from nd_tui.games import FIRST, open_box
from nd_tui.games.game_types import Move, View
from nd_tui.play.reviewing import before
from nd_tui.screens.review import ReviewScreen
from nd_tui.thinking.thinker import Thinker
from tests.nd_tui.screens.running import AnyPilot

Analyses = AsyncGenerator[Analysis[Any], None]
LOSSES = (0.0, 0.001, 0.0, 0.02, 0.0, 0.05, 0.0, 0.0, 0.1, 0.0, 0.0, 0.25, 0.0)


def analysis(
    options: Sequence[Move], chance: float = 0.6, worse: float = 0.1, seats: int = 3
) -> Analysis[Move]:
    """The first choice is the best one, every other one worse than the one before it."""
    everybody = (chance, *[(1 - chance) / (seats - 1)] * (seats - 1))
    leads = (5.0, *[-5.0] * (seats - 1))
    moves = [
        Candidate(move, 100 - place, max(0.0, chance - place * worse), 5.0 - place, (move,), everybody, leads)
        for place, move in enumerate(options)
    ]
    return Analysis(tuple(moves), 100, 100)


MOST_CANDIDATES = 60


class FirstIsBest(Thinker):
    """Finds at once that the first choice is the best; what it was asked is noted."""

    def __init__(self, game: str = FIRST) -> None:
        super().__init__(open_box(game))
        self.asked: list[View] = []
        self.also: list[Sequence[Move]] = []
        self.halted = 0

    def candidates(self, view: View, also: Sequence[Move] = ()) -> list[Move]:
        """The first choices, which may be too many to be written out, and what was asked for besides."""
        options = self.box.game.options(view)
        first = [options[place] for place in range(min(len(options), MOST_CANDIDATES))]
        return [*first, *(move for move in also if move not in first)]

    async def analyses(self, view: View, luck: int, effort: Effort, **more: Any) -> Analyses:
        """One word in the middle, and the result."""
        self.asked.append(view)
        self.also.append(more["also"])
        found = analysis(self.candidates(view, more["also"]))
        yield Analysis(found.moves, 50, 100)
        yield found


class NeverReady(FirstIsBest):
    """Judges some decisions at once, and of the next one says again and again that it is not ready."""

    def __init__(self, ready: int = 0, game: str = FIRST) -> None:
        super().__init__(game)
        self.ready = ready

    async def analyses(self, view: View, luck: int, effort: Effort, **more: Any) -> Analyses:
        """Words without end; that somebody had enough of them is noted."""
        if len(self.asked) < self.ready:
            async for found in super().analyses(view, luck, effort, **more):
                yield found
            return
        try:
            while True:
                await asyncio.sleep(0.01)
                yield Analysis(analysis(self.candidates(view)).moves, 25, 100)
        finally:
            self.halted += 1


class Broken(FirstIsBest):
    """Fails."""

    async def analyses(self, view: View, luck: int, effort: Effort, **more: Any) -> Analyses:
        """Nothing comes of it."""
        yield analysis(self.box.game.options(view))
        raise RuntimeError("an analyst's own mistake")


def judge_all(nodes: Sequence[AnyNode]) -> None:
    """Verdicts as they could be, the same every time: a chance that goes up and down, some faults."""
    chance = 0.4
    for number, node in enumerate(nodes):
        options = nd.legal_moves(before(node).state)
        loss = LOSSES[number % len(LOSSES)]
        best = next((move for move in options if move != node.move), options[0]) if loss else node.move
        assert best is not None
        chance = min(0.95, max(loss, chance + (0.17 if number % 11 == 10 else 0.012)))
        text = nd.format_move(before(node).state, best)
        node.verdict = Verdict(chance - loss, chance, text, 20 * loss)
        chance -= loss


async def until_review(pilot: AnyPilot) -> ReviewScreen:
    """Wait for the review."""
    for _ in range(200):
        await pilot.pause()
        if isinstance(pilot.app.screen, ReviewScreen):
            return pilot.app.screen
        await pilot.pause(0.01)
    raise AssertionError("no review")


async def all_judged(pilot: AnyPilot, screen: ReviewScreen) -> None:
    """Wait until everything is judged and shown."""
    for _ in range(3000):
        await pilot.pause(0.01)
        if screen.review.all_judged and screen.progress is None:
            await pilot.pause()
            return
    raise AssertionError("never all judged")
