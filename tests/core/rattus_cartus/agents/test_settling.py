"""What the buildings entered so far will bring is reckoned as the rules would have it."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.agents.candidates import sight, weighed
from core.rattus_cartus.agents.settling import settled
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import FLUTE, SWORD, Phase
from core.rattus_cartus.state import Entry, State, is_last_round
from tests.core.rattus_cartus.scenes import moved, visit
from tests.nd_tui.games.rattus_cartus.games import a_game


def everybody_inside(state: State, move: Enter) -> State:
    """The position in which the last one is inside and nothing turned over, where no game ever stops."""
    seat = rc.to_move(state)
    assert seat is not None
    hand = [*state.hands[seat]]
    for card in move.cards:
        hand.remove(card)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    entry = Entry(seat, move.place, len(move.cards), move.cards)
    return replace(state, hands=hands, entries=(*state.entries, entry))


def is_plain(entry: Entry) -> bool:
    return SWORD not in entry.cards and FLUTE not in entry.cards


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_influence_and_arrivals_are_those_that_the_rules_lead_to(players: int) -> None:
    compared = 0
    for seed in range(4):
        for state, _ in a_game(players, seed):
            if rc.decision(state) != "enter" or len(state.entries) < players - 1:
                continue
            for _, move in weighed(sight(rc.view(state, state.task.seat if state.task else 0)))[:4]:
                later = rc.apply(state, move)
                amid = everybody_inside(state, move)
                if later.phase == Phase.RESOLVE or not all(map(is_plain, amid.entries)):
                    continue
                standing = settled(amid)
                assert tuple(map(tuple, standing.influence)) == later.influence
                assert tuple(map(tuple, standing.arrivals)) == later.arrivals
                compared += 1
    assert compared > 20


def test_a_monastery_takes_rats_from_those_inside_and_strangers_bring_them() -> None:
    state = visit("monastery-a palace-a farm-a", ["clergy0 magic1", "nobility0", "magic2"])
    state = moved(state, "enter monastery clergy0 magic1")
    standing = settled(state)
    assert standing.rats[0] < 10 + 1 - 1  # a stranger more, and at least the basic action less
    assert standing.rats[1:] == [10, 10]
    assert standing.times[0] < standing.times[1] == standing.times[2]


def test_of_the_last_round_only_influence_is_left() -> None:
    state = visit("palace-a tent-d farm-a", ["nobility0", "nobility1", "magic2"], last=True)
    state = moved(state, "enter palace nobility0")
    assert is_last_round(state)
    assert settled(state).tokens == [0, 0, 0]
