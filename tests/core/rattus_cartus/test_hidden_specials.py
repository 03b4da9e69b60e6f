"""Jokers and special cards are dealt within limits, however narrow these are (V4)."""

import pytest

from core.rattus_cartus import hidden_specials
from core.rattus_cartus.hidden_specials import Room, place_specials
from core.rattus_cartus.names import FLUTE, GOLD, JOKER, POPULATION_KINDS, SWORD
from core.rattus_cartus.state import Known

NONE = (0,) * 5


def room(seat: int, size: int, *most: int, down: int = 0, together: tuple[int, int] = (0, 99)) -> Room:
    return Room(seat, size - down, down, Known(NONE, most, together))


def test_v4_where_only_one_way_is_left_that_way_is_found() -> None:
    for luck in range(60):
        rooms = [room(0, 1, 1, 1, 1, 0, 0), room(1, 1, 1, 1, 0, 0, 0), room(2, 1, 1, 0, 0, 0, 0)]
        place_specials(rooms, (1, 1, 1, 0, 0), luck)
        assert [one.cards for one in rooms] == [[FLUTE], [SWORD], [JOKER]]


def test_v4_a_way_that_chance_hardly_finds_is_found_in_order() -> None:
    for luck in range(5):
        rooms = [room(seat, 1, *[int(pile <= seat) for pile in range(5)]) for seat in range(5)]
        place_specials(rooms, (1, 1, 1, 1, 1), luck)
        assert [one.cards for one in rooms] == [[POPULATION_KINDS + seat] for seat in range(5)]


def test_v4_what_chance_has_not_found_is_tried_card_by_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden_specials, "TRIES", 0)
    rooms = [room(seat, 1, *[int(pile <= seat) for pile in range(5)]) for seat in range(5)]
    place_specials(rooms, (1, 1, 1, 1, 1), 1)
    assert [one.cards for one in rooms] == [[POPULATION_KINDS + seat] for seat in range(5)]


def test_v4_a_card_that_leaves_no_room_for_the_next_one_is_placed_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hidden_specials, "TRIES", 0)
    rooms = [room(0, 1, 1, 1, 0, 0, 0), room(1, 1, 1, 0, 0, 0, 0)]
    place_specials(rooms, (1, 1, 0, 0, 0), 1)
    assert [one.cards for one in rooms] == [[SWORD], [JOKER]]


@pytest.mark.parametrize("tries", [0, hidden_specials.TRIES])
def test_v4_limits_of_all_special_cards_are_kept(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden_specials, "TRIES", tries)
    for luck in range(40):
        rooms = [room(0, 9, 2, 2, 0, 0, 0, together=(1, 2)), room(1, 3, 2, 2, 0, 0, 0, together=(2, 3))]
        place_specials(rooms, (2, 2, 0, 0, 0), luck)
        assert [len(one.cards) for one in rooms] in ([1, 3], [2, 2])
        assert sorted(rooms[0].cards + rooms[1].cards) == [JOKER, JOKER, SWORD, SWORD]


def test_v2_what_cannot_be_played_is_not_among_cards_face_down() -> None:
    for luck in range(20):
        rooms = [room(0, 2, 0, 0, 0, 0, 2, down=2), room(1, 2, 0, 0, 0, 0, 2)]
        place_specials(rooms, (0, 0, 0, 0, 2), luck)
        assert [one.cards.count(GOLD) for one in rooms] == [0, 2]
