"""A broken lesson is refused, and the fault is named with the file and the step."""

from pathlib import Path

import pytest

from nd_tui.lessons.checking import check
from nd_tui.lessons.course import load_course
from nd_tui.lessons.lesson import BadLesson
from nd_tui.words.problems import problem_sentence
from tests.nd_tui.lessons.broken import write_lesson
from tests.nd_tui.texts import LANGUAGES, Texts


def check_all(folder: Path) -> None:
    course = load_course(folder)
    for broken in course.broken:
        course[broken]  # which says why it cannot be read
    for lesson in course:
        check(course, lesson)


def fault(folder: Path) -> BadLesson:
    with pytest.raises(BadLesson) as caught:
        check_all(folder)
    for language in LANGUAGES:
        assert problem_sentence(Texts(language), caught.value)
    return caught.value


def test_a_sound_lesson_is_accepted(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    course = load_course(tmp_path)
    assert [lesson.id for lesson in course] == ["sound"]
    check(course, course["sound"])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seed = 832", "seed = ", "lesson-unreadable"),
        ("seed = 832", 'seed = "x"', "lesson-unreadable"),
        ("seed = 832", "seed = " + "[" * 100_000, "lesson-unreadable"),
        ("seed = 832", "seed = " + "[" * 100 + "{a=" * 5_000, "lesson-unreadable"),
        ("seed = 832", "seed = " + "9" * 5_000, "lesson-unreadable"),
        ("seed = 832", "seed = 0x" + "f" * 5_000, "lesson-unreadable"),
        ("seed = 832", "seed = -1", "lesson-unreadable"),
        ("seed = 832", "# " + "x" * 2**20 + "\nseed = 832", "lesson-unreadable"),
        ("seed = 832", "sead = 832", "lesson-unreadable"),
        ('say = "read"', 'says = "read"', "lesson-unreadable"),
        ('["Anna", "Luc", "Claire"]', "3", "lesson-setup"),
        ('players = ["Anna", "Luc", "Claire"]', 'players = ["Anna"]', "lesson-setup"),
        ("seed = 832", 'seed = 832\nafter = "other"', "lesson-beginning"),
        ('"keep hotel"', '"keep bank"', "lesson-move"),
    ],
)
def test_a_file_that_makes_no_sense_is_named(tmp_path: Path, old: str, new: str, reason: str) -> None:
    write_lesson(tmp_path, (old, new))
    problem = fault(tmp_path)
    assert problem.reason == reason
    assert str(problem.details["lesson"]) in ("01-sound.toml", "sound")


@pytest.mark.parametrize(
    ("old", "new", "step", "reason", "details"),
    [
        ('lit = ["own"]', 'lit = ["moon"]', 1, "lesson-light", {"light": "moon"}),
        ('lit = ["own"]', 'lit = ["own", "streets"]', 1, "lesson-pages", {"page": "map"}),
        ('lit = ["own"]', 'answers = { "*" = "other" }', 1, "lesson-nothing-to-answer", {}),
        ('right = ["play bank"', 'right = ["play park"', 2, "lesson-move", {"move": "play park"}),
        ('"play hospital", ', "", 2, "lesson-move", {"move": "play carriage_house"}),
        ('answers = { "*" = "other" }', "", 2, "lesson-unanswered", {"moves": "play hotel"}),
        ('"*" = "other"', '"play bank" = "x", "*" = "other"', 2, "lesson-right-and-wrong", {}),
        ('act = "take-back"', 'act = "fly"', 3, "lesson-act", {"act": "fly"}),
        ('act = "branch"', 'act = "branch"\nright = ["play bank"]', 4, "lesson-two-tasks", {}),
        ('"play bank" = "bank"', '"play park" = "bank"', 5, "lesson-move", {"move": "play park"}),
        ('"play bank" = "bank"', '"play bank" = "b", "*" = "x"', 5, "lesson-nothing-to-answer", {}),
        ('act = "take-back"', 'right = ["take"]', 3, "lesson-move", {"move": "take"}),
        ('act = "lines"', 'right = ["play friend"]', 6, "lesson-move", {}),
    ],
)
def test_a_fault_in_a_step_is_named(
    tmp_path: Path, old: str, new: str, step: int, reason: str, details: dict[str, str]
) -> None:
    write_lesson(tmp_path, (old, new))
    problem = fault(tmp_path)
    assert (problem.reason, problem.details["step"]) == (reason, step)
    assert problem.details.items() >= details.items()


def test_somebody_elses_turn_is_no_time_to_ask_for_a_move(tmp_path: Path) -> None:
    write_lesson(
        tmp_path,
        ('then = ["play hospital", "play carriage_house", "drive green-ol", "take"]', ""),
        ('act = "take-back"', 'right = ["play hospital"]\nanswers = { "*" = "other" }'),
    )
    assert fault(tmp_path).reason == "lesson-not-your-turn"


def test_a_lesson_begins_only_after_one_that_stands_before_it(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    (tmp_path / "02-next.toml").write_text('after = "sound"\n[[steps]]\nsay = "x"\n', encoding="utf-8")
    check_all(tmp_path)
    (tmp_path / "02-next.toml").rename(tmp_path / "00-next.toml")
    problem = fault(tmp_path)
    assert (problem.reason, problem.details["after"]) == ("lesson-after", "sound")


def test_a_lesson_without_steps_is_none(tmp_path: Path) -> None:
    (tmp_path / "01-x.toml").write_text('steps = []\n[setup]\nplayers = ["A", "B"]\n', encoding="utf-8")
    assert fault(tmp_path).reason == "lesson-empty"
