"""Minstrel and fool, who move pieces from sector to sector."""

import pytest

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import FriendMoved, Gained, MarkerMoved, RatMoved
from core.notre_dame.moves import LIFT_FRIEND, From, Number, To
from core.notre_dame.names import Action
from tests.core.notre_dame.persons.helpers import TO_ALL, markers, me, told, within
from tests.core.notre_dame.scenes import choices, give, hire, moved, table

# Minstrel: 1 to 3 own markers, the friend may be among them, from one sector to one other; no action.


@pytest.mark.parametrize("number", [1, 2, 3])
def test_minstrel_moves_one_to_three_markers_from_one_sector_to_another(number: int) -> None:
    state = hire(give(table(), bank=4), "minstrel", "to school", f"move {number}")
    assert (markers(state, "bank"), markers(state, "school")) == (4 - number, number)


def test_minstrel_moves_no_more_than_three_markers() -> None:
    state = hire(give(table(), bank=5), "minstrel", "to school")
    assert choices(state) == {"move 1", "move 2", "move 3"}
    with pytest.raises(IllegalMove, match="minstrel-number"):
        nd.apply(state, Number(4))


def test_minstrel_counts_the_friend_among_the_three() -> None:
    state = hire(give(table(), bank=3, friend="bank"), "minstrel", "to school")
    alone = {"move 1", "move 2", "move 3"}
    assert choices(state) == alone | {"move 0+friend", "move 1+friend", "move 2+friend"}


def test_minstrel_moves_two_markers_and_the_friend() -> None:
    state = hire(give(table(), bank=3, friend="bank"), "minstrel", "to hotel", "move 2+friend")
    assert (markers(state, "bank"), markers(state, "hotel"), me(state).friend) == (1, 2, Action.HOTEL)


def test_minstrel_may_move_the_friend_alone_and_leave_the_markers() -> None:
    state = hire(give(table(), bank=2, friend="bank"), "minstrel", "to hotel", "move 0+friend")
    assert (markers(state, "bank"), markers(state, "hotel"), me(state).friend) == (2, 0, Action.HOTEL)


def test_minstrel_may_take_from_a_sector_that_holds_only_the_friend() -> None:
    state = hire(give(table(), friend="bank"), "minstrel", "to park")
    assert (me(state).friend, nd.to_move(state)) == (Action.PARK, None)


def test_minstrel_may_leave_the_friend_and_move_markers_only() -> None:
    state = hire(give(table(), bank=2, friend="bank"), "minstrel", "to hotel", "move 2")
    assert (markers(state, "bank"), markers(state, "hotel"), me(state).friend) == (0, 2, Action.BANK)


def test_minstrel_does_not_take_a_friend_who_stands_elsewhere() -> None:
    state = hire(give(table(), bank=2, friend="park"), "minstrel", "from bank", "to school")
    assert choices(state) == {"move 1", "move 2"}


@pytest.mark.parametrize("target", ["school", "residence", "carriage_house", "hotel", "park", "hospital"])
def test_minstrel_does_not_carry_out_the_action(target: str) -> None:
    state = give(table(), bank=3, rat=5, gold=3)
    after = hire(state, "minstrel", f"to {target}", "move 3")
    assert (me(after).supply, me(after).prestige, me(after).rat, me(after).gold) == (4, 0, 5, 2)
    assert nd.to_move(after) is None


def test_minstrel_needs_a_source_with_something_on_it() -> None:
    state = hire(give(table(), bank=1, cathedral=2, friend="park"), "minstrel")
    assert choices(state) == {"from bank", "from park"}
    with pytest.raises(IllegalMove, match="nothing-there"):
        nd.apply(state, From(Action.HOTEL))


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_minstrel_takes_nothing_from_the_cathedral_in_either_edition(edition: str) -> None:
    state = hire(give(table(edition=edition), bank=1, hotel=1, cathedral=2), "minstrel")
    with pytest.raises(IllegalMove, match="not-from-the-cathedral"):
        nd.apply(state, From(Action.CATHEDRAL))


def test_minstrel_moves_to_a_different_sector_empty_or_not_and_never_to_the_cathedral() -> None:
    state = hire(give(table(), bank=1, school=2, cathedral=1), "minstrel", "from bank")
    assert choices(state) == TO_ALL - {"to bank"}
    with pytest.raises(IllegalMove, match="not-a-sector"):
        nd.apply(state, To(Action.CATHEDRAL))
    with pytest.raises(IllegalMove, match="same-sector"):
        nd.apply(state, To(Action.BANK))


def test_minstrel_never_brings_in_an_unplaced_friend() -> None:
    state = hire(give(table(), bank=2, friend="nowhere"), "minstrel", "to school")
    assert choices(state) == {"move 1", "move 2"}


def test_minstrel_is_the_source_of_his_moves() -> None:
    happened = told(give(table(), bank=2, friend="bank"), "minstrel", "to park", "move 2+friend")
    assert happened == (
        MarkerMoved(0, Action.BANK, Action.PARK, 2, "minstrel"),
        FriendMoved(0, Action.BANK, Action.PARK, "minstrel"),
    )


# Fool: one marker or the friend to another sector of the borough, and its action.


