"""The course of the game: rounds, periods, and the scoring of the cathedral (C1, C3, C5 to C7, A8)."""

import pytest

from core import notre_dame as nd
from core.notre_dame.event_types import (
    CardPlayed,
    CardsDrawn,
    CathedralScored,
    Gained,
    GameEnded,
    MarkerMoved,
    RoundBegan,
)
from core.notre_dame.names import ACTIONS, Action, Card
from tests.core.notre_dame.scenes import end_round, give, table, until


def rounds_of(state: nd.State) -> list[nd.State]:
    """The first position of every round."""
    found = [state]
    while moves := nd.legal_moves(state):
        state = nd.apply(state, moves[0])
        if state.round == len(found):
            found.append(state)
    return found


def deciders(state: nd.State, decision: str) -> list[int]:
    """The seats that are asked for this decision in the rest of the round."""
    seats, number = [], state.round
    while nd.legal_moves(state) and state.round == number:
        if nd.decision(state) == decision:
            seats.append(nd.to_move(state) or 0)
        state = nd.apply(state, nd.legal_moves(state)[-1])
    return seats


def cards_of(state: nd.State, seat: int) -> list[Card]:
    cards = state.cards[seat]
    return sorted(cards.stack + cards.drawn, key=lambda card: (card.owner, card.action))


def test_c1_two_brown_and_one_gray_person_are_turned_up() -> None:
    for number, state in enumerate(rounds_of(table())):
        first = 2 * (number % 3)
        assert state.persons == (*state.brown[first : first + 2], state.gray[number])


def test_c1_the_plague_value_is_the_sum_of_the_rats_on_the_three() -> None:
    for state in rounds_of(table(seed=3)):
        cards = state.table.components.persons
        assert state.plague == sum(cards[person].rats for person in state.persons)


def test_c1_each_brown_person_comes_once_in_every_period() -> None:
    states = rounds_of(table())
    for first in (0, 3, 6):
        came = [person for state in states[first : first + 3] for person in state.persons[:2]]
        assert sorted(came) == sorted(states[0].brown)


def test_c1_each_gray_person_comes_once_in_the_game() -> None:
    came = [state.persons[2] for state in rounds_of(table())]
    assert len(set(came)) == 9


def test_c1_before_the_first_decision_the_persons_come_and_everybody_draws_unseen() -> None:
    state = table(seed=2)
    began, *drawn = nd.opening_events(state)
    assert began == RoundBegan(0, 0, state.persons, state.plague)
    assert drawn == [CardsDrawn(seat, cards.drawn) for seat, cards in enumerate(state.cards)]
    assert nd.seen_by(drawn[1], 0) == CardsDrawn(1, ())
    assert nd.seen_by(drawn[1], 1) == drawn[1]


def test_three_periods_of_three_rounds() -> None:
    state = until(table(), lambda now: False)
    assert (state.round, nd.to_move(state)) == (8, None)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_c3_from_the_start_player_clockwise_everyone_plays_one_card_then_a_second(start: int) -> None:
    state = nd.new_game(nd.Setup(("Anna", "Luc", "Claire"), start=start), 1)
    turn = [start, (start + 1) % 3, (start + 2) % 3]
    assert deciders(state, "play") == turn + turn


def test_c3_the_third_card_is_discarded_unseen() -> None:
    state = until(table(), lambda now: now.phase == 3)
    hand, seen = state.cards[1].hand, []
    while state.round == 0:
        move = nd.legal_moves(state)[0]
        seen += [nd.seen_by(event, 0) for event in nd.events(state, move)]
        state = nd.apply(state, move)
    played = [event.card for event in seen if isinstance(event, CardPlayed) and event.seat == 1]
    assert len(played) == 2
    assert set(played) < set(hand)
    assert state.cards[1].hand == ()


def test_c5_the_plague_comes_after_the_hiring() -> None:
    state = until(table(), lambda now: nd.decision(now) == "hire")
    for seat in range(3):
        state = give(state, seat, rat=1, hospital=seat)
    assert state.plague > 2
    expected = [1 + state.plague - seat for seat in range(3)]
    while state.round == 0:
        assert [player.rat for player in state.players] == [1, 1, 1]
        state = nd.apply(state, nd.legal_moves(state)[-1])  # all pass
    assert [player.rat for player in state.players] == expected


