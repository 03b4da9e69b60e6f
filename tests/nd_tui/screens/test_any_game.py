"""The screens around the table with each game of a box with two, in both languages."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from nd_tui.games import ACTS, names, open_box
from nd_tui.keys.actions import name_of
from nd_tui.lessons.course import course_of
from nd_tui.play.new_game import form_of
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.ending import EndingScreen
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.load import LoadScreen
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.statistics import StatisticsScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.storage.settings import load_settings
from nd_tui.widgets.game_list import GameList
from nd_tui.words.games import who_plays
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.any_game import begun, kept_in, near_its_end, played
from tests.nd_tui.screens.any_table import Seat, at_title, seated
from tests.nd_tui.screens.running import LARGE, SMALL

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LOOK = pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (LARGE, "fr")])


def another_than(game: str) -> str:
    """The game after one, in the order in which the title leads to them."""
    return in_turn(game)[1]


def in_turn(game: str) -> list[str]:
    """All games of the box, from one on and back to it."""
    known = names()
    place = known.index(game)
    return [*known[place:], *known[:place], game]


@LOOK
def test_the_title_is_that_of_the_game_played_last_and_leads_to_the_other(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        for name in in_turn(game):
            texts = Texts(language, name)
            assert seat.app.texts("title-game", game=texts(f"game-{name}"), key="g") in seat.shown
            assert texts(f"game-{name}.author") in seat.shown
            await seat.press("g")

    at_title(tmp_path, game, steps, language, size)


@LANGUAGE
def test_a_game_is_begun_with_what_the_form_asks_for_and_that_is_remembered(
    tmp_path: Path, game: str, language: str
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("2")
        assert isinstance(seat.app.screen, NewGameScreen)
        texts, form = seat.app.texts, seat.app.box.form
        labels = [field.label for field in form.fields(texts, form.usual(), 3)]
        assert [label for label in labels if label not in seat.shown] == []
        assert texts("points-of-others") in seat.shown
        await seat.press("left", "ctrl+s")
        session = seat.table.session
        assert (session.game.NAME, len(session.names)) == (game, 2)

    app = at_title(tmp_path, game, steps, language, LARGE)
    kept = load_settings(app.settings_file).new_game
    assert form_of(kept[game], Texts(language, game)).players == 2
    assert another_than(game) not in kept


@LANGUAGE
def test_kept_games_are_listed_with_their_names_and_opened_in_their_words(
    tmp_path: Path, game: str, language: str
) -> None:
    kept_in(tmp_path, played(begun(another_than(game), players=2), 4))
    kept_in(tmp_path, played(begun(game), 4))

    async def steps(seat: Seat) -> None:
        await seat.press("3")
        assert isinstance(seat.app.screen, LoadScreen)
        for name, players in ((game, ("Anna", "Luc", "Claire")), (another_than(game), ("Anna", "Luc"))):
            assert who_plays(seat.app.texts, name, players) in seat.shown
        files = seat.app.screen.query_one(GameList)
        known = [seat.app.screen.look_into(file) for file in files.files]
        wanted = next(at for at, one in enumerate(known) if one and one.summary.game == game)
        await seat.press(*["down"] * wanted, "enter")
        assert game == seat.table.session.game.NAME
        assert seat.app.game_name == seat.app.texts.game == game

    at_title(tmp_path, another_than(game), steps, language)


@LANGUAGE
def test_a_game_that_nobody_won_is_told_as_such(tmp_path: Path, with_pebbles: str, language: str) -> None:
    match = begun(with_pebbles, players=2)
    while match.history.game.to_move(match.history.state) is not None:
        match.history.play(match.history.game.parse_move(match.history.state, "lay 0 0"))
    texts = Texts(language, with_pebbles)

    async def steps(seat: Seat) -> None:
        assert isinstance(seat.app.screen, EndingScreen)
        assert texts("end-nobody") in seat.shown
        await seat.press("n", "3")
        assert texts("load-won.nobody") in seat.shown

    seated(tmp_path, with_pebbles, steps, language, match=match)


@LANGUAGE
def test_the_settings_show_the_keys_of_all_games(tmp_path: Path, game: str, language: str) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("6")
        screen = seat.app.screen
        assert isinstance(screen, SettingsScreen)
        shown = {option.id: str(option.prompt) for option in screen.query_one("#keys", OptionList).options}
        for act in (act for acts in ACTS.values() for act in acts):
            assert name_of(seat.app.texts, act.id) in shown[act.id]
        screen.change_key("pebbles-deck", "d")
        await seat.hands.settle()

    app = at_title(tmp_path, game, steps, language)
    assert load_settings(app.settings_file).keys == {"pebbles-deck": "d"}


@LOOK
def test_the_rules_are_those_of_the_game_page_by_page(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("5")
        screen = seat.app.screen
        assert isinstance(screen, RulesScreen)
        book = open_box(game).book.rulebook(seat.app.texts, None, None)
        for page in list(book.pages.values())[:3]:
            assert page.heading in seat.shown
            assert screen.at == page.id
            await seat.press("down")

    at_title(tmp_path, game, steps, language, size)


@LANGUAGE
def test_the_help_of_the_table_explains_keys_and_signs_of_the_game(
    tmp_path: Path, game: str, language: str
) -> None:
    async def steps(seat: Seat) -> None:
        await seat.press("f1")
        assert isinstance(seat.app.screen, HelpScreen)
        texts = seat.app.texts
        told = [part.render().plain for part in seat.app.screen.query("#help Fitted, #help Static")]
        everything = " ".join(" ".join(told).split())
        for act in ACTS[game]:
            assert texts(f"do-{act.id}.help") in everything
        assert texts("clickable") in everything
        assert not [act.id for act in ACTS[another_than(game)] if f"do-{act.id}" in texts]

    seated(tmp_path, game, steps, language, (140, 200))


@LANGUAGE
def test_the_lessons_are_those_of_the_game(tmp_path: Path, game: str, language: str) -> None:
    kept_in(tmp_path, begun(game))  # whoever is new would begin with the first lesson at once

    async def steps(seat: Seat) -> None:
        await seat.press("4")
        assert isinstance(seat.app.screen, CourseScreen)
        for lesson in list(course_of(game))[:2]:
            assert seat.app.texts(lesson.title) in seat.shown

    at_title(tmp_path, game, steps, language)


@LANGUAGE
def test_a_finished_game_counts_in_the_statistics_of_its_game_alone(
    tmp_path: Path, game: str, language: str
) -> None:
    async def steps(seat: Seat) -> None:
        while not isinstance(seat.app.screen, EndingScreen):
            await seat.decide()
        await seat.press("n")
        assert isinstance(seat.app.screen, TitleScreen)
        for name in (game, another_than(game)):
            texts = Texts(language, name)
            await seat.press("7")
            assert isinstance(seat.app.screen, StatisticsScreen)
            assert (texts("statistics-none") in seat.shown) == (name != game)
            await seat.press("escape", "g")

    seated(tmp_path, game, steps, language, LARGE, match=near_its_end(game))
