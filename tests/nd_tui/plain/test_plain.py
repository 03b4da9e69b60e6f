"""The plain text game as a person meets it: whole games, mistakes, taking back, leaving, sharing a screen."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner, Result

from core import notre_dame as nd
from core.notre_dame.agents import minds
from core.notre_dame.names import ACTION_NAMES
from nd_tui.commands.main import command
from nd_tui.games.notre_dame.book.contents import sentence
from nd_tui.plain.loop import Loop
from nd_tui.plain.screen import CURTAIN_LINES, Screen
from nd_tui.plain.typed import WORDS
from nd_tui.play.news import news
from nd_tui.play.session import Session
from tests.core.notre_dame.scenes import NAMES, table
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.thinking.failing import crash
from tests.nd_tui.whole_games import Unkept

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ENGLISH = Texts("en")


def run(answers: str, *options: str) -> Result:
    """The command with these lines typed, in English unless the options say otherwise."""
    return CliRunner(env={"LC_ALL": "C"}).invoke(
        command(), ["--plain", "--seed", "5", *options], input=answers
    )


def random_answers(seed: int, number: int = 2500) -> str:
    chance = random.Random(seed)
    return "".join(f"{chance.choice((1, 1, 2, 2, 3, 4, 5))}\n" for _ in range(number))


class Script(Screen):
    """A screen that answers from a list, and keeps what was shown between two answers."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers
        self.lines: list[str] = []
        self.shown: list[list[str]] = []

    def say(self, line: str = "", indent: str = "") -> None:
        self.lines.append(line)

    def hide(self) -> None:
        self.lines.append("hidden")

    def ask(self) -> str:
        self.shown.append(self.lines)
        self.lines = []
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


@LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [(), ("--new-persons",), ("--edition", "classic")])
def test_a_whole_game_can_be_played_by_numbers(language: str, players: int, options: tuple[str, ...]) -> None:
    result = run(random_answers(players), "--players", str(players), "--lang", language, *options)
    assert result.exit_code == 0, result.exception
    assert Texts(language)("end-sources-heading") in result.stdout
    assert all(name in result.stdout.split(Texts(language)("end-heading"))[1] for name in NAMES[:players])
    assert result.stderr == ""


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert run(random_answers(1)).stdout == run(random_answers(1)).stdout


def test_the_seed_is_told_and_random_otherwise() -> None:
    assert "Seed 5." in run("q\n").stdout
    runner = CliRunner(env={"LC_ALL": "C"})
    told = {
        runner.invoke(command(), ["--plain", "--players", "3"], input="q\n").stdout.splitlines()[1]
        for _ in range(5)
    }
    assert len(told) > 1


@pytest.mark.parametrize("typed", ["0", "99", "-1", "", "²", "12345678901234567890"])
def test_a_number_that_is_no_choice_gets_a_sentence_and_the_question_again(typed: str) -> None:
    shown = run(f"{typed}\nq\n").stdout
    assert shown.count(ENGLISH("no-such-number", most=3)) == 1
    assert shown.count("Which card do you keep?") == 2


def test_a_text_that_is_no_choice_gets_a_sentence_with_the_choices() -> None:
    shown = run("sing a song\nq\n").stdout
    assert "“sing a song” is none of the choices: Carriage house, Hospital, Trusted friend." in shown
    assert shown.count("Which card do you keep?") == 2


def test_a_choice_can_be_typed_in_notation() -> None:
    text = nd.format_move(table(3), nd.legal_moves(table(3))[1])
    script = Script(iter([text, "q"]))
    Loop(ENGLISH, script, Session(Unkept(table(3)))).run()
    assert any(line.startswith("Anna keeps ") for line in script.shown[1])


@LANGUAGE
def test_the_news_tell_by_player_what_happened_since_the_last_decision(language: str) -> None:
    texts, session = Texts(language), Session(Unkept(table(3)))
    while nd.decision(session.state) != "hire" or session.seat != 0:
        session.play(nd.legal_moves(session.state)[0])
    script = Script(iter(["w", texts("word-news"), "q"]))
    Loop(texts, script, session).run()
    wanted = [texts("news-title")]
    for who, sentences in news(texts, session, 0).items():
        wanted += [session.names[who], *sentences]
    assert len(wanted) > 4
    for shown in script.shown[1:3]:
        assert shown[1 : len(wanted) + 1] == wanted


def test_help_lists_the_commands_and_the_names_of_the_choices() -> None:
    shown = run("?\nq\n").stdout
    for message in ("help-board", "help-undo", "help-rules", "help-quit", "help-notation"):
        assert ENGLISH(message) in shown
    assert "Carriage house, Hospital" in shown.split(ENGLISH("help-notation"))[1].splitlines()[1]


