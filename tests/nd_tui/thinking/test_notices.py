"""Words between processes: the last whole ones are read, and nobody waits for a writer."""

import os
import signal
import time

from nd_tui.thinking.notices import MOST_BYTES, Notice, new_notice
from nd_tui.thinking.processes import SPAWN


def words(number: int) -> list[int]:
    """Of another length each time, so that two that are mixed fit no checksum."""
    return [number] * (1 + number % 5000)


def tell_on_and_on(notice: Notice) -> None:
    number = 0
    while True:
        number += 1
        notice.write(words(number))


def test_the_last_words_count() -> None:
    notice = new_notice(SPAWN)
    assert notice.read() is None
    for told in ((1, "long " * 100), (2, "short")):
        notice.write(told)
        assert notice.read() == told


def test_half_written_words_are_none() -> None:
    notice = new_notice(SPAWN)
    notice.write("x" * 500)
    half = bytes(notice.memory[:250])
    notice.write("y" * 500)
    notice.memory[:250] = half
    assert notice.read() is None


def test_what_is_too_long_is_not_told() -> None:
    notice = new_notice(SPAWN)
    notice.write("short")
    notice.write("x" * MOST_BYTES)
    assert notice.read() == "short"


def test_words_are_whole_while_another_process_writes_and_after_it_was_killed() -> None:
    notice = new_notice(SPAWN)
    writer = SPAWN.Process(target=tell_on_and_on, args=(notice,), daemon=True)
    writer.start()
    while notice.read() is None:
        time.sleep(0.01)
    read = [notice.read() for _ in range(500)]
    assert writer.pid is not None
    os.kill(writer.pid, signal.SIGKILL)
    writer.join()
    read.append(notice.read())
    whole = [each for each in read if each is not None]
    assert whole
    assert all(each == words(each[0]) for each in whole)
