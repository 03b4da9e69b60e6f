"""The new persons of period C with choices: actress and counsellor."""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import FriendMoved, Gained, MarkerMoved, Paid, PersonHired
from core.notre_dame.moves import From, Hire, To
from core.notre_dame.names import Action
from core.notre_dame.rules import settle
from core.notre_dame.state import Task
from tests.core.notre_dame.persons.helpers import TO_ALL, markers, me, told, within
from tests.core.notre_dame.scenes import choices, give, hire, moved, plague, showing, table

# Actress: everything, friend included, from one sector to another, and its action.


def test_actress_moves_all_markers_of_a_sector_to_another_and_uses_it_by_the_new_count() -> None:
    state = hire(give(table(), bank=4, residence=1), "actress", "from bank", "to residence")
    assert (markers(state, "bank"), markers(state, "residence"), me(state).prestige) == (0, 5, 5)


def test_actress_moves_the_friend_with_the_markers() -> None:
    state = hire(give(table(), hotel=2, friend="hotel", gold=1), "actress", "to bank")
    assert (markers(state, "bank"), me(state).friend, me(state).gold) == (2, Action.BANK, 3)


def test_actress_may_move_a_friend_who_stands_alone() -> None:
    state = hire(give(table(), friend="hotel"), "actress", "to residence")
    assert (me(state).friend, me(state).prestige) == (Action.RESIDENCE, 1)


def test_actress_leaves_a_friend_who_stands_elsewhere() -> None:
    state = hire(give(table(), hotel=2, friend="school"), "actress", "from hotel", "to residence")
    assert (me(state).friend, me(state).prestige) == (Action.SCHOOL, 2)


def test_actress_moves_onto_the_friend_who_counts_there() -> None:
    state = hire(give(table(), hotel=2, friend="residence"), "actress", "from hotel", "to residence")
    assert me(state).prestige == 3


def test_actress_takes_from_a_sector_with_something_on_it_and_never_from_the_cathedral() -> None:
    state = hire(give(table(edition="classic"), bank=1, cathedral=2, friend="park"), "actress")
    assert choices(state) == {"from bank", "from park"}
    with pytest.raises(IllegalMove, match="nothing-there"):
        nd.apply(state, From(Action.HOTEL))
    with pytest.raises(IllegalMove, match="not-from-the-cathedral"):
        nd.apply(state, From(Action.CATHEDRAL))


def test_actress_moves_to_a_different_sector_empty_or_not_and_never_to_the_cathedral() -> None:
    state = hire(give(table(), bank=1, hotel=1), "actress", "from bank")
    assert choices(state) == TO_ALL - {"to bank"}
    with pytest.raises(IllegalMove, match="not-a-sector"):
        nd.apply(state, To(Action.CATHEDRAL))


def test_actress_never_brings_in_an_unplaced_friend() -> None:
    state = hire(give(table(), hotel=2, friend="nowhere"), "actress", "to residence")
    assert (me(state).friend, me(state).prestige) == (-1, 2)


def test_actress_moves_first_so_an_emptied_park_gives_no_bonus() -> None:
    assert me(hire(give(table(), park=4), "actress", "to residence")).prestige == 4


def test_actress_lets_the_carriage_drive_by_the_new_count() -> None:
    state = hire(give(table(players=5), bank=2), "actress", "to carriage_house")
    assert choices(state) == within(state, 2) > within(state, 1)


def test_actress_is_the_source_of_the_moves_and_the_sector_of_the_gain() -> None:
    assert told(give(table(), bank=2, friend="bank"), "actress", "to residence") == (
        MarkerMoved(0, Action.BANK, Action.RESIDENCE, 2, "actress"),
        FriendMoved(0, Action.BANK, Action.RESIDENCE, "actress"),
        Gained(0, "prestige", 3, "residence"),
    )


# Counsellor: may hire two more times for 1 gold each; never the counsellor.


def council(gold: int, first: str = "money_lender", second: str = "doctor") -> nd.State:
    """A table at which seat 0 has this much gold and the counsellor is on display."""
    return showing(give(table(), gold=gold), first, second, "counsellor")


