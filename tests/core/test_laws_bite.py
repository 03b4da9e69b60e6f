"""Every law is broken by a game that does what it forbids: here the toy, with one function spoilt.

Those of secret steps are broken by Notre Dame too, where it tells who has chosen his card.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace as replaced
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.game import IllegalMove, Result
from core.notre_dame.event_types import CardKept
from core.notre_dame.names import Action, Card
from core.notre_dame.rules import settle
from core.notre_dame.views import seen_cards
from tests.core import laws
from tests.core.laws import LAWS, Subject, Trial, tried
from tests.core.notre_dame.scenes import NAMES
from tests.core.test_laws import choice_of_cards, laying_of_pebbles
from tests.toybox import game as pebbles
from tests.toybox.game.things import Event, Guess, Lay, Move, Shown, State

Law = Callable[[Trial], None]
SEED = 1  # of a game in which somebody looks


def forgets_a_look(view: pebbles.View, luck: int, *joined: pebbles.View) -> State:
    seen = () if view.next_card is None else (view.next_card,)
    return pebbles.determinize(replace(view, next_card=None, left=(*seen, *view.left)), luck)


def asks_by_the_number_of_the_seat(view: pebbles.View, luck: int, *joined: pebbles.View) -> State:
    first, *others = sorted((view, *joined), key=lambda one: one.seat)
    return pebbles.determinize(first, luck, *others)


def asks_whoever_has_the_lowest_number(state: State, luck: int, seats: Sequence[int]) -> State:
    return pebbles.deal_anew(state, luck, sorted(seats))


def tells_whose_turn_it_is(state: State, seat: int) -> pebbles.View:
    seat_to_move = pebbles.to_move(state)
    return replace(pebbles.view(state, seat), leader=-1 if seat_to_move is None else seat_to_move)


def tells_who_has_answered(state: State, move: Move) -> Sequence[Event]:
    return [Shown(()), *pebbles.events(state, move)] if isinstance(move, Lay) else pebbles.events(state, move)


def shows_one_deal(view: pebbles.View, move: Move) -> Sequence[Event]:
    state = pebbles.determinize(view, 1)
    return [pebbles.seen_by(event, view.seat) for event in pebbles.events(state, move)]


def offers_what_is_not_there(view: pebbles.View) -> Sequence[Move]:
    return pebbles.options(view) or (Guess(True),)


def forgets_the_blue_ones(state: State, move: Move) -> str:
    return pebbles.format_move(state, Lay((move.pebbles[0], 0)) if isinstance(move, Lay) else move)


def plays_by_chance(state: State, move: Move) -> State:
    after = pebbles.apply(state, move)
    return replace(after, deck=tuple(random.sample(after.deck, len(after.deck))))


def plays_anything(state: State, move: Move) -> State:
    return pebbles.apply(state, move) if move in pebbles.legal_moves(state) else state


def knows_the_result_too_early(state: State) -> Result:
    return pebbles.result(state) or Result(state.points, state.points, ())


def refuses_what_is_legal(view: pebbles.View) -> Sequence[tuple[Move, IllegalMove]]:
    return [(move, IllegalMove("not-enough-pebbles")) for move in pebbles.options(view)[:1]]


def tells_nothing(state: State, move: Move) -> tuple[State, Sequence[Event]]:
    return pebbles.apply(state, move), ()


def reads_other_components(plain: Mapping[str, Any]) -> pebbles.Components:
    return replace(pebbles.read_components(plain), price=9)


def knows_what_is_not_so(view: pebbles.View) -> Sequence[dict[str, int]]:
    return [{"points": points + (seat != view.seat)} for seat, points in enumerate(view.points)]


SPOILT: tuple[tuple[Law, str, Callable[..., Any]], ...] = (
    (laws.a_dealt_position_has_the_view_it_was_dealt_from, "determinize", forgets_a_look),
    (
        laws.whoever_decides_still_decides_in_what_is_dealt_from_his_view_and_others,
        "determinize",
        asks_by_the_number_of_the_seat,
    ),
    (
        laws.fresh_luck_leaves_what_some_know_and_the_decision_of_one_of_them,
        "deal_anew",
        asks_whoever_has_the_lowest_number,
    ),
    (
        laws.the_options_of_a_view_are_the_legal_moves_of_what_is_dealt_from_it,
        "options",
        offers_what_is_not_there,
    ),
    (laws.a_move_is_read_back_from_its_text, "format_move", forgets_the_blue_ones),
    (laws.asking_and_applying_leave_a_position_untouched, "apply", plays_by_chance),
    (laws.while_a_secret_step_is_open_nobody_else_learns_anything, "view", tells_whose_turn_it_is),
    (laws.while_a_secret_step_is_open_nobody_else_learns_anything, "events", tells_who_has_answered),
    (
        laws.while_a_secret_step_is_open_nobody_else_learns_anything,
        "seen_move",
        lambda state, move, seat: move,
    ),
    (
        laws.while_a_secret_step_is_open_nobody_else_learns_anything,
        "came_out",
        lambda state, move, later: True,
    ),
    (laws.one_knows_ones_own_moves, "came_out", lambda state, move, later: False),
    (laws.one_knows_ones_own_moves, "seen_move", lambda state, move, seat: "something"),
    (laws.what_is_foreseen_happens_whatever_the_seat_does_not_know, "foreseen", shows_one_deal),
    (laws.events_tell_a_seat_no_more_than_its_views, "seen_by", lambda event, seat: event),
    (laws.there_is_a_result_at_the_end_and_not_before, "result", knows_the_result_too_early),
    (laws.time_never_goes_back, "moment", lambda state: (state.round % 2,)),
    (laws.what_is_not_legal_is_refused_with_its_reason, "apply", plays_anything),
    (laws.what_is_impossible_is_no_option_and_says_why, "impossible", refuses_what_is_legal),
    (laws.what_is_known_of_another_is_true, "standings", knows_what_is_not_so),
    (laws.a_move_that_is_played_does_what_is_applied_and_told, "played", tells_nothing),
    (laws.component_data_come_back_from_plain_data, "read_components", reads_other_components),
)


@pytest.mark.parametrize(
    ("law", "function", "spoilt"), SPOILT, ids=lambda part: getattr(part, "__name__", part)
)
def test_a_law_is_broken_by_a_game_that_does_what_it_forbids(
    law: Law, function: str, spoilt: Callable[..., Any]
) -> None:
    subject = Subject(pebbles, pebbles.Setup(("Anna", "Luc", "Claire")), laying_of_pebbles)
    assert_broken(law, subject, function, spoilt)


def assert_broken(law: Law, subject: Subject, function: str, spoilt: Callable[..., Any]) -> None:
    """The law holds for a game, and no longer with a function that is spoilt."""
    whole: Any = subject.game
    game: Any = SimpleNamespace(
        **{**{name: getattr(whole, name) for name in whole.__all__}, function: spoilt}
    )
    trial = tried(subject, SEED)
    law(trial)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        law(replaced(trial, subject=replaced(subject, game=game)))


def tells_who_chooses(state: nd.State, seat: int) -> nd.View:
    return replace(nd.view(state, seat), task=state.task)


def tells_who_is_still_to_choose(state: nd.State, seat: int) -> nd.View:
    return replace(nd.view(state, seat), todo=state.todo)


def tells_who_holds_a_card(state: nd.State, seat: int) -> nd.View:
    return replace(nd.view(state, seat), others=tuple(map(seen_cards, state.cards)))


def asks_only_whose_turn_it_is(state: nd.State, seat: int) -> nd.View:
    return replace(nd.view(state, seat), options=nd.legal_moves(state) if nd.to_move(state) == seat else ())


def tells_that_a_card_was_kept(event: nd.Event, seat: int) -> nd.Event | None:
    return CardKept(event.seat, Card(0, Action.BANK)) if isinstance(event, CardKept) else event


def asks_another_one_first(view: nd.View, luck: int, *joined: nd.View) -> nd.State:
    state = nd.determinize(view, luck, *joined)
    if state.task is None or not state.todo or state.task.name != state.todo[-1].name:
        return state
    return settle(replace(state, todo=(*state.todo[:-1], state.task, state.todo[-1])))


SECRET = laws.while_a_secret_step_is_open_nobody_else_learns_anything
SPOILT_CHOICES: tuple[tuple[Law, str, Callable[..., Any]], ...] = (
    (SECRET, "view", tells_who_chooses),
    (SECRET, "view", tells_who_is_still_to_choose),
    (SECRET, "view", tells_who_holds_a_card),
    (SECRET, "view", asks_only_whose_turn_it_is),
    (SECRET, "seen_by", tells_that_a_card_was_kept),
    (SECRET, "seen_move", lambda state, move, seat: move),
    (SECRET, "came_out", lambda state, move, later: True),
    (
        laws.the_options_of_a_view_are_the_legal_moves_of_what_is_dealt_from_it,
        "determinize",
        asks_another_one_first,
    ),
)


@pytest.mark.parametrize("players", nd.PLAYERS)
@pytest.mark.parametrize(
    ("law", "function", "spoilt"), SPOILT_CHOICES, ids=lambda part: getattr(part, "__name__", part)
)
def test_who_has_chosen_a_card_may_not_be_told(
    players: int, law: Law, function: str, spoilt: Callable[..., Any]
) -> None:
    assert_broken(law, Subject(nd, nd.Setup(NAMES[:players]), choice_of_cards), function, spoilt)


def test_every_law_has_its_lawbreaker() -> None:
    assert {law for law, *_ in SPOILT} == set(LAWS)
