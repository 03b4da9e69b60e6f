"""Processes beside the program's own: begun afresh, ended with it, or at once in the midst of work."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

SPAWN = multiprocessing.get_context("spawn")  # a fork would inherit the terminal and its threads


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


def end_at_once(executor: Executor) -> None:
    """End the processes of a pool, whatever they are doing."""
    if isinstance(executor, ProcessPoolExecutor):
        for child in list((executor._processes or {}).values()):
            child.terminate()
    executor.shutdown(wait=False, cancel_futures=True)
