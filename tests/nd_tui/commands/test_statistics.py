"""The statistics on the command line and after a plain text game."""

import random
from pathlib import Path

import pytest

from nd_tui.storage.statistics import StatisticsFile
from tests.nd_tui.commands.running import LANGUAGE, run
from tests.nd_tui.statistics_games import keep_statistics
from tests.nd_tui.texts import Texts


@LANGUAGE
def test_everything_is_told_as_plain_text_person_by_person(own_data_folder: Path, language: str) -> None:
    keep_statistics(own_data_folder)
    texts = Texts(language)
    result = run("statistics", "--plain", language=language)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(texts("statistics-broken", n=1))
    for name in ("Anna", "[b]Léo"):
        assert texts("statistics-person", player=name) in result.stdout
    for message in ("all", "by-players", "by-level", "by-kind", "best", "sources", "course"):
        assert result.stdout.count(texts(f"statistics-{message}") + "\n") == 2
    assert result.stdout == run("statistics", language=language).stdout  # without a terminal too


@LANGUAGE
def test_without_a_game_it_says_so(language: str) -> None:
    assert run("statistics", language=language).stdout == Texts(language)("statistics-none") + "\n"


@pytest.mark.parametrize(("typed", "left"), [("yes\n", False), ("no\n", True), ("\n", True)])
def test_all_is_deleted_only_after_a_yes(own_data_folder: Path, typed: str, left: bool) -> None:
    file = keep_statistics(own_data_folder)
    assert run("statistics", "--forget", typed=typed).exit_code == 0
    assert bool(file.load().games) is left


def test_a_file_that_cannot_be_read_is_told_in_a_sentence(own_data_folder: Path) -> None:
    StatisticsFile(own_data_folder).path.mkdir(parents=True)
    result = run("statistics")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("wished", ["yes", "no"])
def test_a_plain_text_game_counts_if_that_is_wished(own_data_folder: Path, wished: str) -> None:
    run("config", "statistics", wished)
    chance = random.Random(1)
    answers = "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(2500))
    result = run("new", "--plain", "--players", "2", "--level", "random", "--seed", "1", typed=answers)
    assert Texts("en")("end-heading") in result.stdout
    assert len(StatisticsFile(own_data_folder).load().games) == (wished == "yes")
