"""Limits of what seats hold, of each kind and together, follow from each other (V2, V4)."""

import pytest

from core.rattus_cartus.knowledge import both_known, tightened
from core.rattus_cartus.names import POPULATION_KINDS
from core.rattus_cartus.state import Known

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
