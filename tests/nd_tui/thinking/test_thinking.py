"""Agents that fail: the game goes on with another one, and it is told."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import aclosing
from functools import partial

import pytest

from core import notre_dame as nd
from core.ai.search import Effort
from core.notre_dame.agents import minds
from core.notre_dame.agents.levels import EFFORTS, LEVELS
from nd_tui.games import open_box
from nd_tui.thinking import worker
from nd_tui.thinking.processes import SPAWN
from nd_tui.thinking.thinker import PROCESSES, Thinker
from nd_tui.thinking.worker import Link
from tests.core.notre_dame.scenes import table
from tests.nd_tui.thinking.failing import cheat, crash, listening, nobody_listens, stay_silent

TRIES = 3  # the quickest counts, since other work may run beside the tests


def view() -> nd.View:
    return nd.view(table(3), 0)


def thread(link: Link, minds: str) -> Executor:
    return ThreadPoolExecutor(1)


def think(agent: str, view: nd.View, luck: int) -> nd.Move:
    move: nd.Move = worker.think(minds.__name__, agent, view, luck)
    return move


@pytest.mark.parametrize("agent", [crash, stay_silent, cheat])
def test_a_failing_agent_is_replaced_and_told(
    agent: Callable[[nd.View, int], nd.Move], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minds, "LEVELS", {**minds.LEVELS, "broken": agent})
    thinker = Thinker(open_box(nd.NAME), thread, patience=0.2)
    with listening():
        move, failed = asyncio.run(thinker.choose("broken", view(), 1))
    assert failed
    assert move in view().options


def test_time_in_which_the_program_is_stopped_counts_for_no_ones_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(minds, "LEVELS", {**minds.LEVELS, "slow": stay_silent})
    thinker = Thinker(open_box(nd.NAME), thread, patience=0.5)

    def be_stopped() -> None:
        time.sleep(0.8)
        nobody_listens.set()  # so that it answers

    async def choose_and_be_stopped() -> bool:
        asyncio.get_running_loop().call_later(0.1, be_stopped)
        _, failed = await thinker.choose("slow", view(), 1)
        return failed

    with listening():
        assert not asyncio.run(choose_and_be_stopped())


def children(thinker: Thinker) -> list[int]:
    assert isinstance(thinker._processes, ProcessPoolExecutor)
    return [child.pid for child in thinker._processes._processes.values()]


def test_an_agent_thinks_in_a_process_of_its_own_that_can_die() -> None:
    thinker = Thinker(open_box(nd.NAME))

    async def ask_kill_and_ask() -> tuple[bool, bool, bool]:
        _, first = await thinker.choose("greedy", view(), 1)
        for pid in children(thinker):
            os.kill(pid, 9)
        _, second = await thinker.choose("greedy", view(), 1)
        _, third = await thinker.choose("greedy", view(), 1)
        return first, second, third

    assert asyncio.run(ask_kill_and_ask()) == (False, True, False)
    thinker.close()


def test_the_same_view_and_luck_give_the_same_move_in_whatever_process() -> None:
    thinker = Thinker(open_box(nd.NAME), thread)
    move, _ = asyncio.run(thinker.choose("greedy", view(), 7))
    assert move == think("greedy", view(), 7)


def test_an_unknown_agent_of_an_old_save_is_played_by_the_usual_one() -> None:
    assert think("grandmaster", view(), 7) == think("greedy", view(), 7)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


ENDLESS = Effort(10_000_000, 20, parts=2)


@pytest.fixture
def _without_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has much else to do while it is tested."""
    monkeypatch.setattr(worker, "MOST_SECONDS", 25.0)


@pytest.mark.usefixtures("_without_haste")
def test_the_strongest_level_thinks_in_two_processes_and_finds_what_one_finds() -> None:
    thinker = Thinker(open_box(nd.NAME))
    move, failed = asyncio.run(thinker.choose("archdeacon", view(), 7))
    assert not failed
    assert move == LEVELS["archdeacon"](view(), 7)
    assert len(children(thinker)) == PROCESSES
    thinker.close()


def test_a_decision_that_takes_too_long_is_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "EFFORTS", {"archdeacon": ENDLESS})
    monkeypatch.setattr(worker, "MOST_SECONDS", 0.3)
    thinker = Thinker(open_box(nd.NAME), patience=20)
    move, failed = asyncio.run(thinker.choose("archdeacon", view(), 7))
    thinker.close()
    assert not failed
    assert move in view().options


def test_one_process_alone_ends_a_decision_in_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_SECONDS", 0.1)
    assert worker.think_in_time(minds, ENDLESS, view(), 7) in view().options


