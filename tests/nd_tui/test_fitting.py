"""Texts that have little room on the table: none of them is cut off, in either language."""

from itertools import product

import pytest
from textual.app import App
from textual.content import Content

from core import notre_dame as nd
from core.notre_dame.names import ACTION_NAMES, PLACES
from nd_tui.actions import REGISTRY, ROOMY, Act, acts_on
from nd_tui.screens.table import WIDE
from nd_tui.symbols import UNICODE
from nd_tui.texts import LANGUAGES, Texts
from nd_tui.typography import keep_words_whole
from nd_tui.words.keys import KEY_WIDTH, key_name
from tests.nd_tui.screens.running import SMALL

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PERSONS = nd.default_components().persons
# The room on the cards of a small and of a large screen, in columns and lines. On a small screen the first
# card, which is always brown, is a column narrower than the others.
BROWN_CARD, GRAY_CARD, LARGE_CARD = (17, 3), (18, 3), (24, 5)
AROUND_A_NAME = 2  # columns of a card's border that a text within it would have, and a name on it has not
PLACE_COLUMNS = 18
PAGES = ("map", "log")  # of a small screen; a large one shows them all at once and needs no keys for them
# Keys that do nothing at some moments of a place, so that its footer never shows them with all the others.
NEVER_TOGETHER = (
    ("table", ("ending",)),  # while playing
    ("table", ("go-forward",)),  # at the end
    ("lesson", ("hint", "take-back", "go-forward", "lines", "branch")),  # while one reads
    ("lesson", ("go-on", "take-back", "go-forward", "branch")),  # where a step asks for a key
    ("lesson", ("go-on", "solution", "play-freely")),  # in free play
)
CUT = {
    ("beggar_king", "fr"),
    ("bell_ringer", "fr"),
    ("lady_of_the_court", "en"),
}


def small_card(person: str) -> tuple[int, int]:
    """The room that a person has on a small screen, wherever it stands."""
    return BROWN_CARD if PERSONS[person].stack == "brown" else GRAY_CARD


def fits(text: str, room: tuple[int, int]) -> bool:
    """Whether a text has room when it is wrapped as the app does it, without a word cut in two."""
    keep_words_whole()
    columns, lines = room
    words = [Content(word).cell_length for word in text.split(" ")]
    return max(words) <= columns and len(Content(text).wrap(columns)) <= lines


@LANGUAGE
@pytest.mark.parametrize("person", PERSONS)
def test_a_card_has_room_for_what_the_person_does(person: str, language: str) -> None:
    texts = Texts(language)
    assert fits(texts(f"effect-{person}.card"), small_card(person))
    assert fits(texts(f"effect-{person}"), LARGE_CARD)


@pytest.mark.parametrize(("person", "language"), product(PERSONS, LANGUAGES))
def test_a_card_has_room_for_the_name_of_the_person(person: str, language: str) -> None:
    if (person, language) in CUT:
        pytest.xfail("the name ends in … on a small screen")
    assert len(Texts(language)(f"person-{person}")) <= small_card(person)[0] - AROUND_A_NAME


@LANGUAGE
@pytest.mark.parametrize("place", PLACES)
def test_a_place_has_room_for_what_comes_next(place: int, language: str) -> None:
    texts = Texts(language)
    for count, times in product(range(1, 10), (1, 2)):
        assert len(texts(f"next-{ACTION_NAMES[place]}", n=count, times=times)) <= PLACE_COLUMNS


@LANGUAGE
@pytest.mark.parametrize("value", sorted(nd.default_components().cathedral.values()))
def test_notre_dame_has_room_for_its_share_beside_a_marker(value: int, language: str) -> None:
    texts = Texts(language)
    for markers in range(10):
        each = value // max(1, markers)
        share = texts("cathedral-share", value=value, markers=markers, each=each)
        assert len(f"{UNICODE.marker}  {share}") <= PLACE_COLUMNS


@LANGUAGE
@pytest.mark.parametrize(("place", "never"), NEVER_TOGETHER)
def test_the_keys_of_the_table_fit_below_it_beside_the_menu(
    place: str, never: tuple[str, ...], language: str
) -> None:
    texts = Texts(language)
    acts = [act for act in acts_on(place) if act.id not in never]
    small = [act for act in acts if act.shown]
    large = [act for act in acts if act.id not in PAGES and (act.shown or act.id in ROOMY)]
    menu = len(f"|{key_name(texts, App.COMMAND_PALETTE_BINDING)} {texts('do-palette')} ")
    assert width(small, texts) <= SMALL[0] - menu
    assert width(large, texts) <= WIDE[0] - menu


@LANGUAGE
def test_a_list_of_keys_has_room_for_every_usual_key(language: str) -> None:
    assert max(len(key_name(Texts(language), act.key)) for act in REGISTRY) < KEY_WIDTH


def width(acts: list[Act], texts: Texts) -> int:
    """How wide a footer is: every key and its name, with a space between them and behind."""
    return len(" ".join(f"{key_name(texts, act.key)} {texts(f'do-{act.id}')}" for act in acts))
