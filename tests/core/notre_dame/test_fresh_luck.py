"""Fresh luck deals anew what the people at the screen do not know, and nothing that one of them knows."""

import random
from collections.abc import Sequence

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core import notre_dame as nd
from core.history import History
from core.record import decode, encode, new_match
from tests.core.notre_dame.invariants import check_position
from tests.core.notre_dame.scenes import table
from tests.core.notre_dame.test_properties import random_game, setups


def check_fresh_luck(state: nd.State, persons: Sequence[int], luck: int) -> nd.State:
    fresh = History(nd, state).fresh_luck(luck, persons).state
    check_position(fresh)
    for seat in persons:
        assert nd.view(fresh, seat) == nd.view(state, seat)
    assert nd.legal_moves(fresh)
    return fresh


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(setups, st.integers(0, 2**32), st.integers(1, 3))
def test_after_fresh_luck_at_any_decision_every_person_knows_what_he_knew(
    setup: nd.Setup, seed: int, people: int
) -> None:
    seats = range(len(setup.players))
    persons = random.Random(seed).sample(seats, min(people, len(seats)))
    for number, (state, move) in enumerate(random_game(setup, seed)):
        if move is not None:
            check_fresh_luck(state, persons, number)


def test_what_persons_know_together_stays_and_the_rest_is_dealt_anew() -> None:
    state = table(4)
    for _ in range(6):
        state = nd.apply(state, nd.legal_moves(state)[0])
    fresh = [check_fresh_luck(state, (0, 2), luck) for luck in range(10)]
    assert {dealt.cards[0].hand for dealt in fresh} == {state.cards[0].hand}
    assert len({dealt.cards[1].hand for dealt in fresh}) > 1
    assert len({dealt.cards[0].stack for dealt in fresh}) > 1


def test_a_save_remembers_whose_knowledge_fresh_luck_kept() -> None:
    match = new_match(nd, nd.Setup(("A", "B", "C")), 3, ("person", "greedy", "person"))
    history = match.history
    while nd.to_move(history.state) != 1:
        history.play(nd.legal_moves(history.state)[0])
    fresh = history.fresh_luck(8, (0, 2))
    history.undo()
    other = history.fresh_luck(8)
    assert (fresh.keeping, other.keeping) == ((0, 2), (1,))
    again = decode(encode(match, "today", "0"), nd)
    assert [node.keeping for node in again.history] == [node.keeping for node in history]
    assert [node.state for node in again.history] == [node.state for node in history]
