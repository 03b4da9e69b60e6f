"""Steps in which all decide in secret at once."""

from itertools import permutations

import msgspec
import pytest

from core.sealed import Sealed, SeenSealed, answered, asked, is_asked, reopened, seen, unsealed

SEATS = (2, 0, 3)  # seat 1 takes no part


def after(*answers: str, seats: tuple[int, ...] = SEATS) -> Sealed[str]:
    sealed: Sealed[str] = Sealed(seats)
    for answer in answers:
        sealed = answered(sealed, answer)
    return sealed


def test_the_seats_answer_one_after_the_other_and_all_is_told_at_once() -> None:
    assert [asked(after(*"abc"[:given])) for given in range(4)] == [2, 0, 3, None]
    assert list(unsealed(after("a", "b", "c")).items()) == [(0, "b"), (2, "a"), (3, "c")]


def test_nothing_is_told_before_the_last_answer_and_nothing_taken_after_it() -> None:
    with pytest.raises(AssertionError, match="not answered yet"):
        unsealed(after("a", "b"))
    with pytest.raises(AssertionError, match="nobody is asked"):
        after("a", "b", "c", "d")


def test_what_a_seat_sees_changes_with_its_own_answer_alone() -> None:
    waiting, told = SeenSealed((0, 2, 3)), SeenSealed((0, 2, 3), "b")
    assert [seen(after(*"abc"[:given]), 0) for given in range(4)] == [waiting, waiting, told, told]
    assert {seen(after(*"abc"[:given]), 1) for given in range(4)} == {waiting}
    assert seen(after("x", "b", "z"), 0) == told


def test_the_order_of_asking_cannot_be_seen() -> None:
    for seats in permutations(SEATS):
        assert seen(after(seats=seats), 0) == SeenSealed((0, 2, 3))


def test_a_seat_is_asked_until_it_has_answered_whoevers_turn_it_is() -> None:
    assert [is_asked(seen(after(*"abc"[:given]), 3), 3) for given in range(4)] == [True, True, True, False]
    assert not is_asked(seen(after(), 1), 1), "it takes no part"


@pytest.mark.parametrize("given", range(4))
@pytest.mark.parametrize("seat", range(4))
def test_a_reopened_step_looks_the_same_and_asks_everybody_else_anew(given: int, seat: int) -> None:
    view = seen(after(*"abc"[:given]), seat)
    again = reopened({seat: view})
    assert seen(again, seat) == view
    assert len(again.answers) == (view.own is not None)
    assert sorted(again.seats) == sorted(SEATS)
    assert (asked(again) == seat) == is_asked(view, seat)


def test_a_step_reopened_for_several_seats_keeps_what_each_has_answered() -> None:
    now = after("a", "b")
    again = reopened({3: seen(now, 3), 0: seen(now, 0), 1: seen(now, 1)})
    for seat in (0, 1, 3):
        assert seen(again, seat) == seen(now, seat)
    assert asked(again) == 3
    assert asked(answered(again, "c")) == 2


def test_a_step_is_a_plain_value() -> None:
    now = after("a", "b")
    assert msgspec.json.decode(msgspec.json.encode(now), type=Sealed[str]) == now
    assert hash(now) == hash(after("a", "b"))
