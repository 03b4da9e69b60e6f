"""Letting an agent think in a process of its own: the screen never waits, and a failing agent is replaced."""

import asyncio
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import resource_tracker

from core import notre_dame as nd
from core.ai import Agent
from core.notre_dame.agents.levels import LEVELS

AGENTS: dict[str, Agent[nd.View, nd.Move]] = dict(LEVELS)
REPLACEMENT = "greedy"
PATIENCE = 30.0  # seconds after which silence counts as failure


def think(agent: str, view: nd.View, luck: int) -> nd.Move:
    """What an agent does with a view; one of another version of the program plays like the replacement."""
    return AGENTS.get(agent, AGENTS[REPLACEMENT])(view, luck)


def new_process() -> Executor:
    """One process that thinks; spawned, since a fork would inherit the terminal and its threads."""
    with redirect_stderr(sys.__stderr__):
        # Python's helper process for others wants the real error stream, which the app has replaced.
        resource_tracker.ensure_running()
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


class Thinker:
    """Asks agents for moves, one at a time."""

    def __init__(
        self, make_process: Callable[[], Executor] = new_process, patience: float = PATIENCE
    ) -> None:
        self._make_process = make_process
        self._patience = patience
        self._process: Executor | None = None

    async def choose(self, agent: str, view: nd.View, luck: int) -> tuple[nd.Move, bool]:
        """A legal move, and whether the agent failed so that it is the replacement's."""
        try:
            if self._process is None:
                self._process = self._make_process()
            asked = asyncio.wrap_future(self._process.submit(think, agent, view, luck))
            move = await asyncio.wait_for(asked, self._patience)
        except Exception:
            # Silence, a crash, a process that cannot be had: the person is told, and the game goes on.
            self.close()
            return AGENTS[REPLACEMENT](view, luck), True
        if move not in view.options:
            return AGENTS[REPLACEMENT](view, luck), True
        return move, False

    def close(self) -> None:
        """End the process, also in the middle of a thought."""
        process, self._process = self._process, None
        if isinstance(process, ProcessPoolExecutor):
            for child in list((process._processes or {}).values()):
                child.terminate()
        if process is not None:
            process.shutdown(wait=False, cancel_futures=True)
