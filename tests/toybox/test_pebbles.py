"""The rules of the toy game."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.game import BadComponents, BadNotation, BadSetup, IllegalMove
from tests.toybox import game
from tests.toybox.game.components import default_components
from tests.toybox.game.things import CardDrawn, Guess, Guessed, Lay, Look, Looked, RoundBegan, Scored, Shown

NAMES = ("Anna", "Luc", "Claire", "Léo")
ORDER = (6, 2, 9, 4, 1, 3, 5, 7, 8)


def table(players: int = 3, deck: tuple[int, ...] = ORDER, **options: Any) -> game.State:
    """A new game with the cards in this order."""
    return replace(game.new_game(game.Setup(NAMES[:players], **options), 1), deck=deck)


def moved(state: game.State, *texts: str) -> game.State:
    for text in texts:
        state = game.apply(state, game.parse_move(state, text))
    return state


def test_all_lay_in_secret_and_what_was_laid_is_shown_at_once() -> None:
    state = moved(table(), "lay 1 0", "lay 2 2")
    assert game.events(table(), Lay((1, 0))) == []
    assert state.points == (0, 0, 0)
    assert state.pebbles == ((5, 5),) * 3, "what is laid is not taken before all have laid"
    shown = Shown(((1, 0), (2, 2), (0, 3)))
    assert list(game.events(state, Lay((0, 3)))) == [shown, CardDrawn(6), Scored(1, 6, "card")]
    state = game.apply(state, Lay((0, 3)))
    assert (state.points, state.pebbles) == ((0, 6, 0), ((4, 5), (3, 3), (5, 2)))
    assert (game.decision(state), game.to_move(state)) == ("look", 1)


def test_of_equals_nobody_gets_the_card_and_the_next_round_begins() -> None:
    state = moved(table(), "lay 1 2", "lay 3 0")
    assert [type(event) for event in game.events(state, Lay((0, 0)))] == [Shown, CardDrawn, RoundBegan]
    state = game.apply(state, Lay((0, 0)))
    assert (state.points, game.moment(state)) == ((0, 0, 0), (1, 0))


def test_the_turn_of_laying_goes_round() -> None:
    state = moved(table(), "lay 0 0", "lay 0 0", "lay 0 0")
    assert game.to_move(state) == 1


def test_a_look_costs_a_point_and_shows_the_next_card_to_one_alone() -> None:
    state = moved(table(), "lay 3 0", "lay 0 0", "lay 0 0")
    assert list(game.events(state, Look(True))) == [Scored(0, -1, "look"), Looked(0, 2)]
    assert [game.seen_by(Looked(0, 2), seat) for seat in range(2)] == [Looked(0, 2), Looked(0, None)]
    assert list(game.foreseen(game.view(state, 0), Look(True))) == [Scored(0, -1, "look")]
    state = moved(state, "look", "low", "lay 0 0")
    assert [game.view(state, seat).next_card for seat in range(3)] == [2, None, None], "it is remembered"
    assert 2 not in game.view(state, 0).left
    assert {game.determinize(game.view(state, 0), luck).deck[0] for luck in range(20)} == {2}
    assert len({game.determinize(game.view(state, 1), luck).deck[0] for luck in range(20)}) > 2


def test_without_a_point_nobody_is_asked_whether_to_look() -> None:
    components = replace(default_components(), price=7)
    first = replace(game.new_game(game.Setup(NAMES[:2]), 1, components), deck=ORDER)
    assert game.decision(moved(first, "lay 1 0", "lay 0 0")) == "guess"


@pytest.mark.parametrize(("guess", "points"), [("low", 9), ("high", 6)])
def test_a_guess_is_told_with_the_next_card(guess: str, points: int) -> None:
    state = moved(table(), "lay 3 0", "lay 0 0", "lay 0 0", "skip")
    assert list(game.foreseen(game.view(state, 0), Guess(True))) == [Guessed(0, True), RoundBegan(1)]
    state = moved(state, guess, "lay 0 0", "lay 0 0", "lay 0 0")
    assert state.points[0] == points


def test_the_last_guess_is_told_at_the_end_and_nobody_has_won_without_enough_points() -> None:
    state = moved(table(2, deck=(1, 1, 1, 9, 9, 9)), *["lay 0 0"] * 4, "lay 1 0", "lay 0 0", "skip")
    lost, won = game.result(moved(state, "low")), game.result(moved(state, "high"))
    assert lost is not None
    assert (lost.points, lost.ranks, lost.winners) == ((1, 0), (1, 2), ())
    assert won is not None
    assert (won.points, won.winners) == ((4, 0), ())
    rich = game.result(replace(moved(state, "high"), points=(9, 3)))
    assert rich is not None
    assert rich.winners == (0,)


def test_pebbles_left_break_ties_and_equals_share_the_victory() -> None:
    end = moved(table(2), *["lay 0 0"] * 6)
    equal = game.result(replace(end, points=(9, 9)))
    assert equal is not None
    assert (equal.ranks, equal.winners, equal.tie_breaks) == ((1, 1), (0, 1), ((10, 10),))
    thrifty = game.result(replace(end, points=(9, 9), pebbles=((1, 1), (2, 1))))
    assert thrifty is not None
    assert (thrifty.ranks, thrifty.winners) == ((2, 1), (1,))


def test_who_has_no_pebbles_is_asked_all_the_same() -> None:
    state = replace(table(2), pebbles=((0, 0), (5, 5)))
    assert game.to_move(state) == 0
    assert list(game.legal_moves(state)) == [Lay((0, 0))]


def test_who_guessed_sits_out_if_that_is_wished() -> None:
    state = moved(table(3, sit_out=True), "lay 3 0", "lay 0 0", "lay 0 0", "skip", "low")
    assert state.sealed is not None
    assert state.sealed.seats == (1, 2)
    assert not game.options(game.view(state, 0))
    assert moved(state, "lay 1 0", "lay 0 0").laid == ((0, 0), (1, 0), (0, 0))


def test_nothing_of_an_open_laying_is_seen_by_others_and_it_can_be_dealt_anew() -> None:
    before, after = table(), moved(table(), "lay 1 2", "lay 3 3")
    assert game.view(before, 2) == game.view(after, 2)
    assert game.to_move(game.determinize(game.view(before, 2), 5)) == 2, (
        "it decides first, as far as it knows"
    )
    own = game.view(after, 0)
    assert own.sealed is not None
    assert own.sealed.own == Lay((1, 2))
    assert not game.options(own)
    dealt = game.determinize(own, 5)
    assert dealt.sealed is not None
    assert dealt.sealed.answers == (Lay((1, 2)),), "the others answer again"


def test_more_pebbles_than_there_are_cannot_be_laid() -> None:
    state = replace(table(2), pebbles=((1, 5), (5, 5)))
    assert [(move, why.reason) for move, why in game.impossible(game.view(state, 0))] == [
        (Lay((2, 0)), "not-enough-pebbles")
    ]
    with pytest.raises(IllegalMove, match="not-enough-pebbles"):
        game.apply(state, Lay((2, 0)))
    with pytest.raises(IllegalMove, match="wrong-decision"):
        game.apply(state, Guess(True))


@pytest.mark.parametrize("text", ["", "lay", "lay 1", "lay 4 0", "lay -1 0", "lay 1 ٣", "high", "lay 1 1 1"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        game.parse_move(table(), text)


def test_wishes_and_component_files_that_make_no_sense_are_refused() -> None:
    for wish in ({"players": ["Anna"]}, {"players": 3}, {"players": ["Anna", "Luc"], "colour": "red"}):
        with pytest.raises(BadSetup):
            game.read_setup(wish)
    for raw in (b"rounds = 3", b"rounds", b""):
        with pytest.raises(BadComponents):
            game.decode_components(raw)
