"""Gaining and losing: gold, markers, prestige with its park bonus, the rat, and moving markers."""

from msgspec.structs import replace

from core.notre_dame.event_types import (
    FriendMoved,
    Gained,
    GoldTaken,
    MarkerMoved,
    Paid,
    PrestigeLost,
    RatMoved,
)
from core.notre_dame.names import NOWHERE, PARK, Action
from core.notre_dame.state import (
    OpenTable,
    State,
    added,
    change_player,
    clockwise,
    count,
    noted,
    with_player,
)


def gain_prestige(state: State, seat: int, amount: int, source: str) -> State:
    """One scoring event: the amount, and 1 more for every full two of the count of the park (A6, A10)."""
    if amount <= 0:
        return state
    player = state.players[seat]
    park = count(player, PARK) // 2
    state = with_player(state, seat, replace(player, prestige=player.prestige + amount + park))
    return state if state.log is None else noted(state, Gained(seat, "prestige", amount, source, park))


def lose_prestige(state: State, seat: int, amount: int, source: str) -> State:
    """Prestige given back, as far as there is any."""
    player = state.players[seat]
    lost = min(amount, player.prestige)
    if not lost:
        return state
    state = with_player(state, seat, replace(player, prestige=player.prestige - lost))
    return state if state.log is None else noted(state, PrestigeLost(seat, lost, source))


def gain_markers(state: State, seat: int, amount: int, source: str) -> State:
    """Own markers from the general supply to the own one, as many as are left there."""
    player = state.players[seat]
    amount = min(amount, player.reserve)
    if amount <= 0:
        return state
    player = replace(player, supply=player.supply + amount, reserve=player.reserve - amount)
    state = with_player(state, seat, player)
    return state if state.log is None else noted(state, Gained(seat, "markers", amount, source))


def gold_in_supply(state: OpenTable) -> int | None:
    """The coins that nobody holds; None where gold is without limit."""
    if not state.table.options.limited_gold:
        return None
    return state.table.components.coins - sum([player.gold for player in state.players])


def gold_to_be_had(state: State, seat: int) -> bool:
    """Whether a seat that gains gold would get any."""
    supply = gold_in_supply(state)
    return supply is None or supply > 0 or any(p.gold for s, p in enumerate(state.players) if s != seat)


def gain_gold(state: State, seat: int, amount: int, source: str) -> State:
    """Gold from the supply; what it lacks comes from the richest of the others (E3)."""
    if amount <= 0:
        return state
    supply = gold_in_supply(state)
    if supply is not None and supply < amount:
        state, taken = _take_from_the_rich(state, seat, amount - supply)
        amount = supply + taken
        if not amount:
            return state
    player = state.players[seat]
    state = with_player(state, seat, replace(player, gold=player.gold + amount))
    return state if state.log is None else noted(state, Gained(seat, "gold", amount, source))


def _take_from_the_rich(state: State, seat: int, missing: int) -> tuple[State, int]:
    taken = 0
    others = clockwise(seat, len(state.players))[1:]
    while missing > taken:
        richest = max(others, key=lambda other: state.players[other].gold)  # the first of equals
        share = min(missing - taken, state.players[richest].gold)
        if not share:
            break
        state = change_player(state, richest, gold=state.players[richest].gold - share)
        if state.log is not None:
            state = noted(state, GoldTaken(seat, richest, share))
        taken += share
    return state, taken


def pay(state: State, seat: int, amount: int, source: str) -> State:
    """Gold given back to the supply."""
    if not amount:
        return state
    player = state.players[seat]
    state = with_player(state, seat, replace(player, gold=player.gold - amount))
    return state if state.log is None else noted(state, Paid(seat, amount, source))


def rat_back(state: State, seat: int, spaces: int, source: str) -> State:
    """The rat goes back, never below 0."""
    player = state.players[seat]
    before = player.rat
    after = max(0, before - spaces)
    if after == before:
        return state
    state = with_player(state, seat, replace(player, rat=after))
    return state if state.log is None else noted(state, RatMoved(seat, before, after, source))


def place_from_supply(state: State, seat: int, place: Action, source: str) -> State:
    """A marker of the own supply onto a sector or the cathedral."""
    player = state.players[seat]
    player = replace(player, supply=player.supply - 1, markers=added(player.markers, place, 1))
    state = with_player(state, seat, player)
    return state if state.log is None else noted(state, MarkerMoved(seat, "supply", place, 1, source))


def place_from_reserve(state: State, seat: int, place: Action, source: str) -> State:
    """A marker of the general supply onto a sector or the cathedral; callers see to it that there is one."""
    player = state.players[seat]
    player = replace(player, reserve=player.reserve - 1, markers=added(player.markers, place, 1))
    state = with_player(state, seat, player)
    return state if state.log is None else noted(state, MarkerMoved(seat, "reserve", place, 1, source))


def return_to_reserve(state: State, seat: int, place: Action, amount: int, source: str) -> State:
    """Markers from a sector or the cathedral back to the general supply."""
    if not amount:
        return state
    player = state.players[seat]
    player = replace(player, reserve=player.reserve + amount, markers=added(player.markers, place, -amount))
    state = with_player(state, seat, player)
    return state if state.log is None else noted(state, MarkerMoved(seat, place, "reserve", amount, source))


def move_markers(state: State, seat: int, origin: Action, target: Action, amount: int, source: str) -> State:
    """Markers from one place of the board to another."""
    if not amount:
        return state
    player = state.players[seat]
    markers = [*player.markers]
    markers[origin] -= amount
    markers[target] += amount
    state = with_player(state, seat, replace(player, markers=tuple(markers)))
    return state if state.log is None else noted(state, MarkerMoved(seat, origin, target, amount, source))


def move_friend(state: State, seat: int, target: Action, source: str) -> State:
    """The friend to a sector, from another one or from nowhere."""
    friend = state.players[seat].friend
    origin = None if friend == NOWHERE else Action(friend)
    state = change_player(state, seat, friend=target)
    return state if state.log is None else noted(state, FriendMoved(seat, origin, target, source))
