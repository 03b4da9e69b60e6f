"""The toy game's words: the same messages in both languages, and French as it is typeset."""

from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.messages import messages, wrongly_typeset
from tests.toybox.opened import FOLDER

LOCALES = FOLDER / "locales"
ENGLISH, FRENCH = (messages(each, "", "pebbles", root=LOCALES) for each in LANGUAGES)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert set(ENGLISH) == set(FRENCH)
    assert [name for name, message in ENGLISH.items() if message.variables != FRENCH[name].variables] == []


def test_the_french_is_typeset_as_french_is() -> None:
    assert wrongly_typeset(FRENCH.values()) == []
