"""Dealing what a seat does not see: all facts hold, all deals that fit them are equally likely (V1 to V5)."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from math import sqrt

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.names import POPULATION_KINDS, UNSEEN, Cards
from core.rattus_cartus.state import Entry, Memory, Task
from tests.core.rattus_cartus.scenes import cards, going_on, held, moved, names, resolved, table, visit

DEALS = 1500
MAGIC = cards("magic0")[0]
A, B, C, D = cards("peasantry0 bourgeoisie0 clergy0 knighthood0")

Outcome = tuple[Cards, Cards, Cards]  # nun row, the other's hand, deck


def small(row: int, hand: int, deck: int, pool: Cards, **fields: object) -> rc.State:
    """Two players, and no cards but these: some in the row, in the hand of seat 1, and in the deck."""
    copies = tuple([pool.count(kind) for kind in range(POPULATION_KINDS)])
    state = table(2)
    assert row + hand + deck == len(pool)
    return replace(
        state,
        table=replace(state.table, copies=copies, supply=(0,) * 5),
        piles=(0,) * 5,
        nuns=pool[:row],
        hands=((), tuple(sorted(pool[row : row + hand]))),
        deck=pool[row + hand :],
        memory=(Memory((UNSEEN,) * row),) * 2,
        **fields,
    )


def outcome(state: rc.State) -> Outcome:
    return state.nuns, state.hands[1], tuple(sorted(state.deck))


def ways(row: int, hand: int, pool: Cards, fits: Callable[[Outcome], bool]) -> Counter[Hashable]:
    """In how many of all orders of a pool each outcome comes up that fits what is known."""
    found: Counter[Hashable] = Counter()
    for order in permutations(pool):
        dealt = (order[:row], tuple(sorted(order[row : row + hand])), tuple(sorted(order[row + hand :])))
        if fits(dealt):
            found[dealt] += 1
    return found


def assert_spread(dealt: Counter[Hashable], exact: Counter[Hashable]) -> None:
    """Pearson's chi-squared, no further than four deviations above what chance alone makes of it."""
    assert set(dealt) == set(exact)
    number, total = sum(dealt.values()), sum(exact.values())
    expected = {one: number * weight / total for one, weight in exact.items()}
    chi = sum((dealt[one] - wanted) ** 2 / wanted for one, wanted in expected.items())
    freedom = len(exact) - 1
    assert chi < freedom + 4 * sqrt(2 * freedom)


def deals(state: rc.State, number: int = DEALS) -> Counter[Hashable]:
    view = rc.view(state, 0)
    return Counter(outcome(rc.determinize(view, luck)) for luck in range(number))


def test_v3_cards_that_nobody_has_shown_are_spread_evenly_over_row_hand_and_deck() -> None:
    pool = (A, A, B, C, D)
    assert_spread(deals(small(2, 1, 2, pool)), ways(2, 1, pool, lambda dealt: True))


def test_v5_a_card_that_was_seen_elsewhere_is_not_in_the_nun_row() -> None:
    pool = (C, A, A, B, D)
    state = small(1, 2, 2, pool)
    counted = tuple([2 if kind == A else 0 for kind in range(POPULATION_KINDS)])
    state = replace(state, memory=(replace(state.memory[0], counted=counted), state.memory[1]))
    assert_spread(deals(state), ways(1, 2, pool, lambda dealt: dealt[0] != (A,)))


def test_v5_of_two_alike_of_which_one_was_seen_the_other_may_be_there() -> None:
    pool = (C, A, A, B, D)
    counted = tuple([1 if kind == A else 0 for kind in range(POPULATION_KINDS)])
    state = small(2, 1, 2, pool)
    state = replace(state, memory=(replace(state.memory[0], counted=counted), state.memory[1]))
    found = deals(state)
    assert all(sum(card == A for card in row) < 2 for row, _, _ in found)  # type: ignore[misc]
    assert any(A in row for row, _, _ in found)  # type: ignore[misc]


def test_v5_beside_a_card_that_i_looked_at_another_like_it_may_lie() -> None:
    pool = (A, A, B, C, D)
    state = small(2, 1, 2, pool)
    state = replace(state, memory=(Memory((A, UNSEEN)), state.memory[1]))
    assert_spread(deals(state), ways(2, 1, pool, lambda dealt: dealt[0][0] == A))


