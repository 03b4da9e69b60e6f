"""A person's judged decisions as the review shows them: counts, course, rows, details."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from textual.content import Content

from core.history import AnyNode
from nd_tui.looks.symbols import Symbols
from nd_tui.play.review_summary import Moment, final_chance, is_faulty, moments, summary, turning_points
from nd_tui.play.reviewing import better_move, is_judged
from nd_tui.widgets.common import FAINT, Part, joined, lines
from nd_tui.widgets.fitted import hanging
from nd_tui.words.numbers import decimal, percent, tenths
from nd_tui.words.review import STYLES, DecisionWords, judgement_sign, verdict_sign

NO_BREAK = "\u00a0"
SWING = ("~", "italic")  # the sign of what others and luck have done


@dataclass(frozen=True)
class Course:
    """The chance to win before and after every decision, which points turned the game, where rounds begin."""

    values: Sequence[float]
    total: int  # once all is judged
    marks: dict[int, str]
    rounds: dict[int, str]


class ReviewWords:
    """How to speak of the decisions of one person, as far as they are judged."""

    def __init__(self, words: DecisionWords, symbols: Symbols, nodes: Sequence[AnyNode]) -> None:
        self.words, self.texts, self.symbols = words, words.texts, symbols
        self.total = len(nodes)
        self.judged = [node for node in nodes if is_judged(node)]
        self.moments = moments(nodes)
        self.turns = turning_points(nodes)

    def counts(self) -> Content:
        """How many decisions of each judgement, and what they gave away on average."""
        found = summary(self.judged)
        parts: list[Part] = []
        for name, number in found.counts.items():
            sign, told = judgement_sign(self.symbols, name), self.texts(f"judged-{name}", n=number)
            parts += [(f"{sign} {told}".replace(" ", NO_BREAK), STYLES[name]), "  "]
        drawn = [joined(parts[:-1])]
        if self.judged:  # of nothing there is no average
            average = self.texts("review-average", loss=tenths(self.texts, 100 * found.loss))
            drawn.append(Content.styled(average, FAINT))
        return lines(drawn)

    def course(self, end: Any, seat: int) -> Course:
        """What is to be plotted."""
        values: list[float] = []
        marks: dict[int, str] = {}
        rounds: dict[int, str] = {}
        for moment in self.moments:
            if moment in self.turns:
                marks[len(values) + moment.own] = self.mark(moment)
            if moment.own:
                name = self.words.when(moment.node)
                if name not in rounds.values():
                    rounds[len(values)] = name
                values += [moment.before, moment.after]
        last = final_chance(self.words.box.game, end, seat)
        if last is not None and len(self.judged) == self.total:
            values.append(last)
        return Course(values, 2 * self.total + 1, marks, rounds)

    def mark(self, moment: Moment) -> str:
        """The number of a turning point; nothing for other moments."""
        return str(self.turns.index(moment) + 1) if moment in self.turns else ""

    def rows(self, everything: bool) -> list[Moment]:
        """What is listed: faults and turning points, or every decision."""
        return [
            moment
            for moment in self.moments
            if moment in self.turns or (moment.own and (everything or is_faulty(moment.node.verdict)))
        ]

    def row(self, moment: Moment, width: int) -> Content:
        """A moment: turning point, round, sign, what it cost or brought, and behind that what it was."""
        verdict = moment.node.verdict
        assert verdict is not None
        sign, style = verdict_sign(self.symbols, verdict) if moment.own else SWING
        hundredths = round(100 * moment.change, 1)  # in a decided game the lead is judged, not these
        change = "" if moment.own and not hundredths else decimal(self.texts, hundredths)
        beginning = joined(
            [
                (f"{self.mark(moment):1} ", "bold $accent"),
                (f"{self.words.when(moment.node)} ", FAINT),
                (f"{sign:<2} {change:>6}  ", style),
            ]
        )
        return lines(
            hanging(beginning, Content(self.words.moment_told(moment)), beginning.cell_length, width)
        )

    def details(self, moment: Moment) -> Content:
        """A moment in full: what was asked, what was done, what would have been better."""
        texts, node = self.texts, moment.node
        verdict = node.verdict
        assert verdict is not None
        if not moment.own:
            chances = {"before": percent(texts, moment.before), "after": percent(texts, moment.after)}
            return Content(texts("review-swing", **chances))
        question = Content.styled(self.words.asked(node), "bold")
        done = texts("review-chosen", chosen=self.words.chosen(node), chance=percent(texts, verdict.chance))
        better = better_move(self.words.box.game, node)
        if better is None:
            told = texts("review-was-best")
        else:
            told = texts(
                "review-better",
                better=self.words.as_choice(node, better),
                chance=percent(texts, verdict.best),
                points=texts("points-n", n=tenths(texts, verdict.lead), whole=round(10 * verdict.lead) // 10),
            )
            if is_faulty(verdict) and verdict.weight > verdict.loss:
                told = f"{told} {texts('review-by-lead')}"
        return lines([question, Content(done), Content(told)])

    def nothing_listed(self, key: str) -> str:
        """Why the list is empty."""
        if not self.total:
            return self.texts("review-no-decisions")
        if len(self.judged) < self.total:
            return self.texts("review-nothing-yet")
        return self.texts("review-no-faults", key=key)
