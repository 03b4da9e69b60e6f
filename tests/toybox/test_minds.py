"""The toy game's opponents: fair, better than chance, and not to be foreseen where all lay at once."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from core.ai.analysing import analysed
from core.ai.tournament import fixtures, table
from tests.toybox import game, minds
from tests.toybox.game.things import Lay
from tests.toybox.model import RoundModel

SETUP = game.Setup(("Anna", "Luc", "Claire"))


def positions(seeds: range, steps: tuple[str, ...] = ("lay", "look", "guess")) -> Iterator[game.State]:
    """The positions of some games in which one of these is decided."""
    for seed in seeds:
        state, luck = game.new_game(SETUP, seed), seed
        while (seat := game.to_move(state)) is not None:
            if state.step in steps:
                yield state
            luck += 1
            state = game.apply(state, minds.LEVELS["random"](game.view(state, seat), luck))


def view_of(state: game.State) -> game.View:
    seat = game.to_move(state)
    assert seat is not None
    return game.view(state, seat)


@pytest.mark.parametrize("level", minds.LEVELS)
def test_what_a_seat_cannot_see_does_not_change_its_move(level: str) -> None:
    choose, differing = minds.LEVELS[level], 0
    for luck, state in enumerate(positions(range(4))):
        view = view_of(state)
        other = game.determinize(view, luck)
        differing += other != state
        move = choose(view, luck)
        assert move in game.options(view)
        assert move == choose(game.view(other, view.seat), luck)
    assert differing > 10


def test_a_laying_is_answered_by_luck_as_often_as_the_search_weighs_it() -> None:
    view = view_of(game.new_game(SETUP, 5))
    found = analysed(partial(minds.begin, view), 1, minds.EFFORTS["thinker"])
    answers = Counter(found.answer(luck) for luck in range(400))
    weights = {candidate.move: candidate.visits for candidate in found.moves}
    assert found.sealed
    assert len(answers) > 2
    for move, weight in weights.items():
        assert answers[move] / 400 == pytest.approx(weight / sum(weights.values()), abs=0.08)


def test_of_layings_that_come_to_the_same_the_search_looks_at_one_and_at_what_it_is_asked_about() -> None:
    view = view_of(game.new_game(SETUP, 5))
    state = RoundModel(view).deal(view, 1)
    moves = RoundModel(view).moves(state)
    assert sorted(sum(move.pebbles) for move in moves if isinstance(move, Lay)) == list(range(7))
    asked = next(move for move in game.options(view) if move not in moves)
    found = minds.begin(view, 1, minds.EFFORTS["thinker"], (asked,)).report()
    assert {candidate.move for candidate in found.moves} == {*moves, asked}


def test_whoever_knows_the_next_card_guesses_right() -> None:
    for luck, state in enumerate(positions(range(12), ("guess",))):
        view = view_of(state)
        if view.next_card is not None:
            high = view.next_card >= view.components.high_from
            assert minds.LEVELS["thinker"](view, luck).high == high  # type: ignore[union-attr]


def test_reasons_speak_of_what_differs() -> None:
    view = view_of(game.new_game(SETUP, 5))
    much, nothing = (Lay((3, 3)),), (Lay((0, 0)),)
    ((pro, *_), again) = minds.reasons(view, 1, [(much, nothing), (much, much)])
    assert (pro.term, pro.worth > 0) == ("points", True)
    assert again == []


def test_simple_wishes_and_a_search_win_more_often_than_chance() -> None:
    for level in ("greedy", "thinker"):
        agents = [minds.LEVELS[level], minds.LEVELS["random"]]
        played = [minds.contest(agents, fixture) for fixture in fixtures(2, 40, 1)]
        first, second = table((level, "random"), played, 1).rows
        assert first.wins > second.wins
