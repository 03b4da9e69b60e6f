"""Pages are found by their names in both languages, however these are written."""

import pytest

from nd_tui.rulebook.naming import MOST_NEAR, nearest, page_named
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.rulebook.books import book

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@LANGUAGE
@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("bishop", "bishop"),
        ("Bishop", "bishop"),
        ("the BISHOP", "bishop"),
        ("évêque", "bishop"),
        ("L’Évêque", "bishop"),
        ("l'eveque", "bishop"),
        ("carriage_house", "carriage_house"),
        ("carriage house", "carriage_house"),
        ("Carriage-House", "carriage_house"),
        ("Relais de calèches", "carriage_house"),
        ("relais caleches", "carriage_house"),
        ("relais", "carriage_house"),
        ("guard", "guard"),  # though the city guard is one too
        ("phase 5", "phase-5"),
        ("peste", "phase-5"),
        ("lady of court", "lady_of_the_court"),
        ("Notre-Dame", "cathedral"),
        ("à deux joueurs", "two-players"),
    ],
)
def test_a_page_is_found_by_its_name_in_either_language(language: str, typed: str, page: str) -> None:
    found = page_named(book(language), typed)
    assert found is not None
    assert found.id == page


@LANGUAGE
def test_every_heading_names_its_page(language: str) -> None:
    whole = book(language)
    assert [page.id for page in whole.pages.values() if page_named(whole, page.heading) != page] == []


@pytest.mark.parametrize("typed", ["", "the", "of the", "zzzz", "carriage", "[b]", "_"])
def test_a_name_of_none_or_of_several_is_none(typed: str) -> None:
    assert page_named(book(), typed) is None


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("carriage", ["carriage_house", "streets"]),
        ("bishp", ["bishop"]),
        ("Évèques", ["bishop"]),
        ("phase 9", ["phase-1", "phase-2", "phase-3", "phase-4", "phase-5"]),
    ],
)
def test_the_nearest_pages_share_a_word_or_are_spelled_alike(typed: str, near: list[str]) -> None:
    assert [page.id for page in nearest(book(), typed)][: len(near)] == near


def test_pages_that_speak_of_it_are_near_too() -> None:
    near = nearest(book(), "neighbour")
    assert near
    assert near == book().fitting("neighbour")[:MOST_NEAR]


@pytest.mark.parametrize("typed", ["zzzz", "", "the"])
def test_nothing_is_near_to_what_is_no_word_of_the_rules(typed: str) -> None:
    assert nearest(book(), typed) == []
