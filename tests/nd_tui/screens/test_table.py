"""The table: deciding, what is shown before a choice is made, steps in the tree, and odd names."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Donate, Drive, Play
from core.notre_dame.names import Action, Card
from nd_tui import coach
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.table import TableScreen
from nd_tui.session import Session
from nd_tui.settings import load_settings
from nd_tui.texts import LANGUAGES, Texts
from nd_tui.too_small import TooSmall
from nd_tui.widgets.fitted import Fitted
from nd_tui.widgets.hand import CardChip
from nd_tui.widgets.log import LogPanel
from nd_tui.widgets.streets import MarketCell
from tests.core.notre_dame.scenes import ask, give, holding, table
from tests.nd_tui.games import Unkept
from tests.nd_tui.screens.playing import app_in, new_session, turn_of_a_person
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, drive, shown, type_text
from tests.nd_tui.screens.sessions import ODD_NAMES, finished

Steps = Callable[[AnyPilot, TableScreen], Awaitable[None]]


def at_the_table(
    folder: Path, state: nd.State | Session, steps: Steps, size: tuple[int, int] = LARGE, **wishes: object
) -> list[str]:
    """Sit down in a position and do some steps; what was told meanwhile comes back."""
    app = app_in(folder, str(wishes.pop("language", "en")), **wishes)
    told: list[str] = []
    tell = app.notify

    def notify(message: str, **how: object) -> None:
        told.append(message)
        tell(message, **how)  # type: ignore[arg-type]

    app.notify = notify  # type: ignore[method-assign, assignment]

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.begin(state if isinstance(state, Session) else Session(Unkept(state)))
            await pilot.pause()
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
            await steps(pilot, app.screen)

    asyncio.run(run())
    return told


def rows(screen: TableScreen) -> list[tuple[str, bool]]:
    options = screen.query_one(OptionList)
    return [(str(option.prompt).strip(), option.disabled) for option in options.options]


def donation() -> nd.State:
    return ask(give(table(), gold=1), "donate")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_chosen_is_grey_and_says_why(tmp_path: Path, language: str) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        reason = Texts(language)("problem-not-enough-gold", needed=3, gold=1)
        grey = [text for text, disabled in rows(screen) if disabled]
        assert len(grey) == 2
        assert reason in grey[1]
        before = screen.session.history.cursor
        await pilot.press("3")  # there are two choices, so this number means nothing
        assert screen.session.history.cursor is before
        await pilot.press("down", "down")
        assert screen.highlighted == Donate(1)  # from the last possible choice back to the first

    at_the_table(tmp_path, donation(), steps, language=language)


def test_the_highlighted_choice_is_seen_on_the_panels_before_it_is_made(tmp_path: Path) -> None:
    state = holding(give(table(), bank=1, gold=2), "bank", "residence")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "2 → 4" in shown(screen.game_app)
        assert screen.session.state.players[0].gold == 2
        await pilot.press("down")
        await pilot.pause()
        assert "0 → 1" in shown(screen.game_app)
        await pilot.press("1")
        await pilot.pause()
        assert screen.session.history.root.children[0].state.players[0].gold == 4

    at_the_table(tmp_path, state, steps)


def test_a_click_on_a_card_plays_it(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        chip = next(chip for chip in screen.query(CardChip) if chip.card == Card(0, Action.RESIDENCE))
        await pilot.click(chip)
        await pilot.pause()
        assert screen.session.history.root.children[0].move == Play(Card(0, Action.RESIDENCE))

    at_the_table(tmp_path, holding(table(), "bank", "residence"), steps)


def test_a_click_on_what_is_out_of_reach_says_why(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 1)
    far = next(market for market in range(15) if Drive(market) not in state.options)
    distance = state.table.distances[state.players[0].carriage][far]

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        cell = next(cell for cell in screen.query(MarketCell) if cell.market == far and cell.is_on_screen)
        await pilot.click(cell)
        await pilot.pause()
        assert screen.session.history.cursor is screen.session.history.root

    told = at_the_table(tmp_path, state, steps)
    assert told == [Texts("en")("problem-too-far", distance=distance, steps=1)]


def test_another_players_borough_is_enlarged_and_cannot_be_played_in(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert screen.query_one("#own").border_title is not None
        assert "Luc" in str(screen.query_one("#own").border_title)
        await pilot.click(screen.query("#own PlaceCell").first())
        await pilot.press("o", "o")
        await pilot.pause()
        assert "Anna" in str(screen.query_one("#own").border_title)

    assert at_the_table(tmp_path, holding(table(), "bank", "residence"), steps) == []


def test_a_branch_bears_the_name_it_was_given(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("u", "b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskText)
        await type_text(pilot, "the [b]other[/b] way")
        await pilot.press("enter")
        await pilot.pause()
        assert "the [b]other[/b] way" in shown(screen.game_app)
        await pilot.press("2")
        await pilot.pause()
        first, second = screen.session.history.root.children
        assert (first.name, second.name) == ("", "the [b]other[/b] way")
        assert screen.session.history.cursor.line_start() is second

    at_the_table(tmp_path, table(), steps)


def test_taking_back_and_going_forward_again(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        await pilot.press("1")
        await turn_of_a_person(screen.game_app, pilot)
        later = history.cursor
        await pilot.press("u")
        assert history.cursor is history.root
        await pilot.press("r")
        assert history.cursor is later
        await pilot.press("left_square_bracket")
        await pilot.pause(0.1)
        assert history.cursor is later.parent
        assert Texts("en")("table-waits", player="Claire", key="Space") in shown(screen.game_app)
        await pilot.press("space")
        await turn_of_a_person(screen.game_app, pilot)
        assert history.cursor is later
        await pilot.press("u")
        assert history.cursor is history.root
        await pilot.press("u")

    told = at_the_table(tmp_path, table(), steps)
    assert told == [Texts("en")("problem-nothing-to-undo")]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_language_changes_at_the_table_and_nothing_else_does(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        before = (screen.session.history.cursor, screen.options)
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("fr")("ask-donate") in shown(screen.game_app)
        assert (screen.session.history.cursor, screen.options) == before
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("en")("ask-donate") in shown(screen.game_app)

    at_the_table(tmp_path, donation(), steps, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_names_are_shown_as_they_are_and_break_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    state = nd.new_game(nd.Setup(ODD_NAMES, start=0), 3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "[b]Anna[/b] [red]" in shown(screen.game_app)
        for _ in range(4):
            await pilot.press("o")
            await pilot.pause()
        for key in ("1", "l", "m", "m", "t", "escape", "f2"):
            await pilot.press(key)
            await pilot.pause()
        assert screen.query_one(OptionList).region.height >= 2

    at_the_table(tmp_path, state, steps, size)


def test_secret_prestige_hides_that_of_the_others_only(tmp_path: Path) -> None:
    state = give(give(holding(table(), "bank", "park"), prestige=37), seat=1, prestige=53)

    async def hidden(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "37" in shown(screen.game_app)
        assert "53" not in shown(screen.game_app)

    async def open_to_all(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "53" in shown(screen.game_app)

    at_the_table(tmp_path, state, hidden, secret_prestige=True)
    at_the_table(tmp_path, state, open_to_all, secret_prestige=False)


def test_a_small_box_also_says_when_the_terminal_is_too_small(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("n")
        await pilot.pause()
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskText)
        assert pilot.app.screen.query(TooSmall)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert not pilot.app.screen.query(TooSmall)
        await type_text(pilot, "x")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.history.root.name == "x"

    at_the_table(tmp_path, donation(), steps)


def test_what_a_screen_shows_follows_its_size(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "next:" not in shown(screen.game_app)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert "next: 1 gold" in shown(screen.game_app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "next:" not in shown(screen.game_app)

    at_the_table(tmp_path, donation(), steps, SMALL)


def test_a_number_of_two_digits_can_be_typed(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 3)
    assert len(state.options) > 10

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        await pilot.press("1")
        await pilot.pause()
        assert history.cursor is history.root  # it may become 10 or more
        assert screen.highlighted == state.options[0]
        await pilot.press("1")
        await pilot.pause()
        assert history.root.children[0].move == state.options[10]

    at_the_table(tmp_path, state, steps)


def test_a_first_digit_and_enter_take_the_first_choice(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("down", "down", "1", "enter")
        await pilot.pause()
        assert screen.session.history.root.children[0].move == state.options[0]

    at_the_table(tmp_path, state, steps)


def test_escape_first_closes_what_lies_over_the_board(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        for opened in ("l", "o"):
            await pilot.press(opened, "escape")
            await pilot.pause()
            assert pilot.app.screen is screen
            assert (screen.page, screen.enlarged) == ("board", None)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is not screen

    at_the_table(tmp_path, donation(), steps, SMALL)


def test_the_log_is_read_by_keys_and_opens_at_its_end(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        log = screen.query_one(LogPanel)
        await pilot.press("l")
        await pilot.pause()
        await pilot.pause()
        assert log.max_scroll_y > 0
        assert log.scroll_offset.y == log.max_scroll_y
        await pilot.press("home")
        await pilot.pause()
        assert log.scroll_offset.y == 0
        await pilot.press("pagedown")
        await pilot.pause()
        assert log.scroll_offset.y > 0

    state = table()
    session = Session(Unkept(state))
    while session.history.cursor.depth < 60 or session.seat != 0:
        session.play(nd.legal_moves(session.state)[0])
    at_the_table(tmp_path, session, steps, SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_persons_still_to_come_can_be_looked_up(tmp_path: Path, language: str) -> None:
    state = table(new_persons=True)
    view = nd.view(state, 0)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("p")
        await pilot.pause()
        rows = pilot.app.screen.query_one("#persons-rows Fitted", Fitted)
        told = str(rows.render())
        texts = Texts(language)
        for person in (*view.persons, *view.brown_left, *view.gray_left):
            assert texts(f"person-{person}") in told
        others = set(state.table.components.persons) - {
            *view.gray,
            *view.gray_left,
            *view.brown,
            *view.brown_left,
        }
        assert not [person for person in others if texts(f"person-{person}") in told]
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen

    at_the_table(tmp_path, state, steps, language=language)


def test_after_the_end_a_key_shows_it_once_more(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndingScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(pilot.app.screen, EndingScreen)

    at_the_table(tmp_path, donation(), steps)


def test_a_person_with_a_second_gift_is_told_whole(tmp_path: Path) -> None:
    state = give(table(), gold=2, rat=2)
    state = ask(replace(state, persons=("hostess", "monk", "beggar_king")), "hire")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hostess, monk, king, _ = [" ".join(text.split()) for text, _ in rows(screen)]
        assert hostess.endswith(Texts("en")("effect-hostess"))
        assert monk.endswith("+2 markers, +1 prestige")
        assert king.endswith("+7 prestige")

    at_the_table(tmp_path, state, steps)


def test_a_computer_waits_while_somebody_reads_something_else(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        screen.choose(screen.options[0])
        pilot.app.push_screen(AskText("dialog-line-name"))
        await pilot.pause(0.3)
        depth = history.cursor.depth
        await pilot.pause(0.3)
        assert history.cursor.depth == depth
        await pilot.press("escape")
        await turn_of_a_person(screen.game_app, pilot)
        assert history.cursor.depth > depth

    at_the_table(tmp_path, table(), steps)


@pytest.mark.parametrize("wanted", [True, False])
def test_whoever_hesitates_in_a_first_game_is_helped(
    tmp_path: Path, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "HESITATION", 0.05)
    app = app_in(tmp_path, coach=wanted)

    async def steps(pilot: AnyPilot) -> None:
        app.begin(new_session(app, 2, 4))
        await turn_of_a_person(app, pilot)
        await pilot.pause(0.2)
        told = [said.message for said in app._notifications]
        assert bool(told) == wanted
        if wanted:
            assert told == [app.texts("coach-keep", hint="h", rules="?", undo="u")]

    drive(app, steps)


def test_help_ends_with_the_first_game(tmp_path: Path) -> None:
    app = app_in(tmp_path, coach=True)

    async def steps(pilot: AnyPilot) -> None:
        app.begin(finished(("Anna", "Luc")))
        await pilot.pause()
        assert not app.settings.coach

    drive(app, steps)
    assert not load_settings(app.settings_file).coach
