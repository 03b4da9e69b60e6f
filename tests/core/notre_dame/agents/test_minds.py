"""What Notre Dame's agents offer is what every game's agents offer."""

from core import notre_dame as nd
from core.ai.minds import Minds
from core.ai.reason import Reason
from core.ai.search import Effort
from core.ai.tournament import Fixture
from core.notre_dame.agents import minds
from core.notre_dame.agents.contest import table_for
from tests.core.notre_dame.agents.positions import deciding, game

MINDS: Minds[nd.Setup, nd.Move, nd.View] = minds


def test_those_who_search_and_the_stand_in_are_levels() -> None:
    assert set(MINDS.EFFORTS) < set(MINDS.LEVELS)
    assert MINDS.STAND_IN in MINDS.LEVELS
    assert MINDS.STAND_IN not in MINDS.EFFORTS


def test_advice_and_review_look_at_more_than_an_opponent_does() -> None:
    strongest = list(MINDS.EFFORTS.values())[-1]
    for effort in (MINDS.ADVICE, MINDS.REVIEW):
        assert effort.iterations > strongest.iterations
        assert effort.curiosity > strongest.curiosity


def test_a_search_and_its_reasons_are_of_the_view_alone() -> None:
    state = list(game(2, 3))[40]
    view = nd.view(state, deciding(state))
    search = MINDS.begin(view, 1, Effort(50, 5), (view.options[-1],))
    list(search.steps())
    found = search.report()
    assert {candidate.move for candidate in found.moves} == set(view.options)
    (told,) = MINDS.reasons(view, 1, [(found.moves[0].line, found.moves[-1].line)])
    assert all(isinstance(reason, Reason) for reason in told)


def test_a_contest_is_played_at_the_table_that_is_asked_for() -> None:
    quick = [MINDS.LEVELS[MINDS.STAND_IN]] * 2
    plain, new = (
        MINDS.contest(quick, Fixture((0, 1), 5), setup) for setup in (None, table_for(2, new_persons=True))
    )
    assert plain == MINDS.contest(quick, Fixture((0, 1), 5), table_for(2))
    assert plain != new
