"""Golden playthroughs: whole games must go exactly as they went when their files were written."""

import pytest

from tests.core.rattus_cartus.golden import FOLDER, GAMES, text_of


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_exactly_as_it_was(name: str) -> None:
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), "make golden, read the diff"


def test_every_golden_file_is_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
