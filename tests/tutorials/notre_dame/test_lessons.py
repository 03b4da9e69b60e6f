"""The course of Notre Dame shows the whole game."""

from collections.abc import Iterator

from core import notre_dame as nd
from core.notre_dame.event_types import RoundBegan
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from nd_tui.games import open_box
from nd_tui.games.notre_dame.signs import ASCII as ASCII_PIECES
from nd_tui.games.notre_dame.signs import UNICODE as UNICODE_PIECES
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.looks.symbols import ASCII, UNICODE
from tests.tutorials.golden import COURSES

COURSE = COURSES[nd.NAME]
CHOOSING = 2  # the phase before which the persons of the round turn up


def test_the_chapters_lead_from_half_an_hour_to_the_study() -> None:
    chapters = COURSE.chapters()
    ids = [chapter.id for chapter in chapters]
    assert ids == ["first-game", "persons", "finer-points", "variants", "study"]
    assert 25 <= chapters[0].minutes <= 35  # "half an hour", the chapter says


def test_signs_in_texts_are_signs_of_the_table() -> None:
    signs = [open_box(nd.NAME).signs(symbols)["friend"] for symbols in (UNICODE, ASCII)]
    assert signs == [UNICODE_PIECES.friend, ASCII_PIECES.friend]


def phases_of(lesson: Lesson) -> Iterator[int]:
    """The phases of the steps; the first, in which nobody decides, where persons are lit that have come."""
    lecture = Lecture(COURSE, lesson)
    known, begun = lecture.session.history.cursor.depth, False
    for at, step in enumerate(lesson.steps):
        lecture.go_to(at)
        history = lecture.session.history
        happened = [
            event
            for node in history.line_to(history.cursor)[known + 1 :]
            for event in history.events_of(node)
        ]
        begun = begun or any(isinstance(event, RoundBegan) for event in happened)
        phase = lecture.session.state.phase
        if begun and phase == CHOOSING and "persons" in step.lit:
            yield 1
        yield phase
        known = history.cursor.depth


def test_the_lessons_together_use_every_phase_every_card_and_every_person_of_the_base_game() -> None:
    phases = {phase for lesson in COURSE for phase in phases_of(lesson)}
    done = [text.split() for lesson in COURSE for step in lesson.steps for text in step.right[:1]]
    cards = {move[-1] for move in done if move[0] == "play"}
    persons = {move[-1] for move in done if move[0] == "hire"}
    base = {name for name, card in nd.default_components().persons.items() if not card.expansion}
    assert set(EFFECTS) >= base
    assert (phases, cards, persons & base) == ({1, 2, 3, 4, 5}, set(ACTION_NAMES), base)
