"""The toy game's secret pebbles, laid in the form and by a typed line."""

import asyncio
from collections.abc import Mapping
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from core.game import Problem
from nd_tui.games.parts import Amount, Composition, composition
from nd_tui.plain.composing import composed_as_typed, typed_line
from nd_tui.words.texts import Texts
from tests.nd_tui.composed_games import texts
from tests.nd_tui.widgets.composing_app import ComposingApp
from tests.toybox import game
from tests.toybox.game.things import Lay

STATE = game.new_game(game.Setup(("Anna", "Luc")), 1)
VIEW = game.view(STATE, 0)
MOST = max(move.pebbles for move in game.options(VIEW))


class Laying:
    """As much of the toy game's words as its bundle needs."""

    def question(self, texts: Texts, view: game.View) -> str:
        return "Which pebbles do you lay?"

    def parts(self, texts: Texts, view: game.View) -> list[Amount]:
        return [Amount(name, name, 0, most, 0) for name, most in zip(("red", "blue"), MOST, strict=True)]

    def composed(self, view: game.View, values: Mapping[str, int]) -> Lay:
        move = Lay((values["red"], values["blue"]))
        if move not in game.options(view):
            raise game.refusal(game.determinize(view, 0), move)
        return move

    def decomposed(self, view: game.View, move: Lay) -> dict[str, int]:
        return dict(zip(("red", "blue"), move.pebbles, strict=True))

    def hesitation(self, texts: Texts, view: game.View, move: Lay) -> str:
        return ""

    def choice(self, texts: Texts, view: game.View, move: Lay, brief: bool = False) -> str:
        return game.format_move(game.determinize(view, 0), move)

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        return dict(problem.details)


def begun() -> Composition:
    found = composition(Laying(), texts("en"), VIEW)  # type: ignore[arg-type]
    assert found is not None
    return found


def test_pebbles_are_laid_in_the_form() -> None:
    app = ComposingApp(Laying(), view=VIEW)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("2", "down", "plus", "enter")
            await pilot.pause()

    asyncio.run(play())
    assert app.chosen == [Lay((2, 1))]
    assert game.to_move(game.apply(STATE, app.chosen[0])) == 1


def test_pebbles_are_laid_in_a_line() -> None:
    assert composed_as_typed(texts("en"), begun(), "1 blue, 3 reds").move == Lay((3, 1))
    assert composed_as_typed(texts("en"), begun(), "").move == Lay((0, 0))


@given(st.integers(0, len(game.options(VIEW)) - 1))
def test_every_move_of_the_set_can_be_set_typed_and_read_back(number: int) -> None:
    move: Any = game.options(VIEW)[number]
    wanted = begun().of_move(move)
    assert wanted.move == move
    assert composed_as_typed(texts("en"), begun(), typed_line(wanted)).move == move
