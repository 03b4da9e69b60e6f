"""A game of Rattus Cartus in a save, and fresh luck in its tree."""

import json
import random

import pytest

from core import rattus_cartus as rc
from core.record import Match, decode, encode, new_match
from tests.core.rattus_cartus.scenes import ALL_BUILDINGS, NAMES, table

AnyMatch = Match[rc.State, rc.Move]


def grown(players: int, seed: int = 7) -> AnyMatch:
    """A game with side lines and fresh luck."""
    setup = rc.Setup(NAMES[:players], buildings="chosen", chosen=ALL_BUILDINGS)
    match = new_match(rc, setup, seed, ("person",) * players)
    history, chance = match.history, random.Random(seed)
    for number in range(120):
        moves = rc.legal_moves(history.state)
        if not moves:
            break
        history.play(moves[chance.randrange(len(moves))])
        if number % 30 == 29:
            history.cursor.comment = "rats?"
            history.undo_to_decision_of(0)
            moves = rc.legal_moves(history.state)
            history.play(moves[len(moves) - 1]).name = "all of them"
        if number % 40 == 20:
            history.fresh_luck(number, range(players - 1))
    return match


@pytest.mark.parametrize("players", rc.PLAYERS)
def test_a_save_is_read_back_with_all_its_lines(players: int) -> None:
    match = grown(players)
    raw = encode(match, "now", "test")
    again = decode(raw, rc)
    assert again.history.state == match.history.state
    assert again.history.size == match.history.size
    assert encode(again, "now", "test") == raw


def test_a_save_has_the_chosen_buildings_the_moves_in_notation_and_the_component_data() -> None:
    content = json.loads(encode(grown(3), "now", "test"))
    assert content["game"] == "rattus-cartus"
    assert sorted(content["setup"]["chosen"]) == sorted(ALL_BUILDINGS)
    assert any(text.startswith("enter ") for line in content["lines"] for text in line["moves"])
    assert content["component_data"]["start"] == {"rats": 10, "hand": 5, "nun_row": 5}


def test_fresh_luck_keeps_what_the_people_know_and_changes_the_rest() -> None:
    state = table(4)
    for seats in ((0,), (0, 2), (3, 1, 0)):
        fresh = [rc.deal_anew(state, luck, seats) for luck in range(12)]
        assert all(rc.view(one, seat) == rc.view(state, seat) for one in fresh for seat in seats)
        assert len({(one.nuns, one.deck) for one in fresh}) == 12
        assert len({one.luck for one in fresh}) == 12
