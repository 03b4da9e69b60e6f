"""What a review says of decisions, in words and numbers."""

from dataclasses import dataclass

from core.verdict import ALL_JUDGEMENTS, BEST, Verdict, judgement
from nd_tui.games.box import Box
from nd_tui.games.game_types import AnyNode, Move
from nd_tui.looks.symbols import Symbols
from nd_tui.play.review_summary import Moment
from nd_tui.play.reviewing import before, better_move, view_before
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


@dataclass(frozen=True)
class DecisionWords:
    """How to speak of decisions that were made."""

    texts: Texts
    box: Box

    def when(self, node: AnyNode) -> str:
        """The moment of the game in which was decided."""
        return self.box.words.moment_short(before(node).state)

    def asked(self, node: AnyNode) -> str:
        """What was asked."""
        return self.box.words.question(self.texts, view_before(self.box.game, node))

    def chosen(self, node: AnyNode) -> str:
        """What was done."""
        return self.box.words.did(self.texts, before(node).state, node.move)

    def as_choice(self, node: AnyNode, move: Move) -> str:
        """A move as one of the choices that there were."""
        return self.box.words.choice_name(self.texts, view_before(self.box.game, node), move)

    def line_with(self, node: AnyNode, better: Move) -> str:
        """What a line is called that begins with what would have been better."""
        return self.texts("review-line-better", choice=self.as_choice(node, better))

    def line_instead(self, node: AnyNode) -> str:
        """What a line is called that begins with whatever somebody tries."""
        return self.texts("review-line-instead", choice=self.as_choice(node, node.move))

    def moment_told(self, moment: Moment) -> str:
        """A decision and what would have been better, or that others and luck have changed something."""
        if not moment.own:
            return self.texts("review-others")
        node = moment.node
        better = better_move(self.box.game, node)
        if better is None or node.verdict is None or judgement(node.verdict) == BEST:
            return self.chosen(node)
        return self.texts("review-row", chosen=self.chosen(node), better=self.as_choice(node, better))