def test_counsellor_offers_the_two_other_persons_and_never_the_counsellor() -> None:
    state = hire(council(3), "counsellor")
    assert choices(state) == {"hire money_lender", "hire doctor", "pass"}
    with pytest.raises(IllegalMove, match="counsellor-only-once"):
        nd.apply(state, Hire("counsellor"))


def test_counsellor_allows_two_different_persons_for_one_gold_each() -> None:
    state = hire(council(3, "monk"), "counsellor", "hire monk", "hire doctor")
    assert (me(state).gold, me(state).prestige, me(state).supply, me(state).doctor) == (0, 1, 6, True)


def test_counsellor_allows_the_same_person_twice() -> None:
    state = hire(council(3, "monk"), "counsellor", "hire monk", "hire monk")
    assert (me(state).gold, me(state).prestige, me(state).supply) == (0, 2, 8)


def test_counsellor_allows_no_more_than_two_further_hires() -> None:
    state = hire(council(9), "counsellor", "hire money_lender")
    assert choices(state) == {"hire money_lender", "hire doctor", "pass"}
    assert nd.to_move(moved(state, "hire money_lender")) is None


def test_counsellor_allows_none_or_one_further_hire() -> None:
    none = hire(council(3, "monk"), "counsellor", "pass")
    one = hire(council(3, "monk"), "counsellor", "hire monk", "pass")
    assert (me(none).gold, me(none).supply, nd.to_move(none)) == (2, 4, None)
    assert (me(one).gold, me(one).supply, nd.to_move(one)) == (1, 6, None)


def test_counsellor_ends_where_the_fee_was_the_last_coin() -> None:
    state = hire(council(1), "counsellor")
    assert (me(state).gold, nd.to_move(state)) == (0, None)


def test_counsellor_ends_where_the_first_further_hire_took_the_last_coin() -> None:
    state = hire(council(2, "monk"), "counsellor", "hire monk")
    assert (me(state).gold, me(state).supply, nd.to_move(state)) == (0, 6, None)


def test_counsellor_lets_gold_gained_in_between_pay_the_second_hire() -> None:
    state = hire(council(2), "counsellor", "hire money_lender", "hire money_lender")
    assert (me(state).gold, me(state).prestige) == (3, 2)


def test_counsellor_finishes_one_hire_with_its_choices_before_the_next() -> None:
    state = hire(council(2, "hostess"), "counsellor", "hire hostess")
    assert choices(state) == {"gain gold", "gain marker"}
    state = moved(state, "gain gold", "hire hostess", "gain marker")
    assert (me(state).gold, me(state).prestige, me(state).supply) == (0, 6, 5)


def test_counsellor_and_the_doctor_twice_is_the_doctor_once() -> None:
    state = give(council(3), hospital=1, friend="hospital", rat=7)
    state = plague(hire(state, "counsellor", "hire doctor", "hire doctor"), 6)
    assert (me(state).rat, me(state).gold) == (5, 0)


def test_counsellor_lets_two_fools_move_one_after_the_other() -> None:
    state = give(council(3, "fool"), bank=1, residence=1)
    state = hire(state, "counsellor", "hire fool", "from bank", "to residence")
    state = moved(state, "hire fool", "to park")
    assert (markers(state, "residence"), markers(state, "park"), me(state).prestige) == (1, 1, 2)


def test_counsellor_refuses_persons_who_are_not_on_display() -> None:
    with pytest.raises(IllegalMove, match="person-not-on-display"):
        nd.apply(hire(council(3), "counsellor"), Hire("mayor"))


def test_counsellor_ends_and_then_the_next_player_hires() -> None:
    turns = (Task("hire", 1), Task("hire", 0))
    state = settle(replace(council(3), todo=turns, task=None, options=()))
    state = moved(state, "hire counsellor", "hire doctor", "pass")
    assert nd.to_move(state) == 1
    assert choices(state) == {"hire money_lender", "hire doctor", "hire counsellor", "pass"}


def test_counsellor_has_every_further_hire_paid_when_it_is_made() -> None:
    assert told(council(2), "counsellor", "hire money_lender", "hire doctor") == (
        Paid(0, 1, "hire"),
        PersonHired(0, "money_lender"),
        Gained(0, "gold", 2, "money_lender"),
        Gained(0, "prestige", 1, "money_lender"),
        Paid(0, 1, "hire"),
        PersonHired(0, "doctor"),
    )
