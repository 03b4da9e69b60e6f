"""What a seat can tell about hidden cards (C10)."""

from core import notre_dame as nd
from core.notre_dame.knowledge import known_hand
from tests.core.notre_dame.scenes import table


def first_moves(state: nd.State, number: int) -> nd.State:
    for _ in range(number):
        state = nd.apply(state, nd.legal_moves(state)[0])
    return state


def test_c10_with_two_players_two_of_the_opponents_three_cards_are_known_after_the_passing() -> None:
    state = first_moves(table(2), 4)
    assert state.phase == 3
    for seat in (0, 1):
        known = known_hand(nd.view(state, seat), 1 - seat)
        assert len(known) == 2
        assert set(known) < set(state.cards[1 - seat].hand)


def test_c10_the_last_card_that_a_colour_can_still_bring_is_known_once_its_stack_is_used_up() -> None:
    certain = 0
    for seed in range(40):
        state = table(2, seed)
        while state.round < 2 or state.phase < 3:
            state = nd.apply(state, nd.legal_moves(state)[0])
        view = nd.view(state, 0)
        dealt = {nd.determinize(view, luck).cards[1].hand for luck in range(12)}
        if len(dealt) == 1:
            certain += 1
            assert set(known_hand(view, 1)) == set(state.cards[1].hand)
        else:
            assert len(known_hand(view, 1)) == 2
    assert certain


def test_c10_the_card_passed_last_is_known_to_be_in_the_left_neighbours_hand() -> None:
    state = first_moves(table(4), 8)
    assert state.phase == 3
    view = nd.view(state, 1)
    assert view.own.passed[2] in known_hand(view, 2)
    assert known_hand(view, 1) == state.cards[1].hand
