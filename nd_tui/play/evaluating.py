"""What positions are worth to every seat, found out one after the other by what somebody knows."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any

from msgspec.structs import replace

from core import rng
from core.ai.analysis import for_everybody
from core.ai.search import Effort
from core.evaluation import Evaluation
from core.game import AnyGame, Result
from core.history import AnyNode
from nd_tui.play.reviewing import Analyst, Findings, Progress, found_out
from nd_tui.play.session import Session

DEALS = 3  # that agree with what somebody knows who does not decide, each of which is searched


def is_evaluated(node: AnyNode, reader: int | None) -> bool:
    """Whether it is known what a position is worth, by what the reader knows if there is one."""
    return node.evaluation is not None and reader in (None, node.evaluation.seat)


async def evaluating(
    session: Session, nodes: Sequence[AnyNode], reader: int | None, analyst: Analyst, effort: Effort
) -> AsyncGenerator[Progress, None]:
    """Evaluate what is not evaluated yet and keep it; whoever closes this stops it.

    It goes by what the reader knows; without a reader nothing is secret, and by what the deciding seat does.
    """

    async def evaluated(node: AnyNode) -> Findings[Evaluation]:
        result = session.game.result(node.state)
        if result is not None:
            yield 1.0, evaluation_of_end(result, reader or 0)
            return
        luck = session.agent_luck(node)
        views, found = views_of(session.game, node.state, reader, luck), []
        share = replace(effort, iterations=max(1, effort.iterations // len(views)))
        for number, view in enumerate(views):
            async with aclosing(analyst.analyses(view, luck, share, also=())) as analyses:
                async for known in analyses:
                    yield (number + min(1.0, known.iterations / known.budget)) / len(views), None
            found.append((*for_everybody(known), known.iterations))
        seat = session.game.to_move(node.state) if reader is None else reader
        yield 1.0, merged(found, seat or 0)

    def is_known(node: AnyNode) -> bool:
        return is_evaluated(node, reader)

    async with aclosing(found_out(session, nodes, is_known, evaluated, session.evaluate)) as steps:
        async for progress in steps:
            yield progress


def views_of(game: AnyGame, state: Any, reader: int | None, luck: int) -> list[Any]:
    """What whoever decides may know: truly where the reader decides, else as far as the reader can tell.

    Where all decide in secret, the reader cannot tell who has: it is as if the reader were asked first.
    """
    seat = game.to_move(state)
    assert seat is not None
    if reader is None:
        return [game.view(state, seat)]
    known, views = game.view(state, reader), []
    for _ in range(DEALS):
        dealt, luck = rng.word(luck)
        whole = game.determinize(known, dealt)
        mover = game.to_move(whole)
        assert mover is not None
        if mover == reader:
            return [known]
        views.append(game.view(whole, mover))
    return views


def merged(found: Sequence[tuple[Sequence[float], Sequence[float], int]], seat: int) -> Evaluation:
    """The mean of what was found in several deals."""
    chances = [sum(of_seat) / len(found) for of_seat in zip(*(one for one, _, _ in found), strict=True)]
    leads = [sum(of_seat) / len(found) for of_seat in zip(*(one for _, one, _ in found), strict=True)]
    return Evaluation(
        tuple(round(min(1.0, max(0.0, chance)), 4) for chance in chances),
        tuple(round(lead, 2) for lead in leads),
        seat,
        sum(iterations for _, _, iterations in found),
    )


def evaluation_of_end(result: Result, seat: int) -> Evaluation:
    """How it came out: the winners share the victory."""
    won = [float(winner in result.winners) for winner in range(len(result.points))]
    leads = []
    for own, points in enumerate(result.points):
        others = [other for seat_of, other in enumerate(result.points) if seat_of != own]
        leads.append(float(points - max(others, default=0)))
    return Evaluation(tuple(one / max(1.0, sum(won)) for one in won), tuple(leads), seat, 1)
