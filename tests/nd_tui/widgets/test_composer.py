"""The composer: parts are set by keys and mouse, and what they come to is told at once."""

from collections.abc import Sequence
from typing import Any

import pytest
from textual.events import Key
from textual.widgets import Button

from core.moves import Bundles
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.widgets.part_rows import PartRows
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.composed_games import Enter, Entering
from tests.nd_tui.widgets.composing_app import AnyPilot, ComposingApp, drive, shown

NO_CARDS = (0,) * 9


def pressed(*keys: str, words: Any = None) -> ComposingApp:
    """The app after some keys."""
    app = ComposingApp(words)

    async def press(pilot: AnyPilot) -> None:
        await pilot.press(*keys)
        await pilot.pause()

    drive(app, press)
    return app


async def click_sign(pilot: AnyPilot, app: ComposingApp, part: str, sign: str) -> None:
    """Click on a sign beside a value."""
    rows = app.query_one(PartRows)
    cell = next(cell for cell in rows._cells if cell.part.id == part)
    await pilot.click(PartRows, offset=cell.less if sign == "less" else cell.more)
    await pilot.pause()


# Keys


def test_the_arrows_go_from_row_to_row_and_change_values() -> None:
    app = pressed("down", "right", "right", "left", "down", "down", "right", "enter")
    assert app.chosen == [Enter("castle", (1, 0, 1, 0, 0, 0, 0, 0, 0))]


def test_plus_and_minus_change_values_no_further_than_they_go() -> None:
    app = pressed("down", *["plus"] * 5, "down", "plus", "up", "up", "minus", "enter")
    assert app.chosen == []  # the last choice of the building is a pass, and cards are chosen
    app = pressed("down", *["plus"] * 5, "down", "minus", "enter")
    assert app.chosen == [Enter("castle", (3, *NO_CARDS[1:]))]


def test_up_from_the_first_row_leads_to_the_last() -> None:
    assert pressed("up", "1", "enter").chosen == [Enter("castle", (*NO_CARDS[1:], 1))]


@pytest.mark.parametrize(
    ("digits", "number"), [("2", 2), ("11", 11), ("12", 12), ("13", 3), ("120", 0), ("10", 10), ("101", 1)]
)
def test_digits_set_a_number_of_one_or_two(digits: str, number: int) -> None:
    app = pressed(*["down"] * 5, *digits, "enter")
    assert app.chosen[0].cards[4] == number


def test_a_digit_behind_another_key_begins_a_new_number() -> None:
    assert pressed(*["down"] * 5, "1", "up", "down", "2", "enter").chosen[0].cards[4] == 2
    assert pressed(*["down"] * 5, "1", "plus", "2", "enter").chosen[0].cards[4] == 2


def test_a_digit_picks_the_choice_of_its_number() -> None:
    assert pressed("3", "enter").chosen == [Enter("guard_tower", NO_CARDS)]


def test_a_number_out_of_bounds_changes_nothing_and_is_refused_in_words() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down", "2", "9")
        await pilot.pause()
        assert "! Nobility: only 0 to 3 can be set, not 9." in shown(app)
        await pilot.press("enter")
        await pilot.pause()

    drive(app, steps)
    assert app.chosen == [Enter("castle", (2, *NO_CARDS[1:]))]