def test_fool_moves_a_marker_to_the_carriage_house_of_two_and_drives_up_to_three_markets() -> None:
    state = hire(give(table(players=5), bank=1, carriage_house=2), "fool", "from bank", "to carriage_house")
    assert (markers(state, "bank"), markers(state, "carriage_house")) == (0, 3)
    assert choices(state) == within(state, 3) > within(state, 2)


def test_fool_lets_the_message_at_the_end_of_the_drive_be_taken() -> None:
    state = hire(give(table(), bank=1, carriage_house=2), "fool", "from bank", "to carriage_house")
    drive = min(text for text in choices(state) if "red" in text and text != "drive red-c")
    assert choices(moved(state, drive)) == {"take", "pass"}
    assert [message.borough for message in me(moved(state, drive, "take")).messages] == [1]


def test_fool_moves_one_marker_and_carries_out_the_action_by_the_new_count() -> None:
    state = hire(give(table(), hotel=2, residence=2), "fool", "from hotel", "to residence")
    assert (markers(state, "hotel"), markers(state, "residence"), me(state).prestige) == (1, 3, 3)


def test_fool_may_move_the_friend_who_counts_where_he_arrives() -> None:
    state = hire(give(table(), bank=2, friend="park", gold=1), "fool", "from friend", "to bank")
    assert (me(state).friend, me(state).gold) == (Action.BANK, 3)


def test_fool_offers_every_sector_with_a_marker_and_the_friend() -> None:
    state = hire(give(table(), bank=1, hotel=2, friend="hotel"), "fool")
    assert choices(state) == {"from bank", "from hotel", "from friend"}
    with pytest.raises(IllegalMove, match="nothing-there"):
        nd.apply(state, From(Action.PARK))


def test_fool_moves_to_a_different_sector_and_never_to_the_cathedral() -> None:
    state = give(table(), bank=1, friend="hotel")
    assert choices(hire(state, "fool", "from bank")) == TO_ALL - {"to bank"}
    assert choices(hire(state, "fool", "from friend")) == TO_ALL - {"to hotel"}
    with pytest.raises(IllegalMove, match="not-a-sector"):
        nd.apply(hire(state, "fool", "from bank"), To(Action.CATHEDRAL))


def test_fool_never_brings_in_an_unplaced_friend() -> None:
    state = hire(give(table(), bank=1, park=1, friend="nowhere"), "fool")
    assert choices(state) == {"from bank", "from park"}
    with pytest.raises(IllegalMove, match="friend-not-placed"):
        nd.apply(state, LIFT_FRIEND)


def test_fool_may_take_his_marker_from_the_cathedral_in_the_classic_edition() -> None:
    state = hire(give(table(edition="classic"), bank=1, cathedral=1), "fool")
    assert choices(state) == {"from bank", "from cathedral"}
    after = moved(state, "from cathedral", "to residence")
    assert (markers(after, "cathedral"), markers(after, "residence"), me(after).prestige) == (0, 1, 1)


def test_fool_may_move_a_marker_from_the_cathedral_to_any_of_the_seven_sectors() -> None:
    assert choices(hire(give(table(edition="classic"), cathedral=1), "fool")) == TO_ALL


def test_fool_may_not_take_from_the_cathedral_in_the_anniversary_edition() -> None:
    state = hire(give(table(edition="anniversary"), bank=1, park=1, cathedral=1), "fool")
    assert choices(state) == {"from bank", "from park"}
    with pytest.raises(IllegalMove, match="not-from-the-cathedral"):
        nd.apply(state, From(Action.CATHEDRAL))


def test_fool_and_the_cathedral_are_an_option_by_itself() -> None:
    state = hire(give(table(edition="anniversary", fool_from_cathedral=True), bank=1, cathedral=1), "fool")
    assert "from cathedral" in choices(state)
    state = hire(give(table(edition="classic", fool_from_cathedral=False), bank=1, cathedral=1), "fool")
    assert choices(state) == TO_ALL - {"to bank"}


def test_fool_moves_first_so_a_marker_out_of_the_park_lowers_the_bonus() -> None:
    state = hire(give(table(), park=2, residence=1), "fool", "from park", "to residence")
    assert me(state).prestige == 2


@pytest.mark.parametrize("sector", ["park", "hospital"])
def test_fool_moves_the_rat_back_with_park_or_hospital(sector: str) -> None:
    happened = told(give(table(), bank=1, rat=4), "fool", f"to {sector}")
    assert happened[-1] == RatMoved(0, 4, 3, sector)


def test_fool_is_the_source_of_the_move_and_the_sector_of_the_gain() -> None:
    state = give(table(), bank=1, park=2, residence=1, friend="hotel")
    assert told(state, "fool", "from bank", "to residence") == (
        MarkerMoved(0, Action.BANK, Action.RESIDENCE, 1, "fool"),
        Gained(0, "prestige", 2, "residence", park=1),
    )
    assert told(state, "fool", "from friend", "to residence") == (
        FriendMoved(0, Action.HOTEL, Action.RESIDENCE, "fool"),
        Gained(0, "prestige", 2, "residence", park=1),
    )
