"""Twin cards are listed once, with one number on the table, in hints and in plain text."""

import pytest

from core import notre_dame as nd
from core.notre_dame.moves import Play
from core.notre_dame.names import BANK, PARK, Card
from nd_tui.games.notre_dame.words.moves import choice, choice_name
from nd_tui.games.notre_dame.words.twins import as_listed, listed_moves, number_of
from tests.core.notre_dame.scenes import holding_cards, table
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FIRST, SECOND, OTHER = Card(0, PARK), Card(1, PARK), Card(0, BANK)


def view() -> nd.View:
    """Of somebody who holds the same card in two colours."""
    return nd.view(holding_cards(table(3), FIRST, SECOND, OTHER), 0)


def test_two_cards_of_one_action_are_listed_once_and_stay_two_legal_moves() -> None:
    moves = view().options
    assert {Play(FIRST), Play(SECOND), Play(OTHER)} == set(moves)
    listed = listed_moves(moves)
    assert len(listed) == 2
    assert as_listed(moves, Play(FIRST)) == as_listed(moves, Play(SECOND))


def test_both_have_the_number_of_their_line() -> None:
    moves = view().options
    assert number_of(moves, Play(FIRST)) == number_of(moves, Play(SECOND)) != number_of(moves, Play(OTHER))
    assert {number_of(moves, move) for move in moves} == {1, 2}


@LANGUAGE
def test_the_line_says_how_many_there_are_and_names_no_colour(language: str) -> None:
    texts, seen = Texts(language), view()
    park = texts("action-park")
    assert choice(texts, seen, Play(FIRST)).startswith(f"{park} ×2")
    assert choice_name(texts, seen, Play(SECOND)) == park
    assert "×" not in choice(texts, seen, Play(OTHER))


def test_all_other_moves_stand_for_themselves() -> None:
    state = nd.new_game(nd.Setup(("Anna", "Luc")), 1)
    while moves := nd.legal_moves(state):
        if not any(isinstance(move, Play) for move in moves):
            assert listed_moves(moves) == moves
        state = nd.apply(state, moves[-1])