def test_keys_that_arrive_at_once_are_dealt_with_in_their_order() -> None:
    app = ComposingApp()
    keys = [*["down"] * 5, "1", "1", "down", "plus", "plus", "minus", "up", "up", "2", "enter"]

    async def steps(pilot: AnyPilot) -> None:
        for key in keys:
            app.post_message(Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        await pilot.pause()

    drive(app, steps)
    assert app.chosen == [Enter("castle", (0, 0, 0, 2, 11, 1, 0, 0, 0))]


def test_an_enter_for_one_decision_does_not_answer_the_next_one() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        rows = app.query_one(PartRows)
        rows.action_step(1)
        rows.action_decide()
        app.ask("another view")  # before the messages above were heard
        await pilot.pause()
        assert app.composer.looks_at(Enter("castle", NO_CARDS))

    drive(app, steps)
    assert app.chosen == []


@pytest.mark.parametrize("something_else", [True, False])
def test_a_number_refused_for_one_decision_is_not_told_of_the_next_one_or_none(something_else: bool) -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        rows = app.query_one(PartRows)
        rows.action_look(1)
        for digit in (2, 9):
            rows.action_type_digit(digit)
        if something_else:  # before the refusal was heard
            app.ask("another view")
        else:
            app.composer.close()
        await pilot.pause()
        assert "not 9" not in shown(app)

    drive(app, steps)
    assert app.chosen == []


# Mouse


def test_everything_can_be_done_with_the_mouse() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        for part, sign in (("where", "more"), ("kind-2", "more"), ("kind-2", "more"), ("kind-2", "less")):
            await click_sign(pilot, app, part, sign)
        await click_sign(pilot, app, "kind-8", "more")
        await pilot.click(Button)
        await pilot.pause()

    drive(app, steps)
    assert app.chosen == [Enter("tent", (0, 0, 1, 0, 0, 0, 0, 0, 1))]


def test_a_click_on_a_choice_goes_on_and_one_on_a_name_only_looks() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        rows = app.query_one(PartRows)
        where, first = rows._cells[0], rows._cells[1]
        await pilot.click(PartRows, offset=(where.less[0] + 4, where.y))
        await pilot.click(PartRows, offset=(first.x + 3, first.y))
        await pilot.pause()
        assert rows.at == 1
        assert rows.values == {"where": "tent", **{f"kind-{kind}": 0 for kind in range(9)}}

    drive(app, steps)


def test_the_button_is_not_to_be_had_while_there_is_no_move() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("4", "down", "1")
        await pilot.pause()
        await pilot.click(Button)
        await pilot.press("enter")
        await pilot.pause()

    drive(app, steps)
    assert app.chosen == []


# What it comes to


def test_what_the_move_brings_or_why_there_is_none_is_told_at_once() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down", "2")
        await pilot.pause()
        assert "→ Castle, 2 cards announced (2 Nobility): force 2, 2 more" in shown(app)
        await pilot.press("up", "left")
        await pilot.pause()
        assert "! With a Pass no card is laid; 2 are chosen." in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "no card is laid" not in shown(app)

    drive(app, steps)
    first, two = Enter("castle", NO_CARDS), Enter("castle", (2, *NO_CARDS[1:]))
    assert app.highlighted == [first, two, None, two]


def test_in_another_language_everything_stays_set() -> None:
    app = ComposingApp()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down", "2")
        await pilot.pause()
        app.ask(language="fr")
        await pilot.pause()
        assert "▸ Noblesse" in shown(app)
        assert "2 Noblesse" in shown(app)

    drive(app, steps)


def test_a_move_can_be_looked_at_and_one_that_does_not_fit_changes_nothing() -> None:
    app = ComposingApp()
    meant = Enter("guard_tower", (0, 0, 5, 0, 12, 0, 0, 0, 0))

    async def steps(pilot: AnyPilot) -> None:
        app.composer.highlight(meant)
        await pilot.pause()
        assert "11" not in shown(app)
        assert app.composer.looks_at(meant)
        app.composer.highlight(Enter("guard_tower", (99, *NO_CARDS[1:])))
        assert app.composer.looks_at(meant)
        await pilot.press("enter")
        await pilot.pause()

    drive(app, steps)
    assert app.chosen == [meant]


def test_help_stands_below_and_goes_again() -> None:
    app = ComposingApp(height=12)

    async def steps(pilot: AnyPilot) -> None:
        app.composer.advise("A Joker fits everywhere.")
        await pilot.pause()
        assert "A Joker fits everywhere." in shown(app)
        app.composer.advise("")
        await pilot.pause()
        assert "A Joker fits everywhere." not in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_signs_are_ascii_but_for_letters(language: str) -> None:
    app = ComposingApp(language=language, ascii_only=True)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down", "1", "down", "down", "1")
        await pilot.pause()
        strange = {
            sign for sign in shown(app) if not sign.isascii() and not sign.isalpha() and sign != "\u00a0"
        }
        assert strange == set()
        assert "> Bourgeoisie" in shown(app)
        assert "-> " in shown(app)

    drive(app, steps)


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_row_that_is_looked_at_is_told_by_a_sign_in_every_theme(theme: str) -> None:
    app = ComposingApp(theme=theme)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert "▸ Nobility" in shown(app)

    drive(app, steps)


# Half a million


class Untold(Bundles[Enter]):
    """A set of moves that complains when it is written out."""

    def __iter__(self) -> Any:
        raise AssertionError("nobody should go through half a million moves")

    def __getitem__(self, index: Any) -> Any:
        raise AssertionError("nobody should take one of half a million moves by its number")


def test_a_decision_with_half_a_million_moves_is_shown_and_made_without_writing_them_out() -> None:
    hand = (5, 4, 5, 3, 5, 4, 3, 2, 2, 1)
    words = Entering(hand, building=False)
    options: Sequence[Enter] = Untold(hand, lambda cards: Enter("castle", cards), lambda move: move.cards)
    assert len(options) > 500_000
    app = pressed("3", "down", "2", "down", "plus", "enter", words=words)
    assert len(app.chosen) == 1
    assert app.chosen[0] in options
    changes = 3
    assert words.calls.count("composed") == 1 + changes
    assert words.calls.count("choice") == 1 + changes
    assert words.calls.count("parts") == 1
