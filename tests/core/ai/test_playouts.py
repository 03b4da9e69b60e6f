"""Playing on finds the better move by few deals, tells what moves are worth, and knows no single deal."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from core import rng
from core.ai.analysing import analysed
from core.ai.outlook import Outlook
from core.ai.playouts import KEPT, Playouts
from core.ai.search import Effort

SIDES = ("heads", "tails")
STOP = "stop"
SURE = 0.8
STEPS = tuple(f"step {number}" for number in range(20))
TRAP = "trap"


class Toy(Struct, frozen=True):
    """A hidden coin or some steps to choose among; `luck` is what a deal is worth to whoever moves."""

    options: tuple[str, ...]
    side: str = ""
    luck: float = 0.0
    said: tuple[str, ...] = ()


class ToyModel:
    """A step is worth a hundredth of its number; the trap seems to be worth most, until one has played on."""

    def deal(self, view: Toy, luck: int) -> Toy:
        pick, luck = rng.below(luck, 2)
        good, _ = rng.below(luck, 100)
        return replace(view, side=SIDES[pick], luck=good / 200)

    def to_move(self, state: Toy) -> int | None:
        return None if state.said else 0

    def moves(self, state: Toy) -> tuple[str, ...]:
        return state.options

    def apply(self, state: Toy, move: str) -> Toy:
        return replace(state, said=(*state.said, move))

    def played_on(self, state: Toy) -> Toy:
        return self.apply(state, "on")

    def outlook(self, state: Toy) -> Outlook:
        move, *more = state.said
        if move in SIDES:
            mine = float(move == state.side)
        elif move == TRAP:
            mine = 0.0 if more else 1.0
        else:
            mine = SURE if move == STOP else state.luck + STEPS.index(move) / 100
        values = (mine, 1 - mine)
        return Outlook(values, values, values)


def playing(
    options: tuple[str, ...], luck: int, effort: Effort, also: tuple[str, ...] = ()
) -> Playouts[Toy, str, Toy]:
    return Playouts(ToyModel(), Toy(options), luck, effort, also)


@pytest.mark.parametrize("luck", range(20))
def test_the_side_of_a_hidden_coin_is_not_guessed_by_what_one_deal_knows(luck: int) -> None:
    search = playing((*SIDES, STOP), luck, Effort(240, 20))
    assert [*search.steps()][-1] <= 240
    assert search.report().best == STOP


@pytest.mark.parametrize("luck", range(10))
def test_moves_that_differ_less_than_deals_are_told_apart_in_the_same_deals(luck: int) -> None:
    search = playing(STEPS, luck, Effort(24, 1))
    assert sum(1 for _ in search.steps()) == 1
    found = search.report()
    assert found.best == STEPS[-1]
    told = {candidate.move: candidate.chance for candidate in found.moves}
    assert len(told) == KEPT
    for number, move in enumerate(STEPS[-KEPT:], start=len(STEPS) - KEPT):
        assert told[move] == pytest.approx(told[STEPS[-1]] - (len(STEPS) - 1 - number) / 100)


def test_what_only_seems_good_is_given_up_once_it_was_played_on() -> None:
    found = analysed(lambda luck, share: playing((*STEPS, TRAP), luck, share), 5, Effort(40, 2, parts=2))
    assert found.best == STEPS[-1]
    assert TRAP in {candidate.move for candidate in found.moves}


def test_a_move_that_is_asked_about_is_played_on_however_bad_it_is() -> None:
    search = playing(STEPS, 3, Effort(90, 1), also=(STEPS[0],))
    list(search.steps())
    best, *others = search.report().moves
    assert best.move == STEPS[-1]
    asked = next(candidate for candidate in others if candidate.move == STEPS[0])
    assert asked.visits >= best.visits - 2, "in as many deals as the best one, not in the first alone"
    assert best.visits > 2 * min(candidate.visits for candidate in others)


def test_the_same_luck_and_budget_tell_the_same_however_it_is_run() -> None:
    at_once, in_steps = playing(STEPS, 9, Effort(60, 2)), playing(STEPS, 9, Effort(60, 2))
    at_once.run(60)
    while in_steps.iterations < 60:
        in_steps.run(1)
    assert at_once.report() == in_steps.report()


class CarefulModel(ToyModel):
    """The trap wins as often as it looks; what is striven for is something else."""

    def outlook(self, state: Toy) -> Outlook:
        found = super().outlook(state)
        return replace(found, chances=(0.9, 0.1)) if state.said[0] == TRAP else found


def test_the_best_move_stands_first_whatever_its_chance_and_wherever_playing_on_stops() -> None:
    for games in range(2, 12):
        search = Playouts(CarefulModel(), Toy((TRAP, STEPS[1])), 1, Effort(games, 1))
        list(search.steps())
        assert search.report().best == STEPS[1]


def test_whoever_asks_at_once_hears_of_every_move_that_would_be_played_on() -> None:
    found = playing(STEPS, 2, Effort(30, 1)).report()
    assert found.iterations == 1
    assert {candidate.move for candidate in found.moves} == set(STEPS[-KEPT:])
