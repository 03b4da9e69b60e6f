"""The toy game's box: all its words in both languages, its lessons, its opponents."""

import pytest

from nd_tui.games import open_box
from nd_tui.lessons.checking import check
from nd_tui.lessons.course import course_of
from nd_tui.looks.symbols import UNICODE
from nd_tui.words.texts import LANGUAGES, Texts
from tests.toybox import game as rules


@pytest.mark.usefixtures("with_pebbles")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_words_from_its_first_event_to_its_last(language: str) -> None:
    box, texts = open_box(rules.NAME), Texts(language, rules.NAME)
    state = rules.new_game(rules.Setup(("Anna", "Luc", "Zoé"), sit_out=True), 5)
    told = [box.words.event(texts, state, event, 0) for event in rules.opening_events(state)]
    while (seat := rules.to_move(state)) is not None:
        view = rules.view(state, seat)
        assert box.words.question(texts, view)
        for move in rules.options(view):
            assert box.words.choice(texts, view, move)
            assert box.words.typed(texts, state, box.words.choice_name(texts, view, move)) == move
            assert box.words.did(texts, state, move)
        assert list(box.plain.lines(texts, view, secret_points=True))
        assert list(box.words.headline(texts, view, UNICODE))
        move = box.minds().LEVELS["thinker"](view, 3)
        told += [box.words.event(texts, state, event, 0) for event in rules.events(state, move)]
        state = rules.apply(state, move)
    assert all(told)


@pytest.mark.usefixtures("with_pebbles")
def test_its_lessons_can_be_held_to_their_ends() -> None:
    course = course_of(rules.NAME)
    assert [lesson.id for lesson in course] == ["laying", "guessing"]
    for lesson in course:
        check(course, lesson)
