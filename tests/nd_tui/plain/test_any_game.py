"""Plain text with each game in both languages: whole games, looking around, taking back, lessons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from nd_tui.games import open_box
from nd_tui.games.game_types import Move
from nd_tui.lessons.course import course_of
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import Lesson
from nd_tui.lessons.progress import PROGRESS_FILE, load_progress
from nd_tui.plain.asking import wishes
from nd_tui.plain.course import PlainCourse
from nd_tui.plain.loop import Loop
from nd_tui.plain.start import new_game
from nd_tui.play.session import Session
from nd_tui.words.levels import level_about, levels_of_game
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.any_game import begun, opened
from tests.nd_tui.plain.test_plain import Script
from tests.nd_tui.plain.test_plain_lessons import no_game

MOST_DECISIONS = 500
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def notation(session: Session, move: Move) -> str:
    """What can be typed for a move in the position on the table, be it listed or composed there."""
    return session.game.format_move(session.state, move)


def decisions(session: Session) -> Iterator[str]:
    """What somebody types who decides as a simple opponent would."""
    choose = session.box.minds().LEVELS["greedy"]
    for _ in range(MOST_DECISIONS):
        if session.seat is None:
            return
        view = session.game.view(session.state, session.seat)
        yield notation(session, choose(view, session.history.cursor.depth))


def told(script: Script) -> list[str]:
    return [line for lines in (*script.shown, script.lines) for line in lines]


@LANGUAGE
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, game: str, language: str) -> None:
    texts, session = Texts(language, game), opened(tmp_path, begun(game))
    script = Script(decisions(session))
    Loop(texts, script, session).run()
    ending = list(session.box.plain.ending(texts, session.state, session.chronicle.whole()))
    assert told(script)[-len(ending) :] == ending
    assert session.game.result(session.state) is not None


@LANGUAGE
def test_one_looks_around_and_takes_back(tmp_path: Path, game: str, language: str) -> None:
    texts, session = Texts(language, game), opened(tmp_path, begun(game))

    seen = []

    def typed() -> Iterator[str]:
        first = session.history.cursor
        seen.append(first.state)  # which others may have led to
        yield from ("b", "w", "?")
        yield next(decisions(session))
        yield "u"
        assert session.history.cursor is first
        yield "r"
        assert session.history.cursor is not first
        yield "q"

    script = Script(typed())
    Loop(texts, script, session, secret_points=True).run()
    for message in ("taken-back", "gone-forward", "help-notation", "news-title"):
        assert texts(message) in told(script)
    reader = session.game.view(seen[0], 0)
    board = [line for _, line in session.box.plain.lines(texts, reader, True)]
    assert [line for line in board if line not in told(script)] == []


@LANGUAGE
def test_advice_is_told_with_chances_and_reasons(
    tmp_path: Path, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = open_box(game).minds()
    effort = "canon" if game == "notre-dame" else next(iter(minds.EFFORTS))
    monkeypatch.setattr(minds, "ADVICE", minds.EFFORTS[effort])
    texts, session = Texts(language, game), opened(tmp_path, begun(game, players=2))
    script = Script(iter(["h", "q"]))
    Loop(texts, script, session).run()
    compared = texts("hint-compared", choice="", difference="", reasons="").split(" ")[0]
    assert any(line.startswith(compared) for line in told(script))
    promised = texts("hint-promise", chance="", lead="").strip(" ,").split(",")[0]
    view = session.game.view(session.state, 0)
    assert sum(promised in line for line in told(script)) == min(3, len(session.game.options(view)))


@LANGUAGE
def test_what_a_new_game_is_like_is_asked_in_the_words_of_the_game(game: str, language: str) -> None:
    texts = Texts(language, game)
    questions = [field.label for field in open_box(game).form.questions(texts)]
    script = Script(iter([""] * (2 + len(questions))))
    match = new_game(texts, seed=1, **wishes(texts, script))
    assert [question for question in questions if question not in told(script)] == []
    for level in levels_of_game(game):
        assert any(line.endswith(level_about(texts, level)) for line in told(script))
    assert (match.history.game.NAME, len(match.seats)) == (game, 3)


@LANGUAGE
def test_two_people_share_a_screen_behind_a_curtain(tmp_path: Path, game: str, language: str) -> None:
    texts, session = Texts(language, game), opened(tmp_path, begun(game, people=2))

    def typed() -> Iterator[str]:
        yield ""
        yield next(decisions(session))
        yield from ("", "q")

    script = Script(typed())
    Loop(texts, script, session).run()
    for name in ("Anna", "Luc"):
        assert texts("curtain", player=name) in told(script)


def answers(lecture: Lecture, solves: bool) -> Iterator[str]:
    """What somebody types who tries a wrong move and the hint in every step before the right one."""
    for at, step in enumerate(lecture.lesson.steps):
        lecture.go_to(at)
        if step.right:
            yield "h"
            moves = lecture.game.legal_moves(lecture.session.state)
            wrong = [move for move in moves if not lecture.is_right(move)]
            if wrong:
                yield notation(lecture.session, wrong[-1])
                yield ""
        yield "s" if solves or step.right else ""
    yield "q"


@pytest.mark.usefixtures("with_pebbles")
@LANGUAGE
@pytest.mark.parametrize("solves", [True, False])
@pytest.mark.parametrize("name", ["laying", "guessing"])
def test_the_toys_lessons_are_held_to_their_ends(
    tmp_path: Path, name: str, language: str, solves: bool
) -> None:
    texts, course = Texts(language, "pebbles"), course_of("pebbles")
    lesson: Lesson = course[name]
    script = Script(answers(Lecture(course, lesson), solves))
    PlainCourse(texts, script, course, tmp_path / PROGRESS_FILE, no_game).take(lesson)
    assert texts("course-recap", title=texts(lesson.title)) in told(script)
    place = load_progress(tmp_path / PROGRESS_FILE).place("pebbles", name)
    assert place is not None
    assert place.done


@pytest.mark.usefixtures("with_pebbles")
@LANGUAGE
def test_a_card_that_one_has_seen_is_told_to_nobody_else(tmp_path: Path, language: str) -> None:
    texts, session = Texts(language, "pebbles"), opened(tmp_path, begun("pebbles", people=2))
    for text in ("lay 3 3", "lay 0 0", "lay 0 0", "look"):
        session.play(session.game.parse_move(session.state, text))
    seen = texts("event-looked-at", player="Anna", card=session.state.deck[0])
    told_to = [
        session.box.words.event(texts, session.state, session.chronicle.whole()[-1], n) for n in (0, 1)
    ]
    assert told_to == [seen, texts("event-looked", player="Anna")]


@LANGUAGE
def test_decisions_are_marked_positions_commented_and_evaluated(
    tmp_path: Path, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = open_box(game).minds()
    monkeypatch.setattr(minds, "REVIEW", replace(minds.REVIEW, iterations=30, deals=3))
    texts, session = Texts(language, game), opened(tmp_path, begun(game))

    def typed() -> Iterator[str]:
        yield texts("word-mark")  # nothing is decided yet
        yield next(decisions(session))
        yield f"{texts('word-mark')} !? bold"
        yield f"{texts('word-comment')} well, well"
        yield texts("word-evaluate")
        yield texts("word-quit")

    script = Script(typed())
    Loop(texts, script, session).run()
    line = session.history.line_to(session.history.cursor)
    assert [(node.mark, node.word) for node in line if node.mark] == [("!?", "bold")]
    assert line[-1].comment == "well, well"
    evaluation = line[-1].evaluation
    assert evaluation is not None
    assert evaluation.seat == 0
    assert 0.5 < sum(evaluation.chances) < 1.01  # less than 1 where it may be that nobody wins
    lines = told(script)
    assert texts("problem-nothing-decided") in " ".join(lines)
    for name in session.names:
        assert any(line.strip().startswith(name) and "%" in line for line in lines)
