"""The rulebook is whole: a page for everything in the game, with the numbers of the components in force."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.components import LETTERS, Components
from core.notre_dame.names import ACTION_NAMES, COLOURS, SPOTS
from core.notre_dame.setup import EDITIONS, Options
from nd_tui.rulebook.page import labelled, page_lines
from tests.nd_tui.messages import messages
from tests.nd_tui.rulebook.books import ANNIVERSARY, book, told
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COMPONENTS = nd.default_components()
# Where the values of the data file are told, by the first part of their key.
TOLD_AT = {
    "coins": "gold",
    "harbour": "rat",
    "penalty": "penalty",
    "donations": "cathedral",
    "start": "setup",
    "cathedral": "cathedral",
    "messages": "messages",
    "streets": "streets",
}
Key = tuple[str | int, ...]


def values(data: Any, key: Key = ()) -> list[Key]:
    """The keys of all single values in some data."""
    if isinstance(data, dict):
        return [found for name, part in data.items() for found in values(part, (*key, name))]
    if isinstance(data, list):
        return [found for index, part in enumerate(data) for found in values(part, (*key, index))]
    return [key]


def data_file() -> Any:
    """What stands in the data file, as plain data."""
    return msgspec.json.decode(msgspec.json.encode(replace(COMPONENTS, house_values=())))


def changed(key: Key) -> Components:
    """The components with another value for one key."""
    data = data_file()
    part = data
    for name in key[:-1]:
        part = part[name]
    value = part[key[-1]]
    if isinstance(value, bool):
        part[key[-1]] = not value
    elif isinstance(value, int):
        part[key[-1]] = value + 1 if value < 3 else value - 1
    else:
        others = LETTERS if key[-1] == "stack" else SPOTS
        part[key[-1]] = next(other for other in others if other != value)
    return msgspec.convert(data, Components, strict=False)


@LANGUAGE
def test_every_value_of_the_data_file_is_told_on_its_page(language: str) -> None:
    usual = book(language, replace(COMPONENTS, house_values=()))
    untold = []
    for key in values(data_file()):
        page = str(key[1]) if key[0] == "persons" else TOLD_AT[str(key[0])]
        other = book(language, changed(key))
        if told(usual.pages[page]) == told(other.pages[page]):
            untold.append(key)
    assert untold == []


@LANGUAGE
def test_there_is_a_page_for_every_action_person_phase_edition_and_option(language: str) -> None:
    pages = book(language).pages
    assert set(ACTION_NAMES) <= set(pages)
    assert set(COMPONENTS.persons) <= set(pages)
    assert {f"phase-{phase}" for phase in range(1, 6)} <= set(pages)
    assert {f"edition-{edition}" for edition in EDITIONS} <= set(pages)
    assert set(Options.__struct_fields__) <= set(pages)
    for colour in COLOURS:
        assert Texts(language)(f"colour-{colour}") in told(pages["colours"])


@LANGUAGE
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_page_can_be_read_as_plain_lines(language: str, edition: str) -> None:
    whole = book(language, options=EDITIONS[edition], playing=True)
    for page in whole.pages.values():
        lines = list(page_lines(Texts(language), whole, page))
        assert lines[0] == page.heading
        assert len(lines) > 2
        assert all(lines)


@LANGUAGE
def test_every_paragraph_of_the_locales_is_on_its_page(language: str) -> None:
    whole = book(language)
    written = [name for name in messages(language) if name.startswith("page-")]
    for page in whole.pages.values():
        own = [name for name in written if name.split(".")[0] == f"page-{page.id}"]
        titles = sum(name.endswith(".title") for name in own)
        assert len(page.paragraphs) >= len(own) - titles


def test_paragraphs_stand_in_the_same_order_in_all_languages() -> None:
    pages = [[name for name in messages(language) if name.startswith("page-")] for language in LANGUAGES]
    orders = [{name: [n for n in names if n.startswith(f"{name}.")] for name in names} for names in pages]
    assert orders[0] == orders[1]


def test_links_lead_to_pages_and_never_back_to_the_same() -> None:
    whole = book()
    for page in whole.pages.values():
        assert page.see_also
        assert page.id not in page.see_also
        assert set(page.see_also) <= set(whole.pages)


@LANGUAGE
def test_a_person_is_told_with_stack_rats_and_effect(language: str) -> None:
    texts, whole = Texts(language), book(language)
    for person, card in COMPONENTS.persons.items():
        page = whole.pages[person]
        assert page.heading == texts(f"person-{person}")
        assert page.group == card.stack
        assert texts("rules-rats", n=card.rats) in told(page)
        assert (texts("rules-expansion") in told(page)) is card.expansion
        assert texts(f"effect-{person}")[1:] in told(page)


@LANGUAGE
def test_rulings_are_gathered_on_one_page(language: str) -> None:
    whole = book(language)
    gathered = told(whole.pages["rulings"])
    rulings = [
        paragraph.text
        for page in whole.pages.values()
        for paragraph in page.paragraphs
        if paragraph.kind == "ruling"
    ]
    assert len(rulings) > 30
    assert all(ruling in gathered for ruling in rulings)


@LANGUAGE
def test_house_values_are_called_so(language: str) -> None:
    texts, whole = Texts(language), book(language)
    for name in (*COMPONENTS.persons, "streets", "house-values"):
        lines = [labelled(texts, paragraph) for paragraph in whole.pages[name].paragraphs]
        assert any(line.startswith(texts("rulebook-house")) for line in lines)


@LANGUAGE
def test_a_file_of_ones_own_says_what_its_house_values_are(language: str) -> None:
    texts = Texts(language)
    none = book(language, replace(COMPONENTS, house_values=()))
    assert texts("rulebook-house-none") in told(none.pages["house-values"])
    assert not [p for page in none.pages.values() for p in page.paragraphs if p.kind == "house"]
    some = book(language, replace(COMPONENTS, house_values=("persons.monk.rats", "penalty")))
    assert [name for name, page in some.pages.items() if any(p.kind == "house" for p in page.paragraphs)] == [
        "monk",
        "house-values",
    ]
    assert "penalty" in told(some.pages["house-values"])


@LANGUAGE
@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_an_option_is_told_for_every_edition_and_for_the_game(language: str, option: str) -> None:
    texts = Texts(language)
    assert len(book(language).pages[option].paragraphs) + 1 == len(
        book(language, playing=True).pages[option].paragraphs
    )
    for edition in EDITIONS:
        assert texts(f"edition-{edition}") in told(book(language).pages[option])
    value = getattr(ANNIVERSARY, option)
    other = replace(ANNIVERSARY, **{option: 4 if option == "hotel_two_from" else not value})
    usual, changed_one = book(language, playing=True), book(language, options=other, playing=True)
    assert told(usual.pages[option]) != told(changed_one.pages[option])
