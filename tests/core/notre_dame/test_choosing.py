"""Phase 2: drawing, keeping and passing action cards (C2)."""

import pytest

from core import notre_dame as nd
from core.notre_dame.event_types import CardsReceived
from core.notre_dame.moves import Keep
from core.notre_dame.names import Action, Card
from core.notre_dame.state import Task
from tests.core.notre_dame.scenes import refused, table, until


def kept_all(state: nd.State) -> nd.State:
    """Everyone has made both choices."""
    return until(state, lambda now: now.phase == 3)


def kept_once(state: nd.State) -> nd.State:
    """Everyone has made the first choice, and seat 0 is to make the second."""
    return until(state, lambda now: bool(now.cards[0].received))


def test_c2_everyone_draws_three_from_the_own_stack() -> None:
    for seat, cards in enumerate(table().cards):
        assert {card.owner for card in cards.drawn} == {seat}
        assert (len(cards.drawn), len(cards.stack)) == (3, 6)


def test_c2_everyone_keeps_one_of_the_three() -> None:
    state = table()
    assert nd.legal_moves(state) == tuple(Keep(card) for card in state.cards[0].drawn)
    after = nd.apply(state, Keep(state.cards[0].drawn[1]))
    assert after.cards[0].hand == (state.cards[0].drawn[1],)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_c2_the_other_two_are_passed_to_the_left(players: int) -> None:
    state = table(players)
    after = kept_once(state)
    for seat in range(players):
        left = (seat + 1) % players
        assert after.cards[left].received == state.cards[seat].drawn[1:]  # all kept the first


def test_c2_all_at_once_nobody_receives_before_all_have_chosen() -> None:
    state = table()
    for _ in range(2):
        state = nd.apply(state, nd.legal_moves(state)[0])
        assert all(cards.received == () for cards in state.cards)
    state = nd.apply(state, nd.legal_moves(state)[0])
    assert all(len(cards.received) == 2 for cards in state.cards)


def test_c2_passing_is_unseen_by_those_who_have_no_part_in_it() -> None:
    state = until(table(), lambda now: len(now.cards[1].passed) == 2)
    passed = [
        nd.seen_by(event, 0)
        for event in nd.events(state, nd.legal_moves(state)[0])
        if isinstance(event, CardsReceived)
    ]
    assert [len(event.cards) for event in passed if isinstance(event, CardsReceived)] == [2, 0, 0]


@pytest.mark.parametrize("players", nd.PLAYERS)
def test_c2_all_at_once_nobody_is_told_who_has_chosen(players: int) -> None:
    state = first = table(players)
    for seat in range(players - 1):
        state = nd.apply(state, nd.legal_moves(state)[0])
        for other in range(seat + 1, players):
            assert nd.view(state, other) == nd.view(first, other)


def test_c2_all_at_once_everyone_may_choose_whoever_is_asked_first() -> None:
    state = table()
    for seat, cards in enumerate(state.cards):
        view = nd.view(state, seat)
        assert nd.options(view) == tuple(map(Keep, cards.drawn))
        assert view.task == Task("keep", seat, (1,))


def test_c2_all_at_once_who_has_chosen_sees_his_card_and_that_others_still_choose() -> None:
    state = table()
    chosen = nd.view(nd.apply(state, Keep(state.cards[0].drawn[1])), 0)
    assert chosen.own.hand == (state.cards[0].drawn[1],)
    assert chosen.task == Task("keep", -1, (1,))
    assert nd.options(chosen) == ()


@pytest.mark.parametrize("choice", [1, 2])
def test_c2_all_at_once_the_others_still_choose_in_what_is_dealt_from_a_view(choice: int) -> None:
    state = until(table(4), lambda now: now.task == Task("keep", 2, (choice,)))
    asked = []
    dealt = nd.determinize(nd.view(state, 2), 5)
    while dealt.task is not None and dealt.task.data == (choice,) and nd.is_sealed(dealt):
        asked.append(nd.to_move(dealt))
        dealt = nd.apply(dealt, nd.legal_moves(dealt)[0])
    assert asked == [2, 3, 0, 1]
    answered = nd.determinize(nd.view(nd.apply(state, nd.legal_moves(state)[0]), 2), 5)
    assert nd.to_move(answered) == 3


def test_c2_fresh_luck_leaves_who_has_chosen_but_not_what() -> None:
    state = until(table(4), lambda now: nd.to_move(now) == 2)
    fresh = [nd.deal_anew(state, luck, [2]) for luck in range(10)]
    assert {(one.task, one.todo) for one in fresh} == {(state.task, state.todo)}
    assert all(nd.view(one, 2) == nd.view(state, 2) for one in fresh)
    assert all([len(cards.hand) for cards in one.cards] == [1, 1, 0, 0] for one in fresh)
    assert len({one.cards[0].hand for one in fresh}) > 1


def test_c2_of_the_two_received_everyone_keeps_one() -> None:
    state = kept_once(table())
    assert nd.legal_moves(state) == tuple(Keep(card) for card in state.cards[0].received)


def test_c2_and_passes_the_other_on() -> None:
    state = kept_once(table())
    other = state.cards[0].received[1]
    after = kept_all(state)
    assert after.cards[1].received[2] == other
    assert other in after.cards[1].hand


def test_c2_a_card_kept_earlier_may_not_be_passed() -> None:
    state = kept_once(table())
    assert refused(state, Keep(state.cards[0].hand[0])) == "card-already-kept"


def test_c2_only_an_offered_card_can_be_kept() -> None:
    state = table()
    assert refused(state, Keep(state.cards[0].stack[0])) == "card-not-offered"
    assert refused(state, Keep(Card(1, Action.BANK))) == "card-not-offered"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c2_the_hand_is_one_own_card_one_of_the_right_neighbour_one_of_the_next(players: int) -> None:
    for seat, cards in enumerate(kept_all(table(players)).cards):
        owners = [card.owner for card in cards.hand]
        assert owners == [seat, (seat - 1) % players, (seat - 2) % players]


def test_c2_with_two_players_two_own_cards_and_one_of_the_opponent() -> None:
    for seat, cards in enumerate(kept_all(table(players=2)).cards):
        assert sorted(card.owner for card in cards.hand) == sorted([seat, seat, 1 - seat])


def test_c2_three_cards_of_each_colour_are_gone_after_the_passing() -> None:
    state = kept_all(table())
    hands = sorted((card for cards in state.cards for card in cards.hand), key=lambda c: (c.owner, c.action))
    drawn = sorted((card for cards in state.cards for card in cards.drawn), key=lambda c: (c.owner, c.action))
    assert hands == drawn
