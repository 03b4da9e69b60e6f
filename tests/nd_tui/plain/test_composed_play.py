"""A decision of many parts as plain text: set line by line, decided by an empty line or in notation."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.record import new_match
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lecture import LessonGame
from nd_tui.lessons.progress import PROGRESS_FILE
from nd_tui.plain.course import PlainCourse
from nd_tui.plain.loop import Loop
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.plain.test_plain import Script
from tests.nd_tui.plain.test_plain_lessons import no_game
from tests.toybox import game as pebbles
from tests.toybox.box.spoken import PebblesWords
from tests.toybox.game.things import Lay

pytestmark = pytest.mark.usefixtures("with_pebbles")


def typed(*lines: str, language: str = "en", people: int = 1) -> tuple[list[object], str]:
    """The moves that were made by typing these lines, and all that was shown."""
    seats = (PERSON,) * people + ("greedy",) * (3 - people)
    match = new_match(pebbles, pebbles.Setup(("Anna", "Luc", "Claire")), 4, seats)
    script = Script(iter(lines))
    Loop(Texts(language, pebbles.NAME), script, Session(LessonGame(match))).run()
    history = match.history
    shown = [*script.shown, script.lines]
    return [node.move for node in history.line_to(history.cursor)[1:]], "\n".join(map("\n".join, shown))


@pytest.mark.parametrize(("language", "line"), [("en", "2 red, 1 blue"), ("fr", "2 rouges et 1 bleu")])
def test_what_is_typed_is_set_and_an_empty_line_decides(language: str, line: str) -> None:
    moves, shown = typed(line, "", language=language)
    assert moves[0] == Lay((2, 1))
    assert "→" in shown, "what it comes to is told before it is decided"


def test_a_part_can_be_changed_before_it_is_decided() -> None:
    moves, _ = typed("2 red, 1 blue", "3 red", "")
    assert moves[0] == Lay((3, 1))


def test_an_empty_line_decides_for_what_is_set_at_first() -> None:
    assert typed("")[0][0] == Lay((0, 0))


def test_notation_decides_at_once() -> None:
    assert typed("lay 1 2")[0][0] == Lay((1, 2))


def test_nonsense_and_too_many_change_nothing_and_are_answered() -> None:
    moves, shown = typed("7 red", "purple")
    assert moves == []
    assert "not 7" in shown
    assert "“purple”" in shown


def test_what_was_set_is_still_set_where_a_move_is_taken_back() -> None:
    moves, shown = typed("2 red", "", "u", "1 blue", "")
    assert moves[0] == Lay((2, 1))
    assert shown.count("An empty line decides") >= 2


def test_at_a_shared_screen_the_second_one_starts_from_nothing() -> None:
    moves, shown = typed("", "3 red, 2 blue", "", "", "", people=2)
    assert moves[:2] == [Lay((3, 2)), Lay((0, 0))]
    behind_the_curtain = shown.split("hidden")[1]
    assert "3" not in behind_the_curtain.split("red:")[1][:3]


def answers(language: str) -> Iterator[str]:
    yield from ("", "")
    yield from ("2 red, 2 blue", "") if language == "en" else ("2 rouges, 2 bleus", "")
    yield from ("", "q")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_asks_for_a_bundle_in_plain_text(language: str, tmp_path: Path) -> None:
    course = course_of(pebbles.NAME)
    script = Script(answers(language))
    texts = Texts(language, pebbles.NAME)
    PlainCourse(texts, script, course, tmp_path / PROGRESS_FILE, no_game).take(course["laying"])
    shown = "\n".join(line for lines in [*script.shown, script.lines] for line in lines)
    assert texts("course-recap", title=texts("lesson-laying")) in shown


def test_a_move_that_is_rarely_meant_is_decided_by_a_second_empty_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PebblesWords, "hesitation", lambda *_: "You would lay nothing.")
    moves, shown = typed("", "q")
    assert moves == []
    assert "You would lay nothing. Press Enter once more to do so." in shown
    assert typed("", "")[0][0] == Lay((0, 0))
    assert typed("", "2 red", "", "", "")[0][0] == Lay((2, 0))
    for refused in ("7 red", "purple"):
        assert typed("", refused, "", "q")[0] == [], "it is told anew"
