"""A lesson at the table: by keys and by mouse, off the line and back, and with actions to be done."""

import asyncio
from pathlib import Path

import pytest

from nd_tui.games.notre_dame.table.hand import CardChip
from nd_tui.lessons.lecturer import NOTICED, PAUSES
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.recap import RecapScreen
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.widgets.lesson_box import LessonBox
from tests.nd_tui.screens.lessons import BOARD, COURSE, gold, in_lesson, lesson_of, study
from tests.nd_tui.screens.playing import Hands
from tests.nd_tui.screens.running import LARGE, SMALL, shown
from tests.nd_tui.texts import Texts


def test_a_wrong_move_is_shown_with_its_answer_and_taken_back(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("3")
        assert Texts("en")("lesson-board-bank.residence")[:30] in shown(hands.app)
        assert lesson_of(hands).session.state.players[0].prestige == 1
        await hands.press("1", "2")  # nothing can be decided before it is taken back
        assert lesson_of(hands).session.state.players[0].prestige == 1
        await hands.press("enter")
        assert lesson_of(hands).session.state.players[0].prestige == 0
        assert len(lesson_of(hands).options) == 3
        assert not lesson_of(hands).session.history.cursor.children

    in_lesson(tmp_path, steps, at=1)


def test_a_lesson_goes_on_by_mouse(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.click(lesson_of(hands).query_one(LessonBox))
        assert lesson_of(hands).lecture.at == 1
        await hands.click(lesson_of(hands).query_one(LessonBox))
        assert lesson_of(hands).lecture.at == 1
        bank = list(lesson_of(hands).query(CardChip))[1]
        assert await hands.click(bank)
        assert lesson_of(hands).lecture.at == 2
        assert gold(hands) == 4

    in_lesson(tmp_path, steps)


def test_where_nothing_is_to_be_chosen_neither_a_click_nor_tab_takes_enter_from_the_lesson(
    tmp_path: Path,
) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("3")
        assert not lesson_of(hands).query_one("#options").focusable
        await hands.press("tab")  # there is nothing in sight that could take keys
        assert lesson_of(hands).focused is None
        await hands.press("enter")
        assert lesson_of(hands).session.state.players[0].prestige == 0

    in_lesson(tmp_path, steps, at=1)


def test_back_goes_to_the_step_before_and_its_position(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        assert gold(hands) == 4
        await hands.press("backspace")
        assert (lesson_of(hands).lecture.at, gold(hands)) == (1, 3)
        await hands.press("backspace", "backspace", "backspace")
        assert lesson_of(hands).lecture.at == 0

    in_lesson(tmp_path, steps, at=2)


@pytest.mark.parametrize("way_back", ["backspace", "escape"])
def test_off_the_line_one_plays_against_opponents_and_returns(tmp_path: Path, way_back: str) -> None:
    async def steps(hands: Hands) -> None:
        before = lesson_of(hands).session.state
        await hands.press("g")
        assert Texts("en")("course-free", key="Backspace") in shown(hands.app)
        await hands.press("2")
        await hands.press("1")
        assert len(lesson_of(hands).session.history.line_to(lesson_of(hands).session.history.cursor)) > 10
        await hands.press("u")
        await hands.press(way_back)
        assert lesson_of(hands).session.state == before
        assert lesson_of(hands).lecture.at == 1
        assert Texts("en")("lesson-board-bank")[:30] in shown(hands.app)

    in_lesson(tmp_path, steps, at=1)


def test_a_wrong_move_can_be_played_on_from(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("3")
        await hands.press("g")
        await hands.press("1")
        assert lesson_of(hands).session.state.players[0].prestige >= 1
        await hands.press("backspace")
        assert lesson_of(hands).session.state.players[0].prestige == 0

    in_lesson(tmp_path, steps, at=1)


def test_keys_that_lead_away_are_asleep_on_the_line(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        state = lesson_of(hands).session.state
        await hands.press("u", "t", "b", "c", "f", "n")
        assert lesson_of(hands).session.state == state
        assert lesson_of(hands).lecture.at == 2

    in_lesson(tmp_path, steps, at=2)


def test_map_and_log_can_be_looked_at_in_a_step_to_read(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("m")
        assert lesson_of(hands).query_one("#streets").region.height
        await hands.press("l")
        assert Texts("en")("action-hotel") in shown(hands.app)
        assert lesson_of(hands).query_one("#log").region.height
        await hands.press("l")
        assert lesson_of(hands).query_one("#own").region.height
        await hands.press("enter")
        assert lesson_of(hands).lecture.at == 1

    in_lesson(tmp_path, steps)


def test_the_language_changes_in_the_middle(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("f2")
        assert "Vous avez trois cartes en main" in shown(hands.app)
        await hands.press("2")
        assert lesson_of(hands).lecture.at == 2

    in_lesson(tmp_path, steps, at=1)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_in_plain_ascii_what_is_lit_is_marked_too(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(hands: Hands) -> None:
        told = shown(hands.app)
        assert "#o Anna" in told
        assert "#Bank" in told
        assert not set("┃━┏╭│") & set(told)

    in_lesson(tmp_path, steps, at=2, size=size, ascii=True)


def test_a_lesson_is_shown_anew_in_another_size(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        board = lesson_of(hands).board
        assert board.sees("own")
        assert not board.sees("streets")
        await hands.resize(*LARGE)
        assert board.sees("own")
        assert board.sees("streets")
        await hands.resize(*SMALL)
        assert board.sees("own")
        assert not board.sees("streets")

    in_lesson(tmp_path, steps, at=1)


def test_the_recap_leads_to_the_next_lesson(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("enter")
        assert isinstance(hands.app.screen, RecapScreen)
        await hands.press("enter")
        assert lesson_of(hands).lecture.lesson.id == "persons"
        place = hands.app.progress.place("notre-dame", "board")
        assert place is not None
        assert place.done

    in_lesson(tmp_path, steps, at=len(BOARD.steps) - 1)


def test_the_recap_leads_back_to_the_first_step_or_to_the_course(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("enter")
        await hands.press("tab", "enter")
        assert (lesson_of(hands).lecture.lesson, lesson_of(hands).lecture.at) == (BOARD, 0)
        lesson_of(hands).finish()
        await hands.press("tab", "tab", "enter")
        assert isinstance(hands.app.screen, CourseScreen)

    in_lesson(tmp_path, steps, at=len(BOARD.steps) - 1)


def test_after_the_last_lesson_enter_leads_back_to_the_course(tmp_path: Path) -> None:
    last = list(COURSE)[-1]

    async def steps(hands: Hands) -> None:
        lesson_of(hands).finish()
        await hands.settle()
        assert isinstance(hands.app.screen, RecapScreen)
        await hands.press("enter")
        assert isinstance(hands.app.screen, CourseScreen)

    in_lesson(tmp_path, steps, lesson=last)


def test_another_right_move_is_praised_and_the_lesson_goes_on_with_its_own(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("2")
        assert Texts("en")("course-right-too")[:60] in shown(hands.app)
        await hands.press("enter")
        assert lesson_of(hands).lecture.at == 1
        assert lesson_of(hands).session.state.players[0].prestige == 1

    course = study()
    in_lesson(tmp_path, steps, lesson=course["board"], course=course)


def test_another_right_move_with_an_answer_of_its_own_leads_on_too(tmp_path: Path) -> None:
    course, place = COURSE, [step.say for step in COURSE["cards"].steps].index("first")

    async def steps(hands: Hands) -> None:
        screen = lesson_of(hands)
        screen.choose(screen.lecture.right_moves()[1])
        await hands.settle()
        assert Texts("en")("lesson-cards-first.hospital")[:50] in shown(hands.app)
        assert Texts("en")("course-next-ours", key="Enter") in shown(hands.app)
        await hands.press("enter")
        assert screen.lecture.at == place + 1

    in_lesson(tmp_path, steps, at=place, lesson=course["cards"], course=course)


@pytest.mark.parametrize(("say", "told"), [("further", True), ("take", False)])
def test_it_is_said_where_the_lesson_decides_for_the_person(tmp_path: Path, say: str, told: bool) -> None:
    lesson = COURSE["carriage"]

    async def steps(hands: Hands) -> None:
        screen = lesson_of(hands)
        screen.choose(screen.lecture.right_moves()[0])
        said = screen.lecturer.said()
        assert said is not None
        assert said[1].startswith(Texts("en")("course-right"))
        assert (Texts("en")("course-plays-for-you") in said[1]) == told

    at = [step.say for step in lesson.steps].index(say)
    in_lesson(tmp_path, steps, at=at, lesson=lesson, speed="slow")


@pytest.mark.parametrize("way", ["2", "s"])
def test_while_one_watches_what_a_right_move_does_the_question_is_gone(tmp_path: Path, way: str) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("h")
        screen = lesson_of(hands)
        hands.strike(way)
        while not screen.lecturer.others_play:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert Texts("en")("course-right") in shown(hands.app)
        assert Texts("en")("course-no-wait", key="Enter") in shown(hands.app)
        await hands.press("enter")
        assert screen.lecture.at == 2

    in_lesson(tmp_path, steps, at=1, speed="slow")


def test_a_key_struck_as_the_next_step_comes_by_itself_does_not_pass_it_unread(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        screen = lesson_of(hands)
        hands.strike("2")
        while screen.lecture.at == 1:
            await asyncio.sleep(0.005)
        await hands.press("enter")  # it was meant for "do not wait"
        assert screen.lecture.at == 2
        assert Texts("en")("lesson-board-paid")[:40] in shown(hands.app)
        await asyncio.sleep(NOTICED)
        await hands.press("enter")
        assert screen.lecture.at == 3

    in_lesson(tmp_path, steps, at=1, speed="quick")


def test_who_does_not_want_to_wait_is_led_on_at_once(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        screen = lesson_of(hands)
        hands.strike("2")
        while not screen.lecturer.others_play:
            await asyncio.sleep(0.005)
        waited: list[float] = []
        pause = screen.play.stage.pause

        async def counted(seconds: float) -> None:
            waited.append(seconds)
            await pause(seconds)

        screen.play.stage.pause = counted  # type: ignore[method-assign]
        await hands.press("enter")
        assert screen.lecture.at == 2
        assert sum(waited) < PAUSES["slow"] / 4

    in_lesson(tmp_path, steps, at=1, speed="slow")


@pytest.mark.parametrize("speed", ["off", "slow"])
def test_nothing_follows_from_a_wrong_move_that_would_end_the_round(tmp_path: Path, speed: str) -> None:
    async def steps(hands: Hands) -> None:
        before = lesson_of(hands).session.state
        await hands.press("4")
        assert not isinstance(hands.app.screen, ReckoningScreen)
        assert lesson_of(hands).lecturer.answer
        assert lesson_of(hands).play.seen_state.round == before.round
        await hands.press("question_mark", "escape")  # nor when one has looked at something else
        assert Texts("en")("course-undo", key="Enter") in shown(hands.app)
        await hands.press("enter")
        assert not lesson_of(hands).lecturer.answer
        assert lesson_of(hands).session.state == before
        assert lesson_of(hands).options

    in_lesson(tmp_path, steps, lesson=COURSE["rats"], at=3, reckoning=True, speed=speed)


@pytest.mark.parametrize("speed", ["off", "slow"])
def test_who_plays_on_from_a_wrong_move_sees_what_follows_from_it(tmp_path: Path, speed: str) -> None:
    async def steps(hands: Hands) -> None:
        before = lesson_of(hands).session.state
        await hands.press("4", "g")
        assert isinstance(hands.app.screen, ReckoningScreen)
        while isinstance(hands.app.screen, ReckoningScreen):
            await hands.press("enter")
        assert lesson_of(hands).play.seen_state.round > before.round
        assert lesson_of(hands).play.watched is None

    in_lesson(tmp_path, steps, lesson=COURSE["rats"], at=3, reckoning=True, speed=speed)


def test_the_footer_does_not_say_go_on_where_enter_takes_a_move_back(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        go_on = Texts("en")("do-go-on")
        await hands.press("3")
        assert go_on not in shown(hands.app)
        await hands.press("enter", "backspace")
        assert go_on in shown(hands.app)

    in_lesson(tmp_path, steps, at=1)


def test_enter_pressed_once_too_often_chooses_nothing(tmp_path: Path) -> None:
    async def steps(hands: Hands) -> None:
        await hands.press("enter")  # the step was only to be read
        await hands.press("enter", "enter")
        assert lesson_of(hands).lecture.at == 1
        assert not lesson_of(hands).lecturer.answer
        await hands.press("down", "enter")
        assert lesson_of(hands).lecturer.answer or lesson_of(hands).lecture.at > 1

    in_lesson(tmp_path, steps)
