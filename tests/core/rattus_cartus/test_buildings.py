"""What each building brings as a privilege and as its basic action (B1 to B12)."""

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.components import Action
from core.rattus_cartus.event_types import CardsDiscarded, CardsTaken, NunSeen, TowerCounted
from core.rattus_cartus.moves import Discard, Give, Look
from core.rattus_cartus.names import CARD_NAMES
from tests.core.rattus_cartus.scenes import (
    asked,
    cards,
    choices,
    held,
    moved,
    pile_of,
    refused,
    resolved,
    told,
    visit,
)


def first_and_second(kind: str, **fields: object) -> rc.State:
    """The position after one had the privilege of a building and another the basic action."""
    return resolved(
        f"{kind}-a other-a".replace("other", "palace" if kind == "farm" else "farm"), kind, kind, **fields
    )


def test_b1_the_palace_brings_two_tokens_or_one() -> None:
    assert first_and_second("palace").tokens == (2, 1)


@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("treasury", "gold"),
        ("office", "pass"),
        ("marketplace", "joker"),
        ("castle", "sword"),
        ("hut", "flute"),
    ],
    ids=["b2", "b5", "b6", "b8", "b12"],
)
def test_two_cards_from_an_open_pile_or_one(kind: str, card: str) -> None:
    state = first_and_second(kind)
    assert (held(state, 0, card), held(state, 1, card)) == (2, 1)
    assert pile_of(state, card) == state.table.supply[CARD_NAMES.index(card) - 30] - 3


def test_k4_what_an_open_pile_lacks_is_not_taken_and_told() -> None:
    happened = told(
        visit("treasury-a farm-a", ["", ""], piles=(0, 0, 0, 0, 1)), "enter treasury", "enter treasury"
    )
    taken = [event for event in happened if isinstance(event, CardsTaken)]
    assert taken == [CardsTaken(0, 34, 1, 2, "treasury"), CardsTaken(1, 34, 0, 1, "treasury")]


def test_b3_the_monastery_takes_away_two_rats_or_one_and_no_more_than_there_are() -> None:
    assert first_and_second("monastery").rats == (8, 9)
    assert first_and_second("monastery", rats=(1, 0)).rats == (0, 0)


def test_b4_the_hospital_takes_one_rat_and_up_to_three_cards_for_rats_or_up_to_two() -> None:
    state = first_and_second("hospital", holding=["5*gold", "5*gold"])
    assert (state.rats, asked(state), choices(state)) == (
        (9, 10),
        ("hospital", 0),
        {"discard", "discard gold", "discard 2*gold", "discard 3*gold"},
    )
    state = moved(state, "discard 3*gold")
    assert (state.rats, asked(state), len(choices(state))) == ((6, 10), ("hospital", 1), 3)
    assert moved(state, "discard").rats == (6, 10)
    assert refused(state, Discard(cards("3*gold"))) == "too-many-cards"
    assert refused(state, Discard(cards("joker"))) == "card-not-in-hand"


def test_b4_never_more_cards_than_rats_and_nobody_without_rats_or_cards_is_asked() -> None:
    assert len(choices(first_and_second("hospital", holding=["5*gold", ""], rats=(2, 5)))) == 2
    assert rc.to_move(first_and_second("hospital", holding=["5*gold", ""], rats=(1, 5))) is None


def test_b4_any_card_goes_to_its_own_pile_seen_by_all() -> None:
    state = first_and_second("hospital", holding=["magic0 joker sword gold", ""])
    before = state.piles
    happened = told(state, "discard magic0 joker gold")
    assert CardsDiscarded(0, cards("magic0 joker gold")) in happened
    after = moved(state, "discard magic0 joker gold")
    assert after.discard == cards("magic0")
    assert [new - old for new, old in zip(after.piles, before, strict=True)] == [1, 0, 0, 0, 1]


def tower(hands: list[str], *buildings: str, row: str = "guard_tower-a guard_tower-b farm-a") -> rc.State:
    return moved(visit(row, hands), *[f"enter {building}" for building in buildings])


def test_b7_whoever_has_as_many_cards_as_the_privileged_one_gives_three_of_his_choice() -> None:
    state = tower(["2*gold", "2*gold", "4*gold magic0", "gold"], "guard_tower-a", "farm", "farm", "farm")
    assert asked(state) == ("tower_gift", 2)
    assert choices(state) == {"give 3*gold", "give magic0 2*gold"}
    assert refused(state, Give(cards("gold"))) == "wrong-number-of-cards"
    after = moved(state, "give magic0 2*gold")
    assert [held(after, seat, "gold") for seat in range(4)] == [6, 0, 2, 1]


