"""Whoever watches a monkey notices what goes wrong: a failure, a hang, a lost move, something left behind."""

import os
import random
import sys
from itertools import islice
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import load, save
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.monkey import keys, watched
from tests.nd_tui.monkey.gestures import LARGEST, SMALLEST, Gesture, Monkey
from tests.nd_tui.monkey.ledger import Ledger
from tests.nd_tui.monkey.loose import LooseMonkey
from tests.nd_tui.monkey.places import EVERYWHERE, SCREENS
from tests.nd_tui.monkey.prepared import WRITTEN, prepare
from tests.nd_tui.monkey.shown import compare, rows_kept
from tests.nd_tui.monkey.spoken import SIGNS, pattern_of, screens_in
from tests.nd_tui.monkey.traces import read, write
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.monkey.watched import WatchedTerminal
from tests.nd_tui.texts import Texts

SIZE = (80, 24)
ANSWERS = """
import os, signal, time
def draw(*_):
    columns, rows = os.get_terminal_size()
    print(f"\\x1b[{rows};1Hhere", flush=True)
signal.signal(signal.SIGWINCH, draw)
print("ready", flush=True)
while True: time.sleep(0.1)
"""
CUT = """
import os, signal, time
def draw(*_):
    columns, rows = os.get_terminal_size()
    print(f"Bank\\x1b[{rows};1Hhere", flush=True)
signal.signal(signal.SIGWINCH, draw)
print("ready\\x1b[48;2;30;30", end="", flush=True)
input()
print(";30m", end="", flush=True)
while True: time.sleep(0.1)
"""
FAILS = "raise KeyError('nothing of the kind')"
FAILS_LATER = "print('ready', flush=True); input(); raise KeyError('nothing of the kind')"
HANGS = "import time; print('ready', flush=True); time.sleep(600)"


def some_gestures(seed: int, number: int = 3000) -> list[Gesture]:
    return list(islice(Monkey(random.Random(seed), SIZE).gestures(), number))


def program(text: str) -> WatchedTerminal:
    return WatchedTerminal([sys.executable, "-c", text], {**os.environ, "PYTHONFAULTHANDLER": "1"}, SIZE)


def test_the_same_seed_does_the_same_and_another_one_something_else() -> None:
    assert some_gestures(1) == some_gestures(1)
    assert some_gestures(1) != some_gestures(2)


def test_a_monkey_does_everything_but_quit() -> None:
    done = some_gestures(3)
    typed = "".join(gesture.typed for gesture in done)
    assert keys.QUIT not in typed
    wanted = (keys.F1, keys.DELETE, keys.SUSPEND, keys.ESC + "a", keys.ESC + "[200~", keys.ESC + "[<32;")
    assert all(each in typed for each in wanted)
    sizes = [gesture.size for gesture in done if gesture.size is not None]
    assert all(SMALLEST[axis] <= size[axis] <= LARGEST[axis] for size in sizes for axis in (0, 1))
    assert any(size[0] < 80 for size in sizes)
    assert any(gesture.typed and gesture.size for gesture in done)  # a resize in the midst of keys


def test_what_was_done_can_be_done_again(tmp_path: Path) -> None:
    done = some_gestures(4, 200)
    write(done, tmp_path / "traces" / "4.jsonl")
    assert list(read(tmp_path / "traces" / "4.jsonl")) == done


def test_every_screen_is_a_place_that_a_monkey_begins_at() -> None:
    reached = {screen for place in SCREENS for _, screen in place.steps}
    # A recap comes at the end of a lesson, and a turn is no screen but what tells that the table is settled.
    assert set(SIGNS) - reached <= {"recap", "turn"}
    assert len({place.name for place in EVERYWHERE}) == len(EVERYWHERE)


