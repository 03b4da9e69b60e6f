"""Positions for tests: a table as one wants it, and one card, person or plague played on it.

    state = table(players=3)
    state = give(state, bank=2, friend="bank", gold=1, rat=4)      # seat 0, or seat=…
    state = play(state, "bank")                                    # the card, then moves in notation
    state = hire(state, "fool", "from bank", "to carriage_house", "drive red-c", "pass")
    state = plague(state, 7)

After `play`, `hire` and `plague` nothing else is to be done, so the position stands still to be looked at:
`state.players[0].gold`. While decisions are open, `choices(state)` lists them in notation.
"""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.moves import Hire, Play
from core.notre_dame.names import ACTIONS, CATHEDRAL, NOWHERE, Action, Card, Message
from core.notre_dame.rules import settle
from core.notre_dame.state import Task

NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")
PLACE_NAMES = {action.name.lower(): action for action in ACTIONS[: CATHEDRAL + 1]}


def table(players: int = 3, seed: int = 1, **options: Any) -> nd.State:
    """A new game in which seat 0 begins; anniversary edition unless said otherwise."""
    return nd.new_game(nd.Setup(NAMES[:players], start=0, **options), seed)


def give(state: nd.State, seat: int = 0, friend: str | None = None, **things: Any) -> nd.State:
    """A player with these markers on places, the friend on a sector, and other fields of Player.

    Markers come from the general supply, so that there are always fourteen; naming `supply` or `reserve`
    sets them as they are. `messages` may be given as (borough, kind) pairs.
    """
    player = state.players[seat]
    markers = list(player.markers)
    taken = 0
    for name in [name for name in things if name in PLACE_NAMES]:
        place, number = PLACE_NAMES[name], things.pop(name)
        taken += number - markers[place]
        markers[place] = number
    if "reserve" not in things and taken:
        things["reserve"] = max(0, player.reserve - taken)
        if taken > player.reserve and "supply" not in things:
            things["supply"] = player.supply - (taken - player.reserve)
    if "messages" in things:
        things["messages"] = tuple(Message(*message) for message in things["messages"])
    if friend is not None:
        things["friend"] = NOWHERE if friend == "nowhere" else PLACE_NAMES[friend]
    players = list(state.players)
    players[seat] = replace(player, markers=tuple(markers), **things)
    return replace(state, players=tuple(players))


def ask(state: nd.State, task: str, seat: int = 0, *data: int) -> nd.State:
    """The position in which a seat must decide this, and nothing comes after it."""
    return settle(replace(state, todo=(Task(task, seat, data),), options=(), task=None))


def moved(state: nd.State, *texts: str) -> nd.State:
    """The position after moves in notation."""
    for text in texts:
        state = nd.apply(state, nd.parse_move(state, text))
    return state


def holding(state: nd.State, *actions: str, seat: int = 0) -> nd.State:
    """The position in which a seat must play one of these cards, all of its own colour."""
    return holding_cards(state, *[Card(seat, Action[action.upper()]) for action in actions], seat=seat)


def holding_cards(state: nd.State, *hand: Card, seat: int = 0) -> nd.State:
    """The position in which a seat must play one of these cards, of any colour."""
    cards = list(state.cards)
    cards[seat] = replace(cards[seat], hand=hand, played=())
    return ask(replace(state, cards=tuple(cards), phase=3), "play", seat)


def play(state: nd.State, action: str, *texts: str, seat: int = 0) -> nd.State:
    """The position after a seat has played a card and made these further moves."""
    other = "bank" if action != "bank" else "park"
    state = holding(state, action, other, "friend" if action != "friend" else "school", seat=seat)
    return moved(nd.apply(state, Play(Card(seat, Action[action.upper()]))), *texts)


def showing(state: nd.State, *persons: str, value: int = 0) -> nd.State:
    """The position with these persons on display, and this plague value."""
    return replace(state, persons=persons, plague=value, phase=4)


def hire(state: nd.State, person: str, *texts: str, seat: int = 0) -> nd.State:
    """The position after a seat has hired a person and made these further moves; it needs 1 gold."""
    if person not in state.persons:
        state = replace(state, persons=(person, *state.persons[1:]), phase=4)
    return moved(nd.apply(ask(state, "hire", seat), Hire(person)), *texts)


def plague(state: nd.State, value: int) -> nd.State:
    """The position after a plague of this value, up to the first choice in it."""
    return settle(replace(state, plague=value, todo=(Task("plague"),), options=(), task=None))


def choices(state: nd.State) -> set[str]:
    """The legal moves in notation."""
    return {nd.format_move(state, move) for move in nd.legal_moves(state)}


def end_round(state: nd.State, number: int = 0, start: int = 0) -> nd.State:
    """The position after the end of this round (0 to 8), at the first choice of the next one."""
    return settle(replace(state, round=number, start=start, todo=(Task("end_round"),), options=(), task=None))


def until(state: nd.State, reached: Callable[[nd.State], bool]) -> nd.State:
    """The first position of which this is true, or the end, if everyone makes the first move there is."""
    while nd.legal_moves(state) and not reached(state):
        state = nd.apply(state, nd.legal_moves(state)[0])
    return state


def refused(state: nd.State, move: Any) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        nd.apply(state, move)
    return caught.value.reason
