"""The rules in motion."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from core import rng
from core.game import IllegalMove, Result, ranks_of
from core.moves import Bundles
from core.sealed import Sealed, answered, asked, unsealed
from tests.toybox.game.components import Components, default_components, fingerprint
from tests.toybox.game.things import (
    KINDS,
    STEPS,
    CardDrawn,
    Event,
    GameEnded,
    Guess,
    Guessed,
    Lay,
    Look,
    Looked,
    Move,
    RoundBegan,
    Scored,
    Shown,
    State,
    Step,
)
from tests.toybox.game.wishes import Setup, read_setup

MOVES: dict[Step, type[Move]] = {"lay": Lay, "look": Look, "guess": Guess}


def new_game(setup: Setup, seed: int, components: Components | None = None) -> State:
    """The first position."""
    setup = read_setup({"players": setup.players, "sit_out": setup.sit_out})
    parts = components or default_components()
    deck, _ = rng.shuffled(rng.seeded(seed), parts.cards)
    everyone = len(setup.players)
    pebbles = ((parts.pebbles,) * len(KINDS),) * everyone
    return _begin_round(State(setup, parts, deck, (0,) * everyone, pebbles))


def components_of(state: State) -> Components:
    """The component data."""
    return state.components


def components_fingerprint(state: State) -> str:
    """A digest of the component data."""
    return fingerprint(state.components)


def seats(state: State) -> int:
    """How many play."""
    return len(state.points)


def to_move(state: State) -> int | None:
    """The seat that decides now."""
    if state.sealed is not None:
        return asked(state.sealed)
    return None if state.step == "over" else state.leader


def decision(state: State) -> str | None:
    """What is to be decided."""
    return None if state.step == "over" else state.step


def is_sealed(state: State) -> bool:
    """Whether all lay pebbles."""
    return state.sealed is not None


def moment(state: State) -> tuple[int, ...]:
    """The round and the step."""
    return state.round, STEPS.index(state.step)


def legal_moves(state: State) -> Sequence[Move]:
    """All moves of the deciding seat."""
    seat = to_move(state)
    return () if seat is None else moves_of(state.step, state.pebbles[seat], state.components.most)


def moves_of(step: Step, pebbles: tuple[int, ...], most: int) -> Sequence[Move]:
    """The moves of a step for whoever has these pebbles."""
    if step == "lay":
        return Bundles(tuple(min(number, most) for number in pebbles), Lay, _pebbles)
    return (Look(True), Look(False)) if step == "look" else (Guess(True), Guess(False))


def _pebbles(thing: Any) -> tuple[int, ...] | None:
    return thing.pebbles if isinstance(thing, Lay) else None


def refusal(state: State, move: Move) -> IllegalMove:
    """Why a move cannot be made."""
    if state.step == "over":
        return IllegalMove("game-over")
    if not isinstance(move, MOVES[state.step]):
        return IllegalMove("wrong-decision", decision=state.step)
    return IllegalMove("not-enough-pebbles")


def apply(state: State, move: Move) -> State:
    """The position after a move."""
    return played(state, move)[0]


def events(state: State, move: Move) -> Sequence[Event]:
    """What a move does; an answer that is sealed does nothing yet."""
    return played(state, move)[1]


def opening_events(state: State) -> Sequence[Event]:
    """The first round begins."""
    return (RoundBegan(state.round),)


def played(state: State, move: Move) -> tuple[State, Sequence[Event]]:
    """The position after a move, and what it does."""
    if move not in legal_moves(state):
        raise refusal(state, move)
    told: list[Event] = []
    if isinstance(move, Lay):
        assert state.sealed is not None
        state = replace(state, sealed=answered(state.sealed, move))
        assert state.sealed is not None
        return (_show(state, state.sealed, told) if asked(state.sealed) is None else state), told
    if isinstance(move, Look):
        if move.pays:
            state = _score(state, told, state.leader, -state.components.price, "look")
            state = replace(state, looker=state.leader)
            told.append(Looked(state.leader, state.deck[0]))
        return replace(state, step="guess"), told
    guess = Guessed(state.leader, move.high)
    told.append(guess)
    return _end_round(replace(state, guess=guess), told), told


def _begin_round(state: State) -> State:
    out = state.guess.seat if state.setup.sit_out and state.guess is not None else -1
    order = [(state.round + turn) % seats(state) for turn in range(seats(state))]
    return replace(state, step="lay", sealed=Sealed(tuple(seat for seat in order if seat != out)))


def _show(state: State, sealed: Sealed[Lay], told: list[Event]) -> State:
    answers = {seat: answer.pebbles for seat, answer in unsealed(sealed).items()}
    laid = tuple(answers.get(seat, (0,) * len(KINDS)) for seat in range(seats(state)))
    left = [
        tuple(has - gone for has, gone in zip(had, out, strict=True))
        for had, out in zip(state.pebbles, laid, strict=True)
    ]
    told.append(Shown(laid))
    state = _draw(replace(state, sealed=None, laid=laid, pebbles=tuple(left)), told)
    highest = max(sum(pebbles) for pebbles in answers.values())
    leaders = [seat for seat, pebbles in answers.items() if sum(pebbles) == highest]
    if len(leaders) > 1:
        return _end_round(state, told)
    state = _score(replace(state, leader=leaders[0]), told, leaders[0], state.drawn[-1], "card")
    can_pay = state.points[leaders[0]] >= state.components.price
    return replace(state, step="look" if can_pay else "guess")


def _draw(state: State, told: list[Event]) -> State:
    """Draw a card, and tell whether it was guessed."""
    card, guess = state.deck[0], state.guess
    told.append(CardDrawn(card))
    state = replace(state, deck=state.deck[1:], drawn=(*state.drawn, card), looker=-1, guess=None)
    if guess is not None and guess.high == (card >= state.components.high_from):
        state = _score(state, told, guess.seat, state.components.prize, "guess")
    return state


def _score(state: State, told: list[Event], seat: int, points: int, source: str) -> State:
    told.append(Scored(seat, points, source))
    return replace(state, points=tuple(has + points * (one == seat) for one, has in enumerate(state.points)))


def _end_round(state: State, told: list[Event]) -> State:
    state = replace(state, leader=-1, round=state.round + 1)
    if state.round < state.components.rounds:
        told.append(RoundBegan(state.round))
        return _begin_round(state)
    state = _draw(state, told)
    told.append(GameEnded())
    return replace(state, step="over")


def result(state: State) -> Result | None:
    """Points, then pebbles left; nobody has won without enough points."""
    if state.step != "over":
        return None
    left = tuple(map(sum, state.pebbles))
    ranks = ranks_of(list(zip(state.points, left, strict=True)))
    is_enough = max(state.points) >= state.components.enough
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1 and is_enough)
    return Result(state.points, ranks, winners, (left,))