def test_every_sign_of_a_screen_is_there_in_both_languages() -> None:
    for signs in SIGNS.values():
        for sign in signs:
            assert len({pattern_of(sign, language).pattern for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_known_by_its_keys_while_a_move_is_shown_and_nothing_said(language: str) -> None:
    texts = Texts(language)
    assert screens_in(f"{texts('top-turn')} Anna\n s {texts('do-solution')} g {texts('do-play-freely')}") == {
        "turn",
        "table",
        "lesson",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_known_while_how_far_evaluating_is_stands_where_its_title_did(language: str) -> None:
    told = Texts(language)("study-progress", n=116, total=165, percent=70, key="v")

    assert screens_in(f"│ {told} │") == {"lines"}


def test_a_program_that_draws_itself_in_every_size_has_answered() -> None:
    terminal = program(ANSWERS)
    terminal.wait_for("ready")
    assert "here" in terminal.probe()
    assert (terminal.screen.columns, terminal.screen.lines) == SIZE
    terminal.kill()


def test_a_sequence_of_which_one_half_was_drawn_is_not_torn_by_a_probe() -> None:
    terminal = program(CUT)
    terminal.wait_for("ready")
    terminal.type("\r")
    while b";30m" not in terminal.tail:
        terminal.look_on(0.05)  # heard, and not yet drawn
    assert "here" in terminal.probe()
    terminal.kill()


def test_a_program_that_does_not_answer_is_noticed_and_says_where_it_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watched, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(watched, "LAST_WORDS_SECONDS", 1.0)
    terminal = program(HANGS)
    terminal.wait_for("ready")
    with pytest.raises(Trouble, match=r"is not drawn, one more is not(.|\n)*Current thread"):
        terminal.probe()


def test_a_program_that_does_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(watched, "LAST_WORDS_SECONDS", 1.0)
    terminal = program(HANGS)
    terminal.wait_for("ready")
    with pytest.raises(Trouble, match="it does not end"):
        terminal.wait_for_end()


@pytest.mark.parametrize("text", [FAILS, FAILS_LATER])
def test_something_raised_is_noticed_and_told(text: str) -> None:
    terminal = program(text)
    terminal.type("\r")
    with pytest.raises(Trouble, match=r"something was raised; status 1(.|\n)*nothing of the kind"):
        terminal.look_on(20.0)


def test_a_sleeping_program_is_woken() -> None:
    terminal = program("import os, signal; os.kill(os.getpid(), signal.SIGSTOP); print('awake', flush=True)")
    assert terminal.wait_for_end() == 0
    assert "awake" in terminal.last_words()


def test_a_screen_that_is_not_given_back_is_noticed() -> None:
    ends = {}
    for last in ("l", "h"):
        terminal = program(f"print('\\x1b[?1049hthere\\x1b[?1049{last}', flush=True)")
        terminal.wait_for_end()
        ends[last] = terminal.gave_the_screen_back()
    assert ends == {"l": True, "h": False}


def test_half_a_wide_letter_that_was_drawn_over_is_no_trouble() -> None:
    terminal = program("print('\\x1b[1;1H家族\\x1b[1;1Ha\\x1b[2;1Hready', flush=True); input()")
    assert terminal.wait_for("ready").startswith("a")
    terminal.kill()


def test_a_lost_position_is_noticed_unless_somebody_was_asked(tmp_path: Path) -> None:
    prepare(tmp_path, 1)
    ledger = Ledger(tmp_path)
    ledger.look()
    path = tmp_path / "midst.json"
    match = load(path, nd)
    last = list(match.history)[-1]
    match.history.delete(last)
    save(match, path, WRITTEN, "1")
    with pytest.raises(Trouble, match=r"midst.json has lost 1 of \d+ positions"):
        ledger.look()
    ledger.look(deleted=True)
    ledger.look()
    path.unlink()
    with pytest.raises(Trouble, match=r"midst.json, a game of \d+ positions, is gone"):
        ledger.look()


def test_a_game_that_grows_has_lost_nothing(tmp_path: Path) -> None:
    prepare(tmp_path, 1)
    ledger = Ledger(tmp_path)
    ledger.look()
    match = load(tmp_path / "late.json", nd)
    match.history.play(nd.legal_moves(match.history.state)[0])
    save(match, tmp_path / "late.json", WRITTEN, "1")
    ledger.look_after_the_end(killed=False)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("midst.json", b"{", "midst.json cannot be loaded"),
        ("settings.json", b"{", "settings.json cannot be read"),
        ("midst.json.damaged", b"", "left lying about"),
        (".midst.json.new", b"", "left lying about"),
    ],
)
def test_a_damaged_or_stray_file_is_noticed(tmp_path: Path, name: str, content: bytes, told: str) -> None:
    prepare(tmp_path, 1)
    (tmp_path / name).write_bytes(content)
    with pytest.raises(Trouble, match=told):
        Ledger(tmp_path).look_after_the_end(killed=False)


def test_a_move_that_was_shown_but_not_kept_is_noticed(tmp_path: Path) -> None:
    prepare(tmp_path, 1)
    gold, markers, prestige, rat, hand = min(rows_kept(tmp_path))
    kept = f"  Luc\n gold {gold} markers {markers} prestige {prestige} rat {rat} hand {hand}"
    assert compare(kept, {"table", "turn"}, tmp_path) == 1
    unkept = kept.replace(f"gold {gold}", "gold 99")
    with pytest.raises(Trouble, match="shown, but in no position that is kept"):
        compare(unkept, {"table", "turn"}, tmp_path)
    assert compare(unkept, {"table", "turn", "lesson"}, tmp_path) == 0
    assert compare(unkept, {"table"}, tmp_path) == 0


def test_trouble_tells_how_to_have_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.nd_tui.monkey.visits.COMMAND", [sys.executable, "-c", FAILS])
    with pytest.raises(Trouble, match="nothing of the kind") as caught:
        LooseMonkey(8, tmp_path, SCREENS[:1]).run(0.0, 0.0)
    assert "--seed 8 --visit 0 --place 'title' --gestures 0" in caught.value.__notes__[0]
