"""The parts of the command with two games in the box, each of them in both languages."""

import json
from pathlib import Path

import pytest
from click.testing import Result

from nd_tui.games import names, open_box
from nd_tui.lessons.course import course_of
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import load_settings
from nd_tui.words.levels import level_names
from nd_tui.words.texts import Texts
from tests.nd_tui.any_game import begun, kept_in, played
from tests.nd_tui.commands.running import LANGUAGE, run
from tests.nd_tui.commands.test_completion import completed


def another_than(game: str) -> str:
    """A game that is not this one."""
    return "notre-dame" if game != "notre-dame" else "pebbles"


def told(result: Result) -> list[str]:
    assert result.exit_code == 0, (result.output, result.stderr, result.exception)
    return result.stdout.splitlines()


@LANGUAGE
def test_the_help_speaks_of_the_game_that_is_named(game: str, language: str) -> None:
    help_text = " ".join(told(run("--game", game, "--help", language=language)))
    assert ("--edition" in help_text) == (game == "notre-dame")
    assert ("--sit-out" in help_text) == (game == "pebbles")
    assert level_names(Texts(language, game))[-1] in help_text


@pytest.mark.parametrize(("own", "option"), [("pebbles", "--new-persons"), ("notre-dame", "--sit-out")])
@LANGUAGE
@pytest.mark.usefixtures("with_pebbles")
def test_an_option_of_another_game_is_refused(own: str, option: str, language: str) -> None:
    result = run("--game", own, "new", "--plain", option, language=language)
    texts = Texts(language, own)
    assert result.exit_code == 2
    assert result.stderr.strip() == texts(
        "problem-option-other-game", option=option, game=texts(f"game-{own}")
    )


@LANGUAGE
def test_a_new_game_is_of_the_game_that_is_named_and_that_is_remembered(
    tmp_path: Path, game: str, language: str
) -> None:
    options = ("--data-dir", str(tmp_path), "--game", game, "new", "--plain", "--players", "2", "--seed", "5")
    lines = told(run(*options, typed="q\n", language=language))
    assert lines[0] == Texts(language, game)("title")
    ((_, summary),) = GameFolder(tmp_path).unfinished()
    assert summary.game == game
    again = told(run("--data-dir", str(tmp_path), "--plain", typed="1\nq\n", language=language))
    assert Texts(language, game)("title") in "\n".join(again)


@pytest.mark.usefixtures("with_pebbles")
def test_an_option_of_the_game_itself_is_heard(tmp_path: Path) -> None:
    told(run("--data-dir", str(tmp_path), "--game", "pebbles", "new", "--plain", "--sit-out", typed="q\n"))
    ((file, _),) = GameFolder(tmp_path).unfinished()
    assert json.loads(file.read_bytes())["setup"]["sit_out"] is True
    assert load_settings(tmp_path / "settings.json").last_game == "pebbles"


@LANGUAGE
@pytest.mark.parametrize("part", ["replay", "export"])
def test_a_save_is_told_in_the_words_of_its_game_whichever_was_played_last(
    tmp_path: Path, game: str, language: str, part: str
) -> None:
    file = kept_in(tmp_path, played(begun(game)))
    named = told(run("--game", game, part, str(file), language=language))
    assert told(run("--game", another_than(game), part, str(file), language=language)) == named
    assert told(run(part, str(file), language=language)) == named


def test_an_export_for_other_programs_holds_all_positions(tmp_path: Path, game: str) -> None:
    match = played(begun(game), 9)
    content = json.loads("\n".join(told(run("export", "--json", str(kept_in(tmp_path, match))))))
    assert content["game"] == game
    assert len(content["positions"]) == match.history.size
    assert {"standings", "events", "round"} <= set(content["positions"][-1])


@LANGUAGE
def test_a_save_is_gone_on_with_in_its_own_words(tmp_path: Path, game: str, language: str) -> None:
    file = kept_in(tmp_path, played(begun(game), 3))
    data = ("--data-dir", str(tmp_path / "data"))
    lines = told(
        run(*data, "--game", another_than(game), "load", "--plain", str(file), typed="q\n", language=language)
    )
    assert lines[0] == Texts(language, game)("title")


@LANGUAGE
def test_opponents_of_a_game_play_against_each_other(game: str, language: str) -> None:
    texts = Texts(language, game)
    simple, chance = level_names(texts)[1], level_names(texts)[0]
    options = ("simulate", "--seats", f"{simple},{chance}", "--games", "4")
    lines = told(run("--game", game, *options, language=language))
    assert [line.split()[0] for line in lines[1::2]] == [simple, chance]
    assert all(texts("points-name") in line for line in lines[2::2])


@LANGUAGE
def test_rules_are_printed_page_by_page_or_all_of_them(game: str, language: str) -> None:
    book = open_box(game).book.rulebook(Texts(language, game), None, None)
    lines = told(run("--game", game, "rules", "--plain", language=language))
    assert [page.heading for page in book.pages.values() if page.heading not in lines] == []
    page = next(iter(book.pages.values()))
    assert told(run("--game", game, "rules", "--plain", page.heading, language=language))[0] == page.heading


def test_a_word_is_completed_to_what_the_game_has(game: str) -> None:
    texts, levels = Texts("en", game), level_names(Texts("en", game))
    assert completed("--game", "") == list(names())
    assert completed("--game", game, "--level", "") == levels
    assert completed("--game", game, "simulate", "--seats", f"{levels[0]},{levels[-1][:3]}") == [
        f"{levels[0]},{levels[-1]}"
    ]
    assert completed("--game", game, "learn", "") == [lesson.id for lesson in course_of(game)]
    assert completed("--game", game, "rules", "") == list(open_box(game).book.page_names())
    assert texts("title")


@LANGUAGE
def test_finished_games_are_counted_game_by_game(tmp_path: Path, game: str, language: str) -> None:
    data = ("--data-dir", str(tmp_path), "--game", game)
    answers = "1\n\n\n" * 200  # the first of a list, or twice what is set where a move is composed
    told(run(*data, "new", "--plain", "--players", "2", "--seed", "6", typed=answers, language=language))
    own, other = Texts(language, game), Texts(language, another_than(game))
    assert own("statistics-sources") in told(run(*data, "statistics", "--plain", language=language))
    elsewhere = told(run(*data[:2], "--game", another_than(game), "statistics", "--plain", language=language))
    assert elsewhere == [other("statistics-none")]
