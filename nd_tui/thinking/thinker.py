"""Letting agents think in processes of their own: the screen never waits, and a failing agent is replaced."""

import asyncio
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import aclosing, redirect_stderr
from math import inf
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, TypeVar

from core.ai.analysing import parts_of
from core.ai.analysis import Analysis, merged
from core.ai.characters import effort_of
from core.ai.minds import Line
from core.ai.reason import Reason
from core.ai.search import Effort
from nd_tui.thinking import worker
from nd_tui.thinking.deciding import checked, stand_in
from nd_tui.thinking.processes import SPAWN, check_alive, end_at_once, new_pool
from nd_tui.thinking.worker import Link

if TYPE_CHECKING:
    from nd_tui.games.box import Box

PROCESSES = 2
PATIENCE = 30.0  # seconds after which silence counts as failure
LISTEN_EVERY = 0.05  # seconds

Answer = TypeVar("Answer")
Analyses = AsyncGenerator[Analysis[Any], None]


def new_processes(link: Link, minds: str) -> Executor:
    """The processes that think about a game."""
    return new_pool(PROCESSES, worker.connect, link, minds)


class Silence:
    """How long nobody has said anything; counted in looks, since a program that is stopped does not wait."""

    def __init__(self) -> None:
        self._looks = 0

    def goes_on(self, patience: float) -> None:
        """Nothing was heard again; TimeoutError when that is too much, as of a process that is stopped."""
        self._looks += 1
        if self._looks * LISTEN_EVERY > patience:
            raise TimeoutError

    def ends(self) -> None:
        """Something was heard."""
        self._looks = 0


class Thinker:
    """Asks the agents of a game for moves and searches for what is best, one question at a time."""

    def __init__(
        self,
        box: "Box",
        make_processes: Callable[[Link, str], Executor] = new_processes,
        patience: float = PATIENCE,
    ) -> None:
        self.box = box
        self.minds = box.minds()
        self._make_processes = make_processes
        self.patience = patience
        self._processes: Executor | None = None
        self._link: Link | None = None
        self._question = 0

    async def choose(self, agent: str, view: Any, luck: int) -> tuple[Any, bool]:
        """A legal move, and whether the agent failed so that it is the replacement's."""
        try:
            move = checked(self.box, view, await self._chosen(agent, view, luck))
        except Exception:
            # Silence, a crash, a process that cannot be had: the person is told, and the game goes on.
            self.close()
            return stand_in(self.box, view, luck), True
        return move, False

    async def _chosen(self, agent: str, view: Any, luck: int) -> Any:
        effort = effort_of(self.minds, agent)
        if effort is not None and effort.parts > 1:
            async with aclosing(self.analyses(view, luck, effort, worker.MOST_SECONDS)) as found:
                return [analysis async for analysis in found][-1].answer(luck)
        return await self._answer(worker.think, agent, view, luck)

    async def analyses(
        self, view: Any, luck: int, effort: Effort, seconds: float = inf, also: Sequence[Any] = ()
    ) -> Analyses:
        """What is known so far, again and again; the last one is the result, in time if that is limited.

        Moves that the caller wants to hear of in any case (`also`) are among those that are searched.
        Whoever has heard enough closes the generator (`aclosing`), which halts the search. TimeoutError where
        nothing more is heard.
        """
        executor, link = self._ready()
        self._question += 1
        question = self._question
        asked = [
            asyncio.wrap_future(
                executor.submit(
                    worker.search, self.minds.__name__, question, part, view, own_luck, share, seconds, also
                )
            )
            for part, (own_luck, share) in enumerate(parts_of(luck, effort))
        ]
        known: dict[int, Analysis[Any]] = {}
        silence = Silence()
        try:
            while not all(part.done() for part in asked):
                await asyncio.wait(asked, timeout=LISTEN_EVERY)
                check_alive(executor)
                before = dict(known)
                known |= {part: found for about, part, found in link.heard() if about == question}
                known |= {part: future.result() for part, future in enumerate(asked) if future.done()}
                if known == before:
                    silence.goes_on(self.patience)
                    continue
                silence.ends()
                yield merged([known[part] for part in sorted(known)], effort.iterations)
        finally:
            link.halted.value = max(link.halted.value, question)
            for future in asked:
                future.cancel()

    async def explain(
        self, view: Any, luck: int, pairs: Sequence[tuple[Line[Any], Line[Any]]]
    ) -> list[Sequence[Reason]]:
        """For each pair of lines what speaks for the first and against it, compared with the second."""
        return await self._answer(worker.explain, view, luck, pairs)

    async def _answer(self, ask: Callable[..., Answer], *given: Any) -> Answer:
        """What a process answers; an exception if it dies first, or says nothing for too long."""
        executor, _ = self._ready()
        asked = asyncio.wrap_future(executor.submit(ask, self.minds.__name__, *given))
        silence = Silence()
        try:
            while not asked.done():
                await asyncio.wait([asked], timeout=LISTEN_EVERY)
                check_alive(executor)
                silence.goes_on(self.patience)
            return asked.result()
        finally:
            asked.cancel()

    def _ready(self) -> tuple[Executor, Link]:
        """The processes, begun if there are none, with a link of their own."""
        if self._processes is None or self._link is None:
            with redirect_stderr(sys.__stderr__):
                # Python's helper process for others wants the real error stream, which the app has replaced.
                resource_tracker.ensure_running()
            self._link = worker.new_link(SPAWN)
            self._processes = self._make_processes(self._link, self.minds.__name__)
        return self._processes, self._link

    def close(self) -> None:
        """End the processes, also in the middle of a thought."""
        executor, self._processes = self._processes, None
        if executor is not None:
            end_at_once(executor)
