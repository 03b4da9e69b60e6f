"""The end of a game (E2 to E9)."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import GameEnded, Judged, Scored
from core.rattus_cartus.scoring import for_gold, for_most
from core.rattus_cartus.tracks import prizes
from tests.core.rattus_cartus.scenes import cards, going_on, table

RULES = rc.default_components().scoring


def ended(hands: list[str], **fields: object) -> rc.State:
    """The end of a game with these hands; nobody has died unless said otherwise."""
    options = fields.pop("options", {})
    state = table(len(hands), **options)  # type: ignore[arg-type]
    fields = {"nuns": cards("5*magic4"), "rats": (0,) * len(hands), **fields}
    state = replace(
        state, hands=tuple(map(cards, hands)), round=state.table.size.rounds - 1, pile=(), task=None, **fields
    )
    return going_on(state, "end_round")


def test_e1_the_last_round_is_the_one_that_empties_the_building_pile() -> None:
    state = table(3)
    while rc.to_move(state) is not None:
        assert (not state.pile) == (state.round + 1 == 9)
        state = rc.apply(state, rc.legal_moves(state)[0])
    assert rc.result(state) is not None


def test_e2_the_first_second_and_third_in_a_class_have_ten_five_and_two() -> None:
    assert prizes((4, 7, 7, 1), (3, 2, 0, 1), (10, 5, 2)) == [2, 5, 10, 0]
    state = ended(
        ["", "", "", ""], influence=((4, 7, 7, 1),) + ((0, 0, 0, 0),) * 5, arrivals=((3, 2, 0, 1),) * 6
    )
    assert [sheet.classes for sheet in rc.score_sheets(state)] == [
        (2, 0, 0, 0, 0, 0),
        (5, 0, 0, 0, 0, 0),
        (10, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ]


def test_t3_with_two_players_classes_have_two_prizes() -> None:
    assert rc.default_components().players[2].class_prizes == (10, 5)
    state = ended(["", ""], influence=((1, 2),) * 6, arrivals=((0, 1),) * 6)
    assert [sheet.points for sheet in rc.score_sheets(state)] == [30, 60]


def test_e3_most_population_cards_and_jokers_in_hand_bring_two() -> None:
    state = ended(["magic0 joker", "magic4 9*gold", "clergy0"])
    assert [sheet.cards for sheet in rc.score_sheets(state)] == [2, 0, 0]
    assert [sheet.cards for sheet in rc.score_sheets(ended(["magic0", "joker", ""]))] == [1, 1, 0]


def test_e4_most_of_each_special_in_play_brings_two_tied_one() -> None:
    state = ended(["2*sword flute", "sword flute", "pass"])
    assert [sheet.specials for sheet in rc.score_sheets(state)] == [(2, 1, 0), (0, 1, 0), (0, 0, 2)]


def test_e4_a_special_that_is_not_in_play_brings_nothing() -> None:
    state = ended(["flute", "sword"], options={"buildings": "first_game"})
    assert [sheet.specials for sheet in rc.score_sheets(state)] == [(0, 0, 0), (2, 0, 0)]


def test_e5_gold_brings_six_and_three_alone() -> None:
    assert [sheet.gold for sheet in rc.score_sheets(ended(["gold", "3*gold", ""]))] == [3, 6, 0]


@pytest.mark.parametrize(
    ("numbers", "points"),
    [([2, 1, 1, 1, 1], [6, 0, 0, 0, 0]), ([3, 1, 1, 1, 0], [6, 1, 1, 1, 0]), ([1, 1, 1, 1, 1], [1] * 5)],
)
def test_e5_shares_are_rounded_down(numbers: list[int], points: list[int]) -> None:
    assert for_gold(numbers, RULES, 3) == points


def test_e6_tokens_bring_their_value() -> None:
    assert [sheet.tokens for sheet in rc.score_sheets(ended(["", ""], tokens=(3, 0)))] == [3, 0]


def test_e6_whoever_holds_none_is_not_in_a_contest() -> None:
    assert for_most([0, 0, 0], 2, 1) == [0, 0, 0]
    assert for_gold([0, 0], RULES, 3) == [0, 0]


def test_e7_the_nun_row_is_turned_up_for_all_to_see() -> None:
    state = table(2, 4)
    while rc.to_move(state) is not None:
        before, move = state, rc.legal_moves(state)[0]
        state = rc.apply(state, move)
    assert GameEnded(state.nuns) in rc.events(before, move)
    assert rc.view(state, 0).nuns == rc.view(state, 1).nuns == state.nuns
    assert rc.view(state, 0).final_hands == state.hands


def test_e7_the_dead_keep_their_places_in_classes_and_contests() -> None:
    state = ended(["2*gold", "gold"], rats=(30, 0), influence=((3, 2),) * 6, arrivals=((0, 1),) * 6)
    sheets = rc.score_sheets(state)
    assert [(sheet.lives, sheet.points, sheet.gold) for sheet in sheets] == [(False, 66, 6), (True, 30, 0)]


def test_e8_equal_points_and_rats_share_the_victory_and_the_dead_the_last_rank() -> None:
    state = ended(["", "", "", "", ""], tokens=(9, 5, 5, 1, 2), rats=(21, 3, 3, 3, 25))
    result = rc.result(state)
    assert result is not None
    assert (result.ranks, result.winners) == ((4, 1, 1, 3, 4), (1, 2))
    assert result.tie_breaks == ((21, 3, 3, 3, 25),)


def test_e9_if_all_are_dead_nobody_has_won() -> None:
    result = rc.result(ended(["", ""], tokens=(9, 5), rats=(21, 22)))
    assert result is not None
    assert (result.ranks, result.winners, result.points) == ((1, 1), (), (9, 5))


def test_points_are_told_by_where_they_come_from() -> None:
    state = ended(["gold joker", "2*sword"], tokens=(3, 0), influence=((1, 0),) + ((0, 0),) * 5)
    assert rc.points_by_source(state) == [
        {"peasantry": 10, "cards": 2, "gold": 6, "tokens": 3},
        {"sword": 2},
    ]
    assert [sum(sheet.values()) for sheet in rc.points_by_source(state)] == list(rc.result(state).points)  # type: ignore[union-attr]


def test_the_end_tells_everybodys_points_and_who_lives() -> None:
    state = table(3, 4)
    while rc.to_move(state) is not None:
        state, happened = rc.played(state, rc.legal_moves(state)[0])
    sheets = rc.score_sheets(state)
    scored = [event for event in happened if isinstance(event, Scored)]
    assert [sum(event.points) for event in scored] == [sheet.points for sheet in sheets]
    judged = [event for event in happened if isinstance(event, Judged)]
    assert [(event.rats, event.lives) for event in judged] == [(sheet.rats, sheet.lives) for sheet in sheets]
