"""Running a search in parts, step by step, so that a caller can show progress and stop it.

The parts and their lucks are fixed by the effort, not by who runs them; so one process that runs them one
after the other and several that run them side by side get the same result.
"""

from collections.abc import Callable, Hashable, Iterator
from typing import Protocol, TypeVar

from msgspec.structs import replace

from core import rng
from core.ai.analysis import Analysis, merged
from core.ai.search import Effort

Move = TypeVar("Move", bound=Hashable)


class Thinking(Protocol[Move]):
    """A search, of whatever kind, that somebody else runs and asks."""

    def run(self, iterations: int, /) -> None:
        """Search on."""

    def steps(self) -> Iterator[int]:
        """Search on in small steps, until the budget is used up or the best move is decided."""

    def report(self) -> Analysis[Move]:
        """What has been found so far."""


MORE_DEALS, MORE_CURIOUS = 2, 1.0  # of a second look, which must know more moves than the best one
Start = Callable[[int, Effort], Thinking[Move]]  # a search, begun with a luck and an effort
Stop = Callable[[], bool]


def never() -> bool:
    """For those who let a search go to its end."""
    return False


def analysing(start: Start[Move], luck: int, effort: Effort, stop: Stop = never) -> Iterator[Analysis[Move]]:
    """What is known so far, again and again until the budget is used up or the caller stops."""
    done: list[Analysis[Move]] = []
    for own_luck, share in parts_of(luck, effort):
        for _ in (search := start(own_luck, share)).steps():
            yield merged([*done, search.report()], effort.iterations)
            if stop():
                return
        done.append(search.report())


def analysed(start: Start[Move], luck: int, effort: Effort, stop: Stop = never) -> Analysis[Move]:
    """What is known in the end, for those who do not ask before; it is what `analysing` would tell last."""
    done = []
    for own_luck, share in parts_of(luck, effort):
        search = start(own_luck, share)
        stopped = any(stop() for _ in search.steps())
        done.append(search.report())
        if stopped:
            break
    return merged(done, effort.iterations)


def answered(start: Start[Move], luck: int, effort: Effort, stop: Stop = never) -> Move:
    """The move to make; who searches too little to see what is nearly equal to it takes a second look.

    The second look makes nobody stronger: it finds moves that are as good as the one that was found before.
    """
    found = analysed(start, luck, effort, stop)
    if not effort.second_look or len(found.moves) < 2:
        return found.answer(luck)
    again = rng.seeded(luck)
    closer = replace(
        effort, iterations=effort.second_look, deals=MORE_DEALS * effort.deals, curiosity=MORE_CURIOUS
    )
    return analysed(start, again, closer, stop).as_good_as(found.best, rng.seeded(again))


def parts_of(luck: int, effort: Effort) -> list[tuple[int, Effort]]:
    """The parts of an effort, each with a luck of its own."""
    found = []
    for part in range(effort.parts):
        own_luck, luck = rng.word(luck)
        iterations = effort.iterations * (part + 1) // effort.parts - effort.iterations * part // effort.parts
        deals = max(1, effort.deals // effort.parts)
        found.append((own_luck, replace(effort, iterations=max(1, iterations), deals=deals, parts=1)))
    return found