@pytest.mark.usefixtures("_without_haste")
def test_within_its_time_a_search_is_what_its_budget_makes_it() -> None:
    for level, effort in EFFORTS.items():
        assert think(level, view(), 7) == LEVELS[level](view(), 7)
        search = partial(worker.search, minds.__name__, 1, 0, view(), 7, effort)
        assert search(100.0) == search()


def test_a_search_tells_how_far_it_is_and_stops_within_a_fifth_of_a_second() -> None:
    thinker = Thinker(open_box(nd.NAME))

    async def listen_and_stop() -> tuple[list[int], float]:
        heard = []
        async with aclosing(thinker.analyses(view(), 3, ENDLESS)) as found:
            async for analysis in found:
                heard.append(analysis.iterations)
                assert {candidate.move for candidate in analysis.moves} == set(view().options)
                if len(heard) == 5:
                    break
        began = time.monotonic()
        # Both processes must be free again before they can answer this.
        await asyncio.gather(*[thinker.choose("random", view(), luck) for luck in range(PROCESSES)])
        return heard, time.monotonic() - began

    tries = [asyncio.run(listen_and_stop()) for _ in range(TRIES)]
    thinker.close()
    assert all(heard == sorted(set(heard)) for heard, _ in tries)
    assert min(waited for _, waited in tries) < 0.2


def test_a_search_whose_process_dies_says_so() -> None:
    thinker = Thinker(open_box(nd.NAME))

    async def kill_while_thinking() -> None:
        async for _ in thinker.analyses(view(), 3, ENDLESS):
            for pid in children(thinker):
                os.kill(pid, 9)

    with pytest.raises(BrokenProcessPool):
        asyncio.run(kill_while_thinking())
    thinker.close()


def wait_until_gone(pids: list[int]) -> None:
    deadline = time.monotonic() + 5
    while any(is_there(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(is_there(pid) for pid in pids)


def test_a_process_that_is_killed_at_whatever_moment_holds_nobody_up() -> None:
    luck = random.Random(5)
    for _ in range(8):
        thinker = Thinker(open_box(nd.NAME))

        async def kill_one_at_some_moment(thinker: Thinker) -> None:
            async with aclosing(thinker.analyses(view(), 3, ENDLESS)) as found:
                await anext(found)
                asyncio.get_running_loop().call_later(
                    luck.random() / 4, os.kill, luck.choice(children(thinker)), signal.SIGKILL
                )
                async for _ in found:
                    pass

        with pytest.raises(BrokenProcessPool):
            asyncio.run(asyncio.wait_for(kill_one_at_some_moment(thinker), 20))
        thinker.close()


def test_what_processes_share_has_no_lock_that_a_dying_one_could_keep() -> None:
    link = worker.new_link(SPAWN)
    shared = [link.halted, *(notice.memory for notice in link.told)]
    assert not [each for each in shared if hasattr(each, "get_lock") or hasattr(each, "acquire")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a system that stops no processes")
def test_an_agent_whose_process_is_stopped_is_replaced_and_leaves_no_process_behind() -> None:
    thinker = Thinker(open_box(nd.NAME))

    async def stop_and_ask() -> tuple[bool, list[int]]:
        async with aclosing(thinker.analyses(view(), 3, ENDLESS)) as found:
            await anext(found)
            thinker.patience = 1  # no sooner, since processes take their time to begin
            pids = children(thinker)
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
        _, failed = await thinker.choose("greedy", view(), 1)
        return failed, pids

    failed, pids = asyncio.run(asyncio.wait_for(stop_and_ask(), 20))
    assert failed
    wait_until_gone(pids)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a system that stops no processes")
def test_a_search_and_reasons_of_processes_that_are_stopped_are_waited_for_no_longer_than_for_an_agent() -> (
    None
):
    thinker = Thinker(open_box(nd.NAME))

    async def search_and_be_stopped() -> None:
        async with aclosing(thinker.analyses(view(), 1, ENDLESS)) as found:
            await anext(found)
            thinker.patience = 1
            for pid in children(thinker):
                os.kill(pid, signal.SIGSTOP)
            async for _ in found:
                pass

    async def explain_while_stopped() -> None:
        await thinker.explain(view(), 1, [])

    try:
        for asked in (search_and_be_stopped, explain_while_stopped):
            began = time.monotonic()
            with pytest.raises(TimeoutError):
                asyncio.run(asyncio.wait_for(asked(), 20))
            assert time.monotonic() - began < 20
    finally:
        thinker.close()


def test_no_process_is_left_behind_when_the_thinker_closes_in_the_midst_of_a_thought() -> None:
    thinker = Thinker(open_box(nd.NAME))

    async def begin_and_leave() -> list[int]:
        async with aclosing(thinker.analyses(view(), 3, ENDLESS)) as found:
            await anext(found)
            pids = children(thinker)
            thinker.close()
        return pids

    wait_until_gone(asyncio.run(begin_and_leave()))
