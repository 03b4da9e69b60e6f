"""Processes beside the program's own, ended in the midst of work."""

import threading
import time

import pytest

from nd_tui.thinking.processes import end_at_once, new_pool


def test_tasks_that_were_called_off_are_not_told_that_their_process_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    complaints: list[object] = []
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    before = threading.enumerate()
    pool = new_pool(1)
    tasks = [pool.submit(time.sleep, 60) for _ in range(50)]
    while not tasks[0].running():
        time.sleep(0.01)
    of_the_pool = [each for each in threading.enumerate() if each not in before]
    for task in tasks:
        task.cancel()
    shutdown = pool.shutdown

    def slowly(**how: bool) -> None:  # so that the pool has time to notice what came before
        time.sleep(0.3)
        shutdown(**how)

    monkeypatch.setattr(pool, "shutdown", slowly)
    end_at_once(pool)
    for thread in of_the_pool:
        thread.join(10)
    assert not complaints
