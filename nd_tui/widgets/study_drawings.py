"""What a position is worth to everybody: as a bar of all players, and as curves along a line."""

from collections.abc import Sequence

from textual.content import Content

from core.evaluation import Evaluation
from nd_tui.looks.chance_plot import chance_plot
from nd_tui.looks.plots import ASCII_PLOT, UNICODE_PLOT
from nd_tui.widgets.common import FAINT, Part, joined, lines
from nd_tui.widgets.score_drawings import Drawing, DrawStyle
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.study import LineCourse

BROAD = 60  # columns, from which on figures are told in words


def shares(look: DrawStyle, chances: Sequence[float], width: int) -> Content:
    """All of a bar, cut among the players by their chances; each part is made of the player's sign."""
    parts: list[Part] = []
    ends, total = [0], 0.0
    for chance in chances:
        total += chance
        ends.append(round(width * min(1.0, total)))
    for seat in range(len(chances)):
        parts.append((look.sign(seat) * (ends[seat + 1] - ends[seat]), look.style(seat)))
    return joined(parts)


def evaluation_told(look: DrawStyle, evaluation: Evaluation, width: int) -> Content:
    """The bar, and below it everybody's chance and lead in numbers."""
    texts = look.texts
    rows, form = [shares(look, evaluation.chances, width)], "" if width >= BROAD else ".brief"
    for seat, (chance, lead) in enumerate(zip(evaluation.chances, evaluation.leads, strict=True)):
        told = texts(f"study-worth{form}", chance=percent(texts, chance), lead=decimal(texts, lead))
        part = joined([(look.sign(seat), look.style(seat)), f" {told}"])
        if len(rows) > 1 and rows[-1].cell_length + 2 + part.cell_length <= width:
            rows[-1] = rows[-1] + Content("  ") + part
        else:
            rows.append(part)
    return lines(rows)


class ChanceCurves(Drawing, can_focus=False):
    """The chances of all players along the line that is looked at; nothing before any is known."""

    def __init__(self, look: DrawStyle, id: str) -> None:
        super().__init__(look, id)
        self.course = LineCourse((), None, {})
        self._height = 0  # that the plot may have

    def show(self, look: DrawStyle, course: LineCourse) -> None:
        """Draw another line, or the same one with more known."""
        self.look, self.texts, self.ascii_only = look, look.texts, look.ascii_only
        self.set_class(not course.is_known, "-unknown")
        before, self.course = self.course, course
        if course != before:  # where on the line one looks does not change how high the plot is
            self.refresh(layout=(before.series, before.rounds) != (course.series, course.rounds))

    def grow(self, height: int) -> None:
        """Be so high at most."""
        if height != self._height:
            self._height = height
            self.refresh(layout=True)

    def lines_at(self, width: int) -> list[Content]:
        """The plot."""
        course, signs = self.course, [self.sign(seat) for seat in range(len(self.names))]
        if not course.is_known:
            return []
        rows = chance_plot(
            course.series,
            len(course.series[0]),
            signs,
            {},
            course.rounds,
            width,
            self._height,
            1 / len(course.series),
            ASCII_PLOT if self.ascii_only else UNICODE_PLOT,
            course.here,
        )
        while not "".join(text for text, _ in rows[0]).strip():
            rows.pop(0)  # nothing is above the highest tick
        return [
            joined((text, FAINT if seat is None else self.style(seat)) for text, seat in row) for row in rows
        ]
