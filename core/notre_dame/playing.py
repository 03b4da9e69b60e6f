"""Playing action cards: phase 3, placing (A0), the cathedral's offering (A8) and the friend (A9)."""

from itertools import compress

from msgspec.structs import replace

from core.game import IllegalMove
from core.notre_dame.event_types import CardPlayed, CardWasted
from core.notre_dame.gains import gain_prestige, move_friend, move_markers, pay, place_from_supply
from core.notre_dame.moves import FROM, PASS, TO, Donate, From, Move, Pass, Play, To
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, FRIEND, NOWHERE, PLACES, SECTORS, Action, Card
from core.notre_dame.sectors import use_sector
from core.notre_dame.state import State, Task, noted, then, with_cards
from core.notre_dame.steps import AnyDecision, Decision

MARKER_PLACED = 1  # in the data of a donate task: the marker already stands on the cathedral


def play_card(state: State, seat: int, card: Card) -> State:
    """A card leaves the hand, lies open and is carried out."""
    cards = state.cards[seat]
    left = [*cards.hand]
    left.remove(card)
    cards = replace(cards, hand=tuple(left), played=cards.played + (card,))
    state = with_cards(state, seat, cards)
    if state.log is not None:
        state = noted(state, CardPlayed(seat, card))
    return carry_out(state, seat, card.action)


def carry_out(state: State, seat: int, action: Action) -> State:
    """What an action card does for whoever plays it."""
    if action is FRIEND:
        return then(state, "friend", seat)
    player = state.players[seat]
    if action is CATHEDRAL and not player.gold:
        return state if state.log is None else noted(state, CardWasted(seat, action))
    if not player.supply:
        return then(state, "fetch", seat, action)
    if action is CATHEDRAL:
        return then(state, "donate", seat)
    state = place_from_supply(state, seat, action, "card")
    return use_sector(state, seat, action)


def _play_options(state: State, task: Task) -> tuple[Move, ...]:
    return tuple(map(Play, state.cards[task.seat].hand))


def _play(state: State, task: Task, move: Play) -> State:
    return play_card(state, task.seat, move.card)


def _refuse_play(state: State, task: Task, move: Play) -> IllegalMove:
    return IllegalMove("card-not-in-hand", action=ACTION_NAMES[move.card.action])


def _fetch_options(state: State, task: Task) -> tuple[Move, ...]:
    markers = [*state.players[task.seat].markers]
    markers[task.data[0]] = 0  # what already stands there is not another place
    return (*compress(FROM, markers), PASS)


def _fetch(state: State, task: Task, move: From | Pass) -> State:
    seat, target = task.seat, PLACES[task.data[0]]
    if isinstance(move, Pass):
        return state if state.log is None else noted(state, CardWasted(seat, target))
    state = move_markers(state, seat, move.place, target, 1, "card")
    if target == CATHEDRAL:
        return then(state, "donate", seat, MARKER_PLACED)
    return use_sector(state, seat, target)


def refuse_source(state: State, task: Task, move: From | Pass) -> IllegalMove:
    """Why nothing can be taken from a place."""
    if isinstance(move, Pass):
        return IllegalMove("not-an-option", decision=task.name)
    if move.place in PLACES and not state.players[task.seat].markers[move.place]:
        return IllegalMove("nothing-there", place=ACTION_NAMES[move.place])
    return IllegalMove("not-from-there", place=ACTION_NAMES[move.place])


def _donate_options(state: State, task: Task) -> tuple[Move, ...]:
    most = min(len(state.table.components.donations), state.players[task.seat].gold)
    gifts = [Donate(gold) for gold in range(1, most + 1)]
    return tuple(gifts) if task.data else (*gifts, PASS)


def _donate(state: State, task: Task, move: Donate | Pass) -> State:
    seat = task.seat
    if isinstance(move, Pass):
        return state if state.log is None else noted(state, CardWasted(seat, CATHEDRAL))
    if not task.data:
        state = place_from_supply(state, seat, CATHEDRAL, "card")
    state = pay(state, seat, move.gold, "donation")
    return gain_prestige(state, seat, state.table.components.donations[move.gold - 1], "donation")


def _refuse_donation(state: State, task: Task, move: Donate | Pass) -> IllegalMove:
    if isinstance(move, Pass):
        return IllegalMove("must-donate")
    most = len(state.table.components.donations)
    if not 1 <= move.gold <= most:
        return IllegalMove("donation-size", gold=move.gold, most=most)
    return IllegalMove("not-enough-gold", needed=move.gold, gold=state.players[task.seat].gold)


def _friend_options(state: State, task: Task) -> tuple[Move, ...]:
    here = state.players[task.seat].friend
    return TO if here == NOWHERE else TO[:here] + TO[here + 1 :]


def _place_friend(state: State, task: Task, move: To) -> State:
    state = move_friend(state, task.seat, move.sector, "card")
    return use_sector(state, task.seat, move.sector)


def _refuse_friend(state: State, task: Task, move: To) -> IllegalMove:
    if move.sector in SECTORS:
        return IllegalMove("friend-already-there", place=ACTION_NAMES[move.sector])
    return IllegalMove("not-a-sector")


DECISIONS: dict[str, AnyDecision] = {
    "play": Decision((Play,), _play_options, _play, _refuse_play),
    "fetch": Decision((From, Pass), _fetch_options, _fetch, refuse_source),
    "donate": Decision((Donate, Pass), _donate_options, _donate, _refuse_donation),
    "friend": Decision((To,), _friend_options, _place_friend, _refuse_friend),
}
