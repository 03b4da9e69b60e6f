"""Whether a lesson can be held from its first step to its last: every move, light and action in it exists."""

from nd_tui.lessons.acts import LESSON_ACTS
from nd_tui.lessons.course import Course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import ANY, SEAT, BadLesson, Lesson, Step
from nd_tui.lessons.lights import BOARD, Lights


def check(course: Course, lesson: Lesson) -> None:
    """Play a lesson through; BadLesson names the step and the fault."""
    lecture = Lecture(course, lesson)
    for at, step in enumerate(lesson.steps):
        lecture.go_to(at)
        _check_form(lesson, at, step, lecture.session.box.lights)
        if step.right:
            _check_moves(lecture)
    lecture.go_to(len(lesson.steps))


def _check_form(lesson: Lesson, at: int, step: Step, lights: Lights) -> None:
    """Names that must be known, and kinds of steps that exclude each other."""
    name, number = lesson.id, at + 1
    for light in step.lit:
        if light not in lights.places:
            known = ", ".join(lights.places)
            raise BadLesson("lesson-light", lesson=name, step=number, light=light, known=known)
    page = lights.page_of(step.lit)
    if page != BOARD and lights.parts_of(step.lit) - {page, "choices", "top", "keys"}:
        raise BadLesson("lesson-pages", lesson=name, step=number, page=page)
    acts = (*LESSON_ACTS, *lights.acts)
    if step.act and step.act not in acts:
        raise BadLesson("lesson-act", lesson=name, step=number, act=step.act, known=", ".join(acts))
    if step.right and step.act:
        raise BadLesson("lesson-two-tasks", lesson=name, step=number)
    if step.answers and not step.right:
        raise BadLesson("lesson-nothing-to-answer", lesson=name, step=number)


def _check_moves(lecture: Lecture) -> None:
    """It is the person's turn, and every move has its answer, none more than one."""
    step, state, game = lecture.step, lecture.session.state, lecture.game
    name, number = lecture.lesson.id, lecture.at + 1
    if game.to_move(state) != SEAT:
        raise BadLesson("lesson-not-your-turn", lesson=name, step=number)
    right, answered = lecture.right_moves(), lecture.answers()
    wrong = [move for move in game.legal_moves(state) if move not in right]
    unanswered = [move for move in wrong if move not in answered]
    if unanswered and ANY not in step.answers:
        moves = ", ".join(game.format_move(state, move) for move in unanswered)
        raise BadLesson("lesson-unanswered", lesson=name, step=number, moves=moves)
    if ANY in step.answers and not unanswered:
        raise BadLesson("lesson-nothing-to-answer", lesson=name, step=number)
    if right[0] in answered:
        raise BadLesson("lesson-right-and-wrong", lesson=name, step=number, move=step.right[0])
