"""The worked examples of the rules; the first six are the rulebook's own, the others follow from it."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.game import Result
from core.rattus_cartus.event_types import CardsGiven, TowerCounted
from core.rattus_cartus.names import Phase, nuns_of
from core.rattus_cartus.scoring import for_gold, for_most, survivors
from core.rattus_cartus.state import Task
from core.rattus_cartus.tracks import prizes, ranking
from tests.core.rattus_cartus.scenes import (
    asked,
    cards,
    choices,
    going_on,
    held,
    moved,
    order_on,
    pile_of,
    points_on,
    resolved,
    table,
    told,
    visit,
)

ROW = "tent-d monastery-a monastery-e"
RED, YELLOW, GREEN, BLUE = range(4)
RULES = rc.default_components().scoring


def the_round_of_the_rulebook() -> rc.State:
    return visit(ROW, ["clergy0 nobility1 2*magic0", "2*magic1 clergy1", "6*peasantry0", "sword"])


def all_entered() -> rc.State:
    """Up to the first choice of the resolution: at which nun card yellow looks."""
    return moved(
        the_round_of_the_rulebook(),
        "enter monastery-a clergy0 nobility1 2*magic0",
        "enter tent 2*magic1 clergy1",
        "enter monastery-e",
        "enter monastery-e sword",
    )


def test_r2_in_phase_b_everyone_picks_among_draw_two_and_look_draw_four_and_discard_two_rats() -> None:
    state = replace(table(4), row=tuple(ROW.split()), phase=Phase.SUPPORT, task=None)
    state = going_on(state, Task("support", GREEN), Task("support", YELLOW), Task("support", RED))
    assert choices(state) == {"support tent", "support monastery-a", "support monastery-e"}
    state = moved(state, "support tent")
    assert (len(state.hands[RED]), asked(state)) == (7, ("look", RED))
    state = moved(state, "look 4", "support monastery-a", "support monastery-e")
    assert [len(hand) for hand in state.hands] == [7, 9, 5, 5]
    assert state.rats == (10, 10, 8, 10)


def test_r3_all_enter_with_four_three_no_and_one_card_and_the_tent_is_resolved_first() -> None:
    state = moved(
        the_round_of_the_rulebook(),
        "enter monastery-a clergy0 nobility1 2*magic0",
        "enter tent 2*magic1 clergy1",
        "enter monastery-e",
    )
    seen = rc.view(state, BLUE).entries
    assert [(entry.seat, entry.place, entry.number) for entry in seen] == [
        (RED, 1, 4),
        (YELLOW, 0, 3),
        (GREEN, 2, 0),
    ]
    assert all(not entry.cards for entry in seen)
    assert all_entered().resolving == 0


def test_d2_yellow_shows_two_witches_and_a_monk_gains_three_and_a_rat_and_looks_at_two_nun_cards() -> None:
    state = all_entered()
    assert points_on(state, "magic") == (0, 3, 0, 0)
    assert state.rats[YELLOW] == 11
    assert asked(state) == ("look", YELLOW)
    state = moved(state, "look 1", "look 5")
    assert [nun for nun, seen in enumerate(rc.view(state, YELLOW).looked[YELLOW]) if seen] == [0, 4]


def test_d2_red_shows_a_monk_a_king_and_two_witches_gains_four_and_three_rats_and_discards_two() -> None:
    state = moved(all_entered(), "look 1", "look 5")
    assert points_on(state, "clergy") == (4, 0, 0, 0)
    assert state.rats[RED] == 10 + 3 - 2


def test_p3_blue_shows_a_sword_and_green_gives_half_of_his_hand_and_still_has_the_privilege() -> None:
    state = moved(all_entered(), "look 1", "look 5")
    assert state.rats == (11, 11, 8, 9)
    assert points_on(state, "clergy") == (4, 0, 0, 0)
    assert [len(hand) for hand in state.hands] == [0, 0, 3, 3]


def test_e2_the_only_one_with_influence_in_a_class_has_ten_and_the_other_prizes_go_to_nobody() -> None:
    assert prizes((0, 6, 0, 0), (0, 2, 3, 1), (10, 5, 2)) == [0, 10, 0, 0]


def test_r1_of_three_farms_the_last_goes_under_a_pile_that_starts_farm_palace() -> None:
    start = table(4, buildings="first_game")
    state = replace(
        start,
        row=(),
        task=None,
        pile=("farm-a", "farm-b", "farm-c", *start.pile[3:]),
        replacement=("farm-d", "palace-a", "tent-a", "tent-b", "tent-c", "tent-d"),
    )
    state = replace(state, row=("castle-a", "castle-b", "castle-c"))
    state = going_on(state, "end_round")
    assert state.row == ("farm-a", "farm-b", "palace-a")
    assert state.replacement == ("tent-a", "tent-b", "tent-c", "tent-d", "farm-c", "farm-d")
    assert state.buried == 2


def test_r5_a_and_c_pass_b_and_d_enter_a_passes_again_c_enters_then_a_must_enter() -> None:
    a, b, c, d = range(4)
    state = visit("farm-a palace-a tent-a", ["3*pass", "", "2*pass", ""])
    state = moved(state, "pass", "enter farm", "pass", "enter palace")
    assert asked(state) == ("enter", a)
    state = moved(state, "pass")
    assert asked(state) == ("enter", c)
    state = moved(state, "enter farm")
    assert asked(state) == ("enter", a)
    assert "pass" not in choices(state)
    state = moved(state, "enter tent")
    assert [entry.seat for entry in state.entries] == [b, d, c, a]
    assert [held(state, seat, "pass") for seat in (a, c)] == [1, 1]


def test_d3_b_moves_from_two_to_five_where_a_stands_and_a_is_ahead() -> None:
    state = visit("tent-a farm-a", ["", "3*magic0"], influence=((0, 0),) * 4 + ((5, 2), (0, 0)))
    state = moved(state, "enter farm", "enter tent 3*magic0")
    assert ranking(points_on(state, "magic"), order_on(state, "magic")) == [0, 1]


def test_d3_of_two_who_reach_seven_in_one_building_who_entered_first_is_ahead() -> None:
    state = visit("tent-a farm-a", ["2*magic0", "2*magic0"], influence=((0, 0),) * 4 + ((5, 5), (0, 0)))
    state = moved(state, "enter tent 2*magic0", "enter tent 2*magic0")
    assert points_on(state, "magic") == (7, 7)
    assert ranking(points_on(state, "magic"), order_on(state, "magic")) == [0, 1]


def test_p3_of_two_two_and_no_swords_the_earlier_takes_three_of_the_thirds_seven_cards() -> None:
    state = resolved(
        "palace-a farm-a", "palace 2*sword", "palace 2*sword", "palace", holding=["", "", "7*gold"]
    )
    assert [held(state, seat, "gold") for seat in range(3)] == [3, 0, 4]


def test_p3_of_one_no_and_no_swords_the_one_chooses() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", "palace", holding=["", "2*gold", "2*gold"])
    assert asked(state) == ("sword_target", 0)
    assert choices(state) == {"name yellow", "name green"}


def test_p3_with_one_sword_each_nothing_happens() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace sword", holding=["4*gold", "6*gold"])
    assert [held(state, seat, "gold") for seat in range(2)] == [4, 6]


@pytest.mark.parametrize(("rats", "after"), [((10, 10), (9, 11)), ((0, 10), (0, 10))])
def test_p4_with_one_flute_and_none_one_rat_goes_over_if_there_is_one(
    rats: tuple[int, int], after: tuple[int, int]
) -> None:
    assert resolved("palace-a farm-a", "palace flute", "palace", rats=rats).rats == after


def test_b10_a_brewery_with_five_population_cards_and_a_sword_draws_five_or_two() -> None:
    five = "brewery 5*peasantry0 sword"
    state = resolved("brewery-a palace-a farm-a", five, "palace", "palace")
    assert len(state.hands[0]) == 5
    state = resolved("brewery-a palace-a farm-a", "brewery 6*magic0", five, "palace", rats=(0, 0, 0))
    assert len(state.hands[1]) == 2


def test_b7_with_four_in_hand_the_others_six_four_three_and_nine_inside_give_three_three_none_none() -> None:
    hands = ["4*gold", "6*gold", "4*gold", "3*gold", "9*gold"]
    entered = ["guard_tower-a", "farm", "farm", "farm", "guard_tower-b"]
    state = visit("guard_tower-a guard_tower-b farm-a", hands)
    happened = told(state, *[f"enter {building}" for building in entered])
    assert next(event for event in happened if isinstance(event, TowerCounted)) == TowerCounted(
        0, (1, 2), (3, 3)
    )
    first = [event for event in happened if isinstance(event, CardsGiven)][:2]
    assert [(event.giver, event.taker, event.number) for event in first] == [(1, 0, 3), (2, 0, 3)]


def test_b7_with_one_in_hand_the_others_two_both_go() -> None:
    state = resolved(
        "guard_tower-a farm-a palace-a", "guard_tower", "palace", "palace", holding=["gold", "2*gold", ""]
    )
    assert [held(state, seat, "gold") for seat in range(3)] == [3, 0, 0]


def test_b4_the_privilege_of_the_hospital_with_six_rats_and_two_cards_leaves_five_then_down_to_three() -> (
    None
):
    state = resolved("hospital-a farm-a", "hospital", "farm", holding=["2*gold", ""], rats=(6, 0))
    assert state.rats[0] == 5
    assert choices(state) == {"discard", "discard gold", "discard 2*gold"}
    assert moved(state, "discard 2*gold").rats[0] == 3


def test_d7_with_one_joker_in_the_pile_and_one_played_here_the_market_gives_one_and_none() -> None:
    state = resolved("marketplace-a farm-a", "marketplace joker", "marketplace", piles=(1, 12, 12, 12, 15))
    assert [held(state, seat, "joker") for seat in range(2)] == [1, 0]
    assert pile_of(state, "joker") == 1


def test_t1_a_with_two_and_a_sword_in_the_farm_before_b_with_two_in_the_palace_draws_four() -> None:
    state = resolved("farm-a palace-a", "farm 2*peasantry0 sword", "palace 2*nobility0")
    assert (len(state.hands[0]), state.tokens[1]) == (4, 1)


def test_e1_in_the_last_round_forces_three_three_one_in_a_castle_give_four_three_one_and_no_swords() -> None:
    three, one = "castle 3*knighthood0", "castle knighthood0"
    state = resolved("castle-a farm-a", three, three, one, last=True)
    assert points_on(state, "knighthood") == (4, 3, 1)
    assert pile_of(state, "sword") == 12


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ([4, 2, 2, 1], [6, 1, 1, 0]),
        ([3, 3, 2], [4, 4, 0]),
        ([3, 3, 3], [3, 3, 3]),
        ([5, 0, 0], [6, 0, 0]),
    ],
)
def test_e5_gold_of_so_many_brings_so_much(gold: list[int], points: list[int]) -> None:
    assert for_gold(gold, RULES, 3) == points


@pytest.mark.parametrize(("gold", "points"), [([3, 1], [6, 0]), ([2, 2], [4, 4])])
def test_t3_of_two_players_the_second_in_gold_has_nothing(gold: list[int], points: list[int]) -> None:
    assert for_gold(gold, RULES, rc.default_components().players[2].gold_second) == points


def test_e3_of_hands_of_six_six_and_four_two_have_one_point_each() -> None:
    assert for_most([6, 6, 4], 2, 1) == [1, 1, 0]


def the_end(rats: tuple[int, ...], tokens: tuple[int, ...], nuns: str, **options: str) -> Result:
    """The end of a game in which there are only tokens."""
    state = table(len(rats), **options)
    state = replace(
        state,
        rats=rats,
        tokens=tokens,
        nuns=cards(nuns),
        hands=((),) * len(rats),
        round=state.table.size.rounds - 1,
        pile=(),
        task=None,
    )
    result = rc.result(going_on(state, "end_round"))
    assert result is not None
    return result


NINE = "magic4 magic4 magic1 magic0 magic0"


def test_e7_with_nine_nuns_nine_rats_live_and_ten_die() -> None:
    assert sum(map(nuns_of, cards(NINE))) == 9
    assert survivors((9, 10), 9, fewest_live=False) == (True, False)


def test_e7_thirty_one_points_with_ten_rats_lose_to_twenty_four_with_nine() -> None:
    result = the_end((10, 9), (31, 24), NINE)
    assert (result.points, result.ranks, result.winners) == ((31, 24), (2, 1), (1,))


def test_e8_of_twenty_four_points_each_five_rats_beat_seven() -> None:
    assert the_end((5, 7), (24, 24), NINE).winners == (0,)


def test_e9_with_three_nuns_and_six_eight_and_six_rats_all_lose() -> None:
    result = the_end((6, 8, 6), (9, 30, 11), "magic3 4*magic0")
    assert (result.ranks, result.winners) == ((1, 1, 1), ())


def test_e9_with_the_option_the_two_with_six_live_and_the_better_score_wins() -> None:
    result = the_end((6, 8, 6), (9, 30, 11), "magic3 4*magic0", all_dead="fewest_rats_live")
    assert (result.ranks, result.winners) == ((2, 3, 1), (2,))
