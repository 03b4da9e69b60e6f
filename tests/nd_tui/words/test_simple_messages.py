"""Messages that are put together without Fluent read as Fluent would write them."""

import pytest

from nd_tui.games import FIRST, folder_of
from nd_tui.words.texts import LANGUAGES, SMALL_NUMBER, simple_messages
from tests.nd_tui.messages import messages
from tests.nd_tui.texts import Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
WORDS = ("Anna", "{ $n } [b]", "", "l\u2019\u00e9t\u00e9")
NUMBERS = (0, 1, 2, -7, 42, SMALL_NUMBER - 1, 1 - SMALL_NUMBER)


def all_simple(language: str) -> dict[str, str]:
    return simple_messages(language) | simple_messages(language, folder_of(FIRST))


@LANGUAGE
@pytest.mark.parametrize("argument", [*WORDS, *NUMBERS])
def test_simple_messages_are_what_fluent_makes_of_them(language: str, argument: str | int) -> None:
    texts, written = Texts(language), messages(language)
    simple = all_simple(language)
    assert len(simple) > len(written) / 2
    for name in simple:
        args = dict.fromkeys(written[name].variables, argument)
        assert texts(name, **args) == texts._from_fluent(name, args)


@LANGUAGE
def test_fluent_finds_all_that_the_other_messages_refer_to(language: str) -> None:
    texts, written = Texts(language), messages(language)
    for name in set(written) - set(all_simple(language)):
        assert texts(name, **dict.fromkeys(written[name].variables, 2))


@LANGUAGE
def test_large_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    assert str(SMALL_NUMBER) not in Texts(language)("new-seat", n=SMALL_NUMBER)


def test_what_goes_on_in_another_line_is_left_to_fluent() -> None:
    assert "rules-rats" not in all_simple("en")
    assert "amount-gold" not in all_simple("fr")
