"""What a move is certain to do, and what is not told of it beforehand."""

import random
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from core import notre_dame as nd
from core.foresight import common_events
from core.notre_dame.event_types import (
    BellPassed,
    CardKept,
    CardsReceived,
    PersonHired,
    PlagueCame,
    StackSeen,
)
from core.notre_dame.moves import PASS, Hire
from tests.core.notre_dame.scenes import NAMES, ask, table, until


def own_view(state: nd.State) -> nd.View:
    seat = nd.to_move(state)
    assert seat is not None
    return nd.view(state, seat)


def last_of(decision: str) -> Callable[[nd.State], bool]:
    """Whether somebody decides this, and nobody after him in this turn of the table."""
    return lambda state: nd.decision(state) == decision and all(task.name != decision for task in state.todo)


def random_games() -> Iterator[tuple[nd.State, nd.Move]]:
    """The positions of a game of each size, each with the move made in it."""
    for seed, players in enumerate(nd.PLAYERS):
        chance = random.Random(seed)
        state = nd.new_game(nd.Setup(NAMES[:players]), seed)
        while moves := nd.legal_moves(state):
            move = chance.choice(moves)
            yield state, move
            state = nd.apply(state, move)


def test_the_last_one_to_keep_a_card_is_not_told_that_cards_will_be_passed_then() -> None:
    state = until(table(3), last_of("keep"))
    view = own_view(state)
    move = nd.options(view)[0]
    assert CardsReceived in map(type, nd.events(state, move))
    assert nd.foreseen(view, move) == (CardKept(view.seat, move.card),)
    assert nd.foresee(view, move).then is None


def test_the_plague_and_the_bell_are_certain_the_next_persons_are_not() -> None:
    view = own_view(until(table(3), last_of("hire")))
    happened = nd.foreseen(view, PASS)
    assert [event.seat for event in happened if isinstance(event, PlagueCame)] == [0, 1, 2]
    assert happened[-1] == BellPassed(1)


def test_the_spys_prestige_is_certain_and_what_he_will_see_is_not() -> None:
    state = ask(replace(table(3, new_persons=True), persons=("spy", "monk", "fool")), "hire")
    kinds = [type(event) for event in nd.events(state, Hire("spy"))]
    foreseen = nd.foresee(own_view(state), Hire("spy"))
    assert StackSeen in kinds
    assert [type(event) for event in foreseen.events] == [kind for kind in kinds if kind is not StackSeen]
    assert foreseen.then is None


def test_a_seat_that_decides_again_at_once_foresees_the_view_that_it_will_have() -> None:
    met = set()
    for state, move in random_games():
        view = own_view(state)
        then = nd.foresee(view, move).then
        if then is not None:
            assert then == nd.view(nd.apply(state, move), view.seat)
            met.add(nd.decision(nd.apply(state, move)))
    assert {"drive", "donate"} <= met


def test_what_is_certain_is_what_all_deals_have_in_common() -> None:
    met = set()
    for state, move in random_games():
        view = own_view(state)
        foreseen, common = nd.foreseen(view, move), common_events(nd, view, move)
        known = min(len(foreseen), len(common))
        assert foreseen[:known] == common[:known]
        met |= set(map(type, foreseen))
    assert {CardKept, PersonHired, PlagueCame} <= met