def test_v1_a_new_deck_holds_only_cards_of_which_it_was_made() -> None:
    pool = (C, A, D, B)
    counted = tuple([int(kind in (A, B)) for kind in range(POPULATION_KINDS)])
    state = small(1, 2, 1, pool, shuffled=(A, B))
    state = replace(state, memory=(replace(state.memory[0], counted=counted), state.memory[1]))

    def fits(dealt: Outcome) -> bool:
        return dealt[0][0] in (C, D) and dealt[2][0] in (A, B)

    assert_spread(deals(state), ways(1, 2, pool, fits))


def test_v1_what_i_drew_of_a_new_deck_is_no_longer_in_it() -> None:
    pool = (C, D, A, B)
    state = small(1, 2, 1, pool, shuffled=(A, B))
    mine = Memory((UNSEEN,), tuple([int(k in (A, B)) for k in range(POPULATION_KINDS)]), (A,))
    state = replace(state, memory=(mine, state.memory[1]), hands=((A,), (D,)), deck=(B,))
    assert {dealt[2] for dealt in deals(state, 60)} == {(B,)}  # type: ignore[index]


def test_v2_which_of_the_held_cards_lie_face_down_is_even_but_they_are_playable() -> None:
    state = small(1, 2, 1, (A, B, C, D))
    state = replace(
        state,
        table=replace(state.table, supply=(0, 1, 0, 0, 1)),
        hands=((), cards("gold") + (B,)),
        entries=(Entry(1, 0, 2, tuple(sorted((C, 31)))),),
        row=("tent-a", "farm-a"),
    )
    state = replace(state, hands=((), tuple(sorted(cards("gold") + (B,)))))
    view = rc.view(state, 0)
    laid: Counter[Hashable] = Counter(
        31 in rc.determinize(view, luck).entries[0].cards for luck in range(DEALS)
    )
    assert_spread(laid, Counter({True: 2, False: 1}))


def test_v4_specials_are_known_exactly_while_nobody_has_given_cards() -> None:
    state = moved(visit("tent-a farm-a", ["2*sword joker", "flute gold", "pass"]), "enter tent sword")
    for seat in range(3):
        dealt = rc.determinize(rc.view(state, seat), 5)
        for name in ("sword", "joker", "flute", "gold", "pass"):
            assert [total(dealt, other, name) for other in range(3)] == [
                total(state, other, name) for other in range(3)
            ]


def total(state: rc.State, seat: int, name: str) -> int:
    """In hand and face down."""
    down = [card for entry in state.entries if entry.seat == seat for card in names(entry.cards)]
    return held(state, seat, name) + down.count(name)


def after_a_sword() -> rc.State:
    """Seat 1 has given two of 2 Gold, 2 Flutes and a population card to seat 0; seat 2 has a Gold."""
    hands = ["", "2*gold 2*flute magic0", "gold"]
    state = resolved("palace-a palace-b", "palace-a sword", "palace-a", "palace-b", holding=hands)
    return going_on(moved(state, "give flute gold"), Task("support", 2))


@pytest.mark.parametrize("seat", [0, 1])
def test_v2_giver_and_taker_know_the_cards_that_were_given(seat: int) -> None:
    view = rc.view(after_a_sword(), seat)
    for luck in range(40):
        dealt = rc.determinize(view, luck)
        assert (held(dealt, 0, "gold"), held(dealt, 0, "flute")) == (1, 1)
        assert (held(dealt, 1, "gold"), held(dealt, 1, "flute")) == (1, 1)


def test_v4_after_a_sword_the_others_know_only_limits() -> None:
    state = after_a_sword()
    view = rc.view(state, 2)
    assert "gold" not in rc.standings(view)[0]
    assert rc.standings(view)[2]["gold"] == 1
    found = {
        (held(rc.determinize(view, luck), 0, "gold"), held(rc.determinize(view, luck), 0, "flute"))
        for luck in range(300)
    }
    assert found == {(gold, flute) for gold in range(3) for flute in range(3) if 1 <= gold + flute <= 2}


def test_v4_of_three_cards_that_were_given_at_most_three_are_special_ones() -> None:
    hands = ["magic1 magic2 magic3 magic4", "2*gold 2*flute clergy0 clergy1 clergy2", ""]
    state = resolved("palace-a palace-b", "palace-a sword", "palace-a", "palace-b", holding=hands)
    view = rc.view(going_on(moved(state, "give gold clergy0 clergy1"), Task("support", 2)), 2)
    deals = [rc.determinize(view, luck) for luck in range(100)]
    assert max(held(deal, 0, "gold") + held(deal, 0, "flute") for deal in deals) == 3


