"""The rulebook is whole: a page for everything in the game, with the numbers of the components in force."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.components import Components
from core.rattus_cartus.names import CLASSES, PILES, TYPES
from nd_tui.games.rattus_cartus import BOX
from nd_tui.games.rattus_cartus.book.contents import PHASES, WAYS
from nd_tui.rulebook.page import Page, Rulebook, labelled, page_lines
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import begun
from tests.nd_tui.messages import messages

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COMPONENTS = rc.default_components()


def book(language: str, components: Components = COMPONENTS) -> Rulebook:
    return BOX.book.rulebook(Texts(language, rc.NAME), components, None)


def told(page: Page) -> str:
    return "\n".join(paragraph.text for paragraph in page.paragraphs)


@LANGUAGE
def test_there_is_a_page_for_every_building_card_phase_and_option(language: str) -> None:
    whole = book(language)
    wanted = {*TYPES, *PILES, *PHASES, *WAYS, "population", "nun-row", "rats", "tokens", "influence"}
    assert wanted | {"all_dead", "rats_shown", "start-player", "piles", "glossary"} <= set(whole.pages)
    assert tuple(whole.pages) == BOX.book.page_names()
    texts = Texts(language, rc.NAME)
    for name in CLASSES:
        assert texts(f"class-{name}") in told(whole.pages["population"])


@LANGUAGE
def test_every_page_can_be_read_and_leads_to_others(language: str) -> None:
    whole, texts = book(language), Texts(language, rc.NAME)
    for page in whole.pages.values():
        lines = list(page_lines(texts, whole, page))
        assert lines[0] == page.heading
        assert len(lines) > 2
        assert all(line.strip() and "{" not in line for line in lines)
        assert page.see_also
        assert page.id not in page.see_also
        assert set(page.see_also) <= set(whole.pages)


@LANGUAGE
def test_every_paragraph_of_the_locales_is_on_its_page(language: str) -> None:
    whole = book(language)
    written = [name for name in messages(language, "rattus_cartus") if name.startswith("page-")]
    assert {name.split(".")[0].removeprefix("page-") for name in written} == set(whole.pages)
    for page in whole.pages.values():
        own = [name for name in written if name.split(".")[0] == f"page-{page.id}"]
        titles = sum(name.endswith(".title") for name in own)
        assert len(page.paragraphs) >= len(own) - titles


def test_paragraphs_stand_in_the_same_order_in_all_languages() -> None:
    orders = [
        [name for name in messages(language, "rattus_cartus") if name.startswith("page-")]
        for language in LANGUAGES
    ]
    assert orders[0] == orders[1]


@LANGUAGE
@pytest.mark.parametrize("kind", TYPES)
def test_a_building_tells_what_its_cards_bring_in_the_components_in_force(language: str, kind: str) -> None:
    building = COMPONENTS.buildings[kind]
    usual = told(book(language).pages[kind])
    changes = (
        replace(building, privilege=replace(building.privilege, tokens=7)),
        replace(building, basic=replace(building.basic, draw=9)),
        replace(building, supports=building.supports[:4] + building.supports[:1]),
    )
    for other in changes:
        components = replace(COMPONENTS, buildings={**COMPONENTS.buildings, kind: other})
        assert told(book(language, components).pages[kind]) != usual


@LANGUAGE
@pytest.mark.parametrize(
    ("page", "key", "value"),
    [
        ("setup", "start", {"rats": 7}),
        ("setup", "start", {"hand": 6}),
        ("setup", "start", {"nun_row": 4}),
        ("tokens", "scoring", {"token": 3}),
        ("end", "scoring", {"most_cards": 5}),
        ("end", "scoring", {"most_cards_tied": 3}),
        ("end", "scoring", {"most_specials": 5}),
        ("gold", "scoring", {"gold_first": 8}),
        ("gold", "scoring", {"gold_first_shared": 8}),
        ("piles", "piles", {"joker": 3}),
        ("piles", "piles", {"gold": 3}),
    ],
)
def test_numbers_are_those_of_the_components(
    language: str, page: str, key: str, value: dict[str, int]
) -> None:
    components = replace(COMPONENTS, **{key: replace(getattr(COMPONENTS, key), **value)})
    assert told(book(language).pages[page]) != told(book(language, components).pages[page])


@LANGUAGE
def test_rulings_and_house_values_are_gathered_and_called_so(language: str) -> None:
    whole, texts = book(language), Texts(language, rc.NAME)
    rulings = [
        paragraph.text
        for page in whole.pages.values()
        for paragraph in page.paragraphs
        if paragraph.kind == "ruling"
    ]
    assert len(rulings) > 20
    assert all(ruling in told(whole.pages["rulings"]) for ruling in rulings)
    for name in (*TYPES, "tokens", "population", "rats", "influence"):
        lines = [labelled(texts, paragraph) for paragraph in whole.pages[name].paragraphs]
        assert any(line.startswith(texts("rulebook-house")) for line in lines)


@LANGUAGE
def test_a_file_of_ones_own_says_what_its_house_values_are(language: str) -> None:
    texts = Texts(language, rc.NAME)
    none = book(language, replace(COMPONENTS, house_values=()))
    assert texts("rulebook-house-none") in told(none.pages["house-values"])
    assert [p for page in (*TYPES, "tokens") for p in none.pages[page].paragraphs if p.kind == "house"] == []
    some = book(language, replace(COMPONENTS, house_values=("start.rats",)))
    assert "start.rats" in told(some.pages["house-values"])


@LANGUAGE
def test_the_options_of_a_game_that_is_played_are_told(language: str) -> None:
    texts = Texts(language, rc.NAME)
    state = begun(buildings="by_card", all_dead="fewest_rats_live", rats_shown="all")
    whole = BOX.book.rulebook_of(texts, state)
    yes, no = (texts("rulebook-in-force", value=texts(f"rulebook-{word}")) for word in ("yes", "no"))
    assert [yes in told(whole.pages[way]) for way in WAYS] == [way == "by_card" for way in WAYS]
    assert no in told(whole.pages["first_game"])
    assert yes in told(whole.pages["rats_shown"])
    assert texts("all-dead-fewest_rats_live") in told(whole.pages["all_dead"])
