"""The cards (P1 to P7)."""

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.contests import compared
from core.rattus_cartus.event_types import CardsGiven, Named, RatGiven, seen_by
from core.rattus_cartus.moves import Give, Name
from core.rattus_cartus.names import force_of
from tests.core.rattus_cartus.scenes import (
    asked,
    cards,
    choices,
    held,
    moved,
    points_on,
    refused,
    resolved,
    told,
    visit,
)


def test_p1_a_population_card_is_one_influence_and_as_a_stranger_a_rat_whatever_its_nuns() -> None:
    state = resolved("palace-a farm-a", "palace nobility4 magic4", "farm", "farm")
    assert (points_on(state, "nobility")[0], state.rats[0]) == (2, 11)


def test_p2_a_joker_is_one_influence_in_any_building_without_a_rat_and_counts_for_force() -> None:
    state = resolved("palace-a farm-a", "palace joker", "palace", "farm joker")
    assert (points_on(state, "nobility"), points_on(state, "peasantry")) == ((1, 0, 0), (0, 0, 1))
    assert state.rats == (10, 10, 10)
    assert force_of(cards("magic0 2*joker sword flute")) == 3


@pytest.mark.parametrize(
    ("numbers", "found"),
    [
        ([(2, 2), (0, 2), (1, 0)], (2, (1,))),
        ([(2, 1), (0, 0), (1, 0)], (2, (0, 1))),
        ([(0, 1), (1, 1)], None),
        ([(3, 0)], None),
        ([(3, 2)], None),
        ([(1, 0), (0, 1), (2, 3)], (2, (1,))),
    ],
)
def test_p3_most_wins_then_who_entered_first_against_all_with_fewest(
    numbers: list[tuple[int, int]], found: tuple[int, tuple[int, ...]] | None
) -> None:
    assert compared(numbers) == found


def test_p3_the_giver_chooses_half_of_his_hand_rounded_down_gold_too() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", holding=["", "magic0 3*gold clergy0"])
    assert asked(state) == ("sword_gift", 1)
    assert choices(state) == {"give magic0 gold", "give 2*gold", "give clergy0 gold", "give clergy0 magic0"}
    state = moved(state, "give clergy0 gold")
    assert (held(state, 0, "clergy0"), held(state, 0, "gold"), held(state, 1, "gold")) == (1, 1, 2)


def test_p3_who_plays_swords_alone_in_a_building_gets_nothing() -> None:
    state = resolved("palace-a farm-a", "palace 2*sword", "farm", holding=["", "4*gold"])
    assert held(state, 1, "gold") == 4


def test_p3_only_giver_and_taker_see_the_cards() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", "farm", holding=["", "2*gold magic0", ""])
    given = next(event for event in rc.events(state, Give(cards("gold"))) if isinstance(event, CardsGiven))
    assert [seen_by(given, seat) for seat in range(3)] == [
        given,
        given,
        CardsGiven(1, 0, 1, "sword"),
    ]
    assert [rc.seen_move(state, Give(cards("gold")), seat) for seat in range(3)] == [
        "give",
        Give(cards("gold")),
        "give",
    ]


def test_d1_what_was_laid_comes_out_with_its_building_and_v2_what_was_given_never() -> None:
    last = moved(
        visit("palace-a farm-a", ["sword", "gold clergy0", "magic0"]), "enter palace sword", "enter palace"
    )
    lay = rc.parse_move(last, "enter farm magic0")
    asked_for_gift = rc.apply(last, lay)
    assert not rc.came_out(last, lay, asked_for_gift), "the farm comes after the palace"
    given = moved(asked_for_gift, "give gold")
    assert rc.came_out(last, lay, given)
    assert not rc.came_out(asked_for_gift, Give(cards("gold")), given)


def test_p3_the_winner_may_name_one_with_nothing_to_give() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", "palace", holding=["", "2*gold", "gold"])
    assert choices(state) == {"name yellow", "name green"}
    assert told(state, "name green")[0] == Named(0, 2, "sword")
    after = moved(state, "name green")
    assert ([held(after, seat, "gold") for seat in range(3)], rc.to_move(after)) == ([0, 2, 1], None)
    assert refused(state, Name(0)) == "not-among-the-fewest"


def test_p3_the_winner_is_not_asked_if_none_of_the_tied_has_two_cards() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", "palace", holding=["5*gold", "gold", ""])
    assert (rc.to_move(state), [held(state, seat, "gold") for seat in range(3)]) == (None, [5, 1, 0])


def test_p3_cards_laid_for_a_later_building_are_not_hand() -> None:
    state = visit("palace-a palace-b", ["sword", "nobility0 3*gold", "nobility0 9*gold"])
    state = moved(state, "enter palace-a sword", "enter palace-a nobility0", "enter palace-b nobility0")
    assert [held(state, seat, "gold") for seat in range(3)] == [1, 2, 9]


def test_p4_who_has_most_flutes_gives_one_rat_to_who_has_fewest() -> None:
    assert resolved("palace-a farm-a", "palace 3*flute", "palace flute", "palace").rats == (9, 10, 11)


def test_p4_tied_for_fewest_the_winner_names_who_gets_it() -> None:
    state = resolved("palace-a farm-a", "palace flute", "palace", "palace")
    assert asked(state) == ("flute_target", 0)
    assert RatGiven(0, 2) in told(state, "name green")
    assert moved(state, "name green").rats == (9, 10, 11)


def test_p4_with_no_rat_to_give_nobody_is_asked_but_one_taken_by_the_cards_can_be_given() -> None:
    state = resolved("palace-a farm-a", "palace flute", "palace", "palace", rats=(0, 3, 3))
    assert (rc.to_move(state), state.rats) == (None, (0, 3, 3))
    state = resolved("palace-a farm-a", "palace flute magic0", "palace", rats=(0, 3))
    assert state.rats == (0, 4)


def test_p5_a_pass_lets_the_next_one_play() -> None:
    assert asked(moved(visit("tent-a farm-a", ["pass", "", ""]), "pass")) == ("enter", 1)


def test_p6_gold_can_be_given_by_sword_or_tower_or_discarded_at_the_hospital_but_not_be_played() -> None:
    assert "enter tent gold" not in choices(visit("tent-a farm-a", ["gold", ""]))
    state = resolved("hospital-a farm-a", "hospital", "farm", holding=["gold", ""])
    assert "discard gold" in choices(state)


def test_p7_there_is_no_hand_limit() -> None:
    state = resolved("farm-a palace-a", "farm", "palace", holding=["15*gold 20*magic0", ""])
    assert len(state.hands[0]) == 39
