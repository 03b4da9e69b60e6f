"""What a finished game counts for in statistics."""

import msgspec
import pytest

from core import notre_dame as nd
from nd_tui.games.notre_dame import BOX
from nd_tui.words.texts import Texts


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_a_game_counts_for_its_edition_even_for_the_usual_one_that_setups_do_not_name(edition: str) -> None:
    rules = msgspec.to_builtins(nd.Setup(("Anna", "Luc"), edition=edition))
    assert BOX.sheet.kind(rules) == (edition, False)
    assert BOX.words.kind_counted(Texts("en", "notre-dame"), BOX.sheet.kind(rules))
