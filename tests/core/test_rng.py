"""Luck as a number: every order of things is equally likely, however many they are."""

from itertools import pairwise

import pytest

from core import rng


@pytest.mark.parametrize("size", [2, 12, 84, 130, 3000])
def test_things_that_are_shuffled_rarely_keep_their_neighbours(size: int) -> None:
    """On average one of them, be they few or many; so in 40 shuffles not more than 80."""
    luck, kept = rng.seeded(size), 0
    for _ in range(40):
        order, luck = rng.shuffled(luck, range(size))
        assert sorted(order) == list(range(size))
        kept += sum(later - earlier == 1 for earlier, later in pairwise(order))
    assert kept < 80
