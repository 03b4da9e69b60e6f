"""Texts that have little room on the table: none of them is cut off, in either language."""

from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.app import App
from textual.content import Content

from core import notre_dame as nd
from core.notre_dame.names import ACTION_NAMES, PLACES
from nd_tui.games.notre_dame.signs import UNICODE
from nd_tui.games.notre_dame.table.persons import PersonCard, what_it_does
from nd_tui.keys.actions import DIRECTIONS, Act, acts_on, registry, roomy
from nd_tui.looks.arranging import SIZES
from nd_tui.screens.table import TableScreen
from nd_tui.screens.table_walking import GIVING_WAY
from nd_tui.terminal.typography import keep_words_whole
from nd_tui.words.keys import KEY_WIDTH, key_name
from tests.core.notre_dame.scenes import table
from tests.nd_tui.screens.running import SMALL, AnyPilot, shown
from tests.nd_tui.screens.sessions import at_the_table
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PERSONS = nd.default_components().persons
# The room below the heads of the cards of a small and of a large screen, in columns and lines. On a small
# screen the third card, which is always gray, is wider than the others.
BROWN_CARD, GRAY_CARD, LARGE_CARD = (18, 3), (20, 3), (22, 5)
AROUND = 2  # columns of a card at both sides of what stands on it
SIGN = 1  # column before a name, for the sign of what is looked at
BADGE = 3  # columns for the letter of a gray person
PLACE_COLUMNS = 18
PAGES = ("log",)  # of a small screen; a large one shows it always and needs no key for it
WALKING = ("board-or-list", *(f"walk-{direction}" for direction in DIRECTIONS))
# Keys that do nothing at some moments of a place, so that its footer never shows them with all the others.
NEVER_TOGETHER = (
    ("table", ("ending", *WALKING)),  # while playing
    ("table", ("ending", *GIVING_WAY)),  # while the board has the arrow keys
    ("table", ("go-forward", *WALKING)),  # at the end
    ("lesson", ("hint", "take-back", "go-forward", "lines", "branch")),  # while one reads
    ("lesson", ("go-on", "take-back", "go-forward", "branch")),  # where a step asks for a key
    ("lesson", ("go-on", "solution", "play-freely")),  # in free play
)


def small_card(person: str) -> tuple[int, int]:
    """The room that a person has on a small screen, wherever it stands."""
    return BROWN_CARD if PERSONS[person].stack == "brown" else GRAY_CARD


def name(person: str, language: str) -> str:
    """What a person is called on its card."""
    return Texts(language)(f"person-{person}")


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
    assert what_it_does(texts, person, *LARGE_CARD)


@pytest.mark.parametrize(("person", "language"), product(PERSONS, LANGUAGES))
def test_a_card_has_room_for_the_name_of_the_person(person: str, language: str) -> None:
    badge = 0 if PERSONS[person].stack == "brown" else BADGE
    assert len(Texts(language)(f"person-{person}")) <= small_card(person)[0] + AROUND - badge - SIGN


@LANGUAGE
def test_the_cards_of_a_small_table_have_this_room_for_whole_names(tmp_path: Path, language: str) -> None:
    gray = max((p for p in PERSONS if PERSONS[p].stack != "brown"), key=lambda p: len(name(p, language)))
    brown = max((p for p in PERSONS if PERSONS[p].stack == "brown"), key=lambda p: len(name(p, language)))
    state = replace(table(), persons=(brown, brown, gray))

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        rooms = [(card.size.width - AROUND, card.size.height - AROUND) for card in screen.query(PersonCard)]
        assert all(room >= (BROWN_CARD, BROWN_CARD, GRAY_CARD)[at] for at, room in enumerate(rooms))
        top = shown(screen.game_app).splitlines()[1]
        assert [top.count(f" {name(person, language)} ") for person in (brown, gray)] == [2, 1]

    at_the_table(tmp_path, state, steps, SMALL, language=language)


@LANGUAGE
@pytest.mark.parametrize("place", PLACES)
def test_a_place_has_room_for_what_comes_next(place: int, language: str) -> None:
    texts = Texts(language)
    for count, times, rat in product(range(1, 10), (1, 2), (0, 3)):
        told = texts(f"next-{ACTION_NAMES[place]}", n=count, times=times, rat=rat, single=count % 2)
        assert len(told) <= PLACE_COLUMNS


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
    acts = [act for act in acts_on(place, nd.NAME) if act.id not in never]
    small = [act for act in acts if act.shown]
    large = [act for act in acts if act.id not in PAGES and (act.shown or act.id in roomy())]
    menu = len(f"|{key_name(texts, App.COMMAND_PALETTE_BINDING)} {texts('do-palette')} ")
    assert width(small, texts) <= SMALL[0] - menu
    assert width(large, texts) <= SIZES["-wide"][0] - menu


@LANGUAGE
def test_a_list_of_keys_has_room_for_every_usual_key(language: str) -> None:
    assert max(len(key_name(Texts(language), act.key)) for act in registry()) < KEY_WIDTH


def width(acts: list[Act], texts: Texts) -> int:
    """How wide a footer is: every key and its name, with a space between them and behind."""
    told = [f"{key_name(texts, act.key)} {texts(f'do-{act.id}')}" for act in acts if not act.group]
    for group in {act.group for act in acts if act.group}:
        told.append(f"{'':{len([act for act in acts if act.group == group])}} {texts(group)}")
    return len(" ".join(told))
