"""Sets of moves that nobody could write out are counted, indexed and searched all the same."""

import random
import sys
from itertools import islice, product
from math import comb, prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from core.moves import Bundles, ForEach, Joined

HALF_A_MILLION = (3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1)  # a hand of 24 cards


class Lay(Struct, frozen=True):
    place: str
    cards: tuple[int, ...]


def lays(
    most: tuple[int, ...], least: int = 0, total: int | None = None, place: str = "palace"
) -> Bundles[Lay]:
    def counts(thing: Any) -> tuple[int, ...] | None:
        return thing.cards if isinstance(thing, Lay) else None

    return Bundles(most, lambda cards: Lay(place, cards), counts, least, total)


def written_out(most: tuple[int, ...], least: int = 0, total: int | None = None) -> list[Lay]:
    highest = sum(most) if total is None else total
    every = product(*[range(number + 1) for number in most])
    return [Lay("palace", cards) for cards in every if least <= sum(cards) <= highest]


bounds = st.tuples(
    st.lists(st.integers(0, 3), max_size=4).map(tuple),
    st.integers(0, 8),
    st.none() | st.integers(0, 8),
)


@given(bounds)
def test_a_small_set_is_what_one_would_write_out(bound: tuple[tuple[int, ...], int, int | None]) -> None:
    moves, written = lays(*bound), written_out(*bound)
    assert len(moves) == len(written)
    assert list(moves) == [moves[index] for index in range(len(moves))] == written
    assert list(reversed(moves)) == written[::-1]
    assert [moves.index(move) for move in written] == list(range(len(written)))
    assert all(move in moves and moves.count(move) == 1 for move in written)


@given(bounds, st.slices(20))
def test_a_slice_has_the_moves_of_its_places(
    bound: tuple[tuple[int, ...], int, int | None], places: slice
) -> None:
    assert lays(*bound)[places] == tuple(written_out(*bound)[places])


@given(bounds, st.lists(st.integers(-1, 5), max_size=5).map(tuple))
def test_only_what_would_be_written_out_is_there(
    bound: tuple[tuple[int, ...], int, int | None], cards: tuple[int, ...]
) -> None:
    assert (Lay("palace", cards) in lays(*bound)) == (Lay("palace", cards) in written_out(*bound))


def test_half_a_million_moves_are_counted_and_found_without_being_made() -> None:
    made = []

    def make(cards: tuple[int, ...]) -> Lay:
        made.append(cards)
        return Lay("palace", cards)

    moves = Bundles(HALF_A_MILLION, make, lambda thing: thing.cards)
    assert len(moves) == prod(number + 1 for number in HALF_A_MILLION) == 497_664
    assert moves[0].cards == (0,) * 13
    assert moves[-1].cards == HALF_A_MILLION
    for place in random.Random(1).sample(range(len(moves)), 200):
        assert moves.index(moves[place]) == place
    assert [move.cards[-1] for move in islice(moves, 3)] == [0, 1, 0]
    assert len(moves[1000:1020]) == 20
    assert random.Random(2).choice(moves) in moves
    assert Lay("palace", (4, *HALF_A_MILLION[1:])) not in moves
    assert len(made) < 1000


def test_a_gift_of_exactly_ten_out_of_twenty_different_cards() -> None:
    moves = lays((1,) * 20, least=10, total=10)
    assert len(moves) == comb(20, 10) == 184_756
    assert sum(moves[90_000].cards) == 10
    assert moves.index(moves[90_000]) == 90_000


def test_what_equals_a_move_but_is_none_is_not_there() -> None:
    moves = lays((2, 2))
    assert Lay("palace", (1, 1)) in moves
    for cards in ((1.0, 1), (True, 1), (1,), (1, 1, 0), (3, 0), (-1, 0)):
        assert Lay("palace", cards) not in moves  # type: ignore[arg-type]
    assert Lay("farm", (1, 1)) not in moves
    assert "palace" not in moves
    with pytest.raises(ValueError, match="is not among"):
        moves.index(Lay("farm", (1, 1)))
    with pytest.raises(ValueError, match="is not among"):
        moves.index(Lay("palace", (0, 0)), 1)


