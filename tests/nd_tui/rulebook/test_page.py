"""The rulebook is searched without regard to accents, by titles first."""

import pytest

from nd_tui.rulebook.page import rows_fitting
from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.rulebook.books import book


def ids(language: str, search: str) -> list[str]:
    return [page.id for page in book(language).fitting(search)]


def test_letters_are_found_however_they_are_typed() -> None:
    assert plain_letters("L’Évêque") == "l'eveque"


def test_a_search_looks_through_titles_and_texts_without_accents() -> None:
    assert "bishop" in ids("fr", "EVEQUE")
    assert "hotel" in ids("en", "hotel rat")
    assert "bank" not in ids("en", "hotel rat")
    assert ids("en", "[b]") == []


def test_a_search_for_nothing_finds_everything_in_order() -> None:
    whole = book()
    assert whole.fitting("") == list(whole.pages.values())


@pytest.mark.parametrize(
    ("language", "search", "best"),
    [
        ("en", "bank", "bank"),
        ("fr", "peste", "phase-5"),
        ("fr", "relais", "carriage_house"),
        ("en", "mayor", "mayor"),
        ("en", "bâtiment", "glossary"),
    ],
)
def test_the_best_page_has_the_words_in_its_title_where_one_has(
    language: str, search: str, best: str
) -> None:
    found = book(language).best(search)
    assert found is not None
    assert found.id == best


def test_no_page_is_best_where_none_fits() -> None:
    assert book().best("zzzz") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("search", ["calèche", "caleche", "carriage HOUSE"])
def test_the_glossary_is_searched_in_both_languages(language: str, search: str) -> None:
    rows = rows_fitting(book(language).pages["glossary"], search)
    words = [{row.here, row.there} for row in rows]
    assert {"Carriage house", "Relais de calèches"} in words
    assert len(rows) < 6


def test_a_search_that_fits_no_word_of_the_glossary_leaves_it_whole() -> None:
    page = book().pages["glossary"]
    assert rows_fitting(page, "both languages") == list(page.rows)
