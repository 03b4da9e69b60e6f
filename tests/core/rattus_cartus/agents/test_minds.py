"""The opponents: legal, fair, and the simple one better than chance and mostly alive."""

import pytest

from core import rattus_cartus as rc
from core import rng
from core.ai.search import Effort
from core.rattus_cartus.agents import minds
from core.rattus_cartus.refusals import ANSWERED_BY
from nd_tui.words.characters import opponent_named
from nd_tui.words.levels import level_name
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import NAMES, asked

IN_SAVES = ("random", "greedy", "squire", "thinker", "regent")


def test_levels_keep_the_ids_that_stand_in_saves_from_the_weakest_to_the_strongest() -> None:
    assert tuple(minds.LEVELS) == IN_SAVES
    assert set(minds.EFFORTS) <= set(minds.LEVELS)
    assert set(minds.WINS) == set(IN_SAVES[1:])
    assert all(0.5 < share < 1 for share in minds.WINS.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", minds.LEVELS)
def test_every_level_has_a_name_that_is_typed_and_says_how_it_plays(level: str, language: str) -> None:
    texts = Texts(language, rc.NAME)
    assert opponent_named(rc.NAME, level_name(texts, level)) == level
    assert texts(f"level-{level}.about").endswith(".")


@pytest.mark.parametrize("level", minds.LEVELS)
@pytest.mark.parametrize("decision", ANSWERED_BY)
def test_every_decision_gets_one_of_its_moves(level: str, decision: str) -> None:
    state = asked(decision)
    seat = rc.to_move(state)
    assert seat is not None
    view = rc.view(state, seat)
    assert minds.LEVELS[level](view, 5) in rc.options(view)


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
        effort = Effort(iterations=30, deals=4)
        search = minds.begin(view, 3, effort)
        search.run(30)
        moves = rc.options(view)
        assert len(minds.reasons(view, 4, [((moves[0],), (moves[-1],))])) == 1
