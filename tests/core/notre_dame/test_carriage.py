"""The carriage and the messages (section M).

The streets are house values, so these tests take from the map only how far apart markets are.
"""

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.moves import Drive
from core.notre_dame.names import borough_of, market_at
from core.notre_dame.state import NO_MESSAGE
from tests.core.notre_dame.scenes import ask, choices, give, moved, play, refused, table

GOLD, MARKER, RAT, FOUR = 0, 1, 2, 3  # the kinds of message


def at_distance(state: nd.State, steps: int, seat: int = 0) -> int:
    """Some market this many steps from the seat's carriage."""
    return state.table.distances[state.players[seat].carriage].index(steps)


def laid(state: nd.State, market: int, kind: int = FOUR) -> nd.State:
    """The position with this message on a market."""
    messages = list(state.messages)
    messages[market] = kind
    return replace(state, messages=tuple(messages))


def cleared(state: nd.State, *boroughs: int) -> nd.State:
    """The position with no message left in these boroughs."""
    kept = [NO_MESSAGE if borough_of(m) in boroughs else kind for m, kind in enumerate(state.messages)]
    return replace(state, messages=tuple(kept))


def driven(state: nd.State, market: int, *texts: str, steps: int = 1) -> nd.State:
    """The position after a drive of so many steps, and these further moves."""
    return moved(nd.apply(ask(state, "drive", 0, steps), Drive(market)), *texts)


def allowed(state: nd.State, *collected: int) -> str:
    """The boroughs whose messages seat 0 may take, having collected these."""
    state = give(state, messages=[(borough, FOUR) for borough in collected])
    found = ""
    for borough in range(len(state.table.colours)):
        market = market_at(borough, 1)
        if "take" in choices(ask(give(laid(state, market), carriage=market), "message")):
            found += str(borough)
    return found


def test_m1_the_carriage_moves_along_streets_by_up_to_so_many_markets() -> None:
    state = ask(table(5), "drive", 0, 2)
    reach = {market for market, distance in enumerate(state.table.distances[0]) if distance <= 2}
    assert {move.market for move in nd.legal_moves(state) if isinstance(move, Drive)} == reach
    assert refused(state, Drive(at_distance(state, 3))) == "too-far"


def test_m1_it_may_stop_early() -> None:
    state = table()
    assert driven(state, at_distance(state, 1), "pass", steps=3).players[0].carriage == at_distance(state, 1)


def test_m1_it_may_pass_any_market_with_or_without_a_message() -> None:
    state = table(5)
    far = at_distance(state, 3)
    assert driven(cleared(state, borough_of(far)), far, steps=3).players[0].carriage == far


def test_m1_several_carriages_may_stand_on_one_market() -> None:
    state = table()
    market = at_distance(state, 1)
    state = driven(give(state, seat=1, carriage=market), market, "pass")
    assert state.players[0].carriage == state.players[1].carriage == market


def test_m1_it_may_stay_and_then_takes_no_message() -> None:
    state = driven(laid(table(), 0), 0, steps=1)
    assert state.players[0].carriage == 0
    assert choices(state) == set()


def test_m1_with_two_steps_it_may_go_out_and_back_and_then_may_take_one() -> None:
    state = driven(laid(table(), 0), 0, steps=2)
    assert choices(state) == {"take", "pass"}
    assert len(moved(state, "take").players[0].messages) == 1


def test_m2_if_it_ends_its_move_on_a_message_the_player_may_take_it() -> None:
    state = table()
    market = at_distance(state, 1)
    after = driven(laid(state, market), market, "take")
    (message,) = after.players[0].messages
    assert (message.borough, message.kind) == (borough_of(market), FOUR)
    assert after.messages[market] == NO_MESSAGE


def test_m2_an_unwanted_message_stays() -> None:
    state = table()
    market = at_distance(state, 1)
    after = driven(laid(state, market), market, "pass")
    assert (after.players[0].messages, after.messages[market]) == ((), FOUR)


def test_m2_a_market_without_a_message_has_none_to_take() -> None:
    state = cleared(table(), 0, 1, 2)
    assert choices(driven(state, at_distance(state, 1))) == set()


