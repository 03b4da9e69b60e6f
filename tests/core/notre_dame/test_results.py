"""The end of the game (C8), and where everyone's prestige came from."""

from msgspec.structs import replace

from core import notre_dame as nd
from core.game import Result
from core.notre_dame.event_types import Gained, PrestigeLost
from core.notre_dame.moves import Play
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.scenes import end_round, give, holding, table, until


def ended(*standings: tuple[int, int, int]) -> Result:
    """The result of a game that ended with this prestige, gold and own supply by seat."""
    state = table(len(standings), limited_gold=False)
    for seat, (prestige, gold, supply) in enumerate(standings):
        state = give(state, seat, prestige=prestige, gold=gold, supply=supply)
    result = nd.result(replace(state, task=None, todo=(), options=(), round=8))
    assert result is not None
    return result


def test_c8_most_prestige_wins() -> None:
    result = ended((40, 0, 0), (52, 0, 0), (51, 9, 9))
    assert (result.winners, result.ranks) == ((1,), (3, 1, 2))
    assert result.points == (40, 52, 51)


def test_c8_a_tie_goes_to_the_most_gold_plus_markers_in_the_own_supply() -> None:
    result = ended((40, 4, 0), (40, 2, 3), (30, 20, 9))
    assert (result.winners, result.ranks) == ((1,), (2, 1, 3))
    assert result.tie_breaks == ((4, 5, 29),)


def test_c8_gold_and_markers_count_alike() -> None:
    assert ended((40, 5, 0), (40, 0, 5)).ranks == (1, 1)


def test_c8_still_tied_the_victory_is_shared() -> None:
    result = ended((40, 3, 2), (40, 1, 4), (12, 0, 0))
    assert (result.winners, result.ranks) == ((0, 1), (1, 1, 3))


def test_c8_the_friend_is_not_in_the_tie_break() -> None:
    state = give(give(table(2), prestige=9, friend="bank"), seat=1, prestige=9)
    result = nd.result(replace(state, task=None, todo=(), options=()))
    assert result is not None
    assert result.winners == (0, 1)


def test_c8_markers_in_the_general_supply_and_on_the_board_are_not_in_the_tie_break() -> None:
    state = give(give(table(2), prestige=9, bank=6), seat=1, prestige=9)
    result = nd.result(replace(state, task=None, todo=(), options=()))
    assert result is not None
    assert result.tie_breaks == ((7, 7),)


def test_c8_the_last_cathedral_scoring_counts() -> None:
    state = give(give(table(), cathedral=1, prestige=10), seat=1, prestige=17)
    result = nd.result(end_round(state, 8))
    assert result is not None
    assert (result.points, result.winners) == ((18, 17, 0), (0,))


def test_c8_there_is_no_result_before_the_end() -> None:
    assert nd.result(table()) is None
    assert nd.result(until(table(), lambda now: now.round == 8 and now.phase == 4)) is None


def test_prestige_by_source_has_the_park_as_a_source_of_its_own() -> None:
    state = holding(give(table(), park=4, residence=1), "residence", "bank", "school")
    happened = nd.events(state, Play(Card(0, Action.RESIDENCE)))
    assert nd.prestige_by_source(happened, 3) == [{"residence": 2, "park": 2}, {}, {}]


def test_prestige_by_source_adds_up_by_seat_and_source() -> None:
    happened: list[nd.Event] = [
        Gained(0, "prestige", 3, "hostess"),
        Gained(1, "prestige", 4, "message", 1),
        Gained(1, "prestige", 1, "message"),
        PrestigeLost(1, 2, "plague"),
        Gained(1, "gold", 2, "bank"),
    ]
    assert nd.prestige_by_source(happened, 2) == [{"hostess": 3}, {"message": 5, "park": 1, "plague": -2}]


def test_prestige_by_source_of_a_whole_game_is_everyones_prestige() -> None:
    state = table(4, new_persons=True)
    happened: list[nd.Event] = []
    while moves := nd.legal_moves(state):
        happened += nd.events(state, moves[0])
        state = nd.apply(state, moves[0])
    sheets = nd.prestige_by_source(happened, 4)
    assert [sum(sheet.values()) for sheet in sheets] == [player.prestige for player in state.players]


def test_standings_count_everything_that_all_can_count() -> None:
    state = give(table(), gold=2, prestige=7, rat=3, bank=1, friend="bank", cathedral=2, messages=[(1, 2)])
    player = state.players[0]
    assert nd.standings(nd.view(state, 1))[0] == {
        "prestige": 7,
        "gold": 2,
        "supply": player.supply,
        "reserve": player.reserve,
        "rat": 3,
        "messages": 1,
        "school": 0,
        "bank": 2,
        "residence": 0,
        "carriage_house": 0,
        "hotel": 0,
        "park": 0,
        "hospital": 0,
        "cathedral": 2,
    }
