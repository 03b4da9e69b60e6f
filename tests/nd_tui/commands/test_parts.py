"""Every part of the command in both languages: what it opens, a sentence for what is wrong."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from core import notre_dame as nd
from core.record import load, save
from core.record.carried import carried
from nd_tui import app as app_module
from nd_tui.commands import playing
from nd_tui.commands.places import lesson_names
from nd_tui.games import FIRST
from nd_tui.storage.settings import Settings, load_settings
from tests.core.record.games import small_tree
from tests.nd_tui.commands.running import LANGUAGE, PARTS, run
from tests.nd_tui.commands.test_command import Started
from tests.nd_tui.texts import Texts

ENGLISH = Texts("en")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The app is only noted, and the streams are taken for a terminal."""
    started = Started()
    monkeypatch.setattr(app_module, "GamesApp", started)
    monkeypatch.setattr(playing, "is_terminal", lambda: True)
    return started


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    save(small_tree(), path, "now", "0")
    return str(path)


@LANGUAGE
@pytest.mark.parametrize(
    ("options", "reason", "details"),
    [
        (["fly"], "unknown-command", {"command": "fly", "known": ", ".join(PARTS)}),
        (["--colour"], "unknown-option", {"option": "--colour"}),
        (["new", "--colour"], "unknown-option", {"option": "--colour"}),
        (["--seed"], "option-value", {"option": "--seed"}),
        (["--plain=yes"], "option-value", {"option": "--plain"}),
        (["--seed", "x"], "option-number", {"option": "--seed", "found": "x"}),
        (["new", "--players", "1.5"], "option-number", {"option": "--players", "found": "1.5"}),
        (["--lang", "de"], "option-choice", {"option": "--lang", "found": "de", "known": "en, fr"}),
        (["simulate"], "missing-option", {"option": "--seats"}),
        (
            ["simulate", "--seats", "random,random", "--games", "0"],
            "option-least",
            {"option": "--games", "found": 0, "least": 1},
        ),
        (["--players", "3", "config"], "option-elsewhere", {"option": "--players", "command": "config"}),
        (["learn", "cards"], "lessons-are-drawn", {}),
        (["new", "--players", "9"], "setup-player-count", {"found": 9, "fewest": 2, "most": 5}),
        (["config", "ascii", "yes", "no"], "extra-argument", {"argument": "no", "command": "nd-tui config"}),
        (
            ["config", "ascii", "perhaps"],
            "setting-value",
            {"name": "ascii", "found": "perhaps", "known": "yes, no"},
        ),
        (["new", "--plain", "--level", "a", "--opponents", "b"], "setup-level-twice", {}),
        (
            ["new", "--plain", "--players", "3", "--opponents", "greedy"],
            "setup-opponent-count",
            {"found": 1, "wanted": 2},
        ),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    language: str, options: list[str], reason: str, details: dict[str, str | int]
) -> None:
    result = run(*options, language=language)
    assert result.exit_code == 2
    assert result.stderr == Texts(language)(f"problem-{reason}", **details) + "\n"
    assert result.stdout == ""


@LANGUAGE
@pytest.mark.parametrize("part", ["load", "replay", "export"])
def test_a_file_that_is_missing_or_none_of_ours_gets_one_sentence(
    language: str, part: str, tmp_path: Path
) -> None:
    (tmp_path / "odd.json").write_text("{}")
    for options in ([], [str(tmp_path / "none.json")], [str(tmp_path / "odd.json")], [str(tmp_path)]):
        result = run("--plain", part, *options, language=language)
        assert result.exit_code == 2, options
        assert len(result.stderr.splitlines()) == 1
        assert result.stdout == ""
        assert run(part, *options, language=language).stderr == result.stderr  # without a terminal too


@pytest.mark.parametrize(
    ("options", "sort"),
    [(["--theme", "pink"], "nd-dark"), (["config", "colour"], "ascii"), (["learn", "chess"], "lesson")],
)
def test_an_unknown_name_is_answered_with_the_known_ones(
    started: Started, options: list[str], sort: str
) -> None:
    result = run(*options)
    assert result.exit_code == 2
    assert options[-1] in result.stderr
    assert sort in result.stderr
    assert not started.args


@pytest.mark.parametrize("options", [["new", "--seed", "9"], ["--seed", "9", "new"]])
def test_new_begins_a_game_with_options_before_and_after_it(started: Started, options: list[str]) -> None:
    assert run(*options, "--players", "4").exit_code == 0
    first = started.args[3]
    assert (first.seed, len(first.setup.players)) == (9, 4)


def test_new_needs_no_options(started: Started) -> None:
    assert run("new").exit_code == 0
    assert started.args[3] is not None


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (["--level", "clerk"], ("person", "clerk", "clerk")),
        (["--opponents", "steward,canon,random"], ("person", "steward", "canon", "random")),
        (["--opponents", "steward", "--people", "2"], ("person", "person", "steward")),
        ([], ("person", "greedy", "greedy")),
    ],
)
def test_opponents_can_be_chosen(started: Started, options: list[str], seats: tuple[str, ...]) -> None:
    assert run("new", *options).exit_code == 0
    assert started.args[3].seats == seats


