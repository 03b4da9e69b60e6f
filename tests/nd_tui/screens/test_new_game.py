"""The form of a new game: filled in by keys and by mouse, with all kinds of names and seeds."""

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Static

from core.notre_dame.names import COLOURS
from core.record import new_match
from nd_tui.app import HOME, GamesApp
from nd_tui.games import FIRST
from nd_tui.play.new_game import NewGameForm, form_of, game_of, remembered, usual_form
from nd_tui.play.ratings import suggested_for
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.table import TableScreen
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import load_settings
from nd_tui.storage.statistics import StatisticsFile
from nd_tui.thinking.thinker import Thinker
from nd_tui.widgets.fields import Cycle
from nd_tui.words.ratings import suggestion_told
from tests.nd_tui.screens.playing import turn_of_a_person
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown, type_text
from tests.nd_tui.statistics_games import keep_statistics
from tests.nd_tui.texts import LANGUAGES, Texts

STRANGE = ("[b]Anna[/b] [red]x", "👩‍🚀🎲 Zoë", "مرحبا בוקר", "x" * 200, "{ $seed } \\[/]")


def form(app: GamesApp) -> NewGameScreen:
    assert isinstance(app.screen, NewGameScreen)
    return app.screen


def filled_in(app: GamesApp) -> NewGameForm:
    wish = form(app).wish
    assert wish is not None
    return wish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_game_as_usual_is_two_keys_away(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        for message in ("new-players", "new-edition", "rule-hotel_two_from", "points-of-others", "new-begin"):
            assert Texts(language)(message) in shown(app)
        await pilot.press("ctrl+s")
        await pilot.pause()
        (session,) = app.begun
        assert session.names == ("Anna", "Luc", "Claire")
        assert session.match.seats == ("person", "greedy", "greedy")
        assert session.kept.path.exists()

    drive(app, steps, size)


def test_everything_can_be_filled_in_by_keys(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "left")  # two players
        await pilot.press("down", "tab", "end", *"-Maria", "tab", "right")  # Anna-Maria in red
        await pilot.press("tab", "left", "left", "left")  # seat 2: a person
        await pilot.press("tab", "home", *"Jean-", "enter", "down")
        await pilot.press("left")  # the classic edition
        await pilot.press("down", "right", "down", "right", "down", "left", "down", "enter")
        await pilot.press("down", *"4711", "down", "right", "right", "down", "right", "down")
        await pilot.pause()
        assert app.focused is not None
        assert app.focused.id == "begin"
        await pilot.press("enter")
        await pilot.pause()
        (session,) = app.begun
        setup = session.match.setup
        assert setup.players == ("Anna-Maria", "Jean-Luc")
        assert setup.colours == ("red", "blue")
        assert session.match.seats == ("person", "person")
        assert (setup.edition, setup.hotel_two_from, setup.fool_from_cathedral) == ("classic", 3, True)
        assert (setup.limited_gold, setup.new_persons) == (False, True)
        assert (session.match.seed, setup.start) == (4711, 1)
        assert app.settings.secret_points

    drive(app, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_can_be_chosen_by_mouse(tmp_path: Path, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.click("#menu", offset=(8, 3 if size == LARGE else 2))
        await pilot.pause()
        await pilot.click("#players", offset=(4, 0))
        await pilot.click("#players", offset=(4, 0))
        assert filled_in(app).players == 5
        await pilot.click("#players", offset=(0, 0))
        assert filled_in(app).players == 4
        for _ in range(3):
            await pilot.click("#who-2", offset=(0, 0))
        await pilot.click("#colour-3", offset=(0, 0))
        for option in ("edition", "hotel_two_from", "fool_from_cathedral", "limited_gold", "new_persons"):
            await pilot.click(f"#{option}", offset=(5, 0))
        await pilot.click("#start", offset=(5, 0))
        await pilot.click("#name-1")
        await pilot.pause()
        assert app.focused is form(app).query_one("#name-1")
        await pilot.click("#begin")
        await pilot.pause()
        (session,) = app.begun
        setup = session.match.setup
        assert session.match.seats == ("person", "greedy", "person", "greedy")
        assert setup.colours == ("blue", "red", "yellow", "green")
        assert (setup.edition, setup.hotel_two_from, setup.fool_from_cathedral) == ("classic", 3, True)
        assert (setup.limited_gold, setup.new_persons, setup.start) == (True, True, 0)

    drive(app, steps, size)


def test_names_are_kept_and_shown_as_they_are(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "right", "right")
        for seat, name in enumerate(STRANGE):
            field = form(app).query_one(f"#name-{seat}", Input)
            field.clear()
            field.focus()
            await pilot.pause()
            await type_text(pilot, name)
        told = shown(app)
        assert "[b]Anna[/b] [red]x" in told
        assert "مرحبا" in told
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.begun[0].names == STRANGE
        app.begun[0].kept.close()
        await pilot.press("escape")
        await pilot.pause()
        assert "[b]Anna[/b] [red]x" in shown(app)
        await pilot.press("3")
        await pilot.pause(0.2)
        assert "[b]Anna[/b] [red]x" in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "²", "9" * 400, "٣", "1 2", "[b]"])
def test_a_bad_seed_is_told_and_the_form_stays(tmp_path: Path, language: str, seed: str) -> None:
    app = TestedApp(tmp_path, language=language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        form(app).query_one("#seed", Input).value = seed
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.begun == []
        assert app.told == [Texts(language)("problem-setup-seed-text", seed=seed)]
        assert form(app).query_one("#seed", Input).value == seed

    drive(app, steps)


def test_a_seed_that_is_too_large_is_told(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        form(app).query_one("#seed", Input).value = "9" * 25
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.told == [Texts("en")("problem-setup-seed", seed="9" * 25)]

    drive(app, steps)


@pytest.mark.parametrize(
    ("names", "reason", "details"),
    [
        (("", "B", "C"), "setup-empty-name", {"player": 1}),
        (("A", "B", "\u00a0"), "setup-empty-name", {"player": 3}),
        (("Léo", "léo ", "C"), "setup-equal-names", {"name": "léo", "other": "Léo"}),
        (("x" * 501, "B", "C"), "setup-long-name", {"player": 1, "most": 500}),
    ],
)
def test_bad_names_are_told(
    tmp_path: Path, names: tuple[str, ...], reason: str, details: dict[str, str | int]
) -> None:
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        for seat, name in enumerate(names):
            form(app).query_one(f"#name-{seat}", Input).value = name
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.told == [Texts("fr")(f"problem-{reason}", **details)]
        assert app.begun == []

    drive(app, steps)


def test_somebody_must_be_a_person(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "down", "right", "ctrl+s")
        await pilot.pause()
        assert app.told == [Texts("en")("problem-setup-people-count", found=0, most=3)]

    drive(app, steps)


def test_the_form_keeps_everything_when_the_language_changes(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "right", "down", "right", "tab", *"!", "tab", "right")
        before = filled_in(app)
        assert before.values["colours"][0] == "red"
        await pilot.press("f2")
        await pilot.pause()
        assert filled_in(app) == before
        assert Texts("fr")("new-title") in shown(app)
        assert form(app).query_one("#name-0", Input).value == before.names[0]
        assert app.focused is form(app).query_one("#colour-0")
        await pilot.press("escape")
        await pilot.pause()
        assert Texts("fr")("title-new") in shown(app)

    drive(app, steps)


def test_a_colour_that_is_taken_is_swapped(tmp_path: Path) -> None:
    wish = usual_form(Texts("en"))
    for colour in COLOURS:
        swapped = wish.with_seat_value(1, colour).values["colours"]
        assert swapped[1] == colour
        assert sorted(swapped) == sorted(COLOURS)


def test_a_bell_ringer_whose_seat_is_gone_is_found_by_the_seed() -> None:
    wish = usual_form(Texts("en")).with_players(4).with_value("start", 3)
    assert wish.with_players(3).values["start"] is None
    assert wish.with_players(5).values["start"] == 3


def test_the_usual_form_is_the_usual_game() -> None:
    from core import notre_dame as nd

    wish = usual_form(Texts("en"))
    game = game_of(replace(wish, seed="7"))
    usual = new_match(nd, nd.Setup(("Anna", "Luc", "Claire")), 7, ("person", "greedy", "greedy"))
    assert game.setup == usual.setup
    assert game.history.state == usual.history.state


def test_an_option_as_the_edition_says_its_value(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        hotel = form(app).query_one("#hotel_two_from", Cycle)
        assert "3" in hotel.render().plain
        form(app).query_one("#edition", Cycle).action_turn(1)
        await pilot.pause()
        assert "4" in hotel.render().plain

    drive(app, steps)


def test_the_game_begins_at_the_table(tmp_path: Path) -> None:
    app = GamesApp(GameFolder(tmp_path), tmp_path / "settings.json", "en")
    app.thinker = Thinker(app.box, lambda *_: ThreadPoolExecutor(1))

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await turn_of_a_person(app, pilot)
        assert len(app.screen_stack) == HOME + 1
        assert app.session is not None

    drive(app, steps)


def test_the_form_is_filled_in_as_last_time_but_with_new_luck(tmp_path: Path) -> None:
    texts = Texts("en")
    wish = replace(usual_form(texts), players=4, seed="77").with_who(2, "canon").with_name(0, "Zoé")
    assert form_of(remembered(wish), texts) == replace(wish, seed="")
    app = TestedApp(tmp_path, language="en", new_game={FIRST: remembered(wish)})

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.begun[0].names == ("Zoé", *wish.names[1:4])
        assert app.begun[0].match.seats[2] == "canon"

    drive(app, steps)
    assert form_of(load_settings(tmp_path / "settings.json").new_game[FIRST], texts) == replace(wish, seed="")


@pytest.mark.parametrize(
    "kept", [{"players": 9}, {"who": ["nobody"] * 5}, {"names": []}, {"colours": ["blue"] * 5}, {"other": 1}]
)
def test_a_form_that_makes_no_sense_is_not_remembered(kept: dict[str, Any]) -> None:
    texts = Texts("en")
    assert form_of(kept, texts) == usual_form(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_with_a_rating_is_told_whom_to_play_next(tmp_path: Path, language: str) -> None:
    keep_statistics(tmp_path)
    app, texts = TestedApp(tmp_path, language=language), Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        suggestion = suggested_for(StatisticsFile(tmp_path).load().games, FIRST, "Anna")
        assert suggestion is not None
        form(app).query_one("#name-0", Input).value = "Anna"
        await pilot.pause()
        place = form(app).query_one("#suggestion", Static)
        assert str(place.render()) == suggestion_told(texts, suggestion, "Anna")
        form(app).query_one("#name-0", Input).value = "Somebody"
        await pilot.pause()
        assert not place.display, "of whom nothing is known"

    drive(app, steps)


def test_every_value_of_every_field_can_be_chosen_with_what_it_asks_for_besides(
    tmp_path: Path, game: str
) -> None:
    """Of what only some values ask for too, all is tried under each of them."""
    app = TestedApp(tmp_path, language="en", last_game=game)

    async def turn(pilot: AnyPilot, name: str) -> AsyncIterator[set[str]]:
        cycle = form(app).query_one(f"#{name}", Cycle)
        for _ in cycle.choices:
            form(app).query_one(f"#{name}", Cycle).focus()
            await pilot.press("right")
            await pilot.pause()
            assert app.focused is form(app).query_one(f"#{name}", Cycle)
            yield {str(each.id) for each in form(app).query(Cycle)}

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        usual = {str(cycle.id) for cycle in form(app).query(Cycle)}
        for name in sorted(usual):
            async for shown_now in turn(pilot, name):
                for more in sorted(shown_now - usual):
                    async for _ in turn(pilot, more):
                        pass
            assert {str(cycle.id) for cycle in form(app).query(Cycle)} == usual
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert len(app.begun) == 1

    drive(app, steps)
