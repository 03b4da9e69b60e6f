"""The course of Rattus Cartus shows the whole game."""

from core import rattus_cartus as rc
from core.rattus_cartus.names import TYPES, type_of
from nd_tui.lessons.lecture import Lecture
from tests.tutorials.golden import COURSES

COURSE = COURSES[rc.NAME]


def test_the_chapters_lead_from_a_first_game_to_the_finer_points() -> None:
    assert [chapter.id for chapter in COURSE.chapters()] == ["first-game", "buildings", "finer-points"]


def test_the_lessons_together_show_every_building_and_every_decision() -> None:
    buildings: set[str] = set()
    decisions: set[str] = set()
    for lesson in COURSE:
        for at, step in enumerate(lesson.steps):
            state = Lecture(COURSE, lesson, at).session.state
            buildings |= {type_of(card) for card in state.row}
            if step.right:
                decisions.add(str(rc.decision(state)))
    assert buildings == set(TYPES)
    assert decisions == {"support", "look", "enter", "sword_target", "hospital"}
