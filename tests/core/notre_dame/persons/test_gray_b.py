"""Period B: guild master, beggar king and advocate of the base game, and the new bell-ringer and priest."""

import pytest

from core import notre_dame as nd
from core.notre_dame.event_types import Gained, MarkerMoved
from core.notre_dame.names import Action
from tests.core.notre_dame.persons.helpers import markers, me, told
from tests.core.notre_dame.scenes import give, hire, table

FIVE_MESSAGES = [(0, 0), (1, 1), (2, 2), (0, 3), (1, 0)]

# Guild master: 2 prestige per sector of count 2 or more.


def test_guild_master_brings_two_prestige_for_every_sector_of_two_or_more() -> None:
    state = give(table(), school=2, bank=4, hotel=1)
    assert me(hire(state, "guild_master")).prestige == 4


def test_guild_master_counts_the_friend_as_a_marker() -> None:
    assert me(hire(give(table(), bank=1, friend="bank"), "guild_master")).prestige == 2
    assert me(hire(give(table(), bank=1, friend="hotel"), "guild_master")).prestige == 0


def test_guild_master_does_not_count_the_cathedral() -> None:
    assert me(hire(give(table(), cathedral=3, bank=2), "guild_master")).prestige == 2


def test_guild_master_counts_the_park_and_then_its_bonus() -> None:
    happened = told(give(table(), park=4, school=2), "guild_master")
    assert happened == (Gained(0, "prestige", 4, "guild_master", park=2),)


# Beggar king: 1 prestige per space ahead of the rat.


def test_beggar_king_brings_five_prestige_with_the_rat_on_4() -> None:
    assert me(hire(give(table(), rat=4), "beggar_king")).prestige == 5


@pytest.mark.parametrize(("rat", "prestige"), [(0, 9), (8, 1), (9, 0)])
def test_beggar_king_brings_one_prestige_for_every_space_ahead_of_the_rat(rat: int, prestige: int) -> None:
    assert me(hire(give(table(), rat=rat), "beggar_king")).prestige == prestige


def test_beggar_king_does_not_move_the_rat() -> None:
    assert told(give(table(), rat=4), "beggar_king") == (Gained(0, "prestige", 5, "beggar_king"),)


# Advocate: 3 prestige per two messages collected.


def test_advocate_brings_six_prestige_for_five_messages() -> None:
    assert me(hire(give(table(), messages=FIVE_MESSAGES), "advocate")).prestige == 6


@pytest.mark.parametrize(("number", "prestige"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)])
def test_advocate_brings_three_prestige_for_every_two_messages(number: int, prestige: int) -> None:
    state = give(table(), messages=FIVE_MESSAGES[:number])
    assert me(hire(state, "advocate")).prestige == prestige


def test_advocate_pairs_messages_of_any_colour_and_kind_and_leaves_them() -> None:
    state = hire(give(table(), messages=[(0, 0), (2, 3)]), "advocate")
    assert (me(state).prestige, len(me(state).messages)) == (3, 2)


def test_advocate_with_five_messages_and_two_in_the_park_brings_seven() -> None:
    state = give(table(), messages=FIVE_MESSAGES, park=2)
    assert me(hire(state, "advocate")).prestige == 7
    assert told(state, "advocate") == (Gained(0, "prestige", 6, "advocate", park=1),)


# Bell-ringer: 3 prestige per own marker on the cathedral.


def test_bell_ringer_brings_three_prestige_for_every_own_marker_on_the_cathedral() -> None:
    state = give(give(table(), cathedral=2), seat=1, cathedral=4)
    assert me(hire(state, "bell_ringer")).prestige == 6


def test_bell_ringer_leaves_the_markers_on_the_cathedral() -> None:
    state = give(table(), cathedral=2, park=5)
    assert markers(hire(state, "bell_ringer"), "cathedral") == 2
    assert told(state, "bell_ringer") == (Gained(0, "prestige", 6, "bell_ringer", park=2),)


def test_bell_ringer_does_not_change_the_start_player() -> None:
    assert hire(give(table(), cathedral=1), "bell_ringer", seat=1).start == 0


# Priest: one marker from the general supply onto the cathedral; nothing else.


def test_priest_places_a_marker_from_the_general_supply_on_the_cathedral_and_nothing_else() -> None:
    state = give(table(), cathedral=1, park=2)
    assert told(state, "priest") == (MarkerMoved(0, "reserve", Action.CATHEDRAL, 1, "priest"),)
    after = hire(state, "priest")
    assert (markers(after, "cathedral"), me(after).reserve, me(after).supply) == (2, 6, 4)
    assert (me(after).prestige, me(after).gold, nd.to_move(after)) == (0, 2, None)


def test_priest_asks_for_no_donation_of_a_player_without_gold() -> None:
    assert markers(hire(give(table(), gold=1), "priest"), "cathedral") == 1


def test_priest_does_nothing_with_no_marker_in_the_general_supply() -> None:
    state = hire(give(table(), bank=1, reserve=0), "priest")
    assert (markers(state, "cathedral"), markers(state, "bank"), me(state).supply) == (0, 1, 4)