@LANGUAGE
def test_the_rules_are_told_for_a_word(language: str) -> None:
    texts = Texts(language)
    shown = run(f"? {texts('person-bishop')}\n?zzzz\nq\n", "--lang", language).stdout
    assert texts("effect-bishop")[1:] in shown
    assert texts("rules-nothing") in shown


@LANGUAGE
def test_the_rules_are_told_for_a_name_in_the_other_language(language: str) -> None:
    shown = run("? the Bishop\n? l’évêque\nq\n", "--lang", language).stdout
    assert shown.count(sentence(Texts(language)("effect-bishop"))) == 2


def test_the_board_is_shown_again_when_asked_for() -> None:
    assert run("b\nq\n").stdout.count(ENGLISH("board-persons")) == 2


@LANGUAGE
@pytest.mark.parametrize("name", WORDS)
def test_a_word_does_what_its_letter_does(language: str, name: str) -> None:
    word = Texts(language)(f"word-{name}")
    by_letter, by_word, by_capitals = (
        Script(iter(["1", typed])) for typed in (WORDS[name], word, word.upper())
    )
    for script in (by_letter, by_word, by_capitals):
        Loop(Texts(language), script, Session(Unkept(table(3)))).run()
    assert (by_letter.shown, by_letter.lines) == (by_word.shown, by_word.lines)
    assert (by_letter.shown, by_letter.lines) == (by_capitals.shown, by_capitals.lines)


@LANGUAGE
def test_the_word_for_leaving_leaves_the_questions_before_a_game(language: str) -> None:
    word = Texts(language)("word-quit")
    for _ in range(2):  # the second time, after a game that was left
        result = CliRunner().invoke(command(), ["--plain", "--lang", language], input=f"{word}\n")
        assert (result.exit_code, result.stdout.count("> ")) == (0, 1)
        run("q\n")


@LANGUAGE
def test_the_prestige_of_the_others_is_hidden_where_the_settings_say_so(language: str) -> None:
    texts = Texts(language)
    open_prestige, hidden = texts("amount-prestige", n=0), texts("board-prestige-hidden")
    shown = run("q\n", "--lang", language).stdout
    assert (shown.count(open_prestige), shown.count(hidden)) == (3, 0)
    CliRunner().invoke(command(), ["config", "secret_points", "yes"])
    shown = run("q\n", "--lang", language).stdout
    assert (shown.count(open_prestige), shown.count(hidden)) == (1, 2)
    assert texts("board-you", colour=texts("colour-blue")) in shown.split(open_prestige)[0].splitlines()[-1]


def test_an_adviser_that_fails_says_so_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(view: nd.View, *more: object) -> None:
        raise KeyError("hotel")

    monkeypatch.setattr(minds, "begin", fail)
    result = run("h\n1\nq\n")
    assert ENGLISH("hint-failed", fault="KeyError") in result.stdout
    assert result.stdout.count("Which card do you keep?") == 3
    assert result.exit_code == 0


def test_an_opponent_that_fails_is_replaced_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "LEVELS", {**minds.LEVELS, "steward": crash})
    result = run("1\n" * 8, "--opponents", "steward,greedy")
    assert result.stdout.count(ENGLISH("agent-failed", player="Luc")) == 1
    assert result.exit_code == 0


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert ENGLISH("problem-nothing-to-undo") in run("u\nq\n").stdout


def test_taking_back_leads_to_the_same_question_and_the_same_future() -> None:
    straight, astray = Script(iter("123")), Script(iter(["1", "2", "u", "u", "1", "2", "3"]))
    Loop(ENGLISH, straight, Session(Unkept(table(3)))).run()
    Loop(ENGLISH, astray, Session(Unkept(table(3)))).run()
    question = [line for line in straight.shown[0] if line.startswith("Which card")]
    assert question[0] in astray.shown[4]
    assert ENGLISH("taken-back") in astray.shown[4]
    assert straight.shown[3] == astray.shown[7]


def test_everything_can_be_taken_back_to_the_beginning() -> None:
    answers = [*"12" * 20, *"u" * 40, "b"]
    script = Script(iter(answers))
    loop = Loop(ENGLISH, script, Session(Unkept(table(3))))
    first = loop.session.history.root
    loop.run()
    assert loop.session.history.cursor is first


@LANGUAGE
@pytest.mark.parametrize("answers", ["", "1\n", "1\n1\n1", "q\n"])
def test_leaving_is_polite(language: str, answers: str) -> None:
    result = run(answers, "--lang", language)
    assert result.exit_code == 0
    assert result.stdout.endswith(Texts(language)("goodbye", seed="5") + "\n")


def test_an_interrupt_is_polite_and_goes_on_to_whoever_runs_the_game() -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    script = Script(interrupted())
    with pytest.raises(KeyboardInterrupt):
        Loop(ENGLISH, script, Session(Unkept(table(3)))).run()
    assert script.lines[-1] == ENGLISH("goodbye", seed="1")


