"""Why a choice is good, in words: what it brings more or less of than another, and what follows it."""

from collections.abc import Iterator, Sequence
from functools import reduce

from core import notre_dame as nd
from core.notre_dame.agents.reasons import COUNTED, Reason
from core.notre_dame.moves import Hire, Keep, Play
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.state import ROUNDS
from nd_tui.texts import Texts
from nd_tui.words.moves import choice_name
from nd_tui.words.numbers import decimal

MOST = 2  # reasons for a choice, and as many against it
SEPARATOR = ", "
SECTORS = tuple(name for name in COUNTED if name in ACTION_NAMES)


def explanation(texts: Texts, view: nd.View, reasons: Sequence[Reason]) -> str:
    """What speaks for a choice and against it, the weightiest alone."""
    pros, cons = [[reason_text(texts, view, reason) for reason in side] for side in weightiest(reasons)]
    for_it, against_it = SEPARATOR.join(pros), SEPARATOR.join(cons)
    if pros and cons:
        return texts("hint-both", pros=for_it, cons=against_it)
    return texts("hint-one-sided", reasons=for_it or against_it) if reasons else texts("hint-neither")


def weightiest(reasons: Sequence[Reason]) -> tuple[Sequence[Reason], Sequence[Reason]]:
    """The reasons for a choice that are told, and those against it."""
    pros = [reason for reason in reasons if reason.worth > 0]
    cons = [reason for reason in reasons if reason.worth < 0]
    return pros[:MOST], cons[:MOST]


def balance(reasons: Sequence[Reason]) -> float:
    """What the reasons that are told are worth together, as a reader adds them up."""
    return round(sum(round(reason.worth, 1) for side in weightiest(reasons) for reason in side), 1)


def reason_text(texts: Texts, view: nd.View, reason: Reason) -> str:
    """One reason with its weight."""
    message = "why-sector" if reason.term in SECTORS else f"why-{reason.term}"
    told = texts(message if reason.worth > 0 else f"{message}.less", **_args(texts, view, reason))
    return texts("why-weighed", reason=told, worth=decimal(texts, reason.worth))


def _args(texts: Texts, view: nd.View, reason: Reason) -> dict[str, str | int]:
    amount = max(1, round(abs(reason.amount)))
    if reason.term == "hospital":
        rounds = ROUNDS - view.round  # each ends with a plague
        return {"rats": amount * rounds, "rounds": rounds}
    if reason.term in SECTORS:
        return {"n": amount, "at": texts(f"action-{reason.term}.at")}
    return {"n": amount} if reason.term in (*COUNTED, "rat") else {}


def what_follows(texts: Texts, view: nd.View, line: Sequence[nd.Move]) -> str:
    """The own moves expected after the first of a line; nothing when further cards are still to come."""
    if isinstance(line[0], Keep):
        return ""
    named = list(_followers(texts, view, line))
    if not named:
        return ""
    moves = reduce(lambda before, move: texts("hint-followed", before=before, move=move), named)
    return texts("hint-then", moves=moves)


def _followers(texts: Texts, view: nd.View, line: Sequence[nd.Move]) -> Iterator[str]:
    state = nd.apply(nd.determinize(view, 0), line[0])
    for move in line[1:]:
        if nd.to_move(state) == view.seat and move in nd.legal_moves(state):
            yield choice_name(texts, nd.view(state, view.seat), move)
            state = nd.apply(state, move)
        elif isinstance(move, Play | Hire):  # after others have moved only these can be named
            yield choice_name(texts, view, move)
        else:
            return
