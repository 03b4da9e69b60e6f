"""The opponents: legal, fair, and the simple one better than chance and mostly alive."""

import pytest

from core import rattus_cartus as rc
from core import rng
from core.rattus_cartus.agents import minds
from core.rattus_cartus.refusals import ANSWERED_BY
from tests.nd_tui.games.rattus_cartus.games import NAMES, a_game, asked


@pytest.mark.parametrize("level", minds.LEVELS)
@pytest.mark.parametrize("decision", ANSWERED_BY)
def test_every_decision_gets_one_of_its_moves(level: str, decision: str) -> None:
    state = asked(decision)
    seat = rc.to_move(state)
    assert seat is not None
    view = rc.view(state, seat)
    assert minds.LEVELS[level](view, 5) in rc.options(view)


@pytest.mark.parametrize("level", minds.LEVELS)
def test_the_same_view_gives_the_same_move_whatever_is_hidden(level: str) -> None:
    for number, (state, _) in enumerate(a_game(4, 3)):
        seat = rc.to_move(state)
        assert seat is not None
        view = rc.view(state, seat)
        other = rc.determinize(view, rng.seeded(number))
        assert minds.LEVELS[level](view, 7) == minds.LEVELS[level](rc.view(other, seat), 7)


def test_the_simple_one_beats_chance_and_rarely_dies() -> None:
    wins, dead, games = 0.0, 0, 24
    for game in range(games):
        players = 2 + game % 4
        own = game // 4 % players
        state = rc.new_game(rc.Setup(NAMES[:players], buildings="by_type"), game)
        while (seat := rc.to_move(state)) is not None:
            level = "greedy" if seat == own else "random"
            luck = rng.seeded(game * 1000 + state.round)
            state = rc.apply(state, minds.LEVELS[level](rc.view(state, seat), luck))
        result = rc.result(state)
        assert result is not None
        wins += (own in result.winners) / max(1, len(result.winners))
        dead += not rc.score_sheets(state)[own].lives
    assert wins > games * 0.75
    assert dead < games * 0.3


def test_a_search_and_its_reasons_speak_of_every_decision() -> None:
    for decision in ANSWERED_BY:
        state = asked(decision)
        seat = rc.to_move(state)
        assert seat is not None
        view = rc.view(state, seat)
        effort = minds.Effort(iterations=30, deals=4)
        search = minds.begin(view, 3, effort)
        search.run(30)
        moves = rc.options(view)
        assert len(minds.reasons(view, 4, [((moves[0],), (moves[-1],))])) == 1
