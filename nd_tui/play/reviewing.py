"""Judging the decisions of a game, one after the other, by what the deciding seat knew and nothing else."""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from core.ai.analysis import Analysis, Candidate, by_promise, promise
from core.ai.search import Effort
from core.game import AnyGame, Problem
from core.history import AnyNode, NoSuchStep
from core.verdict import Verdict
from nd_tui.play.session import Session

if TYPE_CHECKING:
    from nd_tui.games.box import Words

SAVE_EVERY = 10  # decisions

Found = TypeVar("Found")
Findings: TypeAlias = AsyncGenerator[tuple[float, Found | None], None]  # how far it is, and in the end what


class CannotJudge(Problem):
    """Whoever analyses has failed."""


class Analyst(Protocol):
    """Whoever analyses positions; the app's Thinker is one."""

    def analyses(
        self, view: Any, luck: int, effort: Effort, *, also: Sequence[Any]
    ) -> AsyncGenerator[Analysis[Any], None]:
        """What is known so far, again and again; the last one is the result, and tells of these moves too."""


@dataclass(frozen=True)
class Review:
    """A line, and by seat the positions that its decisions with a choice led to, in the order of the game."""

    end: Any
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


def review_of(session: Session, reader: int, opponents: bool = False) -> Review:
    """The line through the cursor: every person's decisions if it is over, before that only the reader's.

    The decisions of the opponents are there too where they are asked for, once nothing is secret any more.
    """
    game, line = session.game, session.history.played_line()
    over = game.to_move(line[-1].state) is None
    seats = session.people if over else [reader]
    if over and opponents:
        seats = [*seats, *(seat for seat in range(len(session.names)) if seat not in seats)]
    decisions: dict[int, list[AnyNode]] = {seat: [] for seat in seats}
    for node in line:
        if node.parent is not None and node.move is not None:
            seat = game.to_move(node.parent.state)
            if seat in decisions and len(game.legal_moves(node.parent.state)) > 1:
                decisions[seat].append(node)
                forget_what_cannot_be(game, node)
    return Review(line[-1].state, decisions)


def forget_what_cannot_be(game: AnyGame, node: AnyNode) -> None:
    """A verdict with a move that was not possible: somebody has changed the save; it is judged anew."""
    if node.verdict is not None:
        try:
            best_move(game, node)
        except Problem:
            node.verdict = None


def is_judged(node: AnyNode) -> bool:
    """Whether the decision that led to a position is judged."""
    return node.verdict is not None


def before(node: AnyNode) -> AnyNode:
    """The position in which was decided."""
    assert node.parent is not None
    return node.parent


def view_before(game: AnyGame, node: AnyNode) -> Any:
    """What whoever decided knew."""
    state = before(node).state
    seat = game.to_move(state)
    assert seat is not None
    return game.view(state, seat)


def best_move(game: AnyGame, node: AnyNode) -> Any:
    """The best move, of a decision that is judged."""
    assert node.verdict is not None
    return game.parse_move(before(node).state, node.verdict.move)


def better_move(game: AnyGame, node: AnyNode) -> Any | None:
    """The best move, where it is known and was not made."""
    best = best_move(game, node) if is_judged(node) else node.move
    return best if best != node.move else None


async def judging(
    session: Session, nodes: Sequence[AnyNode], analyst: Analyst, effort: Effort
) -> AsyncGenerator[Progress, None]:
    """Judge what is not judged yet, tell how far it is, and keep it; whoever closes this stops it."""

    async def judged(node: AnyNode) -> Findings[Verdict]:
        luck, view = session.agent_luck(before(node)), view_before(session.game, node)
        async with aclosing(analyst.analyses(view, luck, effort, also=(node.move,))) as analyses:
            async for found in analyses:
                yield min(1.0, found.iterations / found.budget), None
        yield 1.0, verdict_on(session.game, session.box.words, node, found)

    async with aclosing(found_out(session, nodes, is_judged, judged, session.judge)) as steps:
        async for progress in steps:
            yield progress


async def found_out(
    session: Session,
    nodes: Sequence[AnyNode],
    is_known: Callable[[AnyNode], bool],
    find: Callable[[AnyNode], Findings[Found]],
    keep: Callable[[AnyNode, Found], None],
) -> AsyncGenerator[Progress, None]:
    """Find out about one position after the other what is not known, tell how far it is, and keep it."""
    waiting = [node for node in nodes if not is_known(node)]
    done = len(nodes) - len(waiting)
    try:
        for node in waiting:
            yield Progress(done, len(nodes))
            found: Found | None = None
            try:
                async with aclosing(find(node)) as findings:
                    async for share, known in findings:
                        found = known
                        yield Progress(done, len(nodes), share)
            except CannotJudge:
                raise
            except Exception as error:  # a process that died or cannot be had
                raise CannotJudge("cannot-judge", fault=type(error).__name__) from error
            assert found is not None
            try:
                keep(node, found)
            except NoSuchStep as full:
                raise CannotJudge(full.reason, **full.details) from full
            done += 1
            if done % SAVE_EVERY == 0:
                session.save()
        yield Progress(done, len(nodes))
    finally:
        if waiting:
            session.save()


def verdict_on(game: AnyGame, words: "Words", node: AnyNode, found: Analysis[Any]) -> Verdict:
    """The move that was made beside the best one."""
    assert node.move is not None
    moves = [candidate.move for candidate in found.moves]
    chosen = words.as_listed(moves, node.move)
    twins = [candidate for candidate in found.moves if words.as_listed(moves, candidate.move) == chosen]
    if not twins:
        raise CannotJudge("cannot-judge", fault="NotAnalysed")
    made = max(twins, key=lambda candidate: candidate.visits)  # they are one choice; this one is known best
    others = [candidate for candidate in by_promise(found) if candidate not in twins]
    best = max(made, *others[:1], key=promise) if others else made
    text = game.format_move(before(node).state, node.move if best is made else best.move)
    return Verdict(_chance(made), _chance(best), text, max(0.0, best.lead - made.lead))


def _chance(candidate: Candidate[Any]) -> float:
    return min(1.0, max(0.0, candidate.chance))  # sums of many parts may be a hair beyond