def test_m2_no_second_message_of_a_colour_before_one_of_every_colour_in_play() -> None:
    assert allowed(table(4)) == "0123"
    assert allowed(table(4), 1) == "023"
    assert allowed(table(4), 1, 0, 3) == "2"
    assert allowed(table(4), 0, 1, 2, 3) == "0123"


def test_m2_no_third_before_two_full_sets() -> None:
    assert allowed(table(3), 0, 1, 2, 0) == "12"
    assert allowed(table(3), 0, 1, 2, 0, 1) == "2"
    assert allowed(table(3), 0, 1, 2, 0, 1, 2) == "012"
    assert allowed(table(3), 0, 1, 2, 0, 1, 2, 1) == "02"


def test_m2_colours_with_no_message_left_on_the_board_no_longer_count() -> None:
    # Nobody can have the colour of borough 2 any more, so it holds nobody back.
    numbers = give(cleared(table(3), 2), messages=[(0, FOUR), (1, FOUR)])
    for borough in (0, 1):
        state = give(numbers, carriage=market_at(borough, 1))
        assert choices(ask(state, "message")) == {"take", "pass"}


def test_m2_a_colour_counts_while_it_lies_on_the_board_reachable_or_not() -> None:
    far = market_at(2, 4)
    state = give(laid(cleared(table(3), 2), far), messages=[(0, FOUR), (1, FOUR)], carriage=market_at(1, 1))
    assert choices(ask(state, "message")) == set()


def test_m2_stopping_on_a_forbidden_message_is_allowed() -> None:
    state = table()
    market = at_distance(state, 1)
    state = driven(give(laid(state, market), messages=[(borough_of(market), GOLD)]), market)
    assert (state.players[0].carriage, state.messages[market]) == (market, FOUR)
    assert choices(state) == set()


def test_m2_with_two_players_all_four_colours_count() -> None:
    assert allowed(table(2), 0, 2) == "13"
    assert allowed(table(2), 0, 2, 1) == "3"


def test_m2_the_others_messages_hold_nobody_back() -> None:
    assert allowed(give(table(3), seat=1, messages=[(0, FOUR), (0, FOUR)])) == "012"


@pytest.mark.parametrize(
    ("kind", "gains"), [(GOLD, (1, 4, 4)), (MARKER, (2, 3, 5)), (RAT, (3, 3, 4)), (FOUR, (4, 3, 4))]
)
def test_m3_the_kinds(kind: int, gains: tuple[int, int, int]) -> None:
    state = table()
    market = at_distance(state, 1)
    player = driven(laid(state, market, kind), market, "take").players[0]
    assert (player.prestige, player.gold, player.supply) == gains
    assert player.supply + player.reserve == 14


@pytest.mark.parametrize(("text", "rat"), [("gain rat", 4), ("pass", 5)])
def test_m3_the_rat_goes_back_if_wanted(text: str, rat: int) -> None:
    state = give(table(), rat=5)
    market = at_distance(state, 1)
    player = driven(laid(state, market, RAT), market, "take", text).players[0]
    assert (player.prestige, player.rat) == (3, rat)


def test_m3_the_marker_comes_from_the_general_supply_if_any_is_left() -> None:
    state = give(table(), reserve=0)
    market = at_distance(state, 1)
    player = driven(laid(state, market, MARKER), market, "take").players[0]
    assert (player.prestige, player.supply) == (2, 4)


def test_a10_a_message_has_one_park_bonus() -> None:
    state = give(table(), park=2)
    market = at_distance(state, 1)
    assert driven(laid(state, market, GOLD), market, "take").players[0].prestige == 1 + 1


def test_a4_the_carriage_house_card_drives_and_takes() -> None:
    state = table()
    market = at_distance(state, 1)
    state = nd.apply(play(laid(state, market), "carriage_house"), Drive(market))
    assert moved(state, "take").players[0].prestige == 4


def test_m1_a_market_that_is_too_far_or_is_none_is_refused_with_the_reason() -> None:
    state = ask(give(table(players=5), carriage=12), "drive", 0, 1)
    assert refused(state, Drive(0)) == "too-far"
    assert refused(state, Drive(-1)) == refused(state, Drive(25)) == "no-such-market"
