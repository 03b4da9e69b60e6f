"""The composer and what is asked: anew, again, not yet looked at, or nothing."""

import pytest
from textual.widgets import Button

from nd_tui.games.parts import Amount
from nd_tui.widgets.part_rows import PartRows
from tests.nd_tui.composed_games import Enter, Entering
from tests.nd_tui.widgets.composing_app import AnyPilot, ComposingApp, drive, shown
from tests.nd_tui.widgets.test_composer import NO_CARDS


def test_a_move_that_was_taken_back_is_offered_again() -> None:
    app = ComposingApp()
    before = Enter("tent", (1, 0, 0, 2, 0, 0, 1, 0, 0))

    async def steps(pilot: AnyPilot) -> None:
        app.ask("another view", again=before)
        await pilot.press("enter")
        await pilot.pause()
        app.composer.close()
        app.ask("another view")
        await pilot.pause()
        assert app.composer.looks_at(before)

    drive(app, steps)
    assert app.chosen == [before]


def test_where_nothing_is_looked_at_yet_a_first_enter_decides_nothing() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        app.ask("another view", looking=False)
        await pilot.pause()
        assert app.query_one(PartRows).at is None
        assert app.highlighted[-1] is None
        await pilot.press("enter")
        await pilot.pause()
        assert app.chosen == []
        assert app.query_one(PartRows).at == 0
        assert app.highlighted[-1] == Enter("castle", NO_CARDS)
        await pilot.press("enter")

    drive(app, steps)
    assert app.chosen == [Enter("castle", NO_CARDS)]


@pytest.mark.parametrize(("key", "building"), [("plus", "tent"), ("3", "guard_tower"), ("down", "castle")])
def test_where_nothing_is_looked_at_yet_keys_begin_with_the_first_row(key: str, building: str) -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        app.ask("another view", looking=False)
        await pilot.press(key, "enter")

    drive(app, steps)
    assert app.chosen == [Enter(building, NO_CARDS)]


def test_the_same_decision_in_other_words_stays_at_the_row_that_is_looked_at() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        app.ask("another view", looking=False)
        await pilot.press("down", "down", "2")
        at = app.query_one(PartRows).at
        assert at
        app.ask("another view", looking=False, language="fr")
        await pilot.pause()
        assert app.query_one(PartRows).at == at

    drive(app, steps)


def test_another_decision_begins_anew() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down", "2")
        app.ask("another view")
        await pilot.pause()
        assert app.composer.looks_at(Enter("castle", NO_CARDS))
        assert app.query_one(PartRows).at == 0

    drive(app, steps)


def test_a_composer_without_a_decision_is_quiet() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        app.composer.close()
        await pilot.press("enter", "plus", "3")
        await pilot.pause()
        app.composer.highlight(Enter("castle", NO_CARDS))
        assert not app.composer.looks_at(Enter("castle", NO_CARDS))
        assert app.composer.lines_wanted(80) == 0

    drive(app, steps)
    assert app.chosen == []


def test_what_is_drawn_before_there_is_another_room_are_the_parts_that_are_asked_now() -> None:
    app = ComposingApp()
    size = Amount("size", "size", 0, 4, 0)

    async def steps(pilot: AnyPilot) -> None:
        rows = app.query_one(PartRows)
        rows.ask((size,), {"size": 3})
        assert rows.render().plain.split() == ["▸", "size", "−", "3", "+", "/4"]

    drive(app, steps)


def test_a_move_that_is_pointed_at_elsewhere_is_looked_at() -> None:
    app = ComposingApp()
    pointed = Enter("tent", NO_CARDS)

    async def steps(pilot: AnyPilot) -> None:
        app.ask("another view", looking=False)
        await pilot.pause()
        app.composer.highlight(pointed)
        await pilot.pause()
        assert app.highlighted[-1] == pointed
        await pilot.press("enter")

    drive(app, steps)
    assert app.chosen == [pointed]


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_move_that_is_rarely_meant_is_told_first_and_made_when_asked_for_again(
    by_mouse: bool,
) -> None:
    app = ComposingApp(Entering(doubted="tent"))

    async def decide(pilot: AnyPilot) -> None:
        await (pilot.click(Button) if by_mouse else pilot.press("enter"))
        await pilot.pause(0.3)  # two clicks are no double click

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2")
        await decide(pilot)
        assert app.chosen == []
        assert "! No card is laid. Press Enter once more to do so." in shown(app)
        await decide(pilot)

    drive(app, steps)
    assert app.chosen == [Enter("tent", NO_CARDS)]


def test_a_move_that_is_rarely_meant_is_told_anew_after_something_else_was_set() -> None:
    app = ComposingApp(Entering(doubted="tent"))

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "enter", "down", "1", "0", "enter")
        await pilot.pause()
        assert app.chosen == []
        await pilot.press("1", "enter")

    drive(app, steps)
    assert app.chosen == [Enter("tent", (1, *NO_CARDS[1:]))]


def test_a_move_that_is_rarely_meant_is_told_anew_after_something_else_was_refused() -> None:
    app = ComposingApp(Entering(doubted="tent"))

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("2", "enter", "down", "9")
        await pilot.pause()
        assert "not 9" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.chosen == []
        assert "! No card is laid. Press Enter once more to do so." in shown(app)

    drive(app, steps)


@pytest.mark.parametrize(("height", "is_helped"), [(7, False), (8, False), (9, True)])
def test_help_never_takes_the_room_of_the_form(height: int, is_helped: bool) -> None:
    app = ComposingApp(height=height)
    sentence = "A Joker fits everywhere. " * 5

    async def steps(pilot: AnyPilot) -> None:
        wanted = app.composer.lines_wanted(app.size.width)
        app.composer.advise(sentence)
        await pilot.pause()
        assert app.composer.lines_wanted(app.size.width) > wanted, "the board leaves more room"
        assert app.query_one(".composer-room").max_scroll_y == 0
        assert all(name in shown(app) for name in app.words.names(app.composer._texts)[:9])
        assert ("A Joker fits" in shown(app)) == is_helped

    drive(app, steps)


@pytest.mark.parametrize(("height", "is_asked"), [(5, False), (6, False), (7, True)])
def test_the_question_gives_way_before_any_part_does(height: int, is_asked: bool) -> None:
    app = ComposingApp(height=height)

    async def steps(pilot: AnyPilot) -> None:
        question = app.composer._asked
        assert (question in shown(app)) == is_asked
        assert (app.query_one(".composer-room").max_scroll_y == 0) == (height > 5)
        assert all(name in shown(app) for name in app.words.names(app.composer._texts)[:9]) == (height > 5)

    drive(app, steps)
