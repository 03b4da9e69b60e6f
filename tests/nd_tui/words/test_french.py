"""The French of the program, as far as rules can be checked: spaces, capitals, one word for one thing."""

import re
from pathlib import Path

import pytest

from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from tests.nd_tui.messages import messages
from tests.nd_tui.sources import ROOT
from tests.nd_tui.texts import Texts

TEXTS = Texts("fr")
FRENCH = {name: "\n".join(gathered.texts) for name, gathered in messages("fr").items()}
PERSONS = [TEXTS(f"person-{person}") for person in EFFECTS]
CARDS = [TEXTS(f"action-{action}") for action in ACTION_NAMES]
PEOPLE = ("Luc", "Claire", "Anna", "Hugo")  # of the lessons
PAGES = (*FRENCH.values(), (ROOT / "README.fr.md").read_text(encoding="utf-8"))
# What is not French, or not the word that the rest of the program has for it.
BANNED = (
    "à prendre du séminaire",
    "sont les plus remplis",
    "roule à la place",
    r"roulez? de \w+ places",
    "n’a lieu",
    "l’action a lieu",
    "son action a lieu",
    "nouveau compte",
    "selon son compte",
    r"et compte \d",
    r"puis : \{",
    r"^rien de plus$",
    "déborde",
    "comme nouvelle ligne",
    r"(avocat|veilleur|roi|maire|dame|charpentier|soldat|administrateur|guilde),?( lui,)?( en)? paie(ra)?\b",
    r"(?<![\w-])(?i:le|la|de|que|se|ne|je) (?i:[aeéèêiouâîôû])\w",
    r"\bde (Hugo|Anna)\b",
    r"\bà les?\b",
    r"\bde les?\b(?! (?:apprendre|étudier))",
    "tout ce que vous ne savez pas",
    "jouer l’action",
    r"\bsi ils?\b",
    r"\bdons?\b",  # they are called « offrandes »
    " , ",
)
ALLOWED = re.compile(r"\b(?:[lL]e|[dD]e) (?:un|une|oui|onz\w+|Un|Une)\b|\bla (?:une|onz\w+)\b")


@pytest.mark.parametrize("phrase", BANNED)
def test_no_message_has_a_phrase_that_is_not_french(phrase: str) -> None:
    wrong = re.compile(phrase, re.MULTILINE)
    assert [text for text in PAGES if wrong.search(ALLOWED.sub("", text).replace("\u00a0", " "))] == []


def test_a_colon_is_followed_by_a_small_letter_or_a_name() -> None:
    names = "|".join(map(re.escape, (*CARDS, *PERSONS, *PEOPLE)))
    wrong = re.compile(rf":[\s\u00a0]+(?!{names})[A-ZÀÂÇÉÈÊÎÔÛ]")
    assert [text for text in FRENCH.values() if wrong.search(text)] == []


def test_whole_sentences_are_not_put_after_a_colon() -> None:
    where = TEXTS("lines-where", moment=TEXTS("when", period="A", round=1), moves=3)
    assert f": {where}" not in TEXTS("compare-position", position="x", where=where, told="y").replace(
        "\u00a0", " "
    )
    assert TEXTS("rulebook-about", page="Évêque", text="Sans or.") == "Évêque. Sans or."


@pytest.mark.parametrize("person", PERSONS)
def test_persons_are_written_small_within_a_sentence(person: str) -> None:
    wrong = re.compile(rf"(?:\b[lL]e |\b[lL]a |\b[lL]es |\b[dD]u |\b[aA]u |[lLdD]’){re.escape(person)}\b")
    assert [text for text in PAGES if wrong.search(text)] == []


@pytest.mark.parametrize("card", CARDS)
def test_cards_and_buildings_are_written_small_after_an_article(card: str) -> None:
    wrong = re.compile(rf"(?:\b[lL]e |\b[lL]a |\b[dD]u |\b[aA]u |[lL]’){re.escape(card)}\b")
    proper = card == TEXTS("action-cathedral")
    assert [text for text in PAGES if wrong.search(text) and not proper] == []


def test_something_is_taken_at_a_place() -> None:
    assert TEXTS("problem-nothing-there", taken=TEXTS("action-school.taken")) == (
        "Il n’y a rien à prendre au séminaire."
    )


def test_the_first_choice_of_the_hotel_may_be_nothing() -> None:
    assert TEXTS("choose-pass", decision="hotel") == "rien"


def test_the_readme_names_files_in_french() -> None:
    assert not re.search(r"\bFILE\b", Path(ROOT / "README.fr.md").read_text(encoding="utf-8"))
