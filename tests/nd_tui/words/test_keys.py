"""Keys are called as they are written on a keyboard."""

import pytest
from textual.keys import _character_to_key

from nd_tui.words.keys import key_name
from tests.nd_tui.texts import Texts


@pytest.mark.parametrize("character", [chr(code) for code in range(33, 127)] + ["é", "²", "ç"])
def test_the_key_of_a_character_is_called_by_it(character: str) -> None:
    assert key_name(Texts("en"), _character_to_key(character)) == character
