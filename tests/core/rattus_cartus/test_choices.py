"""Decisions and their moves (Q1 to Q5), their notation, and what is no move."""

import tracemalloc
from math import prod
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.game import BadNotation
from core.rattus_cartus.moves import PASS, Discard, Enter, Give, Look, Name, Support
from core.rattus_cartus.state import State
from tests.core.rattus_cartus.scenes import (
    cards,
    choices,
    going_on,
    moved,
    refused,
    resolved,
    table,
    visit,
)


def test_q1_support_and_look_have_as_many_answers_as_the_row_and_the_unseen_nun_cards() -> None:
    state = replace(table(4), row=("tent-d", "farm-a", "farm-b"))
    assert choices(state) == {"support tent", "support farm-a", "support farm-b"}
    assert len(rc.legal_moves(moved(state, "support tent"))) == 5


def test_q2_entering_has_a_move_for_each_multiset_of_playable_cards_in_each_building_and_the_pass() -> None:
    state = visit("tent-a farm-a palace-a", ["3*magic0 magic1 2*joker sword pass gold", "", "", ""])
    moves = rc.legal_moves(state)
    assert len(moves) == 1 + 3 * prod((4, 2, 3, 2))
    assert len(set(moves)) == len(moves)
    assert moves[0] == PASS
    assert all(moves.index(move) == place for place, move in enumerate(moves))


def test_q2_large_hands_are_counted_and_indexed_at_once() -> None:
    hand = " ".join(
        f"{name}{nuns}" for name in ("magic", "clergy", "nobility", "peasantry") for nuns in range(5)
    )
    state = visit("tent-a farm-a palace-a", [f"{hand} 2*joker", "", "", ""])
    moves = rc.legal_moves(state)
    assert len(moves) == 3 * 3 * 2**20
    far = moves[len(moves) - 1]
    assert isinstance(far, Enter)
    assert (far.place, len(far.cards)) == (2, 22)
    assert far in moves
    assert moves.index(far) == len(moves) - 1
    assert rc.parse_move(state, rc.format_move(state, far)) == far


def test_q3_a_gift_has_a_move_for_each_way_to_take_exactly_so_many_cards() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", holding=["", "2*magic0 joker gold pass"])
    moves = rc.legal_moves(state)
    assert sorted(map(len, [move.cards for move in moves])) == [2] * 7  # type: ignore[union-attr]
    assert all(moves.index(move) == place for place, move in enumerate(moves))


def test_q3_a_gift_of_which_there_is_one_way_is_not_asked() -> None:
    state = resolved("palace-a farm-a", "palace sword", "palace", holding=["", "5*gold"])
    assert rc.to_move(state) is None


def test_q4_the_hospital_has_a_move_for_each_way_to_take_up_to_so_many_cards() -> None:
    state = resolved("hospital-a farm-a", "hospital", "farm", holding=["2*magic0 2*gold", ""])
    assert len(rc.legal_moves(state)) == 1 + 2 + 3 + 2


def test_q5_what_is_asked_for_is_a_set_that_is_made_anew_and_equal() -> None:
    state = visit("tent-a farm-a", ["magic0 joker", ""])
    assert rc.legal_moves(state) == rc.legal_moves(state) == rc.options(rc.view(state, 0))
    assert list(rc.options(rc.view(state, 1))) == []


ENTER = visit("monastery-a monastery-e tent-a", ["magic0 2*magic3 joker sword pass", "", "", ""])


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (PASS, "pass"),
        (Enter(2), "enter tent"),
        (Enter(0, cards("magic0")), "enter monastery-a magic0"),
        (Enter(1, cards("2*magic3 joker")), "enter monastery-e 2*magic3 joker"),
    ],
)
def test_moves_have_short_texts(move: rc.Move, text: str) -> None:
    assert rc.format_move(ENTER, move) == text
    assert rc.parse_move(ENTER, text) == move


def test_the_other_moves_have_short_texts_too() -> None:
    state = table(3)
    assert [rc.format_move(state, move) for move in (Look(0), Name(1), Give(cards("gold magic0")))] == [
        "look 1",
        "name yellow",
        "give magic0 gold",
    ]
    assert rc.format_move(state, Discard()) == "discard"
    assert rc.format_move(replace(state, row=("tent-a", "farm-a")), Support(1)) == "support farm"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e t", "enter tent"),
        ("ENTER Tent none", "enter tent"),
        ("enter 3 j", "enter tent joker"),
        ("enter monastery-e magic3 joker magic3", "enter monastery-e 2*magic3 joker"),
        ("enter monastery-e 2xmagic3", "enter monastery-e 2*magic3"),
        ("p", "pass"),
    ],
)
def test_what_is_typed_may_be_cut_short_and_in_any_order(typed: str, meant: str) -> None:
    assert rc.format_move(ENTER, rc.parse_move(ENTER, typed)) == meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "notation-unknown"),
        ("   ", "notation-unknown"),
        ("xyzzy", "notation-unknown"),
        ("enter", "notation-unknown"),
        ("enter 4", "notation-unknown"),
        ("enter 0", "notation-unknown"),
        ("enter ²", "notation-unknown"),
        ("enter monastery", "notation-ambiguous"),
        ("enter tent magic", "notation-ambiguous"),
        ("enter tent gold", "notation-unknown"),
        ("enter tent 3*magic3", "notation-unknown"),
        ("enter tent 999*magic3", "notation-unknown"),
        ("enter tent rat", "notation-unknown"),
        ("pass pass", "notation-unknown"),
        ("look 1", "notation-unknown"),
        ("é\x00" * 999, "notation-unknown"),
    ],
)
def test_texts_that_mean_no_move_or_several_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        rc.parse_move(ENTER, text)
    assert caught.value.reason == reason
    assert len(str(caught.value.details["text"])) <= 60


