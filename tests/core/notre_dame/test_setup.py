"""The wish for a game: number of players, editions and their options (S1, E1 to E4)."""

from typing import Any

import pytest

from core import notre_dame as nd
from core.game import BadSetup
from core.setups import LONGEST_NAME
from tests.core.notre_dame.scenes import NAMES, ask, choices, give, table

OPTIONS = ("hotel_two_from", "fool_from_cathedral", "limited_gold", "new_persons")


def options_of(**wish: Any) -> dict[str, Any]:
    setup = nd.read_setup({"players": ["Anna", "Luc"], **wish})
    return {option: getattr(setup, option) for option in OPTIONS}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s1_two_to_five_players(players: int) -> None:
    assert nd.read_setup({"players": NAMES[:players]}).players == NAMES[:players]


def test_e1_to_e4_the_classic_edition() -> None:
    assert options_of(edition="classic") == {
        "hotel_two_from": 4,
        "fool_from_cathedral": True,
        "limited_gold": False,
        "new_persons": False,
    }


def test_e1_to_e4_the_anniversary_edition() -> None:
    assert options_of(edition="anniversary") == {
        "hotel_two_from": 3,
        "fool_from_cathedral": False,
        "limited_gold": True,
        "new_persons": False,
    }


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
@pytest.mark.parametrize("option", OPTIONS)
def test_e1_to_e4_each_option_can_also_be_set_by_itself(edition: str, option: str) -> None:
    usual = options_of(edition=edition)
    other = 7 - usual[option] if option == "hotel_two_from" else not usual[option]
    assert options_of(edition=edition, **{option: other}) == {**usual, option: other}


def test_a_setup_without_an_edition_is_the_anniversary_one() -> None:
    assert options_of() == options_of(edition="anniversary")


def test_a_game_knows_the_options_it_is_played_with() -> None:
    setup = table(edition="classic", limited_gold=True).table.setup
    assert (setup.hotel_two_from, setup.limited_gold) == (4, True)


def test_players_have_the_colours_they_wish() -> None:
    state = table(players=3, colours=("violet", "green", "blue"))
    assert state.table.colours == ("violet", "green", "blue")


def test_e2_in_the_classic_edition_the_fool_may_take_his_marker_from_the_cathedral() -> None:
    state = give(table(edition="classic"), bank=1, cathedral=1)
    assert choices(ask(state, "fool_from")) == {"from bank", "from cathedral"}


def test_e2_in_the_anniversary_edition_the_fool_may_not_take_his_marker_from_the_cathedral() -> None:
    state = give(table(edition="anniversary"), bank=1, school=1, cathedral=1)
    assert choices(ask(state, "fool_from")) == {"from bank", "from school"}


def test_e4_without_the_new_persons_the_gray_stack_is_the_nine_of_the_base_game() -> None:
    persons = table().table.components.persons
    assert set(table().gray) == {
        person for person, card in persons.items() if card.stack != "brown" and not card.expansion
    }


def test_e4_with_the_new_persons_any_of_the_27_can_come() -> None:
    persons = table().table.components.persons
    came = {person for seed in range(60) for person in table(seed=seed, new_persons=True).gray}
    assert came == {person for person, card in persons.items() if card.stack != "brown"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * LONGEST_NAME, None),
        ("x" * (LONGEST_NAME + 1), "setup-long-name"),
        ("a" + chr(0xD800), "setup-unreadable-name"),
        ("a" + chr(0xDFFF), "setup-unreadable-name"),
        ("  ", "setup-empty-name"),
    ],
)
def test_a_name_can_be_long_but_must_be_readable(name: str, reason: str | None) -> None:
    if reason is None:
        assert nd.read_setup({"players": ["Anna", name]}).players[1] == name
    else:
        with pytest.raises(BadSetup, match=reason):
            nd.read_setup({"players": ["Anna", name]})


def test_a_wish_that_means_nothing_is_refused() -> None:
    with pytest.raises(BadSetup):
        nd.read_setup({"players": ["Anna", "Luc"], "stones": 3})
