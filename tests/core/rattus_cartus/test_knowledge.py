"""Limits of what seats hold, of each kind and together, follow from each other (V2, V4)."""

import pytest

from core.rattus_cartus.draft import Draft
from core.rattus_cartus.knowledge import all_saw_gone, all_saw_taken, both_known, saw_gift, tightened
from core.rattus_cartus.names import JOKER, POPULATION_KINDS, SWORD
from core.rattus_cartus.state import Known
from tests.core.rattus_cartus.scenes import cards, visit

Numbers = tuple[int, ...]


def known(least: Numbers, most: Numbers, together: tuple[int, int], population: int = 0) -> Known:
    """Limits of Jokers and Swords, and so many population cards of the first kind."""
    people = (population,) + (0,) * (POPULATION_KINDS - 1) if population else ()
    return Known((*least, 0, 0, 0), (*most, 0, 0, 0), together, people)


def limits(row: tuple[Known, ...]) -> list[tuple[Numbers, Numbers, tuple[int, int]]]:
    """The same, as it was told."""
    return [(one.least[:2], one.most[:2], one.together) for one in row]


@pytest.mark.parametrize(
    ("row", "totals", "sizes", "found"),
    [
        pytest.param(
            [known((0, 0), (0, 1), (0, 1), population=2), known((0, 0), (0, 1), (0, 1))],
            (0, 1, 0, 0, 0),
            (2, 3),
            [((0, 0), (0, 0), (0, 0)), ((0, 1), (0, 1), (1, 1))],
            id="known population cards leave no room",
        ),
        pytest.param(
            [known((0, 0), (1, 0), (1, 2)), known((0, 0), (2, 2), (0, 4))],
            (2, 2, 0, 0, 0),
            (9, 9),
            [((1, 0), (1, 0), (1, 1)), ((1, 2), (1, 2), (3, 3))],
            id="one of them must be a Joker",
        ),
        pytest.param(
            [known((1, 0), (3, 3), (1, 2)), known((0, 0), (3, 3), (0, 6))],
            (3, 3, 0, 0, 0),
            (9, 9),
            [((1, 0), (2, 1), (1, 2)), ((1, 2), (2, 3), (4, 5))],
            id="beside a Joker only one more has room",
        ),
        pytest.param(
            [known((0, 0), (2, 2), (0, 4)), known((0, 0), (2, 2), (0, 4))],
            (2, 2, 0, 0, 0),
            (1, 9),
            [((0, 0), (1, 1), (0, 1)), ((1, 1), (2, 2), (3, 4))],
            id="a hand of one card has one",
        ),
        pytest.param(
            [known((0, 0), (1, 1), (0, 2)), known((0, 0), (1, 1), (0, 2)), known((2, 2), (2, 2), (4, 4))],
            (2, 2, 0, 0, 0),
            (9, 9, 9),
            [((0, 0), (0, 0), (0, 0)), ((0, 0), (0, 0), (0, 0)), ((2, 2), (2, 2), (4, 4))],
            id="nothing is left for the others",
        ),
    ],
)
def test_v4_limits_are_as_narrow_as_sizes_and_totals_make_them(
    row: list[Known], totals: Numbers, sizes: Numbers, found: list[tuple[Numbers, Numbers, tuple[int, int]]]
) -> None:
    assert limits(tightened(row, totals, sizes)) == found


def test_v2_what_two_seats_know_of_a_third_is_put_together() -> None:
    one = known((1, 0), (2, 3), (1, 4))
    other = known((0, 1), (3, 2), (2, 5), population=1)
    both = both_known(one, other)
    assert limits((both,)) == [((1, 1), (2, 2), (2, 4))]
    assert sum(both.population) == 1
    assert both_known(one, one) is one


def seen(limit: Known, hand: str) -> Draft:
    """A position in which all know this of the first seat, which holds this hand now."""
    draft = Draft(visit("tent-a farm-a", ["", "", ""]))
    draft.knows = ((limit,) * 4, *[(known((0, 0), (0, 0), (0, 0)),) * 4] * 2)
    draft.hands[0] = cards(hand)
    return draft


def test_v4_who_plays_two_jokers_has_two_fewer_and_of_what_was_not_known_no_fewer_than_none() -> None:
    draft = seen(known((1, 1), (3, 2), (3, 5)), "3*magic0")
    all_saw_gone(draft, 0, (JOKER, JOKER))
    assert limits(draft.knows[0]) == [((0, 1), (1, 2), (1, 3))] * 4


def test_v4_who_has_one_card_left_has_at_most_one_special_card() -> None:
    draft = seen(known((0, 0), (3, 2), (0, 5)), "magic0")
    all_saw_gone(draft, 0, cards("magic1"))
    assert limits(draft.knows[0]) == [((0, 0), (3, 2), (0, 1))] * 4


def test_v2_a_population_card_that_is_shown_is_known_no_more_and_leaves_no_room_if_another_is() -> None:
    draft = seen(known((0, 0), (3, 2), (0, 5), population=2), "2*magic0")
    all_saw_gone(draft, 0, (0,))
    assert draft.knows[0][-1] == known((0, 0), (3, 2), (0, 1), population=1)
    all_saw_gone(draft, 0, (0,))
    assert draft.knows[0][-1].population == ()


def test_v4_what_is_taken_from_a_pile_is_known() -> None:
    draft = seen(known((0, 0), (3, 2), (0, 5)), "")
    all_saw_taken(draft, 0, SWORD, 2)
    assert limits(draft.knows[0]) == [((0, 2), (3, 4), (2, 7))] * 4


def test_v4_after_a_hidden_gift_the_giver_has_no_more_than_he_kept_and_the_taker_no_more_than_was_given() -> (
    None
):
    draft = seen(known((2, 0), (3, 2), (3, 5), population=2), "2*joker sword 2*magic0")
    saw_gift(draft, 0, 1, cards("joker sword 2*magic0"))
    giver, taker = draft.knows[0][2], draft.knows[1][2]
    assert limits((giver, taker)) == [((0, 0), (1, 1), (0, 1)), ((1, 0), (3, 2), (2, 4))]
    assert (giver.population, sum(taker.population)) == ((), 1)


def test_v2_giver_and_taker_know_the_cards_of_a_gift() -> None:
    draft = seen(known((0, 0), (3, 2), (0, 5)), "2*joker sword 2*magic0")
    saw_gift(draft, 0, 1, cards("magic0 joker"))
    assert limits((draft.knows[1][0], draft.knows[0][1])) == [
        ((1, 0), (1, 0), (1, 1)),
        ((0, 0), (2, 2), (0, 3)),
    ]
    assert sum(draft.knows[1][0].population) == 1
