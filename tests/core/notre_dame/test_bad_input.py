"""What cannot be accepted: setups, moves and texts, each refused with its reason."""

from typing import Any

import msgspec
import pytest

from core import notre_dame as nd
from core.game import BadNotation, BadSetup
from core.notre_dame.moves import Donate, Drive, From, Gain, Hire, Keep, LiftFriend, Pass, Play, To
from core.notre_dame.names import Action, Card
from tests.core.notre_dame.scenes import (
    NAMES,
    ask,
    end_round,
    give,
    holding,
    plague,
    play,
    refused,
    table,
)

TWO = ["Anna", "Luc"]


def setup_problem(**wish: Any) -> tuple[str, dict[str, str | int]]:
    """The reason and the details for which plain data is refused as a setup."""
    with pytest.raises(BadSetup) as caught:
        nd.read_setup({"players": TWO, **wish})
    return caught.value.reason, caught.value.details


@pytest.mark.parametrize("names", [(), ("Anna",), (*NAMES, "Guillaume")])
def test_fewer_than_two_or_more_than_five_players_are_refused(names: tuple[str, ...]) -> None:
    reason, details = setup_problem(players=names)
    assert (reason, details["found"]) == ("setup-player-count", len(names))
    with pytest.raises(BadSetup):
        nd.new_game(nd.Setup(names), 1)


@pytest.mark.parametrize("other", ["Anna", "anna", " ANNA "])
def test_equal_names_are_refused(other: str) -> None:
    assert setup_problem(players=["Anna", other])[0] == "setup-equal-names"


@pytest.mark.parametrize("name", ["", "   "])
def test_empty_names_are_refused(name: str) -> None:
    assert setup_problem(players=["Anna", name]) == ("setup-empty-name", {"player": 2})


def test_unknown_options_are_refused() -> None:
    assert setup_problem(handicap=3) == ("setup-unknown-option", {"option": "handicap"})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hotel_two_from", 5),
        ("limited_gold", "yes"),
        ("new_persons", 1),
        ("start", "Anna"),
        ("players", "Anna"),
        ("colours", 3),
    ],
)
def test_wrong_values_are_refused_by_the_name_of_the_option(option: str, value: object) -> None:
    reason, details = setup_problem(**{option: value})
    assert (reason, details["option"]) == ("setup-value", option)


def test_a_setup_without_players_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        nd.read_setup({"edition": "classic"})
    assert (caught.value.reason, caught.value.details["option"]) == ("setup-value", "players")


def test_an_unknown_edition_is_refused_when_a_game_begins() -> None:
    with pytest.raises(BadSetup) as caught:
        nd.new_game(nd.Setup(("Anna", "Luc"), edition="deluxe"), 1)
    assert (caught.value.reason, caught.value.details["edition"]) == ("setup-edition", "deluxe")


@pytest.mark.parametrize(
    ("colours", "reason"),
    [
        (("red", "pink"), "setup-unknown-colour"),
        (("red", "red"), "setup-equal-colours"),
        (("red",), "setup-colour-count"),
        (("red", "blue", "green"), "setup-colour-count"),
    ],
)
def test_colours_must_be_known_different_and_one_a_player(colours: tuple[str, ...], reason: str) -> None:
    assert setup_problem(colours=colours)[0] == reason
    with pytest.raises(BadSetup):
        nd.new_game(nd.Setup(("Anna", "Luc"), colours=colours), 1)


@pytest.mark.parametrize("seat", [-1, 2])
def test_the_start_player_must_have_a_seat(seat: int) -> None:
    assert setup_problem(start=seat) == ("setup-start", {"seat": seat, "seats": 2})


@pytest.mark.parametrize("move", [None, 3, "play bank", (), Play(None), Keep(Card(0, 99))])  # type: ignore[arg-type]
def test_what_is_no_move_at_all_is_refused(move: object) -> None:
    assert refused(table(), move) == "not-a-move"


def test_a_move_for_another_decision_is_refused() -> None:
    for move in (Pass(), Play(Card(0, Action.BANK)), Donate(1), Hire("monk"), LiftFriend()):
        assert refused(table(), move) == "wrong-decision"


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = holding(table(), "bank", "park", "school")
    assert refused(state, Play(Card(0, Action.HOTEL))) == "card-not-in-hand"
    assert refused(state, Play(Card(1, Action.BANK))) == "card-not-in-hand"


@pytest.mark.parametrize("market", [-1, 15, 999])
def test_a_market_that_is_not_there_is_refused(market: int) -> None:
    assert refused(ask(table(3), "drive", 0, 9), Drive(market)) == "no-such-market"


@pytest.mark.parametrize("gold", [-1, 0, 4])
def test_a_donation_of_another_size_is_refused(gold: int) -> None:
    assert refused(play(give(table(), gold=9), "cathedral"), Donate(gold)) == "donation-size"


def test_sectors_that_are_none_are_refused() -> None:
    for action in (Action.CATHEDRAL, Action.FRIEND):
        assert refused(play(table(), "friend"), To(action)) == "not-a-sector"
        state = plague(give(table(), rat=9, bank=1, park=1, cathedral=1), 1)
        assert refused(state, From(action)) == "not-the-fullest-sector"


def test_every_move_after_the_end_is_refused() -> None:
    state = end_round(table(), 8)
    for move in (Pass(), Play(Card(0, Action.BANK)), Gain("gold"), None):
        assert refused(state, move) == "game-over"


@pytest.mark.parametrize(
    "text", ["", "   ", "xyzzy", "keep", "keep keep", "play bank", "pass", "é\x00" * 999]
)
def test_texts_that_mean_no_move_are_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        nd.parse_move(table(), text)
    assert caught.value.reason in ("notation-unknown", "notation-ambiguous")


def test_after_the_end_no_text_means_a_move() -> None:
    with pytest.raises(BadNotation) as caught:
        nd.parse_move(end_round(table(), 8), "pass")
    assert caught.value.reason == "notation-unknown"


def test_a_refused_move_changes_nothing() -> None:
    state = holding(table(), "bank", "park", "school")
    before = msgspec.json.encode(state)
    refused(state, Play(Card(0, Action.HOTEL)))
    refused(state, None)
    with pytest.raises(BadNotation):
        nd.parse_move(state, "play hotel")
    assert msgspec.json.encode(state) == before
