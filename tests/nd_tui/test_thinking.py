"""Agents that fail: the game goes on with another one, and it is told."""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from core import notre_dame as nd
from core.notre_dame.moves import Donate
from nd_tui import thinking
from nd_tui.thinking import Thinker
from tests.core.notre_dame.scenes import table


def view() -> nd.View:
    return nd.view(table(3), 0)


def thread() -> Executor:
    return ThreadPoolExecutor(1)


def crash(view: nd.View, luck: int) -> nd.Move:
    raise RuntimeError("an agent's own mistake")


def stay_silent(view: nd.View, luck: int) -> nd.Move:
    time.sleep(1)
    return view.options[0]


def cheat(view: nd.View, luck: int) -> nd.Move:
    return Donate(3)


@pytest.mark.parametrize("agent", [crash, stay_silent, cheat])
def test_a_failing_agent_is_replaced_and_told(
    agent: Callable[[nd.View, int], nd.Move], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(thinking.AGENTS, "broken", agent)
    thinker = Thinker(thread, patience=0.2)
    move, failed = asyncio.run(thinker.choose("broken", view(), 1))
    assert failed
    assert move in view().options


def test_an_agent_thinks_in_a_process_of_its_own_that_can_die() -> None:
    thinker = Thinker()

    async def ask_kill_and_ask() -> tuple[bool, bool, bool]:
        _, first = await thinker.choose("greedy", view(), 1)
        (child,) = thinker._process._processes.values()  # type: ignore[union-attr]
        os.kill(child.pid, 9)
        _, second = await thinker.choose("greedy", view(), 1)
        _, third = await thinker.choose("greedy", view(), 1)
        return first, second, third

    assert asyncio.run(ask_kill_and_ask()) == (False, True, False)
    thinker.close()


def test_the_same_view_and_luck_give_the_same_move_in_whatever_process() -> None:
    thinker = Thinker(thread)
    move, _ = asyncio.run(thinker.choose("greedy", view(), 7))
    assert move == thinking.think("greedy", view(), 7)


def test_an_unknown_agent_of_an_old_save_is_played_by_the_usual_one() -> None:
    assert thinking.think("grandmaster", view(), 7) == thinking.think("greedy", view(), 7)