def test_load_keeps_a_game_from_elsewhere_under_a_new_name(started: Started, file: str) -> None:
    before = Path(file).read_bytes()
    assert run("load", file).exit_code == 0
    opened: list[Any] = []
    started.door = SimpleNamespace(resume=opened.append)  # type: ignore[attr-defined]
    started.opening(started)
    assert opened[0].path.parent == started.args[0].folder
    assert load(opened[0].path, nd).seed == small_tree().seed
    opened[0].close()
    assert Path(file).read_bytes() == before


def test_load_goes_on_in_the_file_of_a_kept_game(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    path = own_data_folder / "mine.json"
    save(small_tree(), path, "now", "0")
    result = run("load", str(path), "--plain", typed="q\n")
    assert result.exit_code == 0, result.output
    assert load(path, nd).seed == small_tree().seed
    assert [found.name for found in own_data_folder.glob("*.json")] == ["mine.json"]


@pytest.mark.parametrize("name", ["page.html", "mine.json.bak"])
def test_load_writes_into_no_page_and_no_backup_that_lies_among_the_kept_games(
    own_data_folder: Path, name: str
) -> None:
    own_data_folder.mkdir()
    path = own_data_folder / name
    save(small_tree(), path, "now", "0")
    if name.endswith("html"):
        path.write_text(f"<p>To be shown.</p>{carried(path.read_bytes())}", encoding="utf-8")
    before = path.read_bytes()
    result = run("load", str(path), "--plain", typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert path.read_bytes() == before
    assert [load(found, nd).seed for found in own_data_folder.glob("*.json")] == [small_tree().seed]


def test_load_shows_the_end_of_a_finished_game_as_plain_text(tmp_path: Path) -> None:
    match = small_tree(players=2, moves=5)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    save(match, tmp_path / "over.json", "now", "0")
    shown = run("load", "--plain", str(tmp_path / "over.json")).stdout
    assert ENGLISH("end-heading") in shown


def test_a_game_without_persons_cannot_be_played_on(tmp_path: Path) -> None:
    match = small_tree()
    match.seats = ("greedy",) * len(match.seats)
    save(match, tmp_path / "none.json", "now", "0")
    result = run("load", "--plain", str(tmp_path / "none.json"))
    assert (result.exit_code, result.stdout) == (2, "")


class Pushed:
    """An app that only notes which screen it is to open."""

    def push_screen(self, screen: Any) -> None:
        self.screen = screen


@pytest.mark.parametrize("lesson", [None, "board"])
def test_learn_opens_the_lesson_that_is_named(started: Started, lesson: str | None) -> None:
    assert run("learn", *filter(None, [lesson])).exit_code == 0
    app = Pushed()
    started.opening(app)
    assert type(app.screen).__name__ == "CourseScreen"
    assert app.screen.begin == (lesson or "")


@pytest.mark.parametrize("page", [None, "bishop"])
def test_rules_open_at_the_page_that_is_named(started: Started, page: str | None) -> None:
    assert run("rules", *filter(None, [page])).exit_code == 0
    app = Pushed()
    started.opening(app)
    assert type(app.screen).__name__ == "RulesScreen"
    assert app.screen.at == page


@LANGUAGE
def test_rules_as_plain_text_are_one_page_or_the_whole_book(language: str) -> None:
    texts = Texts(language)
    page = run("rules", "bishop", "--plain", language=language).stdout
    assert page.startswith(texts("person-bishop"))
    whole = run("rules", "--plain", language=language).stdout
    assert page in whole
    assert texts("action-bank") in whole
    assert page == run("rules", "bishop", language=language).stdout  # without a terminal too
    assert whole == run("rules", language=language).stdout


@LANGUAGE
@pytest.mark.parametrize("name", ["Bishop", "évêque", "l’Évêque"])
def test_rules_know_a_page_by_its_name_in_either_language(started: Started, language: str, name: str) -> None:
    page = run("rules", name, "--plain", language=language).stdout
    assert page.startswith(Texts(language)("person-bishop"))
    assert run("rules", name, language=language).exit_code == 0
    app = Pushed()
    started.opening(app)
    assert app.screen.at == "bishop"


@LANGUAGE
def test_rules_without_such_a_page_name_the_nearest(language: str) -> None:
    texts = Texts(language)
    result = run("rules", "bishopp", language=language)
    assert result.exit_code == 2
    assert result.stderr == texts("problem-unknown-page", page="bishopp", near=texts("person-bishop")) + "\n"
    none = run("rules", "zzzz", language=language)
    assert (none.exit_code, none.stderr) == (2, texts("problem-nothing-about", page="zzzz") + "\n")


@pytest.mark.parametrize("part", ["new", "load"])
def test_a_game_that_is_drawn_needs_a_terminal(part: str, file: str, own_data_folder: Path) -> None:
    result = run(part, *([file] if part == "load" else []))
    assert (result.exit_code, result.stderr) == (2, ENGLISH("needs-terminal") + "\n")
    assert not own_data_folder.exists()  # and nothing was begun


@LANGUAGE
@pytest.mark.parametrize("options", [["learn", "nope"], ["--plain", "learn", "nope"]])
def test_a_lesson_that_is_not_there_is_told_before_that_it_cannot_be_drawn(
    language: str, options: list[str]
) -> None:
    known = ", ".join(lesson_names(FIRST))
    result = run(*options, language=language)
    told = Texts(language)("problem-unknown-lesson", lesson="nope", known=known)
    assert (result.exit_code, result.stderr) == (2, told + "\n")


@LANGUAGE
def test_config_shows_every_setting_with_what_it_can_be(language: str) -> None:
    shown = run("config", language=language).stdout.splitlines()
    assert [line.split()[0].rstrip(":") for line in shown] == [
        name for name in Settings.__struct_fields__ if name not in ("keys", "new_game", "last_game")
    ]
    assert all("(" in line for line in shown)


def test_config_changes_a_setting_for_good(own_data_folder: Path) -> None:
    assert run("config", "language", "fr").exit_code == 0
    assert run("config", "ascii", "yes").exit_code == 0
    assert load_settings(own_data_folder / "settings.json") == Settings(language="fr", ascii=True)
    assert run("config", "ascii").stdout.startswith("ascii\u00a0: yes")  # and it is told in French now
    assert run("config", "language", "system").exit_code == 0
    assert load_settings(own_data_folder / "settings.json") == Settings(ascii=True)


def test_the_language_of_the_settings_is_that_of_every_part(file: str) -> None:
    run("config", "language", "fr")
    told = Texts("fr")("export-main-line")
    assert told in run("export", file).stdout
    assert told not in run("export", file, "--lang", "en").stdout


def test_settings_that_cannot_be_read_are_told_and_left_alone(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "settings.json").write_text("{")
    result = run("config", "ascii", "yes")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert (own_data_folder / "settings.json").read_text() == "{"


@LANGUAGE
def test_settings_that_cannot_be_kept_are_told_to_be_unchanged(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "no-folder"
    folder.write_text("")
    result = run("config", "ascii", "yes", "--data-dir", str(folder), language=language)
    path, fault = str(folder / "settings.json"), result.stderr.split("(", 1)[-1].rsplit(")", 1)[0]
    told = Texts(language)("problem-settings-unchanged", path=path, fault=fault)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", told + "\n")


def test_an_option_after_a_part_counts_more_than_the_environment(tmp_path: Path) -> None:
    run("config", "ascii", "yes", "--data-dir", str(tmp_path / "other"))
    assert load_settings(tmp_path / "other" / "settings.json").ascii


def test_plain_asks_what_to_play_where_nothing_was_asked_for() -> None:
    result = run("--plain", typed="\n8\n3\n\n\n\nq\n")
    assert result.exit_code == 0, result.output
    assert ENGLISH("asked-level", usual=3) in result.stdout
    assert ENGLISH("level-archdeacon") in result.stdout


def test_plain_asks_again_after_a_number_that_is_none_of_the_choices() -> None:
    result = run("--plain", typed="9\n2\n\n\n\nq\n")
    assert ENGLISH("asked-number", least=2, most=5) in result.stdout
    assert "2 players" in result.stdout


def test_plain_takes_the_name_of_what_it_asks_for() -> None:
    result = run("--plain", typed="2\nHASARD\nclassique\noui\nq\n", language="fr")
    assert result.exit_code == 0, result.output
    assert Texts("fr")("edition-classic") in result.stdout.split(Texts("fr")("title"))[1]
    assert Texts("fr")("with-new-persons") in result.stdout
    assert Texts("fr")("asked-number", least=1, most=2) not in result.stdout


def test_plain_can_be_left_at_its_first_question() -> None:
    assert run("--plain", typed="q\n").exit_code == 0
    assert run("--plain", typed="").exit_code == 0
