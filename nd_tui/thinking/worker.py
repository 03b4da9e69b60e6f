"""What runs in the processes that think: agents, and parts of a search that tell how far they are."""

import os
import time
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from math import inf
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

from core.ai import Agent
from core.ai.analysing import Stop, answered
from core.ai.analysis import Analysis
from core.ai.characters import agent_of, effort_of
from core.ai.minds import AnyMinds, Line
from core.ai.reason import Reason
from core.ai.search import Effort
from nd_tui.thinking import garbage_collector
from nd_tui.thinking.notices import Notice, Number, new_notice, new_number

MOST_SECONDS = 2.5  # for a decision: only a very slow machine needs them, and makes the best move so far
NICENESS = 10  # of processes that think
TELL_EVERY = 0.1  # seconds between two words about how far a search is
PLACES = 8  # for what the parts of a search tell; should there be more parts, some share one

Told = tuple[int, int, Analysis[Any]]  # the question, the part of its search, what is known so far


class Link(NamedTuple):
    """Between the screen's process and those that think: words one way, a halt the other.

    Nothing in it is ever locked: whoever dies, or is stopped, holds up nobody.
    """

    told: tuple[Notice, ...]  # by part of a search what it has told last
    halted: Number  # the last question to which no answer is wanted any more

    def heard(self) -> list[Told]:
        """What the processes have told last, about whatever question."""
        return [told for notice in self.told if (told := notice.read()) is not None]


_link: Link | None = None  # of this process


def new_link(context: BaseContext) -> Link:
    """A link for processes of this kind."""
    return Link(tuple(new_notice(context) for _ in range(PLACES)), new_number(context))


def connect(link: Link, minds: str) -> None:
    """Begin a process that thinks about one game, and load nothing of any other."""
    global _link
    _link = link
    minds_of(minds)
    garbage_collector.set_aside()
    make_room()


def minds_of(module: str) -> AnyMinds:
    """The opponents and the adviser of a game, by the module that holds them."""
    minds: AnyMinds = import_module(module)
    return minds


def make_room() -> None:
    """Let the screen go first where processors are scarce."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def after(seconds: float) -> Stop:
    """A stop for a search that begins now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def think_in_time(minds: AnyMinds, effort: Effort, view: Any, luck: int) -> Any:
    """The move to make after a search with this effort, or as far as it is when its time is over."""
    return answered(partial(minds.begin, view), luck, effort, after(MOST_SECONDS))


def agent_called(minds: AnyMinds, name: str) -> Agent[Any, Any]:
    """The agent of a name; one of another version of the program plays like the one that stands in."""
    effort = effort_of(minds, name)
    return agent_of(minds, name) if effort is None else partial(think_in_time, minds, effort)


def think(minds: str, agent: str, view: Any, luck: int) -> Any:
    """What an agent does with a view."""
    return agent_called(minds_of(minds), agent)(view, luck)


def explain(
    minds: str, view: Any, luck: int, pairs: Sequence[tuple[Line[Any], Line[Any]]]
) -> list[Sequence[Reason]]:
    """For each pair of lines what speaks for the first and against it, compared with the second."""
    return minds_of(minds).reasons(view, luck, pairs)


def search(
    minds: str,
    question: int,
    part: int,
    view: Any,
    luck: int,
    share: Effort,
    seconds: float = inf,
    also: Sequence[Any] = (),
) -> Analysis[Any]:
    """One part of a search to its end, until its time is over or the question is halted."""
    is_over = after(seconds)
    found = minds_of(minds).begin(view, luck, share, also)
    spoke = time.monotonic()
    for _ in found.steps():
        if is_over():
            break
        if _link is None:
            continue
        if _link.halted.value >= question:
            break
        if time.monotonic() - spoke >= TELL_EVERY:
            spoke = time.monotonic()
            _link.told[part % PLACES].write((question, part, found.report()))
    return found.report()
