"""Running a search in parts: step by step, so that a caller can show progress and stop it, or side by side.

The parts and their lucks are fixed by the effort, not by who runs them; so one process and two give the
same result.
"""

from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from msgspec.structs import replace

from core import rng
from core.ai.analysis import Analysis, merged
from core.ai.search import Effort, Search

Move = TypeVar("Move", bound=Hashable)
Start = Callable[[int, Effort], Search[Any, Move, Any]]  # a search, begun with a luck and an effort
Stop = Callable[[], bool]


def never() -> bool:
    """For those who let a search go to its end."""
    return False


def analysing(
    start: Start[Move], luck: int, effort: Effort, stop: Stop = never, pool: Executor | None = None
) -> Iterator[Analysis[Move]]:
    """What is known so far, again and again until the budget is used up or the caller stops."""
    shares = _shares(luck, effort)
    if pool is not None and len(shares) > 1:
        yield from _side_by_side(start, shares, effort, stop, pool)
        return
    done: list[Analysis[Move]] = []
    for own_luck, share in shares:
        for found in _steps(start, own_luck, share):
            yield merged([*done, found], effort.iterations)
            if stop():
                return
        done.append(found)


def _side_by_side(
    start: Start[Move], shares: list[tuple[int, Effort]], effort: Effort, stop: Stop, pool: Executor
) -> Iterator[Analysis[Move]]:
    """The first part here, the others by the executor; when stopped, those that are finished count."""
    (first_luck, first), *others = shares
    asked = [pool.submit(run_part, start, luck, share) for luck, share in others]
    for found in _steps(start, first_luck, first):
        yield merged([found, *_finished(asked)], effort.iterations)
        if stop():
            for future in asked:
                future.cancel()
            return
    yield merged([found, *[future.result() for future in asked]], effort.iterations)


def _finished(asked: list[Future[Analysis[Move]]]) -> list[Analysis[Move]]:
    return [future.result() for future in asked if future.done() and not future.cancelled()]


def run_part(start: Start[Move], luck: int, share: Effort) -> Analysis[Move]:
    """A whole part, for another process."""
    for _ in (search := start(luck, share)).steps():
        pass
    return search.report()


def _steps(start: Start[Move], luck: int, share: Effort) -> Iterator[Analysis[Move]]:
    for _ in (search := start(luck, share)).steps():
        yield search.report()


def _shares(luck: int, effort: Effort) -> list[tuple[int, Effort]]:
    """The parts of an effort, each with a luck of its own."""
    found = []
    for part in range(effort.parts):
        own_luck, luck = rng.word(luck)
        iterations = effort.iterations * (part + 1) // effort.parts - effort.iterations * part // effort.parts
        deals = max(1, effort.deals // effort.parts)
        found.append((own_luck, replace(effort, iterations=max(1, iterations), deals=deals, parts=1)))
    return found
