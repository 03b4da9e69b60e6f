"""A lesson being held: what is said to moves, and the position of every step."""

from pathlib import Path

import pytest

from core import notre_dame as nd
from nd_tui.lessons.course import Course, load_course
from nd_tui.lessons.lecture import Lecture
from tests.nd_tui.lessons.broken import write_lesson


@pytest.fixture
def course(tmp_path: Path) -> Course:
    write_lesson(tmp_path)
    return load_course(tmp_path)


def moves(lecture: Lecture) -> dict[str, nd.Move]:
    state = lecture.session.state
    return {nd.format_move(state, move): move for move in nd.legal_moves(state)}


def test_a_move_is_right_right_too_or_answered(course: Course) -> None:
    lecture = Lecture(course, course["sound"], 1)
    said = {text: lecture.answer(move) for text, move in moves(lecture).items()}
    assert said == {
        "play bank": "",
        "play residence": "course-right-too",
        "play hotel": "lesson-sound-bank.other",
    }


def test_a_move_with_an_answer_of_its_own_gets_that(course: Course) -> None:
    lecture = Lecture(course, course["sound"], 4)
    assert lecture.answer(moves(lecture)["play residence"]) == "lesson-sound-hotel.residence"


def test_another_right_move_may_have_an_answer_of_its_own_and_is_right_all_the_same(tmp_path: Path) -> None:
    write_lesson(tmp_path, ('{ "*" = "other" }', '{ "play residence" = "residence", "*" = "other" }'))
    course = load_course(tmp_path)
    lecture = Lecture(course, course["sound"], 1)
    residence, hotel = (moves(lecture)[f"play {card}"] for card in ("residence", "hotel"))
    assert lecture.answer(residence) == "lesson-sound-bank.residence"
    assert lecture.is_right(residence)
    assert not lecture.is_right(hotel)


def test_whether_moves_of_the_person_are_made_after_a_step_is_known_before(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    write_lesson(
        tmp_path, ('"drive green-ol", "take"]', '"drive green-ol", "take", "play hotel"]'), name="02-own.toml"
    )
    course, found = load_course(tmp_path), {}
    for name in ("sound", "own"):
        lecture = Lecture(course, course[name], 1)
        lecture.session.play(lecture.right_moves()[0])
        found[name] = lecture.plays_for_the_person()
    assert found == {"sound": False, "own": True}


def test_moves_after_a_step_come_one_by_one(course: Course) -> None:
    lecture = Lecture(course, course["sound"], 1)
    lecture.session.play(lecture.right_moves()[0])
    made = []
    while (move := lecture.next_of_others()) is not None:
        made.append(nd.format_move(lecture.session.state, move))
        lecture.session.play(move)
    assert tuple(made) == lecture.step.then
    assert lecture.advance()
    assert lecture.session.state == Lecture(course, course["sound"], 2).session.state


def test_actions_of_a_lesson_are_done_again_on_the_way_to_a_later_step(course: Course) -> None:
    lecture = Lecture(course, course["sound"], 5, line_name="my line")
    history = lecture.session.history
    assert history.cursor.name == "my line"
    assert [history.text_of(child) for child in history.cursor.parent.children] == ["play bank", "play hotel"]  # type: ignore[union-attr]


def test_there_is_no_step_after_the_last(course: Course) -> None:
    lecture = Lecture(course, course["sound"], len(course["sound"].steps) - 1)
    assert not lecture.advance()
    assert lecture.step.say == "lines"


def test_a_lesson_after_another_begins_where_that_one_ends(course: Course, tmp_path: Path) -> None:
    text = 'after = "sound"\nmoves = ["gain gold"]\n[[steps]]\nsay = "x"\n'
    (tmp_path / "02-next.toml").write_text(text, encoding="utf-8")
    course = load_course(tmp_path)
    state = Lecture(course, course["sound"], len(course["sound"].steps)).session.state
    begun = Lecture(course, course["next"]).session.state
    assert begun == nd.apply(state, nd.parse_move(state, "gain gold"))
    assert course.following(course["sound"]) == course["next"]
    assert course.following(course["next"]) is None


def test_nothing_of_a_lesson_is_kept_as_a_game(course: Course, tmp_path: Path) -> None:
    lecture = Lecture(course, course["sound"], 5)
    lecture.session.save()
    lecture.session.kept.close()
    assert [path.name for path in tmp_path.iterdir()] == ["01-sound.toml"]
