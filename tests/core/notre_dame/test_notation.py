"""The notation: a readable text for every kind of move, and what may be typed for it."""

import pytest

from core import notre_dame as nd
from core.game import BadNotation
from core.notre_dame.moves import (
    Again,
    Donate,
    Drive,
    From,
    Gain,
    Hire,
    Keep,
    LiftFriend,
    Move,
    Number,
    Pass,
    Play,
    TakeMessage,
    To,
)
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.scenes import ask, choices, give, holding, holding_cards, play, table, until

BANK, PARK, HOTEL = Action.BANK, Action.PARK, Action.HOTEL


def ambiguous(state: nd.State, text: str) -> list[str]:
    """The moves that an ambiguous text may mean."""
    with pytest.raises(BadNotation) as caught:
        nd.parse_move(state, text)
    assert caught.value.reason == "notation-ambiguous"
    return str(caught.value.details["choices"]).split(", ")


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Keep(Card(0, BANK)), "keep bank"),
        (Keep(Card(2, Action.CARRIAGE_HOUSE)), "keep carriage_house"),
        (Play(Card(0, PARK)), "play park"),
        (Hire("lady_of_the_court"), "hire lady_of_the_court"),
        (Donate(2), "donate 2"),
        (Drive(0), "drive blue-c"),
        (Drive(11), "drive green-il"),
        (TakeMessage(), "take"),
        (Gain("gold"), "gain gold"),
        (Gain("marker"), "gain marker"),
        (Gain("rat"), "gain rat"),
        (From(Action.CATHEDRAL), "from cathedral"),
        (LiftFriend(), "from friend"),
        (To(HOTEL), "to hotel"),
        (Number(2), "move 2"),
        (Number(1, friend=True), "move 1+friend"),
        (Again(0), "again 1"),
        (Pass(), "pass"),
    ],
)
def test_every_kind_of_move_has_a_readable_text(move: Move, text: str) -> None:
    assert nd.format_move(table(3), move) == text


def test_a_market_is_named_by_the_colour_of_its_borough() -> None:
    state = table(3, colours=("violet", "green", "blue"))
    assert nd.format_move(state, Drive(9)) == "drive green-or"


def test_the_colour_of_a_card_is_named_only_where_the_hand_holds_the_action_twice() -> None:
    state = holding_cards(table(3), Card(0, BANK), Card(2, BANK), Card(1, PARK))
    assert choices(state) == {"play blue bank", "play green bank", "play park"}


def test_a_colour_is_understood_and_chosen_by() -> None:
    state = holding_cards(table(3), Card(0, BANK), Card(2, BANK), Card(1, PARK))
    assert nd.parse_move(state, "play green bank") == Play(Card(2, BANK))
    assert nd.parse_move(state, "blue bank") == Play(Card(0, BANK))


def test_without_its_colour_such_a_card_is_ambiguous() -> None:
    state = holding_cards(table(3), Card(0, BANK), Card(2, BANK), Card(1, PARK))
    assert ambiguous(state, "play bank") == ["play blue bank", "play green bank"]


@pytest.mark.parametrize("text", ["play park", "PLAY Park", "  play   park ", "park", "pl pa", "par", "p pa"])
def test_a_text_may_be_cut_short_as_far_as_it_stays_clear(text: str) -> None:
    assert nd.parse_move(holding(table(), "bank", "park", "school"), text) == Play(Card(0, PARK))


def test_a_text_that_could_mean_two_moves_is_refused_and_names_them() -> None:
    state = holding(table(), "hotel", "hospital", "school")
    assert ambiguous(state, "play ho") == ["play hotel", "play hospital"]
    assert ambiguous(state, "play") == ["play hotel", "play hospital", "play school"]


def test_a_whole_word_goes_before_the_beginning_of_a_longer_one() -> None:
    state = play(give(table(), gold=3), "cathedral")
    assert nd.parse_move(state, "1") == Donate(1)
    state = ask(give(table(), bank=2, friend="bank", school=1), "minstrel_number", 0, BANK, Action.PARK)
    assert nd.parse_move(state, "1") == Number(1)
    assert nd.parse_move(state, "1+") == Number(1, friend=True)


def test_an_unknown_text_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadNotation) as caught:
        nd.parse_move(holding(table(), "bank", "park", "school"), "play hotel")
    assert caught.value.reason == "notation-unknown"
    assert caught.value.details["choices"] == "play bank, play park, play school"


def test_a_text_of_another_decision_is_refused() -> None:
    for text in ("pass", "donate 1", "to bank", "hire monk", "take"):
        with pytest.raises(BadNotation):
            nd.parse_move(holding(table(), "bank", "park", "school"), text)


def test_a_very_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(BadNotation) as caught:
        nd.parse_move(table(), "x" * 10_000)
    assert len(str(caught.value.details["text"])) < 100


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_legal_move_of_a_game_is_read_back_from_its_text(players: int) -> None:
    def reads_back(state: nd.State) -> bool:
        texts = [nd.format_move(state, move) for move in nd.legal_moves(state)]
        assert len(set(texts)) == len(texts)
        assert [nd.parse_move(state, text) for text in texts] == list(nd.legal_moves(state))
        return False

    until(table(players, new_persons=True), reads_back)


def test_a_card_is_called_by_its_action_alone_unless_the_hand_has_two_of_it() -> None:
    one = holding_cards(table(), Card(0, Action.BANK), Card(1, Action.PARK))
    assert nd.parse_move(one, "play bank") == Play(Card(0, Action.BANK))
    two = holding_cards(table(), Card(0, Action.BANK), Card(1, Action.BANK))
    with pytest.raises(BadNotation):
        nd.parse_move(two, "play bank")