@pytest.mark.parametrize("players", [2, 3, 5])
def test_c6_the_bell_ringer_moves_to_the_left(players: int) -> None:
    starts = [state.start for state in rounds_of(table(players))]
    assert starts == [number % players for number in range(9)]


def test_c6_the_next_start_player_begins() -> None:
    state = end_round(table(), 0)
    assert (state.start, nd.to_move(state), state.round) == (1, 1, 1)


def test_c6_within_a_period_the_stacks_shrink_by_three() -> None:
    assert [len(state.cards[0].stack) for state in rounds_of(table())] == [6, 3, 0] * 3


def test_c6_within_a_period_the_cathedral_is_not_scored() -> None:
    for number in (0, 1, 3, 4, 6, 7):
        player = end_round(give(table(), cathedral=2), number).players[0]
        assert (player.prestige, player.markers[Action.CATHEDRAL]) == (0, 2)


def test_c7_at_the_end_of_a_period_the_cathedral_is_scored() -> None:
    for number in (2, 5, 8):
        assert end_round(give(table(), cathedral=2), number).players[0].prestige == 8


def test_c7_the_action_cards_go_back_to_their_owners() -> None:
    for state in rounds_of(table())[3::3]:
        for seat in range(3):
            assert cards_of(state, seat) == [Card(seat, action) for action in ACTIONS]


def test_c7_who_shuffle_them() -> None:
    stacks = [[cards.drawn + cards.stack for cards in state.cards] for state in rounds_of(table())[::3]]
    assert len({tuple(stack) for period in stacks for stack in period}) == 9
    actions = {tuple(card.action for card in stack) for period in stacks for stack in period}
    assert len(actions) == 9


def test_c7_the_brown_persons_are_shuffled() -> None:
    for seed in range(5):
        orders = {end_round(table(seed=seed), number).brown for number in (2,)} | {table(seed=seed).brown}
        assert len(orders) == 2
        assert len({tuple(sorted(order)) for order in orders}) == 1


def test_a8_the_value_is_divided_by_all_markers_and_rounded_down() -> None:
    state = give(give(table(5), cathedral=3), seat=3, cathedral=2)  # 12 / 5
    assert [player.prestige for player in end_round(state, 2).players] == [6, 0, 0, 4, 0]


def test_a8_0_each_where_there_are_more_markers_than_points() -> None:
    state = give(give(table(2), cathedral=4), seat=1, cathedral=3)
    assert [player.prestige for player in end_round(state, 2).players] == [0, 0]


def test_a8_exactly_as_many_markers_as_points_earn_1_each() -> None:
    state = give(give(table(2), cathedral=4), seat=1, cathedral=2)
    assert [player.prestige for player in end_round(state, 2).players] == [4, 2]


@pytest.mark.parametrize("number", [2, 5, 8])
def test_a8_then_all_go_back_to_the_general_supplies(number: int) -> None:
    before = give(give(table(), cathedral=3), seat=1, cathedral=6)
    for player in end_round(before, number).players:
        assert (player.markers[Action.CATHEDRAL], player.reserve, player.supply) == (0, 10, 4)


def test_a8_an_empty_cathedral_brings_nobody_anything() -> None:
    assert [player.prestige for player in end_round(table(), 2).players] == [0, 0, 0]


def test_a8_the_scoring_is_told() -> None:
    state = until(table(), lambda now: now.round == 2 and now.phase == 4)
    state = give(state, cathedral=3, prestige=0)
    happened: list[nd.Event] = []
    while state.round == 2:
        happened += nd.events(state, nd.legal_moves(state)[-1])
        state = nd.apply(state, nd.legal_moves(state)[-1])
    (scored,) = [event for event in happened if isinstance(event, CathedralScored)]
    assert (scored.period, scored.value, scored.each) == (0, 8, 8 // scored.markers)
    assert any(isinstance(event, Gained) and event.source == "shares" for event in happened)
    assert MarkerMoved(0, Action.CATHEDRAL, "reserve", 3, "shares") in happened


def test_c8_the_game_ends_after_the_ninth_round_and_its_cathedral_scoring() -> None:
    state = until(table(), lambda now: now.round == 8 and now.phase == 4)
    happened: list[nd.Event] = []
    while moves := nd.legal_moves(state):
        happened += nd.events(state, moves[-1])
        state = nd.apply(state, moves[-1])
    names = [type(event) for event in happened]
    assert names.index(CathedralScored) < names.index(GameEnded) == len(names) - 1
