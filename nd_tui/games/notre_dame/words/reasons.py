"""What a choice brings more or less of than another, in words, and what follows it."""

from collections.abc import Iterator, Sequence

from core import notre_dame as nd
from core.ai.reason import Reason
from core.notre_dame.agents.reasons import COUNTED, GAIN
from core.notre_dame.moves import Hire, Keep, Play
from core.notre_dame.names import ACTION_NAMES, Action
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import ROUNDS
from nd_tui.games.notre_dame.words.moves import move_named
from nd_tui.games.notre_dame.words.things import action_name, person_name
from nd_tui.words.texts import Texts

SECTORS = tuple(name for name in COUNTED if name in ACTION_NAMES)
DOUBLES = "administrator"  # brings again what was gained before

Args = dict[str, str | int]


def reason_told(texts: Texts, view: nd.View, reason: Reason) -> str:
    """One reason, without its weight."""
    message, args = _message(texts, view, reason)
    return texts(message if reason.worth > 0 else f"{message}.less", **args)


def _message(texts: Texts, view: nd.View, reason: Reason) -> tuple[str, Args]:
    """Which sentence fits, and what it needs; amounts are named only where they are sure."""
    amount = round(abs(reason.amount)) if reason.sure else 0
    term, source = reason.term, reason.source
    if term == GAIN:
        return _gain_message(texts, reason, amount)
    if term == "hospital":
        rounds = ROUNDS - 1 - view.round  # each ends with a plague
        return "why-hospital", {"rats": amount * rounds, "rounds": rounds}
    if term == "gold" and not (reason.has and reason.instead):
        return "why-any-gold", {}
    if term in SECTORS:
        return "why-sector", {"n": amount, "at": texts(f"action-{term}.at")}
    if term == "persons" and source:
        return "why-person-to-come", {"person": person_name(texts, source, "the")}
    return f"why-{term}", {"n": amount} if term in (*COUNTED, "rat") else {}


def _gain_message(texts: Texts, reason: Reason, amount: int) -> tuple[str, Args]:
    """Prestige by where it comes from: the persons by name, and whom one choice alone makes worth hiring."""
    source = reason.source
    if source in ACTION_NAMES:
        return "why-action", {"origin": action_name(texts, Action(ACTION_NAMES.index(source)), "from")}
    if source not in EFFECTS:
        return f"why-{source}", {}
    person = person_name(texts, source, "the")
    if not (reason.has and reason.instead):
        return "why-only-person", {"person": person}
    if source == DOUBLES and amount:
        return "why-doubled", {"person": person, "n": amount}
    return "why-person", {"person": person}


def followers(texts: Texts, view: nd.View, line: Sequence[nd.Move]) -> list[str]:
    """The own moves expected after the first of a line; none when further cards are still to come."""
    return [] if isinstance(line[0], Keep) else list(_followers(texts, view, line))


def _followers(texts: Texts, view: nd.View, line: Sequence[nd.Move]) -> Iterator[str]:
    then = nd.foresee(view, line[0]).then
    for move in line[1:]:
        if then is not None and move in nd.options(then):
            yield move_named(texts, then, move)
            then = nd.foresee(then, move).then
        elif isinstance(move, Play | Hire):  # after others have moved only these can be named
            yield move_named(texts, view, move)
        else:
            return
