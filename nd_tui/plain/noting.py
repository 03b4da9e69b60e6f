"""Marks of decisions, comments on positions and what these are worth, by typed lines."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from core.ai.analysing import analysed
from core.ai.analysis import for_everybody
from core.evaluation import MARKS, Evaluation, Mark
from core.game import Problem
from core.history import AnyNode
from nd_tui.plain.typed import NOTING_WORDS
from nd_tui.play.evaluating import evaluation_of_end, is_evaluated, merged, views_of
from nd_tui.play.session import Session
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.texts import Texts


class CannotNote(Problem):
    """Something that was to be noted, and cannot be."""


def noted(texts: Texts, session: Session, reader: int, typed: str) -> Iterator[str] | None:
    """What is told after something was noted; None where the line means something else."""
    command, _, rest = typed.partition(" ")
    said = rest.strip()
    meant = {texts(f"word-{name}"): name for name in NOTING_WORDS}.get(command.casefold())
    if meant == "mark":
        return mark(texts, session, reader, said)
    if meant == "comment" and said:
        return comment(texts, session, said)
    if meant == "evaluate" and not said:
        return evaluate(texts, session, reader)
    return None


def mark(texts: Texts, session: Session, reader: int, said: str) -> Iterator[str]:
    """Mark the reader's last decision by a sign, a word or both; by nothing, no longer."""
    node = last_decision(session, reader)
    sign, _, word = said.partition(" ")
    known: dict[str, Mark] = {mark: mark for mark in MARKS} | {"[]": "□"}
    if sign in known:
        session.mark(node, known[sign], word.strip())
    else:
        session.mark(node, "", said)
    told = session.box.words.did(texts, (node.parent or node).state, node.move)
    yield texts("marked-plain" if said else "unmarked-plain", decision=told, mark=said)


def last_decision(session: Session, reader: int) -> AnyNode:
    """The position to which the reader's last decision on the line led; CannotNote if there was none."""
    node: AnyNode = session.history.cursor
    while node.parent is not None:
        if node.move is not None and session.game.to_move(node.parent.state) == reader:
            return node
        node = node.parent
    raise CannotNote("nothing-decided")


def comment(texts: Texts, session: Session, said: str) -> Iterator[str]:
    """Say something about the position."""
    session.comment(session.history.cursor, said)
    yield texts("lines-comment", comment=session.history.cursor.comment)


def evaluate(texts: Texts, session: Session, reader: int) -> Iterator[str]:
    """Everybody's chance to win, by what the reader knows; kept in the game."""
    node = session.history.cursor
    if not is_evaluated(node, reader):
        yield texts("hint-think")
        session.evaluate(node, evaluation_of(session, node, reader))
        session.save()
    found = node.evaluation
    assert found is not None
    for name, chance, lead in zip(session.names, found.chances, found.leads, strict=True):
        worth = texts("study-worth", chance=percent(texts, chance), lead=decimal(texts, lead))
        yield texts("worth-plain", player=name, worth=worth)


def evaluation_of(session: Session, node: AnyNode, reader: int) -> Evaluation:
    """What the position is worth, after a search in this process."""
    game, minds = session.game, session.box.minds()
    result = game.result(node.state)
    if result is not None:
        return evaluation_of_end(result, reader)
    luck = session.agent_luck(node)
    views = views_of(game, node.state, reader, luck)
    share = replace(minds.REVIEW, iterations=max(1, minds.REVIEW.iterations // len(views)))
    found = []
    for view in views:
        known = analysed(partial(minds.begin, view), luck, share)
        found.append((*for_everybody(known), known.iterations))
    return merged(found, reader)
