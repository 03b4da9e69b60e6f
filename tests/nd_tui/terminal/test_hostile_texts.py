"""Names, lines and comments that would steer a terminal: they are shown, and steer nothing."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from core.game import BadSetup
from nd_tui.commands.main import command
from nd_tui.play.new_game import game_of, usual_form
from tests.nd_tui.hostile import (
    CLEAR,
    CLIPBOARD,
    HOSTILE,
    NAMES,
    TITLE,
    harm_in,
    harm_in_output,
    hostile_folder,
)
from tests.nd_tui.pseudo_terminal import Terminal
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import AnyPilot, TestedApp, drive, shown, type_text
from tests.nd_tui.terminal.test_real_terminal import COMMAND, environment
from tests.nd_tui.texts import LANGUAGES, Texts

SHOWN = "N0␛]52;c;WA==␇"  # the first name


def run(folder: Path, *words: str, typed: str = "") -> Result:
    given = ["--data-dir", str(folder), "--lang", "en"]
    return CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(command(), [*given, *words], input=typed)


@pytest.mark.parametrize(
    "words", [("replay",), ("export",), ("export", "--json"), ("statistics", "--plain"), ("load", "--plain")]
)
def test_no_part_of_the_command_prints_what_a_terminal_obeys(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = hostile_folder(tmp_path)
    files = [] if words[0] == "statistics" else [str(path)]
    result = run(tmp_path, words[0], *files, *words[1:], typed="b\nq\n")
    assert result.exit_code == 0, result.output
    assert "N0" in result.stdout
    assert not harm_in(result.stdout + result.stderr)
    if "--json" not in words:
        assert SHOWN in result.stdout


def test_the_list_of_games_in_plain_text_shows_names_and_steers_nothing(tmp_path: Path) -> None:
    hostile_folder(tmp_path)
    result = run(tmp_path, "--plain", typed="q\n")
    assert SHOWN in result.stdout
    assert not harm_in(result.stdout)


def test_exported_json_holds_the_very_names_escaped(tmp_path: Path) -> None:
    path = hostile_folder(tmp_path)
    told = run(tmp_path, "export", str(path), "--json").stdout
    read = json.loads(told)
    assert read["setup"]["players"] == list(NAMES[:3])
    assert {CLIPBOARD, CLEAR} <= {each["comment"].removeprefix("comment ") for each in read["positions"]}
    assert "\\u001b]52;c" in told


@pytest.mark.parametrize("text", HOSTILE)
def test_error_messages_show_paths_and_steer_nothing(tmp_path: Path, text: str) -> None:
    result = run(tmp_path, "replay", f"no such {text}")
    assert result.exit_code == 2
    assert "no such" in result.stderr
    assert not harm_in(result.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", HOSTILE)
def test_names_that_cannot_be_shown_are_refused_where_they_are_typed(
    tmp_path: Path, text: str, language: str
) -> None:
    name = text.replace(",", "")
    result = run(tmp_path, "--lang", language, "new", "--plain", "--names", f"Anna,x{name}x")
    assert result.exit_code == 2
    assert result.stderr == Texts(language)("problem-setup-control-name", player=2) + "\n"
    with pytest.raises(BadSetup) as told:
        game_of(usual_form(Texts(language)).with_name(0, f"x{text}x"))
    assert told.value.reason == "setup-control-name"


@pytest.mark.parametrize("names", [NAMES[:3], NAMES[2:]])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_title_and_list_show_names_and_steer_nothing(
    tmp_path: Path, names: tuple[str, ...], ascii_only: bool
) -> None:
    hostile_folder(tmp_path, names)
    app = TestedApp(tmp_path, language="en", ascii=ascii_only)

    async def steps(pilot: AnyPilot) -> None:
        for key in ("", "3", "escape", "7"):
            await pilot.press(*filter(None, [key]))
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert not harm_in(shown(app))
            assert all(len(line) <= 80 for line in shown(app).splitlines())
            if key in ("", "3"):
                assert names[0][:2] in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("names", [NAMES[:3], NAMES[1:]])
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_table_lines_and_dialogs_show_names_and_steer_nothing(
    tmp_path: Path, names: tuple[str, ...], size: tuple[int, int]
) -> None:
    path = hostile_folder(tmp_path, names)
    app = app_in(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        hands = Hands(app)
        app.door.go_on(path)
        await hands.settle()
        for key in ("l", "escape", "m", "escape", "t", "n", "escape", "c", "escape", "escape"):
            await hands.press(key)
            await hands.settle()
            assert not harm_in(shown(app)), key
            assert not [line for line in shown(app).splitlines() if "␛" in line and len(line) > size[0]], key

    drive(app, steps, size)


def test_what_cannot_be_shown_is_left_out_of_what_is_pasted_and_that_is_said(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        from nd_tui.screens.dialogs import AskText

        answers: list[str | None] = []
        app.push_screen(AskText("dialog-line-name", "old\x1b"), answers.append)
        await pilot.pause()
        await pilot.press("home")
        await type_text(pilot, f"x{CLIPBOARD}y")
        assert app.told == [Texts("en")("problem-text-control")]
        await type_text(pilot, "Zoë")
        await pilot.press("enter")
        await pilot.pause()
        assert answers == ["x]52;c;WA==yZoëold␛"]

    drive(app, steps)


def test_a_terminal_gets_text_and_no_sequence_from_a_name(tmp_path: Path) -> None:
    hostile_folder(tmp_path)
    terminal = Terminal([*COMMAND, "--lang", "en"], environment(tmp_path))
    terminal.wait_for(SHOWN)
    for key, seen in (
        ("3", SHOWN),
        ("\x1b", "New game"),
        ("7", "All games"),
        ("\x1b", "New game"),
        ("1", "N0"),
        ("t", "line"),
    ):
        terminal.type(key)
        terminal.wait_for(seen)
        terminal.read(0.3)
    terminal.type("\x11")
    assert terminal.wait_for_end() == 0
    assert not harm_in_output(bytes(terminal.written))
    for sequence in (CLIPBOARD, TITLE, CLEAR):
        assert sequence.encode() not in terminal.written
