"""What is true of every position of every game, shown on random games of every kind."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core import notre_dame as nd
from core.notre_dame.event_types import Gained, PrestigeLost
from tests.core.notre_dame.invariants import check_position
from tests.core.notre_dame.scenes import NAMES

setups = st.builds(
    nd.Setup,
    players=st.integers(2, 5).map(lambda number: NAMES[:number]),
    edition=st.sampled_from(["classic", "anniversary"]),
    hotel_two_from=st.sampled_from([None, 3, 4]),
    fool_from_cathedral=st.sampled_from([None, True, False]),
    limited_gold=st.sampled_from([None, True, False]),
    new_persons=st.booleans(),
)
seeds = st.integers(0, 2**64)


def random_game(setup: nd.Setup, seed: int) -> Iterator[tuple[nd.State, nd.Move | None]]:
    """Every position of a game played at random, with the move made in it."""
    chance = random.Random(seed)
    state = nd.new_game(setup, seed)
    while moves := nd.legal_moves(state):
        move = chance.choice(moves)
        yield state, move
        state = nd.apply(state, move)
    yield state, None


def check_game(setup: nd.Setup, seed: int) -> None:
    seats = len(setup.players)
    totals = [0] * seats
    for number, (state, move) in enumerate(random_game(setup, seed)):
        before = msgspec.msgpack.encode(state)
        check_position(state)
        assert msgspec.msgpack.decode(before, type=nd.State) == state
        check_every_move(state)
        for seat in range(seats):
            check_view(state, seat, luck=number)
        if move is not None:
            add_prestige(totals, state, move)
        assert msgspec.msgpack.encode(state) == before, "asking and applying leave a position untouched"
    assert totals == [player.prestige for player in state.players]
    assert nd.result(state) is not None


def check_every_move(state: nd.State) -> None:
    texts = set()
    for move in nd.legal_moves(state):
        assert nd.apply(state, move) is not state
        text = nd.format_move(state, move)
        texts.add(text)
        assert nd.parse_move(state, text) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=nd.Move) == move
    assert len(texts) == len(nd.legal_moves(state))


def check_view(state: nd.State, seat: int, luck: int) -> None:
    view = nd.view(state, seat)
    possible = nd.determinize(view, luck)
    assert nd.view(possible, seat) == view
    check_position(possible)
    if nd.to_move(state) == seat:
        assert nd.legal_moves(possible) == nd.legal_moves(state)
    for other in range(len(state.players)):
        assert set(nd.known_hand(view, other)) <= set(state.cards[other].hand)
        assert set(nd.known_hand(view, other)) <= set(possible.cards[other].hand)


def add_prestige(totals: list[int], state: nd.State, move: nd.Move) -> None:
    for event in nd.events(state, move):
        if isinstance(event, Gained) and event.what == "prestige":
            totals[event.seat] += event.amount + event.park
        if isinstance(event, PrestigeLost):
            totals[event.seat] -= event.amount


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(setups, seeds)
def test_every_position_of_a_random_game_keeps_the_rules_of_conservation(setup: nd.Setup, seed: int) -> None:
    check_game(setup, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_every_position_of_two_thousand_random_games_keeps_them_too(part: int) -> None:
    @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(setups, st.integers(part * 2**60, (part + 1) * 2**60 - 1))
    def check(setup: nd.Setup, seed: int) -> None:
        check_game(setup, seed)

    check()


@settings(max_examples=10, deadline=None)
@given(setups, seeds)
def test_the_same_seed_and_moves_give_the_same_game(setup: nd.Setup, seed: int) -> None:
    assert list(random_game(setup, seed)) == list(random_game(setup, seed))


def test_another_seed_gives_another_game() -> None:
    setup = nd.Setup(NAMES[:4])
    stacks = {nd.new_game(setup, seed).cards for seed in range(50)}
    assert len(stacks) == 50
