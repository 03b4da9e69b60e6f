"""What runs in the processes that think: agents, and parts of a search that tell how far they are."""

import os
import time
from collections.abc import Sequence
from functools import partial
from math import inf
from multiprocessing.context import BaseContext
from typing import NamedTuple

from core import notre_dame as nd
from core.ai import Agent
from core.ai.analysing import Stop, analysed
from core.ai.analysis import Analysis
from core.ai.minds import Minds
from core.ai.search import Effort
from core.game import IllegalMove
from core.notre_dame.agents import minds
from nd_tui.thinking.notices import Notice, Number, new_notice, new_number

MINDS: Minds[nd.Setup, nd.Move, nd.View] = minds
MOST_SECONDS = 2.5  # for a decision: only a very slow machine needs them, and makes the best move so far
NICENESS = 10  # of processes that think
TELL_EVERY = 0.1  # seconds between two words about how far a search is
PLACES = 8  # for what the parts of a search tell; should there be more parts, some share one

Told = tuple[int, int, Analysis[nd.Move]]  # the question, the part of its search, what is known so far


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


def connect(link: Link) -> None:
    """Begin a process that thinks."""
    global _link
    _link = link
    make_room()


def make_room() -> None:
    """Let the screen go first where processors are scarce."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def after(seconds: float) -> Stop:
    """A stop for a search that begins now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def think_in_time(effort: Effort, view: nd.View, luck: int) -> nd.Move:
    """The move to make after a search with this effort, or as far as it is when its time is over."""
    return analysed(partial(MINDS.begin, view), luck, effort, after(MOST_SECONDS)).answer(luck)


AGENTS: dict[str, Agent[nd.View, nd.Move]] = {
    **MINDS.LEVELS,
    **{level: partial(think_in_time, effort) for level, effort in MINDS.EFFORTS.items()},
}


def think(agent: str, view: nd.View, luck: int) -> nd.Move:
    """What an agent does with a view; one of another version of the program plays like the replacement."""
    move = AGENTS.get(agent, AGENTS[MINDS.STAND_IN])(view, luck)
    if move not in view.options:
        raise IllegalMove("not-a-move")
    return move


def stand_in(view: nd.View, luck: int) -> nd.Move:
    """What is done on the seat of an agent that has failed."""
    return think(MINDS.STAND_IN, view, luck)


def search(
    question: int,
    part: int,
    view: nd.View,
    luck: int,
    share: Effort,
    seconds: float = inf,
    also: Sequence[nd.Move] = (),
) -> Analysis[nd.Move]:
    """One part of a search to its end, until its time is over or the question is halted."""
    is_over = after(seconds)
    found = MINDS.begin(view, luck, share, also)
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
