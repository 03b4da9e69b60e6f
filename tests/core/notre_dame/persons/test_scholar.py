"""The scholar: the third action card, and what the table sees of it."""

from core import notre_dame as nd
from core.notre_dame.event_types import CardPlayed, CardWasted, Gained, MarkerMoved
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.persons.helpers import TO_ALL, left_with, markers, me, told, within
from tests.core.notre_dame.scenes import choices, give, hire, moved, showing, table


def test_scholar_carries_out_the_third_action_card_with_a_marker_of_the_own_supply() -> None:
    state = hire(left_with(give(table(), residence=2), "residence"), "scholar")
    assert (markers(state, "residence"), me(state).prestige, me(state).supply) == (3, 3, 3)


def test_scholar_uses_a_card_of_another_colour_in_the_own_borough() -> None:
    state = hire(left_with(give(table(), gold=1), "bank", owner=2), "scholar")
    assert (markers(state, "bank"), me(state).gold, me(state).supply) == (1, 1, 3)
    assert me(state, 2) == me(table(), 2)


def test_scholar_lets_the_friend_move_to_any_other_sector_and_use_it() -> None:
    state = hire(left_with(give(table(), friend="bank", residence=2), "friend"), "scholar")
    assert choices(state) == TO_ALL - {"to bank"}
    state = moved(state, "to residence")
    assert (me(state).friend, me(state).prestige, me(state).supply) == (Action.RESIDENCE, 3, 4)


def test_scholar_may_bring_in_the_friend_by_his_card() -> None:
    assert choices(hire(left_with(table(), "friend"), "scholar")) == TO_ALL


def test_scholar_lets_the_carriage_drive_by_the_new_count() -> None:
    state = hire(left_with(give(table(), carriage_house=1), "carriage_house"), "scholar")
    assert choices(state) == within(state, 2)


def test_scholar_leaves_for_a_donation_only_what_remains_after_her_fee() -> None:
    state = hire(left_with(give(table(), gold=3), "cathedral"), "scholar")
    assert choices(state) == {"donate 1", "donate 2", "pass"}
    state = moved(state, "donate 2")
    assert (markers(state, "cathedral"), me(state).prestige, me(state).gold) == (1, 3, 0)


def test_scholar_wastes_a_cathedral_card_where_the_fee_was_the_last_coin() -> None:
    happened = told(left_with(give(table(), gold=1), "cathedral"), "scholar")
    assert happened == (CardPlayed(0, Card(0, Action.CATHEDRAL)), CardWasted(0, Action.CATHEDRAL))


def test_scholar_with_an_empty_supply_takes_a_marker_from_another_place_or_none() -> None:
    state = give(table(), supply=0, residence=1, bank=1, cathedral=1, friend="park")
    state = hire(left_with(state, "residence"), "scholar")
    assert choices(state) == {"from bank", "from cathedral", "pass"}
    after = moved(state, "from cathedral")
    assert (markers(after, "cathedral"), markers(after, "residence"), me(after).prestige) == (0, 2, 2)
    assert me(moved(state, "pass")) == me(state)


def test_scholar_uses_only_the_card_of_the_player_who_hired_her() -> None:
    state = left_with(left_with(table(), "residence"), "residence", seat=1)
    state = hire(state, "scholar")
    assert [player.prestige for player in state.players] == [1, 0, 0]
    assert len(state.cards[1].hand) == 1


def test_scholar_turns_the_third_card_up_for_everybody() -> None:
    state = hire(left_with(table(), "residence"), "scholar")
    seen = nd.view(state, 1).others[0]
    assert (seen.hand, len(seen.played), seen.played[-1]) == (0, 3, Card(0, Action.RESIDENCE))


def test_scholar_leaves_the_third_cards_of_the_others_secret() -> None:
    state = left_with(left_with(table(), "residence"), "park", seat=1)
    other = left_with(left_with(table(), "residence"), "hotel", seat=1)
    seen = nd.view(hire(state, "scholar"), 0).others[1]
    assert (seen.hand, len(seen.played)) == (1, 2)
    assert seen == nd.view(hire(other, "scholar"), 0).others[1]


def test_a_player_who_hires_somebody_else_keeps_the_third_card_unseen() -> None:
    state = showing(left_with(table(), "residence"), "monk", "doctor", "scholar")
    seen = nd.view(hire(state, "monk"), 1).others[0]
    assert (seen.hand, len(seen.played)) == (1, 2)


def test_while_the_scholar_is_on_display_everyone_still_has_the_third_card_in_phase_4() -> None:
    state = showing(table(new_persons=True), "monk", "doctor", "scholar")
    while nd.decision(state) != "hire":
        state = nd.apply(state, nd.legal_moves(state)[0])
    assert [(len(cards.hand), len(cards.played)) for cards in state.cards] == [(1, 2)] * 3
    (third,) = state.cards[0].hand
    state = nd.apply(state, nd.parse_move(state, "hire scholar"))
    assert state.cards[0].played[-1] == third


def test_scholar_plays_the_card_and_the_sector_is_the_source_of_the_gain() -> None:
    assert told(left_with(give(table(), park=2), "residence"), "scholar") == (
        CardPlayed(0, Card(0, Action.RESIDENCE)),
        MarkerMoved(0, "supply", Action.RESIDENCE, 1, "card"),
        Gained(0, "prestige", 1, "residence", park=1),
    )
