"""What a review says of decisions, in words and numbers."""

from core import notre_dame as nd
from core.history import AnyNode
from core.verdict import ALL_JUDGEMENTS, BEST, Verdict, judgement
from nd_tui.games.notre_dame.words.moves import choice_name, question
from nd_tui.games.notre_dame.words.played import move_told
from nd_tui.looks.symbols import Symbols
from nd_tui.play.review_summary import Moment
from nd_tui.play.reviewing import before, better_move, view_before
from nd_tui.words.lines import round_of, short_round
from nd_tui.words.texts import Texts

STYLES = {
    "best": "$success",
    "good": "$foreground",
    "inaccuracy": "$accent",
    "mistake": "bold $warning",
    "blunder": "bold $error",
}


def judgement_sign(symbols: Symbols, name: str) -> str:
    """The sign of a judgement."""
    return symbols.judgements[ALL_JUDGEMENTS.index(name)]


def verdict_sign(symbols: Symbols, verdict: Verdict) -> tuple[str, str]:
    """The sign of what a verdict amounts to, and its style."""
    name = judgement(verdict)
    return judgement_sign(symbols, name), STYLES[name]


def percent(texts: Texts, chance: float) -> str:
    """A chance in whole percents."""
    return texts("review-percent", n=round(100 * chance))


def tenths(texts: Texts, number: float) -> str:
    """A number without its sign, with one decimal."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    return texts("review-decimal", whole=whole, tenth=tenth)


def round_told(node: AnyNode) -> str:
    """The round in which was decided."""
    return short_round(round_of(node))


def asked(texts: Texts, node: AnyNode) -> str:
    """What was asked."""
    return question(texts, view_before(nd, node))


def chosen(texts: Texts, node: AnyNode) -> str:
    """What was done."""
    assert node.move is not None
    return move_told(texts, before(node).state, node.move)


def as_choice(texts: Texts, node: AnyNode, move: nd.Move) -> str:
    """A move as one of the choices that there were."""
    return choice_name(texts, view_before(nd, node), move)


def line_name(texts: Texts, node: AnyNode) -> str:
    """What a line is called that begins with what would have been better; nothing where nothing would."""
    better = better_move(nd, node)
    if better is None:
        return ""
    return texts("review-line-name", choice=as_choice(texts, node, better))


def moment_told(texts: Texts, moment: Moment) -> str:
    """A decision and what would have been better, or that others and luck have changed something."""
    if not moment.own:
        return texts("review-others")
    node = moment.node
    better = better_move(nd, node)
    if better is None or node.verdict is None or judgement(node.verdict) == BEST:
        return chosen(texts, node)
    return texts("review-row", chosen=chosen(texts, node), better=as_choice(texts, node, better))
