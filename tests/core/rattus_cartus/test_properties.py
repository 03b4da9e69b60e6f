"""What is true of every position of every game, shown on random games of every kind."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import GameEnded, InfluenceGained, RatsChanged, TokensTaken
from core.rattus_cartus.names import TYPES, TYPES_A_CLASS, copies_of
from tests.core.rattus_cartus.invariants import check_position
from tests.core.rattus_cartus.scenes import NAMES

SOME_MOVES = 12


@st.composite
def wishes(draw: Any) -> rc.Setup:
    buildings = draw(st.sampled_from(["first_game", "by_type", "by_card", "chosen"]))
    chosen: list[str] = []
    if buildings == "chosen":
        for place in range(0, len(TYPES), TYPES_A_CLASS):
            both = [card for kind in TYPES[place : place + TYPES_A_CLASS] for card in copies_of(kind)]
            chosen += draw(st.permutations(both))[:5]
    return rc.Setup(
        NAMES[: draw(st.integers(2, 5))],
        buildings=buildings,
        chosen=tuple(chosen),
        all_dead=draw(st.sampled_from(["all_lose", "fewest_rats_live"])),
        rats_shown=draw(st.sampled_from(["own", "all"])),
    )


seeds = st.integers(0, 2**64)


def random_game(setup: rc.Setup, seed: int) -> Iterator[tuple[rc.State, rc.Move | None]]:
    """Every position of a game played at random, with the move made in it."""
    chance = random.Random(seed)
    state = rc.new_game(setup, seed)
    while moves := rc.legal_moves(state):
        move = moves[chance.randrange(len(moves))]
        yield state, move
        state = rc.apply(state, move)
    yield state, None


def check_game(setup: rc.Setup, seed: int) -> None:
    chance = random.Random(seed)
    told: list[rc.Event] = []
    for number, (state, move) in enumerate(random_game(setup, seed)):
        before = msgspec.msgpack.encode(state)
        check_position(state)
        assert msgspec.msgpack.decode(before, type=rc.State) == state
        check_some_moves(state, chance)
        check_view(state, number % len(setup.players), luck=number)
        if move is not None:
            told += rc.events(state, move)
        assert msgspec.msgpack.encode(state) == before, "asking and applying leave a position untouched"
    check_events(state, told)
    assert rc.result(state) is not None


def check_some_moves(state: rc.State, chance: random.Random) -> None:
    moves = rc.legal_moves(state)
    places = chance.sample(range(len(moves)), min(SOME_MOVES, len(moves)))
    for place in places:
        move = moves[place]
        assert move in moves
        assert moves.index(move) == place
        assert rc.parse_move(state, rc.format_move(state, move)) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=rc.Move) == move


def check_view(state: rc.State, seat: int, luck: int) -> None:
    view = rc.view(state, seat)
    possible = rc.determinize(view, luck)
    assert rc.view(possible, seat) == view
    check_position(possible)
    if rc.to_move(state) == seat:
        assert rc.legal_moves(possible) == rc.legal_moves(state)
    other = (seat + 1) % len(state.hands)
    together = rc.determinize(view, luck, rc.view(state, other))
    assert (rc.view(together, seat), rc.view(together, other)) == (view, rc.view(state, other))
    check_position(together)


def check_events(state: rc.State, told: list[rc.Event]) -> None:
    """The events of a game add up to what there is at its end."""
    seats = len(state.hands)
    rats, tokens = [state.table.components.start.rats] * seats, [0] * seats
    influence = [[0] * seats for _ in state.influence]
    for event in told:
        match event:
            case RatsChanged():
                assert rats[event.seat] == event.before
                rats[event.seat] = event.after
            case TokensTaken():
                tokens[event.seat] += event.number
            case InfluenceGained():
                assert influence[event.track][event.seat] == event.before < event.after
                influence[event.track][event.seat] = event.after
    assert (tuple(rats), tuple(tokens)) == (state.rats, state.tokens)
    assert tuple(map(tuple, influence)) == state.influence
    assert sum(isinstance(event, GameEnded) for event in told) == 1


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(wishes(), seeds)
def test_every_position_of_a_random_game_keeps_the_rules_of_conservation(setup: rc.Setup, seed: int) -> None:
    check_game(setup, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_every_position_of_two_thousand_random_games_keeps_them_too(part: int) -> None:
    @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(wishes(), st.integers(part * 2**60, (part + 1) * 2**60 - 1))
    def check(setup: rc.Setup, seed: int) -> None:
        check_game(setup, seed)

    check()


@settings(max_examples=5, deadline=None)
@given(wishes(), seeds)
def test_the_same_seed_and_moves_give_the_same_game(setup: rc.Setup, seed: int) -> None:
    assert list(random_game(setup, seed)) == list(random_game(setup, seed))
