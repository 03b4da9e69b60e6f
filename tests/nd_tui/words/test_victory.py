"""Who has won, in both languages."""

import pytest

from core.game import Result
from nd_tui.words.texts import Texts
from nd_tui.words.victory import victory

NAMES = ("Anna", "Luc", "Claire")


@pytest.mark.parametrize(
    ("winners", "english", "french"),
    [
        ((), "Nobody wins.", "Personne ne l’emporte."),
        ((1,), "Luc wins.", "Luc l’emporte."),
        ((0, 2), "Anna, Claire share the victory.", "Anna, Claire partagent la victoire."),
    ],
)
def test_one_wins_or_several_or_nobody(winners: tuple[int, ...], english: str, french: str) -> None:
    result = Result((3, 2, 3), (1, 3, 1), winners)
    assert victory(Texts("en"), NAMES, result) == english
    assert victory(Texts("fr"), NAMES, result) == french