def test_cards_that_no_hand_holds_are_not_counted_out() -> None:
    tracemalloc.start()
    try:
        with pytest.raises(BadNotation, match="notation-unknown"):
            rc.parse_move(ENTER, "enter tent" + " 999*gold" * 2000)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 2**21


LOOKING = moved(visit("tent-a farm-a", ["", ""]), "enter tent", "enter farm")


@pytest.mark.parametrize("text", ["look", "look x", "look 1 2", "look ²", "look 0", "look 6", "look 001"])
def test_a_look_is_at_one_place_by_its_number(text: str) -> None:
    assert rc.parse_move(LOOKING, "look 5") == Look(4)
    with pytest.raises(BadNotation, match="notation-unknown"):
        rc.parse_move(LOOKING, text)


def test_after_the_end_no_text_means_a_move() -> None:
    over = going_on(visit("tent-a farm-a", ["", ""], last=True), "end_round")
    with pytest.raises(BadNotation, match="notation-unknown"):
        rc.parse_move(over, "pass")
    assert refused(over, PASS) == "game-over"


@pytest.mark.parametrize("move", [None, 3, "pass", (), Enter(None), Enter(0, "magic")])  # type: ignore[arg-type]
def test_what_is_no_move_at_all_is_refused(move: Any) -> None:
    assert refused(ENTER, move) == "not-a-move"


@pytest.mark.parametrize("move", [Support(0), Look(0), Name(1), Give(()), Discard()])
def test_a_move_for_another_decision_is_refused(move: rc.Move) -> None:
    assert refused(ENTER, move) == "wrong-decision"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Enter(3), "no-such-building"),
        (Enter(-1), "no-such-building"),
        (Enter(0, (0,)), "card-not-in-hand"),
        (Enter(0, (99,)), "card-not-in-hand"),
        (Enter(0, (-1,)), "card-not-in-hand"),
        (Enter(0, cards("3*magic3")), "card-not-in-hand"),
        (Enter(0, tuple(reversed(cards("magic0 joker")))), "cards-not-in-order"),
    ],
)
def test_an_entry_that_cannot_be_is_refused_with_its_reason(move: rc.Move, reason: str) -> None:
    assert refused(ENTER, move) == reason


@pytest.mark.parametrize(
    ("nun", "reason"), [(5, "no-such-nun"), (-1, "no-such-nun"), (2, "nun-already-seen")]
)
def test_a_look_at_no_place_or_a_known_one_is_refused(nun: int, reason: str) -> None:
    state = moved(visit("tent-a farm-a", ["", ""]), "enter tent", "enter farm", "look 3")
    assert refused(state, Look(nun)) == reason


def test_a_support_beyond_the_row_is_refused() -> None:
    assert refused(table(3), Support(2)) == "no-such-building"


def test_what_equals_a_move_but_is_of_another_type_does_not_get_into_a_state() -> None:
    state = moved(table(3), "support 1")
    same = rc.apply(table(3), Support(0.0))  # type: ignore[arg-type]
    assert msgspec.json.encode(same) == msgspec.json.encode(state)
    assert refused(ENTER, Enter(0.0)) == "not-a-move"  # type: ignore[arg-type]


def seen_impossible(state: State) -> dict[rc.Move, str]:
    seat = rc.to_move(state)
    assert seat is not None
    return {move: why.reason for move, why in rc.impossible(rc.view(state, seat))}


def test_what_comes_to_mind_and_cannot_be_done_is_known_with_its_reason() -> None:
    assert seen_impossible(visit("tent-a farm-a", ["pass gold", ""])) == {
        Enter(0, cards("pass")): "pass-is-not-laid",
        Enter(0, cards("gold")): "gold-is-not-laid",
    }
    assert seen_impossible(visit("tent-a farm-a", ["", ""])) == {PASS: "no-pass-in-hand"}
    assert seen_impossible(moved(visit("tent-a farm-a", ["", "pass"]), "enter tent"))[PASS] == "last-outside"
    looking = moved(visit("tent-a farm-a", ["", ""]), "enter tent", "enter farm", "look 3")
    assert seen_impossible(looking) == {Look(2): "nun-already-seen"}
    naming = resolved("palace-a farm-a", "palace 2*flute", "palace", "palace flute", "palace")
    assert seen_impossible(naming) == {Name(2): "not-among-the-fewest"}


def test_where_there_are_no_passes_in_the_game_nobody_thinks_of_one() -> None:
    assert seen_impossible(visit("tent-a farm-a", ["", ""], options={"buildings": "first_game"})) == {}