def test_b7_hands_are_counted_once_before_the_first_card_moves() -> None:
    state = tower(["2*gold", "3*gold", "3*gold", ""], "guard_tower-a", "farm", "farm", "farm")
    assert [held(state, seat, "gold") for seat in range(3)] == [8, 0, 0]


def test_b7_who_entered_any_tower_is_safe_and_has_no_other_basic_action() -> None:
    state = tower(
        ["", "9*gold", "9*gold", "2*gold"], "guard_tower-a", "guard_tower-a", "guard_tower-b", "farm"
    )
    assert held(state, 1, "gold") == 9
    assert held(state, 2, "gold") == 9
    assert held(state, 0, "gold") == 2


def test_b7_givers_choose_clockwise_from_the_taker() -> None:
    hands = ["5*gold magic0", "", "5*gold magic0", "5*gold magic0"]
    state = visit("guard_tower-a farm-a palace-a", hands)
    state = moved(state, "enter farm", "enter guard_tower", "enter farm")
    counted = [event for event in told(state, "enter farm") if isinstance(event, TowerCounted)]
    assert counted == [TowerCounted(1, (2, 3, 0), (3, 3, 3))]
    state = moved(state, "enter farm")
    order = []
    while rc.decision(state) == "tower_gift":
        order.append(rc.to_move(state))
        state = moved(state, "give 3*gold")
    assert order == [2, 3, 0]


def test_b7_cards_laid_for_later_buildings_are_not_hand() -> None:
    state = visit("guard_tower-a farm-a palace-a", ["2*gold", "gold 3*peasantry0", "4*gold", ""])
    happened = told(state, "enter guard_tower", "enter farm 3*peasantry0", "enter farm", "enter farm")
    assert TowerCounted(0, (2,), (3,)) in happened


def test_b7_nobody_with_an_empty_hand_gives() -> None:
    state = tower(["", "", "gold", ""], "guard_tower-a", "farm", "farm", "farm")
    assert held(state, 0, "gold") == 1


def test_b9_the_farm_draws_four_or_two() -> None:
    assert [len(hand) for hand in first_and_second("farm").hands] == [4, 2]


@pytest.mark.parametrize(("force", "privilege", "basic"), [(0, 0, 0), (1, 1, 0), (4, 4, 2), (5, 5, 2)])
def test_b10_the_brewery_draws_its_force_or_half_of_it(force: int, privilege: int, basic: int) -> None:
    laid = f"brewery {force}*peasantry0" if force else "brewery"
    state = resolved("brewery-a palace-a", laid, laid)
    assert [len(hand) for hand in state.hands] == [privilege, basic]


def test_b11_the_tent_looks_at_two_cards_of_the_nun_row_or_one_one_after_the_other() -> None:
    state = first_and_second("tent")
    assert asked(state) == ("look", 0)
    assert told(state, "look 3")[0] == NunSeen(0, 2, "tent", state.nuns[2])
    state = moved(state, "look 3")
    assert choices(state) == {"look 1", "look 2", "look 4", "look 5"}
    assert refused(state, Look(2)) == "nun-already-seen"
    state = moved(state, "look 1")
    assert (asked(state), len(choices(state))) == (("look", 1), 5)


def test_b11_nobody_is_asked_who_knows_all_or_all_but_one() -> None:
    state = visit("tent-a farm-a", ["", ""])
    first, second = state.memory
    known = replace(first, nuns=(*state.nuns[:4], -1))
    state = moved(
        replace(state, memory=(known, replace(second, nuns=state.nuns))), "enter tent", "enter tent"
    )
    assert rc.to_move(state) is None
    assert state.memory[0].nuns == state.nuns


def test_a_hospital_that_is_a_tower_too_counts_hands_after_the_cards_for_rats() -> None:
    state = visit("hospital-a farm-a", ["3*gold", "", "gold"])
    components, kind = state.table.components, "hospital"
    both = replace(components.buildings[kind], privilege=Action(cards_for_rats=3, tower=3))
    components = replace(components, buildings={**components.buildings, kind: both})
    state = replace(state, table=replace(state.table, components=components))
    state = moved(state, "enter hospital", "enter farm", "enter farm")
    assert state.hands == (cards("3*gold"), (), cards("gold"))
    assert moved(state, "discard 2*gold").hands[0] == cards("2*gold")


def test_every_building_has_its_test() -> None:
    told_of = {
        "palace",
        "treasury",
        "monastery",
        "hospital",
        "office",
        "marketplace",
        "guard_tower",
        "castle",
    }
    assert set(rc.default_components().buildings) == told_of | {"farm", "brewery", "tent", "hut"}
