"""The adviser at the table: thinks aside, can be stopped, and leads back to the choice."""

import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.widgets import OptionList

from core import notre_dame as nd
from core.ai.reason import Reason
from core.ai.search import Effort
from core.notre_dame.agents import minds
from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.screens.hint import HintScreen
from nd_tui.screens.table import TableScreen
from nd_tui.thinking.thinker import Analyses, Thinker
from nd_tui.widgets.choices import Choices
from nd_tui.words import advice
from tests.nd_tui.screens.playing import app_in, new_session, thread, turn_of_a_person
from tests.nd_tui.screens.running import AnyPilot, drive, shown

TRIES = 3  # the quickest counts, since other work may run beside the tests

ENDLESS = 10_000_000


async def ask(app: GamesApp, pilot: AnyPilot) -> HintScreen:
    """A game in which a person asks for a hint."""
    app.begin(new_session(app, 2, 4))
    await turn_of_a_person(app, pilot)
    await pilot.press("h")
    await pilot.pause()
    assert isinstance(app.screen, HintScreen)
    return app.screen


async def think_endlessly(app: GamesApp, pilot: AnyPilot) -> HintScreen:
    """An adviser that has found something and goes on thinking."""
    hint = await ask(app, pilot)
    while hint.found is None:
        await pilot.pause(0.01)
    return hint


async def until_explained(hint: HintScreen, pilot: AnyPilot) -> None:
    while not hint.reasons:
        await pilot.pause(0.01)
    await pilot.pause()


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "ADVICE", replace(minds.ADVICE, iterations=60, deals=6))


@pytest.fixture
def _endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "ADVICE", replace(minds.ADVICE, iterations=ENDLESS))


@pytest.mark.usefixtures("_quick")
def test_the_best_choices_are_told_with_chance_lead_and_reasons(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hint = await ask(app, pilot)
        await until_explained(hint, pilot)
        text = shown(app)
        assert text.count(" to win,") == len(hint.view.options)
        assert "Compared with" in text
        assert app.session is not None
        assert nd.decision(app.session.state) == "keep"  # nothing was played

    drive(app, steps)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("key", ["enter", "number"])
def test_a_choice_of_the_adviser_is_looked_at_on_the_table_not_made(tmp_path: Path, key: str) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hint = await ask(app, pilot)
        await until_explained(hint, pilot)
        assert hint.found is not None
        if key == "enter":
            await pilot.press("down", "enter")
            meant = advice.best_of(hint.words, hint.found)[1].move
        else:
            await pilot.press("3")
            meant = hint.view.options[2]
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.query_one(Choices).looks_at(meant)

    drive(app, steps)


@pytest.mark.usefixtures("_endless")
def test_space_ends_the_thinking_within_a_fifth_of_a_second_with_the_best_so_far(tmp_path: Path) -> None:
    waited: list[float] = []

    async def steps(pilot: AnyPilot) -> None:
        hint = await think_endlessly(app, pilot)
        began = time.monotonic()
        hint.action_stop()
        while hint.stage == "thinking":
            await pilot.pause(0.001)
        waited.append(time.monotonic() - began)
        assert hint.stage == "stopped"
        await until_explained(hint, pilot)
        assert "the best so far" in shown(app)
        await pilot.press("space")  # a moment too late
        assert app.screen is hint

    for _ in range(TRIES):
        app = app_in(tmp_path)
        app.thinker = Thinker(open_box(nd.NAME))
        drive(app, steps)
    assert min(waited) < 0.2


@pytest.mark.usefixtures("_endless")
def test_leaving_the_adviser_ends_its_thinking_and_the_game_goes_on(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    app.thinker = Thinker(open_box(nd.NAME))

    async def steps(pilot: AnyPilot) -> None:
        hint = await think_endlessly(app, pilot)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.pause(0.1)
        _, failed = await app.thinker.choose("random", hint.view, 1)  # there are processes free for it
        assert not failed

    drive(app, steps)


class Broken(Thinker):
    """Processes that die, or an adviser's own mistake."""

    def __init__(self, fault: Exception) -> None:
        super().__init__(open_box(nd.NAME), thread)
        self.fault = fault

    async def analyses(self, view: nd.View, luck: int, effort: Effort) -> Analyses:
        raise self.fault
        yield


class WithoutReasons(Broken):
    """An adviser that finds the best and fails to say why."""

    analyses = Thinker.analyses

    async def explain(self, *asked: Any) -> list[Sequence[Reason]]:
        raise self.fault


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("fault", [BrokenExecutor("killed"), OSError("no memory"), KeyError("hotel")])
@pytest.mark.parametrize("kind", [Broken, WithoutReasons])
def test_an_adviser_that_fails_says_so_and_the_game_goes_on(
    tmp_path: Path, kind: type[Broken], fault: Exception
) -> None:
    app = app_in(tmp_path)
    app.thinker = kind(fault)

    async def steps(pilot: AnyPilot) -> None:
        app.begin(new_session(app, 2, 4))
        table = await turn_of_a_person(app, pilot)
        await pilot.press("h")
        for _ in range(500):
            if app.screen is table:
                break
            await pilot.pause(0.01)
        said = app.texts("hint-failed", fault=type(fault).__name__)
        assert [told.message for told in app._notifications] == [said]
        await pilot.press("1")
        assert await turn_of_a_person(app, pilot) is table

    drive(app, steps)


@pytest.mark.usefixtures("_quick")
def test_the_language_can_be_changed_while_the_advice_is_read(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hint = await ask(app, pilot)
        await until_explained(hint, pilot)
        app.next_language()
        await pilot.pause()
        assert "de chances de gagner" in shown(app)
        assert "Conseil" in shown(app)

    drive(app, steps)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_hint_leaves_its_button_in_sight(tmp_path: Path, language: str) -> None:
    app = app_in(tmp_path, language)

    async def close_by_mouse(pilot: AnyPilot) -> None:
        hint = await ask(app, pilot)
        await until_explained(hint, pilot)
        choices = hint.query_one("#hint-choices", OptionList)
        choices.add_options(["a line\n" * 8] * 3)
        await pilot.pause()
        assert hint.query_one("#hint-state").region.bottom < hint.query_one("#hint").region.bottom
        assert await pilot.click("#hint-button")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)

    drive(app, close_by_mouse)
