"""What is secret (C9), and what a seat knows beyond the open table (C10)."""

import msgspec
import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import CardKept, CardsDrawn, StackSeen
from core.notre_dame.moves import Play
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.scenes import end_round, give, hire, table, until


def phase_3(players: int = 3) -> nd.State:
    """A game in which all cards have been passed and none has been played."""
    return until(table(players), lambda now: now.phase == 3)


def swapped(state: nd.State, one: int, other: int, field: str) -> nd.State:
    """The position with what two seats secretly hold in this field exchanged."""
    cards = list(state.cards)
    cards[one] = replace(cards[one], **{field: getattr(state.cards[other], field)})
    cards[other] = replace(cards[other], **{field: getattr(state.cards[one], field)})
    return replace(state, cards=tuple(cards))


@pytest.mark.parametrize("field", ["hand", "passed", "received", "drawn", "stack"])
def test_c9_the_others_hands_passed_cards_and_stacks_are_secret(field: str) -> None:
    state = phase_3(4)
    other = swapped(state, 1, 2, field)
    assert state != other
    assert nd.view(state, 3) == nd.view(other, 3)


def test_c9_the_third_card_is_secret() -> None:
    state = until(table(), lambda now: now.phase == 4)
    assert len(state.cards[1].hand) == 1
    assert nd.view(state, 0) == nd.view(swapped(state, 1, 2, "hand"), 0)


def test_c9_the_third_card_stays_secret_in_later_rounds() -> None:
    state = until(table(), lambda now: now.round == 1)
    past = nd.view(state, 0).others[1].past[0]
    assert (past.hand, past.played) == (1, state.cards[1].past[0].played)
    assert len(past.played) == 2


def test_c9_the_order_of_the_stacks_is_secret() -> None:
    state = table()
    cards = replace(state.cards[0], stack=state.cards[0].stack[::-1])
    turned = replace(state, cards=(cards, *state.cards[1:]))
    turned = replace(turned, brown=state.brown[:2] + state.brown[:1:-1], luck=state.luck + 1)
    turned = replace(turned, gray=(state.gray[0], state.gray[2], state.gray[1], *state.gray[3:]))
    assert turned != state
    assert nd.view(turned, 0) == nd.view(state, 0)


def test_c9_gold_supplies_boards_and_prestige_are_open() -> None:
    state = give(table(), seat=1, gold=5, supply=2, bank=3, prestige=17, messages=[(0, 2)])
    view = nd.view(state, 0)
    assert (view.players, view.messages, view.persons) == (state.players, state.messages, state.persons)


def test_c9_cards_played_are_open_in_this_round_and_in_later_ones_of_the_period() -> None:
    state = phase_3()
    card = state.cards[0].hand[0]
    state = nd.apply(state, Play(card))
    assert nd.view(state, 1).others[0].played == (card,)
    state = until(state, lambda now: now.round == 1)
    assert nd.view(state, 1).others[0].past[0].played[0] == card


def test_c9_a_seat_sees_no_options_of_another_one() -> None:
    state = phase_3()
    assert nd.view(state, 0).options == nd.legal_moves(state)
    assert nd.view(state, 1).options == ()


def test_c9_what_was_drawn_and_kept_is_told_only_to_the_seat_itself() -> None:
    cards = (Card(1, Action.BANK), Card(1, Action.PARK))
    for event, hidden in (
        (CardsDrawn(1, cards), CardsDrawn(1, ())),
        (CardKept(1, cards[0]), None),
        (StackSeen(1, ("mayor",)), StackSeen(1, ())),
    ):
        assert nd.seen_by(event, 1) == event
        assert nd.seen_by(event, 0) == hidden


def test_c10_a_seat_knows_its_own_hand_and_what_it_passed_and_received() -> None:
    state = phase_3()
    own = nd.view(state, 1).own
    assert (own.hand, own.passed, own.received) == (
        state.cards[1].hand,
        state.cards[1].passed,
        state.cards[1].received,
    )


