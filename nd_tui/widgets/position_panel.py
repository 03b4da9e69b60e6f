"""What a study says about the position it looks at: the curves of its line, its worth, its words."""

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from core.history import AnyNode
from nd_tui.widgets.common import lines
from nd_tui.widgets.paragraph import Paragraph
from nd_tui.widgets.score_drawings import DrawStyle
from nd_tui.widgets.study_drawings import ChanceCurves, evaluation_told
from nd_tui.words.lines import LineWords
from nd_tui.words.marks import mark_told
from nd_tui.words.study import course_of

NARROW = 30  # columns, for what is drawn before it is laid out
LEAST_CURVE, MOST_CURVE = 8, 14  # lines
TALL = 36  # lines of a study, from which on its curve grows
Marks = Mapping[str, bool]  # messages on a position, and which of them hold


class PositionPanel(Vertical):
    """Curves above, and below them a text that scrolls where it is longer than its place."""

    def __init__(self, look: DrawStyle) -> None:
        super().__init__(id="study-side")
        self._curves = ChanceCurves(look, "study-curve")
        self._text = Paragraph(Content(), id="line-details-text")
        self._told: tuple[DrawStyle, LineWords, AnyNode, Marks] | None = None  # what was told last

    def compose(self) -> ComposeResult:
        """The curves of the line, the worth of the position and what is said of it."""
        yield self._curves
        with VerticalScroll(id="line-details", can_focus=False):
            yield self._text

    def fit(self, height: int) -> None:
        """Use the height that a study has."""
        self._curves.grow(max(LEAST_CURVE, min(MOST_CURVE, LEAST_CURVE + (height - TALL) // 2)))

    def tell(self, look: DrawStyle, words: LineWords, node: AnyNode, marks: Marks) -> None:
        """Show a position, as far as the reader may know it."""
        self._told = look, words, node, marks
        self._tell_again()
        self._curves.show(look, course_of(node, words))

    def on_resize(self) -> None:
        """Cut the bar for the width that there is now."""
        self._tell_again()

    def _tell_again(self) -> None:
        if self._told is None:
            return
        look, words, node, marks = self._told
        rows = list(_told(look, words, node, marks))
        evaluation = node.evaluation
        if evaluation is not None and words.may_see(evaluation):
            rows.insert(0, evaluation_told(look, evaluation, self._text.content_size.width or NARROW))
        self._text.tell(lines(rows))


def _told(look: DrawStyle, words: LineWords, node: AnyNode, marks: Marks) -> list[Content]:
    """The position: what somebody wrote about it, in full and first of all; then how it came about."""
    texts = words.texts
    told = [words.where(node), *(texts(mark) for mark, shown in marks.items() if shown)]
    rows = []
    if opinion := mark_told(look.symbols, node):
        rows.append(Content.styled(texts("lines-mark", mark=opinion), "bold $accent"))
    if node.name:
        rows.append(Content(texts("lines-name", name=node.name)))
    if node.comment:
        rows.append(Content(texts("lines-comment", comment=node.comment)))
    rows += [Content(" · ".join(told)), Content(words.sentence(node))]
    if not node.name and not node.comment and not words.may_see(node.evaluation):
        rows.append(Content.styled(texts("lines-no-name"), "$text-muted"))
    return rows