def test_two_persons_share_a_screen_behind_a_curtain() -> None:
    shown = run("\n1\n\n1\n", "--people", "2", "--players", "2").stdout
    one, other = (shown.count(ENGLISH("curtain", player=name)) for name in ("Anna", "Luc"))
    assert sorted((one, other)) == [1, 2]
    assert shown.count("\n" * CURTAIN_LINES) == 2


def test_nobody_reads_the_cards_of_another() -> None:
    """At every question the hand and the cards told are those of the person who was called to the screen."""
    chance = random.Random(4)
    state = table(3, new_persons=True)
    holder: list[Loop] = []

    def answers() -> Iterator[str]:
        while True:
            loop = holder[0]
            told = script.shown[-1]
            if told[-1].startswith("Now "):
                yield ""  # the curtain
                continue
            seat = nd.to_move(loop.session.history.state)
            assert seat is not None
            assert seat == loop.stage.play.reader
            hands = [line for line in told if line.startswith("Your hand")]
            hand = loop.session.history.state.cards[seat].hand
            own = [ENGLISH(f"action-{ACTION_NAMES[card.action]}") for card in hand]
            if hands and own:
                assert all(name in hands[-1] for name in own)
                assert hands[-1].count(",") == len(own) - 1
            yield str(chance.randint(1, 2))

    script = Script(answers())
    loop = Loop(ENGLISH, script, Session(Unkept(state, 2)))
    holder.append(loop)
    loop.run()
    assert nd.result(loop.session.history.state) is not None


def test_what_is_hidden_from_a_person_changes_nothing_that_is_shown() -> None:
    chance = random.Random(2)
    state = table(4, new_persons=True)
    while (seat := nd.to_move(state)) is not None:
        if seat == 0:
            other = nd.determinize(nd.view(state, 0), chance.randrange(1000))
            shown = []
            for position in (state, other):
                script = Script(iter("?bx"))
                Loop(ENGLISH, script, Session(Unkept(position))).run()
                shown.append(script.shown)
            assert shown[0] == shown[1]
        state = nd.apply(state, chance.choice(nd.legal_moves(state)))


@LANGUAGE
@pytest.mark.parametrize(
    ("options", "reason", "details"),
    [
        (["--players", "7"], "setup-player-count", {"found": 7, "fewest": 2, "most": 5}),
        (["--players", "1"], "setup-player-count", {"found": 1, "fewest": 2, "most": 5}),
        (["--players", "2", "--names", "A,B,C"], "setup-name-count", {"found": 3, "players": 2}),
        (["--names", "A,a"], "setup-equal-names", {"name": "a", "other": "A"}),
        (["--names", "A,,C"], "setup-empty-name", {"player": 2}),
        (["--people", "4"], "setup-people-count", {"found": 4, "most": 3}),
        (["--people", "0"], "setup-people-count", {"found": 0, "most": 3}),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    language: str, options: list[str], reason: str, details: dict[str, str | int]
) -> None:
    result = run("", "--lang", language, *options)
    assert result.exit_code == 2
    assert result.stderr == Texts(language)(f"problem-{reason}", **details) + "\n"
    assert result.stdout == ""


def test_a_component_file_that_is_not_there_is_told(tmp_path: os.PathLike[str]) -> None:
    result = run("", "--components", f"{os.fspath(tmp_path)}/none.toml")
    assert result.exit_code == 2
    assert "none.toml" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_names_fill_the_seats_and_the_usual_ones_the_rest() -> None:
    shown = run("q\n", "--names", "Luc", "--players", "3").stdout
    assert "You are Luc (blue)." in shown
    assert shown.count("Luc (") == 2
    assert "Anna (red)" in shown


def test_what_is_typed_cannot_steer_the_terminal() -> None:
    shown = run("\x1b[2J\nq\n", "--names", "[31mEve,{ $seed },%s", "--players", "3").stdout
    assert "\x1b" not in shown
    assert "␛[2J" in shown
    assert "[31mEve" in shown
    assert "{ $seed } (red)" in shown


@LANGUAGE
def test_the_help_speaks_the_language_of_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    result = CliRunner().invoke(command(), ["--help"])
    assert result.exit_code == 0
    shown = result.stdout.replace("\n  ", " ")
    for message in ("usage-options", "option-lang", "option-help"):
        assert Texts(language)(message) in shown


def test_the_command_plays_through_a_pipe_in_french() -> None:
    played = subprocess.run(
        [sys.executable, "-c", "from nd_tui.commands.main import main; main()", "--plain", "--seed", "3"],
        input=random_answers(3),
        capture_output=True,
        env={**os.environ, "LC_ALL": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        check=True,
    )
    assert Texts("fr")("end-sources-heading") in played.stdout
    assert played.stderr == ""
