"""What the search takes a seat to know: nothing that its view does not tell, and its cards."""

import pytest

from core import notre_dame as nd
from core.notre_dame.agents.levels import ADVICE, EFFORTS, REVIEW
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.moves import Keep
from tests.core.notre_dame.agents.positions import deciding, game

CHOOSING = 2


@pytest.mark.parametrize("insight", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_knows_nothing_that_its_view_does_not_tell(players: int, insight: bool) -> None:
    states = list(game(players, 4))[:80]
    for before, state in zip(states, states[7:], strict=False):
        model = RoundModel(nd.view(before, deciding(before)), insight=insight)
        for seat in range(players):
            other = nd.determinize(nd.view(state, seat), 3)
            assert model.known(state, seat) == model.known(other, seat)


def test_with_insight_a_seat_tells_its_hands_apart() -> None:
    states = [state for state in game(3, 4) if state.phase != CHOOSING]
    for state in states[::10]:
        seat = deciding(state)
        view = nd.view(state, seat)
        model = RoundModel(view, insight=True)
        assert model.known(state, seat) == view.own.hand
        other = (seat + 1) % 3
        dealt = [nd.determinize(view, luck) for luck in range(30)]
        assert len({model.known(deal, other) for deal in dealt}) == len(
            {deal.cards[other].hand for deal in dealt}
        )


def test_without_it_only_what_was_kept_since_the_search_began() -> None:
    state = next(iter(game(2, 4)))
    model = RoundModel(nd.view(state, deciding(state)), insight=False)
    kept: list[list[Keep]] = [[], []]
    while state.phase == CHOOSING:
        seat = deciding(state)
        assert model.known(state, seat) == tuple(move.card for move in kept[seat])
        move = nd.legal_moves(state)[-1]
        assert isinstance(move, Keep)
        kept[seat].append(move)
        state = nd.apply(state, move)
    assert [model.known(state, seat) for seat in range(2)] == [
        tuple(move.card for move in own) for own in kept
    ]
    later = RoundModel(nd.view(state, deciding(state)), insight=False)
    assert [later.known(state, seat) for seat in range(2)] == [(), ()]


def test_insight_is_for_those_whom_games_have_shown_to_play_better_with_it_which_is_nobody_yet() -> None:
    assert not any(effort.insight for effort in (*EFFORTS.values(), ADVICE, REVIEW))
