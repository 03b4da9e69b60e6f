"""French elision: by rule, whatever name a person types, in every message with a name after such a word."""

import re

import pytest

from nd_tui.words.elision import CUT_WORDS, joined
from tests.nd_tui.messages import messages
from tests.nd_tui.texts import Texts

FRENCH = messages("fr")
AFTER_A_CUT_WORD = re.compile(rf"(?<![\w’-])({CUT_WORDS['fr']})\s…", re.IGNORECASE)
UNCUT = re.compile(rf"(?<![\w’-])({CUT_WORDS['fr']})\sÉlise", re.IGNORECASE)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "anna",
        "ANNA",
        "Élise",
        "E\u0301lise",
        "Œdipe",
        "Hugo",
        "Hélène",
        "Hadrien",
        "Yves",
        "Ysé",
        "Ugo",
    ],
)
def test_de_is_cut_before_a_vowel_and_a_silent_h(name: str) -> None:
    assert joined("de", name) == f"d’{name}"


@pytest.mark.parametrize(
    "name",
    ["Luc", "Claire", "Hans", "Hamza", "Heidi", "Yann", "Yasmine", "8", "", "«", "H", "Y", "Ðóra", "(Anna)"],
)
def test_de_stays_whole_before_anything_else(name: str) -> None:
    assert joined("de", name) == f"de {name}"


def test_capitals_and_longer_words_are_cut_alike() -> None:
    assert joined("De", "Anna") == "D’Anna"
    assert joined("jusque", "Anna") == "jusqu’Anna"


def test_the_carriage_of_anna_is_told_with_an_elision() -> None:
    told = Texts("fr")("event-carriage", player="Anna", origin="place", target="place")
    assert told.startswith("La calèche d’Anna ")


@pytest.mark.parametrize("name", [name for name, m in FRENCH.items() if m.variables])
def test_no_message_leaves_a_word_whole_before_a_vowel(name: str) -> None:
    texts, args = Texts("fr"), FRENCH[name].variables
    assert not UNCUT.search(texts(name, **dict.fromkeys(args, "Élise")))


def test_messages_with_and_without_choices_are_among_them() -> None:
    found = {name for name, m in FRENCH.items() if any(AFTER_A_CUT_WORD.search(text) for text in m.texts)}
    assert {"event-carriage", "statistics-person"} <= found


def test_fluent_joins_them_as_well() -> None:
    texts = Texts("fr")
    args = {"player": "Anna", "origin": "place", "target": "place"}
    assert texts._from_fluent("event-carriage", args) == texts("event-carriage", **args)
