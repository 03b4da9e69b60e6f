"""Processes beside the program's own: begun afresh, ended with it, or at once in the midst of work."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for_futures
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

SPAWN = multiprocessing.get_context("spawn")  # a fork would inherit the terminal and its threads
LOOK_EVERY = 0.5  # seconds between two looks whether all are alive

Done = TypeVar("Done")


def new_pool(number: int, begin: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:
    """So many processes, each of which begins like this."""
    return ProcessPoolExecutor(number, mp_context=SPAWN, initializer=_begin, initargs=(begin, *given))


def _begin(begin: Callable[..., None] | None, *given: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is meant for the program, which ends its processes
    end_with_parent()
    if begin is not None:
        begin(*given)


def end_with_parent() -> None:
    """End by itself, even in the midst of work, once the process that began this one is gone.

    Whoever is killed cannot end others any more, and a pool's process would wait for work for ever.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def check_alive(executor: Executor | None) -> None:
    """BrokenProcessPool if one of the processes has died; a pool may not notice the death of a new one."""
    if wait([child.sentinel for child in _children(executor)], timeout=0):
        raise BrokenProcessPool


def finished(executor: Executor | None, tasks: Sequence["Future[Done]"]) -> Iterator["Future[Done]"]:
    """Tasks of an executor as they are done; BrokenProcessPool if one of its processes dies."""
    left = set(tasks)
    while left:
        done, left = wait_for_futures(left, LOOK_EVERY, FIRST_COMPLETED)
        if left:
            check_alive(executor)
        yield from done


def _children(executor: Executor | None) -> Iterable[BaseProcess]:
    """The processes of a pool; a pool of threads has none."""
    return list((executor._processes or {}).values()) if isinstance(executor, ProcessPoolExecutor) else ()


def end_at_once(executor: Executor) -> None:
    """End the processes of a pool, whatever they are doing, even if they are stopped and hear no signal."""
    children = _children(executor)
    # First the pool gives up its tasks: to tell cancelled ones that their processes died is an error.
    executor.shutdown(wait=False, cancel_futures=True)
    for child in children:
        child.kill()
