"""Judging the decisions of a game, one after the other, by what the deciding seat knew and nothing else."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Protocol

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate, by_promise, promise
from core.ai.search import Effort
from core.game import Problem
from core.history import NoSuchStep
from core.notre_dame.agents.levels import REVIEW
from core.notre_dame.moves import kind_of_choice
from core.verdict import Verdict
from nd_tui.play.chronicle import AnyNode
from nd_tui.play.session import Session

EFFORT = REVIEW
SAVE_EVERY = 10  # decisions


class CannotJudge(Problem):
    """Whoever analyses has failed."""


class Analyst(Protocol):
    """Whoever analyses positions; the app's Thinker is one."""

    def analyses(
        self, view: nd.View, luck: int, effort: Effort, *, also: Sequence[nd.Move]
    ) -> AsyncGenerator[Analysis[nd.Move], None]:
        """What is known so far, again and again; the last one is the result, and tells of these moves too."""


@dataclass(frozen=True)
class Review:
    """A line, and by seat the positions that its decisions with a choice led to, in the order of the game."""

    end: nd.State
    decisions: Mapping[int, Sequence[AnyNode]]

    @property
    def all_judged(self) -> bool:
        """Whether nothing is left to be found out."""
        return all(is_judged(node) for nodes in self.decisions.values() for node in nodes)


@dataclass(frozen=True)
class Progress:
    """How many decisions of how many are judged, and how far the next one is."""

    done: int
    total: int
    share: float = 0.0


def review_of(session: Session, reader: int) -> Review:
    """The line through the cursor: every person's decisions if it is over, before that only the reader's."""
    line = session.history.played_line()
    over = nd.to_move(line[-1].state) is None
    seats = session.persons if over else [reader]
    decisions: dict[int, list[AnyNode]] = {seat: [] for seat in seats}
    for node in line:
        if node.parent is not None and node.move is not None:
            seat = nd.to_move(node.parent.state)
            if seat in decisions and len(nd.legal_moves(node.parent.state)) > 1:
                decisions[seat].append(node)
                forget_what_cannot_be(node)
    return Review(line[-1].state, decisions)


def forget_what_cannot_be(node: AnyNode) -> None:
    """A verdict with a move that was not possible: somebody has changed the save; it is judged anew."""
    if node.verdict is not None:
        try:
            best_move(node)
        except Problem:
            node.verdict = None


def is_judged(node: AnyNode) -> bool:
    """Whether the decision that led to a position is judged."""
    return node.verdict is not None


def before(node: AnyNode) -> AnyNode:
    """The position in which was decided."""
    assert node.parent is not None
    return node.parent


def view_before(node: AnyNode) -> nd.View:
    """What whoever decided knew."""
    state = before(node).state
    seat = nd.to_move(state)
    assert seat is not None
    return nd.view(state, seat)


def best_move(node: AnyNode) -> nd.Move:
    """The best move, of a decision that is judged."""
    assert node.verdict is not None
    return nd.parse_move(before(node).state, node.verdict.move)


def better_move(node: AnyNode) -> nd.Move | None:
    """The best move, where it is known and was not made."""
    best = best_move(node) if is_judged(node) else node.move
    return best if best != node.move else None


async def judging(
    session: Session, nodes: Sequence[AnyNode], analyst: Analyst, effort: Effort = EFFORT
) -> AsyncGenerator[Progress, None]:
    """Judge what is not judged yet, tell how far it is, and keep it; whoever closes this stops it."""
    waiting = [node for node in nodes if not is_judged(node)]
    done = len(nodes) - len(waiting)
    try:
        for node in waiting:
            yield Progress(done, len(nodes))
            luck = session.agent_luck(before(node))
            assert node.move is not None
            asked = analyst.analyses(view_before(node), luck, effort, also=(node.move,))
            try:
                async with aclosing(asked) as analyses:
                    async for found in analyses:
                        yield Progress(done, len(nodes), min(1.0, found.iterations / found.budget))
            except Exception as error:  # a process that died or cannot be had
                raise CannotJudge("cannot-judge", fault=type(error).__name__) from error
            try:
                session.judge(node, verdict_on(node, found))
            except NoSuchStep as full:
                raise CannotJudge(full.reason, **full.details) from full
            done += 1
            if done % SAVE_EVERY == 0:
                session.save()
        yield Progress(done, len(nodes))
    finally:
        if waiting:
            session.save()


def verdict_on(node: AnyNode, found: Analysis[nd.Move]) -> Verdict:
    """The move that was made beside the best one."""
    assert node.move is not None
    kind = kind_of_choice(node.move)
    twins = [candidate for candidate in found.moves if kind_of_choice(candidate.move) == kind]
    if not twins:
        raise CannotJudge("cannot-judge", fault="NotAnalysed")
    made = max(twins, key=lambda candidate: candidate.visits)  # they are one choice; this one is known best
    others = [candidate for candidate in by_promise(found) if candidate not in twins]
    best = max(made, *others[:1], key=promise) if others else made
    text = nd.format_move(before(node).state, node.move if best is made else best.move)
    return Verdict(_chance(made), _chance(best), text, max(0.0, best.lead - made.lead))


def _chance(candidate: Candidate[nd.Move]) -> float:
    return min(1.0, max(0.0, candidate.chance))  # sums of many parts may be a hair beyond
