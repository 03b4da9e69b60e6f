"""A row of the review: what a decision cost, where that can be told in tenths."""

import pytest

from core import notre_dame as nd
from core.verdict import Verdict
from nd_tui.games import FIRST, open_box
from nd_tui.looks.symbols import UNICODE
from nd_tui.play.review_summary import moments
from nd_tui.play.reviewing import before, review_of
from nd_tui.widgets.review_words import ReviewWords
from nd_tui.words.review import DecisionWords
from tests.nd_tui.screens.sessions import finished
from tests.nd_tui.texts import Texts


@pytest.mark.parametrize(("lost", "told"), [(0.1, "−10.0"), (0.0002, ""), (0.0, "")])
def test_what_hardly_changes_the_chance_has_no_figure_where_the_lead_is_judged(
    lost: float, told: str
) -> None:
    session = finished()
    nodes = review_of(session, 0).decisions[0]
    was = before(nodes[0]).state
    other = next(move for move in nd.legal_moves(was) if move != nodes[0].move)
    nodes[0].verdict = Verdict(0.98 - lost, 0.98, nd.format_move(was, other), 4.0)
    words = ReviewWords(DecisionWords(Texts("en"), open_box(FIRST)), UNICODE, nodes)
    (moment,) = moments(nodes)
    row = words.row(moment, 80).plain
    assert ("−" in row) == bool(told)
    assert told in row