def test_indices_beyond_the_end_are_refused_and_negative_ones_count_from_it() -> None:
    moves = lays((1, 1))
    assert moves[-1] == moves[3] == Lay("palace", (1, 1))
    for index in (4, -5):
        with pytest.raises(IndexError):
            moves[index]


def test_sets_are_equal_if_their_moves_are() -> None:
    assert lays((1, 2)) == lays((1, 2))
    assert hash(lays((1, 2))) == hash(lays((1, 2)))
    assert lays((1, 2)) != lays((2, 1))
    assert lays((1, 2)) != lays((1, 2), least=1)
    assert lays((1, 2)) != lays((1, 2), place="farm")
    assert lays((1,)) != tuple(lays((1,)))
    assert lays((1,), least=2) == lays((1,), least=2, place="farm"), "nothing is nothing"


def test_sets_can_be_joined_and_are_one_set() -> None:
    farm = Lay("farm", ())
    moves = Joined((farm,), lays(()), lays((2, 1), least=1))
    written = [farm, Lay("palace", ()), *written_out((2, 1), 1)]
    assert list(moves) == written
    assert len(moves) == len(written)
    assert moves[1:4] == tuple(written[1:4])
    assert [moves.index(move) for move in written] == list(range(7))
    assert all(move in moves and moves.count(move) == 1 for move in written)
    assert Lay("palace", (0, 0)) not in moves
    with pytest.raises(ValueError, match="is not among"):
        moves.index(Lay("palace", (0, 0)))
    with pytest.raises(IndexError):
        moves[7]
    assert moves == Joined((farm,), lays(()), lays((2, 1), least=1))
    assert hash(moves) == hash(Joined((farm,), lays(()), lays((2, 1), least=1)))
    assert moves != Joined((farm,), lays(()), lays((2, 1)))
    assert moves != tuple(written)


def laid(items: tuple[int, ...], things: int = 3) -> ForEach[tuple[int, tuple[int, ...]]]:
    """Some of these laid in one of several places, as pairs."""

    def read(thing: object) -> tuple[int, tuple[int, ...]] | None:
        return thing if isinstance(thing, tuple) and len(thing) == 2 and isinstance(thing[1], tuple) else None

    return ForEach(things, items, lambda place, some: (place, some), read)


@pytest.mark.parametrize("items", [(), (4,), (0, 0, 1), (3, 7, 7), (1, 2, 3)])
def test_some_of_the_same_items_for_each_of_several_places_are_as_if_written_out(
    items: tuple[int, ...],
) -> None:
    moves = laid(items)
    kinds = sorted(set(items))
    counts = product(*[range(items.count(kind) + 1) for kind in kinds])
    bundles = [
        tuple([kind for kind, number in zip(kinds, one, strict=True) for _ in range(number)])
        for one in counts
    ]
    written = [(place, one) for place in range(3) for one in bundles]
    assert list(moves) == written == [moves[place] for place in range(len(moves))]
    assert [moves.index(move) for move in written] == list(range(len(written)))
    assert moves[-1] == written[-1]
    assert moves[1:3] == tuple(written[1:3])
    assert all(move in moves and moves.count(move) == 1 for move in written)
    assert laid(items) == moves != laid(items, 2)
    assert hash(laid(items)) == hash(moves)
    assert laid(items)
    assert not laid(items, 0)


@pytest.mark.parametrize(
    "thing",
    [None, (0, (5, 5, 5)), (0, (4,)), (3, ()), (-1, ()), (0, (5.0,)), (0, (True,)), (0, (8, 5)), (0, "5")],
)
def test_what_is_no_part_of_the_items_in_any_of_the_places_is_not_among_them(thing: object) -> None:
    assert thing not in laid((1, 5, 5, 8))
    with pytest.raises(ValueError, match="is not among"):
        laid((1, 5, 5, 8)).index(thing)
    with pytest.raises(IndexError):
        laid((1, 5, 5, 8))[36]


def test_sets_with_more_moves_than_len_can_tell_are_told_as_the_most_it_can() -> None:
    many = (9,) * 40
    for moves in (lays(many), laid(tuple(range(100))), Joined(lays((1,)), lays(many))):
        last = moves[-1]
        assert len(moves) == sys.maxsize
        assert last in moves
        assert moves[moves.index(last)] == last