def test_v4_of_four_cards_of_which_two_are_special_one_is_among_three_that_were_given() -> None:
    hands = ["magic1 magic2 magic3 magic4", "gold flute clergy0 clergy1", ""]
    state = resolved("palace-a palace-b", "palace-a 2*sword", "palace-a", "palace-b", holding=hands)
    state = going_on(replace(state, task=None), Task("sword_gift", 1, (0, 3)))
    view = rc.view(going_on(moved(state, "give gold clergy0 clergy1"), Task("support", 2)), 2)
    deals = [rc.determinize(view, luck) for luck in range(100)]
    assert {held(deal, 0, "gold") + held(deal, 0, "flute") for deal in deals} == {1, 2}


def test_v4_whoever_had_no_card_left_has_no_special_one_when_he_has_drawn() -> None:
    hands = ["magic1 magic2", "gold magic0", ""]
    state = resolved("palace-a palace-b", "palace-a sword", "palace-a", "palace-b", holding=hands)
    state = going_on(moved(state, "give gold"), Task("support", 2))
    state = going_on(replace(state, row=("tent-a", "farm-a"), entries=()), "resolve", "enter_phase")
    state = going_on(moved(state, "enter tent", "enter tent magic0", "enter tent"), Task("support", 2))
    state = replace(state, hands=(state.hands[0], cards("clergy0 clergy1"), state.hands[2]))
    deals = [rc.determinize(rc.view(state, 2), luck) for luck in range(60)]
    assert {(held(deal, 0, "gold"), held(deal, 1, "gold")) for deal in deals} == {(1, 0)}


def test_v2_a_population_card_that_i_gave_is_where_i_gave_it_until_one_like_it_is_shown() -> None:
    hands = ["", "magic0 magic4", ""]
    state = resolved("palace-a palace-b", "palace-a sword", "palace-a", "palace-b", holding=hands)
    state = going_on(moved(state, "give magic0"), Task("support", 2))
    assert rc.view(state, 1).knows[0].population[MAGIC] == 1
    assert rc.view(state, 2).knows[0].population == ()
    assert all(held(rc.determinize(rc.view(state, 1), luck), 0, "magic0") >= 1 for luck in range(30))
    state = going_on(replace(state, row=("tent-a", "farm-a"), entries=()), "resolve", "enter_phase")
    state = moved(state, "enter tent magic0", "enter farm")
    assert rc.view(state, 1).knows[0].population[MAGIC] == 1
    state = moved(state, "enter farm")
    assert rc.view(state, 1).knows[0].population == ()


def test_v1_looks_of_others_are_known_and_filled_with_what_lies_there() -> None:
    state = moved(
        visit("tent-a farm-a", ["", "", ""]),
        "enter tent",
        "enter tent",
        "enter farm",
        "look 2",
        "look 4",
        "look 1",
    )
    view = rc.view(state, 2)
    assert view.looked == (
        (False, True, False, True, False),
        (True, False, False, False, False),
        (False,) * 5,
    )
    dealt = rc.determinize(view, 3)
    assert dealt.memory[0].nuns == (-1, dealt.nuns[1], -1, dealt.nuns[3], -1)
    assert rc.determinize(rc.view(state, 0), 9).nuns[1] == state.nuns[1]


def test_v1_building_cards_seen_are_not_to_come_and_those_put_under_the_pile_stay_there() -> None:
    for seed in range(40):
        state = table(2, seed, buildings="by_type")
        if state.buried:
            break
    assert state.buried
    view = rc.view(state, 0)
    assert view.buried == state.replacement[-state.buried :]
    dealt = {rc.determinize(view, luck).pile for luck in range(20)}
    assert len(dealt) == 20
    for luck in range(5):
        assert rc.determinize(view, luck).replacement[-state.buried :] == view.buried


def test_whoever_has_to_give_has_something_to_choose_in_every_deal() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", "farm", holding=["", "magic0 clergy0", ""])
    view = rc.view(state, 2)
    for luck in range(200):
        assert len(rc.legal_moves(rc.determinize(view, luck))) > 1
