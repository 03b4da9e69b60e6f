"""Characters in the form of a new game: offered where an opponent can have one, described, played with."""

from pathlib import Path

import pytest

from core.notre_dame.agents.tastes import TASTES
from nd_tui.games import open_box
from nd_tui.play.new_game import usual_form
from nd_tui.screens.new_game import NewGameScreen
from nd_tui.widgets.fields import Cycle
from nd_tui.words.characters import SURPRISE, character_about, character_name
from nd_tui.words.levels import level_about, level_name, levels_of_game
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts

ROOM = 78, 3  # columns and lines for the sentence about an opponent


def offered(app: TestedApp) -> list[int]:
    """The seats that can be given a character."""
    assert isinstance(app.screen, NewGameScreen)
    assert app.screen.wish is not None
    seats = range(app.screen.wish.players)
    return [seat for seat in seats if app.screen.query_one(f"#character-{seat}", Cycle).display]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_an_opponent_gets_a_character_by_keys(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    app, texts = TestedApp(tmp_path, language=language), Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "down", "down")
        await pilot.pause()
        assert offered(app) == [1, 2]
        await pilot.press("tab", "tab", "right", "right")
        await pilot.pause()
        told = " ".join(shown(app).split())
        assert " ".join(character_about(texts, "banker").split()) in told
        assert f"{level_name(texts, 'greedy')}, {character_name(texts, 'banker')}." in told
        await pilot.press("ctrl+s")
        await pilot.pause()
        (session,) = app.begun
        assert session.match.seats == ("person", "greedy:banker", "greedy")

    drive(app, steps, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_means_to_have_no_character_is_said_where_one_could_be_chosen(
    tmp_path: Path, language: str
) -> None:
    app, texts = TestedApp(tmp_path, language=language), Texts(language)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "down", "down")
        await pilot.pause()
        assert texts("character-none.about") not in " ".join(shown(app).split())
        await pilot.press("tab", "tab")
        await pilot.pause()
        assert " ".join(texts("character-none.about").split()) in " ".join(shown(app).split())

    drive(app, steps)


def test_persons_and_who_plays_at_random_are_offered_none(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "down", "down", "left", "left", "down", "left", "left", "left")
        await pilot.pause()
        assert offered(app) == []
        await pilot.press("right", "right")
        await pilot.pause()
        assert offered(app) == [2]

    drive(app, steps)


def test_a_surprise_is_a_character_when_the_game_begins(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "down", "down", "tab", "tab", "right")
        await pilot.pause()
        assert character_about(Texts("en"), SURPRISE) in " ".join(shown(app).split())
        await pilot.press("ctrl+s")
        await pilot.pause()
        (session,) = app.begun
        assert session.match.seats[1].removeprefix("greedy:") in TASTES

    drive(app, steps)


def test_a_game_offers_characters_only_if_it_has_some(tmp_path: Path, game: str) -> None:
    app = TestedApp(tmp_path, language="en", last_game=game)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await pilot.pause()
        assert bool(offered(app)) == bool(open_box(game).minds().CHARACTERS)
        assert usual_form(Texts("en", game)).characters == ()

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_room_to_describe_every_opponent(language: str) -> None:
    texts = Texts(language)
    columns, lines = ROOM
    for level in levels_of_game("notre-dame"):
        for character in (SURPRISE, *TASTES):
            told = texts(
                "new-opponent-character",
                n=5,
                level=level_name(texts, level),
                character=character_name(texts, character),
                about=level_about(texts, level),
                taste=character_about(texts, character),
            )
            used, left = 1, columns
            for word in told.split(" "):
                if len(word) > left:
                    used, left = used + 1, columns
                left -= len(word) + 1
            assert used <= lines, told
