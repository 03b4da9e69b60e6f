"""The chance to live is told as certain only where it is."""

import pytest

from core import rattus_cartus as rc
from nd_tui.games.rattus_cartus.words.odds import chance_told
from nd_tui.words.texts import Texts
from tests.nd_tui.games.rattus_cartus.games import begun

NUNS_AT_MOST = 20
CHANCES = [(0, "100%"), (1, "99%"), (NUNS_AT_MOST, "1%"), (NUNS_AT_MOST + 1, "0%")]


@pytest.mark.parametrize(
    ("rats", "told"), [(0, "100%"), (1, "99%"), (NUNS_AT_MOST, "1%"), (NUNS_AT_MOST + 1, "0%")]
)
def test_only_what_is_certain_is_told_as_all_or_none(rats: int, told: str) -> None:
    view = rc.view(begun(3, 1), 0)
    assert chance_told(Texts("en", rc.NAME), view, rats) == told
