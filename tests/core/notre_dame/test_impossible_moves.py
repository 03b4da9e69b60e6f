"""What cannot be chosen is known together with its reason."""

import random

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.moves import Donate, From, Gain, Hire, LiftFriend, Number, Pass, To
from core.notre_dame.names import Action
from tests.core.notre_dame.scenes import NAMES, ask, give, table


def seen(state: nd.State) -> nd.View:
    """The view of the seat that decides."""
    seat = nd.to_move(state)
    assert seat is not None
    return nd.view(state, seat)


def why(state: nd.State) -> dict[nd.Move, str]:
    return {move: refusal.reason for move, refusal in nd.impossible(seen(state))}


def test_a_gift_larger_than_ones_gold() -> None:
    state = ask(give(table(), gold=1), "donate")
    assert why(state) == {Donate(2): "not-enough-gold", Donate(3): "not-enough-gold"}


def test_a_gift_must_follow_the_marker() -> None:
    state = ask(give(table(), gold=3), "donate", 0, 1)
    assert why(state) == {Pass(): "must-donate"}


def test_the_hotel_cannot_send_back_a_rat_on_zero() -> None:
    assert why(ask(give(table(), rat=0), "hotel", 0, 1)) == {Gain("rat"): "rat-at-zero"}


def test_nothing_can_be_fetched_from_an_empty_place() -> None:
    state = ask(give(table(), supply=0, bank=1, park=1), "fetch", 0, Action.PARK)
    refused = why(state)
    assert refused[From(Action.SCHOOL)] == "nothing-there"
    assert From(Action.BANK) not in refused


def test_the_friend_cannot_go_to_where_he_is() -> None:
    assert why(ask(give(table(), friend="hotel"), "friend")) == {To(Action.HOTEL): "friend-already-there"}


def test_the_fool_cannot_move_a_friend_who_is_not_on_the_board() -> None:
    state = ask(give(table(), bank=1, park=1), "fool_from")
    assert why(state)[LiftFriend()] == "friend-not-placed"


def test_the_minstrel_moves_no_more_than_there_is() -> None:
    state = ask(give(table(), bank=2), "minstrel_number", 0, Action.BANK, Action.PARK)
    assert why(state) == {Number(3): "minstrel-number"}


def test_the_counsellor_cannot_be_hired_on_counsel() -> None:
    state = give(table(new_persons=True), gold=2)
    state = replace(state, persons=(*state.persons[:2], "counsellor"))
    assert why(ask(state, "counsel", 0, 2)) == {Hire("counsellor"): "counsellor-only-once"}


def test_nothing_is_both_possible_and_impossible_in_whole_games() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        state = nd.new_game(nd.Setup(NAMES[: 2 + seed % 4], new_persons=seed % 2 == 0), seed)
        while state.options:
            for move, refusal in nd.impossible(seen(state)):
                assert move not in state.options
                assert refusal.reason == nd.refusal(state, move).reason != "not-an-option"
            state = nd.apply(state, chance.choice(state.options))
    assert nd.impossible(nd.view(state, 0)) == ()


def test_only_the_seat_that_decides_is_told_what_it_cannot_do() -> None:
    state = ask(give(table(), gold=1), "donate")
    assert nd.impossible(nd.view(state, 0))
    assert nd.impossible(nd.view(state, 1)) == ()


def test_without_gold_no_gift_is_possible_and_without_three_pieces_no_three() -> None:
    assert set(why(ask(give(table(), gold=2), "donate"))) == {Donate(3)}
    state = ask(give(table(), bank=1, friend="bank"), "minstrel_number", 0, Action.BANK, Action.PARK)
    assert why(state) == {Number(2): "minstrel-number", Number(3): "minstrel-number"}
