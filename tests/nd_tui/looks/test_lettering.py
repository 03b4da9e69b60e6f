"""Large letters: one for every letter of the names of games, all of one height."""

import pytest

from nd_tui.games import names
from nd_tui.looks.lettering import FONT, HEIGHT, large
from nd_tui.words.texts import LANGUAGES, Texts


def test_every_letter_has_one_height_and_is_as_wide_everywhere() -> None:
    assert {len(rows) for rows in FONT.values()} == {HEIGHT}
    assert [letter for letter, rows in FONT.items() if len(set(map(len, rows))) > 1] == []
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ -") == set(FONT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_title_of_a_game_fits_a_small_screen(game: str, language: str) -> None:
    rows = large(Texts(language)(f"game-{game}.letters"))
    assert max(map(len, rows)) <= 80
