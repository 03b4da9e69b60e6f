"""The rulebook on the screen: read, searched, followed from page to page, and opened at the right one."""

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Hire
from nd_tui.games.notre_dame.table.borough import PlaceCell
from nd_tui.games.notre_dame.table.persons import PersonCard
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.table import TableScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.widgets.choices import Choices
from tests.nd_tui.rulebook.books import book
from tests.nd_tui.screens.running import (
    LARGE,
    SMALL,
    AnyPilot,
    TestedApp,
    click_option,
    drive,
    shown,
    type_text,
)
from tests.nd_tui.screens.sessions import session_of
from tests.nd_tui.snapshots.positions import asked_whom_to_hire, game
from tests.nd_tui.texts import LANGUAGES, Texts

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])


def entries(app: TestedApp) -> OptionList:
    return app.screen.query_one("#entries", OptionList)


def listed_pages(app: TestedApp) -> list[str]:
    return [option.id for option in entries(app).options if option.id is not None]


def at(app: TestedApp) -> str | None:
    """The page that is shown, which is also the one that the list stands at."""
    assert isinstance(app.screen, RulesScreen)
    option = entries(app).highlighted_option
    assert option is not None
    assert option.id == app.screen.at
    return app.screen.at


async def settle(pilot: AnyPilot) -> None:
    for _ in range(4):
        await pilot.pause()


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_are_listed_in_their_groups(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("5")
        await settle(pilot)
        whole = book(language).pages
        assert listed_pages(app) == list(whole)
        for name in list(whole)[:3]:
            assert at(app) == name
            assert whole[name].paragraphs[0].text.split()[0] in shown(app)
            await pilot.press("down")
            await settle(pilot)

    drive(app, steps, size)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_rules_are_searched_as_one_types(tmp_path: Path, by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        if by_mouse:
            await click_option(pilot, "#menu", 4)
            await pilot.click("#search")
        else:
            await pilot.press("5")
        await settle(pilot)
        await type_text(pilot, "EVEQUE")
        await settle(pilot)
        assert at(app) == "bishop"
        assert "bank" not in listed_pages(app)
        await pilot.press("ctrl+u")
        await settle(pilot)
        assert at(app) == "bishop"
        assert "bank" in listed_pages(app)
        await type_text(pilot, "eveque zz")
        await pilot.press("f2")
        await settle(pilot)
        assert Texts("en")("rules-nothing") in shown(app)
        await pilot.press("ctrl+u")
        await type_text(pilot, "hotel rat")
        await settle(pilot)
        assert "hotel" in listed_pages(app)
        await type_text(pilot, " [b]")
        await settle(pilot)
        assert listed_pages(app) == []

    drive(app, steps)


@pytest.mark.parametrize("name", ["bank", "bell_ringer", "lover", "glossary", "nobody"])
def test_the_rules_open_at_a_name_and_stay_there_in_the_other_language(tmp_path: Path, name: str) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(RulesScreen(name))
        await settle(pilot)
        wanted = "aim" if name == "nobody" else name
        assert at(app) == wanted
        await pilot.press("f2")
        await settle(pilot)
        assert at(app) == wanted
        assert book("fr").pages[wanted].heading in shown(app)
        await pilot.press("down", "pagedown", "up", "pageup", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)

    drive(app, steps)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_links_lead_on_by_keys_and_by_mouse_and_end_a_search(tmp_path: Path, by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(RulesScreen())
        await settle(pilot)
        await type_text(pilot, "residence")
        await settle(pilot)
        assert at(app) == "residence"
        second = book().pages["residence"].see_also[1]
        if by_mouse:
            await click_option(pilot, "#rule-links", 1)
        else:
            await pilot.press("tab", "down", "down", "up", "down", "enter")
        await settle(pilot)
        assert at(app) == second
        assert app.screen.query_one(Input).value == ""
        assert listed_pages(app) == list(book().pages)

    drive(app, steps)


def test_a_click_on_a_title_opens_its_page(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(RulesScreen())
        await settle(pilot)
        await click_option(pilot, "#entries", 3)
        await settle(pilot)
        assert at(app) == "phase-1"

    drive(app, steps)


def test_a_long_page_is_read_on_by_keys(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(RulesScreen("rulings"))
        await settle(pilot)
        page = app.screen.query_one("#rule-page")
        await pilot.press("pagedown")
        await settle(pilot)
        assert page.scroll_y > 0
        await pilot.press("pageup")
        await settle(pilot)
        assert page.scroll_y == 0

    drive(app, steps)


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_fits_its_two_columns(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        app.push_screen(RulesScreen("glossary"))
        await settle(pilot)
        text = app.screen.query_one("#rule-text")
        written = str(text.render())
        row = next(line for line in written.splitlines() if "quartier" in line and "borough" in line)
        assert all(len(line) <= text.size.width for line in written.splitlines())
        assert row.split() == ["borough", "quartier"][:: 1 if language == "en" else -1]

    drive(app, steps, size)


# From the table


class Seated(TestedApp):
    """The app with its table."""

    def begin(self, session: object) -> None:
        """Sit down."""
        super(TestedApp, self).begin(session)  # type: ignore[arg-type]


def test_the_key_at_the_table_opens_the_page_of_what_is_highlighted(tmp_path: Path) -> None:
    app = Seated(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.begin(session_of(game(3, 2, asked_whom_to_hire)))
        await settle(pilot)
        table = app.screen
        assert isinstance(table, TableScreen)
        for move in table.options:
            table.query_one(Choices).highlight(move)
            await settle(pilot)
            await pilot.press("?")
            await settle(pilot)
            assert at(app) == (move.person if isinstance(move, Hire) else "phase-4")
            await pilot.press("escape")
            await settle(pilot)

    drive(app, steps)


def test_the_key_opens_the_page_of_what_the_mouse_has_come_to(tmp_path: Path) -> None:
    app = Seated(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        app.begin(session_of(game(3, 2, asked_whom_to_hire)))
        await settle(pilot)
        table = app.screen
        assert isinstance(table, TableScreen)
        last = list(table.query(PersonCard))[2]
        hotel = next(cell for cell in table.query(PlaceCell) if cell.about() == "hotel")
        for thing in (last, hotel):
            await pilot.hover(thing)
            await settle(pilot)
            await pilot.press("?")
            await settle(pilot)
            assert at(app) == thing.about()
            await pilot.press("escape")
            await settle(pilot)
        await pilot.press("down", "?")
        await settle(pilot)
        move = nd.legal_moves(table.session.state)[1]
        assert isinstance(move, Hire)
        assert at(app) == move.person

    drive(app, steps)
