"""Without colours nothing is lost: what colours tell at the table can also be told by signs and letters."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.segment import Segment
from textual.widget import Widget
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.carriage import may_take
from core.notre_dame.moves import Drive
from core.notre_dame.names import borough_of
from core.notre_dame.state import NO_MESSAGE
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.games.notre_dame.signs import UNICODE_DRAWINGS
from nd_tui.games.notre_dame.streets.seen import seen
from nd_tui.games.notre_dame.table.borough import PlaceCell
from nd_tui.games.notre_dame.table.hand import CardChip
from nd_tui.games.notre_dame.table.persons import PersonCard
from nd_tui.games.notre_dame.table.player_signs import player_sign
from nd_tui.games.notre_dame.table.streets import Streets
from nd_tui.looks.symbols import symbols_for
from nd_tui.screens.table import TableScreen
from nd_tui.screens.table_guide import LIT
from nd_tui.widgets.choices import INDENT, Choices
from nd_tui.widgets.pointed import POINTER
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, drive, shown
from tests.nd_tui.screens.sessions import at_the_table, donation
from tests.nd_tui.snapshots.situations import SITUATIONS, LastChoice, settled

SIZE = pytest.mark.parametrize("size", [SMALL, LARGE])
ASCII = pytest.mark.parametrize("ascii_only", [False, True])
TEXT_STYLES = ("bold", "italic", "underline", "reverse", "strike")
Look = tuple[str, frozenset[str]]
Steps = Callable[[GamesApp, AnyPilot], Awaitable[None]]


@pytest.fixture(autouse=True)
def no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


def look(segment: Segment) -> Look:
    """What of a piece of a line is seen without colours."""
    style = segment.style
    return segment.text, frozenset(name for name in TEXT_STYLES if style and getattr(style, name))


def looks(widget: Widget) -> list[Look]:
    """What of a widget, and of the border around it, is seen without colours."""
    strips = widget.screen._compositor.render_strips()
    region = widget.region
    rows = [strips[y].crop(region.x, region.right) for y in region.line_range]
    return [look(segment) for strip in rows for segment in strip if segment.text.strip()]


def styles(widget: Widget) -> set[str]:
    return {style for _, found in looks(widget) for style in found}


def in_situation(folder: Path, situation: str, steps: Steps, size: tuple[int, int], **wishes: object) -> None:
    app = app_in(folder, **wishes)
    app.thinker = LastChoice(open_box(nd.NAME))

    async def all_steps(pilot: AnyPilot) -> None:
        assert app.no_color
        await settled(app, pilot)
        await SITUATIONS[situation](app, pilot)
        await settled(app, pilot)
        await steps(app, pilot)

    drive(app, all_steps, size)


@SIZE
@ASCII
def test_the_highlighted_choice_is_pointed_at(
    tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    pointer = ">" if ascii_only else POINTER

    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        for move in (*table.options, table.options[0]):
            table.query_one(Choices).highlight(move)
            await settled(app, pilot)
            pointed = [line for line in shown(app).splitlines() if f".{pointer}" in line]
            assert [f" {table.options.index(move) + 1}.{pointer}" in line for line in pointed] == [True]

    in_situation(tmp_path, "playing", steps, size, ascii=ascii_only)


@SIZE
@ASCII
def test_players_and_their_cards_have_signs_of_their_own(
    tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        state = table.session.state
        signs = [player_sign(symbols_for(ascii_only), state.table, seat) for seat in range(5)]
        assert len(set(signs)) == len(signs)
        assert all(
            f"{sign} {name}" in shown(app) for sign, name in zip(signs, table.session.names, strict=True)
        )
        for chip in table.query("#hand CardChip").results(CardChip):
            if chip.display and chip.card is not None:
                assert str(chip.render()).strip().startswith(f"{signs[chip.card.owner]} ")

    in_situation(tmp_path, "five-players", steps, size, ascii=ascii_only)


@SIZE
def test_markets_in_reach_and_messages_that_may_not_be_taken_are_marked(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        view, town = nd.view(table.session.state, 0), seen(table.picture())
        away = view.table.distances[view.players[0].carriage]
        for number, market in enumerate(town.markets):
            in_reach = Drive(number) in table.options and away[number] > 0
            assert market.steps == (away[number] if in_reach else None)
        assert {market.steps is None for market in town.markets} == {True, False}
        lying = [market for market, kind in enumerate(view.messages) if kind != NO_MESSAGE]
        forbidden = {market for market in lying if not may_take(view, 0, borough_of(market))}
        assert forbidden
        for number, market in enumerate(town.markets):
            told = market.message or ("", "")
            assert ("strike" in told[1]) == (number in forbidden)
        assert "strike" in styles(table.query_one(Streets))

    in_situation(tmp_path, "five-driving", steps, size)


@SIZE
def test_what_a_choice_would_change_is_marked(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        table = app.screen
        assert isinstance(table, TableScreen)
        (hired,) = [card for card in table.query(PersonCard) if card.has_class("-highlighted")]
        others = [card for card in table.query(PersonCard) if card is not hired]
        sign = UNICODE_DRAWINGS.looked_at
        assert sign in str(hired.render())
        assert not [card for card in others if sign in str(card.render())]
        assert "→" in shown(app)

    in_situation(tmp_path, "hiring", steps, size)


@SIZE
@ASCII
def test_what_a_lesson_lights_looks_different(
    tmp_path: Path, size: tuple[int, int], ascii_only: bool
) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        lit = [widget for widget in app.screen.query(f".{LIT}") if widget.region]
        assert lit
        for widget in lit:
            bright = looks(widget)
            widget.remove_class(LIT)
            await settled(app, pilot)
            assert looks(widget) != bright
            widget.add_class(LIT)
            await settled(app, pilot)

    in_situation(tmp_path, "lesson", steps, size, ascii=ascii_only)


def test_choices_that_cannot_be_made_look_different(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        options = screen.query_one("#options", OptionList)
        italic = " ".join(text.strip() for text, found in looks(options) if "italic" in found)
        for option in options.options:
            words = " ".join(str(option.prompt)[INDENT:].split())
            assert (words in italic) == option.disabled

    at_the_table(tmp_path, donation(), steps, SMALL)


def test_places_that_get_a_piece_say_so(tmp_path: Path) -> None:
    async def steps(app: GamesApp, pilot: AnyPilot) -> None:
        grown = [cell for cell in app.screen.query(PlaceCell) if cell.has_class("-highlighted")]
        assert grown
        assert all("+1" in str(cell.render()) for cell in grown)

    in_situation(tmp_path, "playing", steps, SMALL)