def test_c10_the_set_not_the_order_of_its_own_stack() -> None:
    state = table(seed=4)
    stack = nd.view(state, 0).own.stack
    assert set(stack) == set(state.cards[0].stack)
    assert stack == tuple(sorted(state.cards[0].stack, key=lambda card: card.action))
    assert stack != state.cards[0].stack


def test_c10_the_brown_persons_still_to_come_this_period() -> None:
    state = table()
    view = nd.view(state, 0)
    assert (set(view.brown), set(view.brown_left)) == (set(state.brown[:2]), set(state.brown[2:]))


def test_c10_the_last_two_brown_for_certain_in_the_third_round() -> None:
    view = nd.view(end_round(end_round(table(), 0), 1), 0)
    assert view.round == 2
    assert view.brown_left == ()
    assert set(view.brown[4:]) == set(view.persons[:2])


def test_c10_the_gray_persons_still_to_come() -> None:
    state = table(new_persons=True)
    view = nd.view(state, 0)
    assert view.gray == state.gray[:1]
    assert sorted(view.gray + view.gray_left) == sorted(state.gray)  # all nine drawn cards are shown


def test_c10_with_two_players_two_of_the_opponents_three_cards() -> None:
    state = phase_3(2)
    known = nd.known_hand(nd.view(state, 0), 1)
    assert len(known) == 2
    assert set(known) < set(state.cards[1].hand)


def test_c10_with_more_players_the_card_passed_last_is_in_the_left_neighbours_hand() -> None:
    state = phase_3(3)
    known = nd.known_hand(nd.view(state, 0), 1)
    assert state.cards[0].passed[2] in known
    assert set(known) <= set(state.cards[1].hand)


def test_c10_of_the_pair_passed_first_it_is_not_known_who_holds_which() -> None:
    state = phase_3(4)
    view = nd.view(state, 0)
    assert not set(nd.known_hand(view, 1) + nd.known_hand(view, 2)) & set(state.cards[0].passed[:2])


def test_c10_when_one_of_that_pair_is_played_it_is_known_who_holds_the_other() -> None:
    state = phase_3(4)
    pair = set(state.cards[0].passed[:2])
    state = nd.apply(state, nd.legal_moves(state)[0])
    state = until(state, lambda now: nd.to_move(now) == 1 and nd.decision(now) == "play")
    (mine,) = pair & set(state.cards[1].hand)
    state = nd.apply(state, Play(mine))
    assert pair - {mine} <= set(nd.known_hand(nd.view(state, 0), 2))


def test_c10_a_card_that_was_played_is_no_longer_in_the_hand() -> None:
    state = phase_3(2)
    state = until(state, lambda now: nd.to_move(now) == 1 and nd.decision(now) == "play")
    (card, *_) = nd.known_hand(nd.view(state, 0), 1)
    assert card not in nd.known_hand(nd.view(nd.apply(state, Play(card)), 0), 1)


def test_c10_before_anything_was_passed_nothing_is_known_of_the_others_hands() -> None:
    view = nd.view(table(), 0)
    assert [nd.known_hand(view, seat) for seat in range(3)] == [(), (), ()]


def test_c10_the_spys_look_is_for_the_rest_of_the_game() -> None:
    state = hire(table(), "spy")
    for number in (0, 3, 7):
        view = nd.view(replace(state, round=number), 0)
        assert (view.gray, view.gray_left) == (state.gray, ())


def test_c10_the_spys_look_is_for_the_seat_that_hired_her() -> None:
    view = nd.view(hire(table(), "spy"), 1)
    assert len(view.gray) == 1
    assert view.players[0].spied  # that she was hired is open


def test_c9_a_view_has_no_luck_in_it() -> None:
    state = table()
    assert str(state.luck) not in msgspec.json.encode(nd.view(state, 0)).decode()
