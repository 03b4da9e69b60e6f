"""Who has won, as the ending tells it."""

from core.game import Result
from nd_tui.games import open_box
from nd_tui.looks.symbols import ASCII
from nd_tui.widgets.score_drawings import DrawStyle, standing
from tests.nd_tui.texts import Texts


def told(game: str, *tie_breaks: tuple[int, ...]) -> str:
    look = DrawStyle(open_box(game), ("Anna", "Luc"), ("blue", "red"), Texts("en", game), ASCII, True)
    return standing(look, Result((3, 3), (1, 2), (0,), tie_breaks)).plain


def test_what_decides_among_equals_is_told_only_where_something_does(game: str) -> None:
    texts = Texts("en", game)
    assert texts("ending-tie-break") in told(game, (5, 4))
    assert texts("ending-tie-broken") in told(game, (5, 4))
    assert texts("ending-tie-break") not in told(game)
    assert texts("ending-tie-broken") not in told(game)
    assert [line.split()[:2] for line in told(game).splitlines()[-2:]] == [["1.", "3"], ["2.", "3"]]
