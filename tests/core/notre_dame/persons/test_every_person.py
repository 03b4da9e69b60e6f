"""What holds for all persons: the price, the park bonus, and hiring somebody who can do nothing."""

from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.event_types import Gained, HiringPassed, Paid, PersonHired
from core.notre_dame.moves import PASS, Hire
from tests.core.notre_dame.persons.helpers import EVERYBODY, me, told
from tests.core.notre_dame.scenes import ask, choices, give, hire, showing, table

FOURS = [(0, 3), (1, 3)]
FIVE_MESSAGES = [*FOURS, (2, 3), (0, 0), (1, 0)]

# With nothing on the board, nothing in the general supply, no messages, the rat on 0 and one coin.
FRUITLESS = (
    *("minstrel", "fool", "city_guard", "bishop", "administrator", "nurse", "butcher", "patron", "merchant"),
    *("guild_master", "advocate", "priest", "prosecutor", "bell_ringer", "gypsies", "coachman"),
    *("lady_of_the_court", "mayor", "carpenter", "innkeeper", "gravedigger", "actress", "counsellor"),
    *("guard", "lover"),
)

PRESTIGE: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hostess", 3, {}),
    ("monk", 1, {}),
    ("money_lender", 1, {}),
    ("city_guard", 2, {}),
    ("night_watchman", 6, {}),
    ("administrator", 10, {"prestige": 10}),
    ("guild_master", 2, {}),
    ("beggar_king", 5, {"rat": 4}),
    ("advocate", 6, {"messages": FIVE_MESSAGES}),
    ("bell_ringer", 6, {"cathedral": 2}),
    ("spy", 2, {}),
    ("coachman", 8, {"messages": FOURS}),
    ("lady_of_the_court", 2, {}),
    ("mayor", 3, {"bank": 3}),
    ("carpenter", 1, {}),
    ("innkeeper", 4, {"hotel": 2}),
    ("gravedigger", 7, {}),
    ("guard", 6, {"reserve": 5}),
)

NO_PRESTIGE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("administrator", {"prestige": 0}),
    ("beggar_king", {"rat": 9}),
    ("advocate", {"messages": [(0, 3)]}),
    ("bell_ringer", {"cathedral": 0}),
    ("innkeeper", {"hotel": 0}),
    ("mayor", {"bank": 2}),
    ("guard", {"reserve": 1}),
    ("coachman", {"messages": []}),
)


@pytest.mark.parametrize("person", EVERYBODY)
def test_one_gold_is_paid_to_the_supply_before_the_person_does_anything(person: str) -> None:
    state = ask(showing(give(table(), bank=2, gold=2), "hostess", "monk", person), "hire")
    assert nd.events(state, Hire(person))[:2] == (Paid(0, 1, "hire"), PersonHired(0, person))


@pytest.mark.parametrize("person", EVERYBODY)
def test_each_of_the_three_persons_may_be_hired_or_nobody(person: str) -> None:
    state = ask(showing(give(table(), gold=1), "hostess", "doctor", person), "hire")
    assert choices(state) == {"hire hostess", "hire doctor", f"hire {person}", "pass"}


@pytest.mark.parametrize("person", EVERYBODY)
def test_a_person_that_is_not_on_display_cannot_be_hired(person: str) -> None:
    others = [other for other in ("hostess", "doctor", "bishop", "mayor") if other != person][:3]
    with pytest.raises(IllegalMove, match="person-not-on-display"):
        nd.apply(ask(showing(table(), *others), "hire"), Hire(person))


@pytest.mark.parametrize("person", FRUITLESS)
def test_a_person_whose_effect_comes_to_nothing_may_still_be_hired(person: str) -> None:
    state = showing(give(table(), gold=1, reserve=0, rat=0), "hostess", "doctor", person, value=0)
    after = hire(state, person)
    assert me(after) == replace(me(state), gold=0)
    assert nd.to_move(after) is None


@pytest.mark.parametrize(("person", "points", "things"), PRESTIGE)
def test_the_park_adds_one_to_the_prestige_of_a_person_for_its_full_two(
    person: str, points: int, things: dict[str, Any]
) -> None:
    state = showing(give(table(), park=2, **things), "fool", "doctor", person, value=7)
    gained = [event for event in told(state, person) if event.__class__ is Gained]
    assert Gained(0, "prestige", points, person, park=1) in gained
    assert me(hire(state, person)).prestige == me(state).prestige + points + 1


@pytest.mark.parametrize(("person", "things"), NO_PRESTIGE)
def test_where_a_person_brings_no_prestige_there_is_no_park_bonus(
    person: str, things: dict[str, Any]
) -> None:
    state = give(table(), park=2, **things)
    assert me(hire(state, person)).prestige == 0


def test_several_players_may_hire_the_same_person() -> None:
    state = hire(hire(showing(table(), "monk", "fool", "mayor"), "monk"), "monk", seat=1)
    assert (me(state).supply, me(state, 1).supply) == (6, 6)


def test_a_player_who_hires_nobody_pays_nothing() -> None:
    state = ask(showing(table(), "monk", "fool", "mayor"), "hire")
    assert nd.events(state, PASS) == (HiringPassed(0),)
    assert me(nd.apply(state, PASS)) == me(state)
