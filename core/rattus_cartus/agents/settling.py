"""Where everybody stands once the buildings entered so far are resolved, as far as that can be told at once.

A search stops in the midst of rounds too, with cards lying face down and actions still to come. What they
bring is reckoned here without playing on: influence, strangers and arrivals exactly, privileges by how likely
those who are still outside leave them, cards to be drawn as a share of every class.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from core.rattus_cartus.components import Action
from core.rattus_cartus.contests import compared
from core.rattus_cartus.names import (
    CLASSES,
    FLUTE,
    HOMES,
    JOKER,
    NUN_KINDS,
    PILES,
    POPULATION_KINDS,
    SWORD,
    Phase,
    force_of,
    strangers_among,
    type_of,
)
from core.rattus_cartus.state import Entry, State, Table, Task, building_of, home_of, is_last_round

HOLDS, LEFT = (
    0.97,
    0.6,
)  # that a privilege is kept when nobody comes, and the share that each who comes leaves
HALF = 0.5  # of a round: to take a support, and to enter
TREATED = 0.5  # of the rats that cards could be given for
SHARE = 1 / len(CLASSES)
SEATS_A_CLASS = range(len(CLASSES))


class Standing(Struct, gc=False):
    """What is reckoned with, by seat or by class; numbers that are only expected have fractions."""

    table: Table
    times: list[float]  # rounds that each seat has before it, a support and an entry a half each
    influence: list[tuple[int, ...]]
    arrivals: list[tuple[int, ...]]
    rats: list[float]
    tokens: list[float]
    people: list[list[float]]  # of each seat in hand: population cards, by class
    piles: list[list[float]]  # of each seat in hand: Jokers and special cards
    looks: list[float]  # at how many places of the nun row each has looked
    coming: Sequence[float]  # building cards of each class in rounds to come
    row: Sequence[int]  # and in this one, for those who are still outside
    outside: list[bool]
    safe: frozenset[int]  # from Towers


def settled(state: State) -> Standing:
    """Where everybody stands."""
    seats = range(len(state.hands))
    counts = [_counted(hand) for hand in state.hands]
    inside = {entry.seat for entry in state.entries}
    phase, left = state.phase, state.table.size.rounds - 1 - state.round
    todo = state.todo if state.task is None else (*state.todo, state.task)
    standing = Standing(
        state.table,
        [float(left)] * len(state.hands),
        list(state.influence),
        list(state.arrivals),
        list(map(float, state.rats)),
        list(map(float, state.tokens)),
        [list(people) for people, _ in counts],
        [list(piles) for _, piles in counts],
        [float(sum([card >= 0 for card in memory.nuns])) for memory in state.memory],
        _coming(state.table.buildings, state.gone, state.row, len(state.pile)),
        _homes(state.row),
        [False] * len(state.hands),
        _safe(state),
    )
    if phase <= Phase.ENTER:
        for seat in seats:
            if seat not in inside:
                standing.times[seat] += HALF
                standing.outside[seat] = True
    if phase == Phase.SUPPORT:
        for task in todo:
            if task.name == "support":
                standing.times[task.seat] += HALF
    if state.entries:
        waiting = sum(standing.outside) / (1 if state.table.size.one_privilege else len(state.row))
        if phase == Phase.ENTER:
            for place in sorted({entry.place for entry in state.entries}):
                _building(standing, state, place, waiting)
    if phase == Phase.RESOLVE or phase == Phase.SUPPORT:
        for task in reversed(todo):
            _carried_out(standing, state, task)
    return standing


def _safe(state: State) -> frozenset[int]:
    """Who has entered a Guard Tower in this round."""
    towers = [bool(building_of(state.table, card).privilege.tower) for card in state.row]
    if not any(towers):
        return frozenset()
    return frozenset(entry.seat for entry in state.entries if towers[entry.place])


@lru_cache(maxsize=16384)
def _counted(hand: tuple[int, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Of a hand the population cards by class, and Jokers and special cards."""
    people, piles = [0.0] * len(CLASSES), [0.0] * len(PILES)
    for card in hand:
        if card < POPULATION_KINDS:
            people[card // NUN_KINDS] += 1
        else:
            piles[card - POPULATION_KINDS] += 1
    return tuple(people), tuple(piles)


@lru_cache(maxsize=4096)
def _coming(
    buildings: tuple[str, ...], gone: tuple[str, ...], row: tuple[str, ...], pile: int
) -> tuple[float, ...]:
    """How many building cards of each class can be expected after this round."""
    unseen = [0.0] * len(CLASSES)
    for card in buildings:
        unseen[HOMES[type_of(card)]] += 1
    for card in (*gone, *row):
        unseen[HOMES[type_of(card)]] -= 1
    share = pile / (sum(unseen) or 1)
    return tuple([number * share for number in unseen])


@lru_cache(maxsize=4096)
def _homes(row: tuple[str, ...]) -> tuple[int, ...]:
    found = [0] * len(CLASSES)
    for card in row:
        found[home_of(card)] += 1
    return tuple(found)


def _carried_out(standing: Standing, state: State, task: Task) -> None:
    """What is still to be done in this round brings what can be expected of it."""
    match task.name:
        case "building":
            _building(standing, state, task.data[0], 0.0)
        case "swords":
            _swords(standing, _entries(state, task.data[0]))
        case "flutes":
            _flutes(standing, _entries(state, task.data[0]))
        case "actions":
            _actions(standing, state, task.data[0], 0.0)
        case "act":
            place, privilege = task.data
            building = building_of(state.table, state.row[place])
            force = next(entry.force for entry in state.entries if entry.seat == task.seat)
            _acted(standing, task.seat, building.privilege if privilege else building.basic, force, 1.0)
        case "look":
            standing.looks[task.seat] += 1
        case "hospital":
            _treated(standing, task.seat, task.data[0], 1.0)
        case "tower":
            _towered(standing, task.seat, task.data[0], 1.0)
        case "sword_gift" | "tower_gift":
            _given(standing, task.seat, task.data[0], task.data[1])


def _entries(state: State, place: int) -> list[Entry]:
    return [entry for entry in state.entries if entry.place == place]


def _building(standing: Standing, state: State, place: int, waiting: float) -> None:
    """A building that nobody has begun to resolve; `waiting` are those who may still come to it."""
    home, entries = home_of(state.row[place]), _entries(state, place)
    played = 0
    for entry in entries:
        cards = entry.cards
        if cards:
            _gain(standing, home, entry.seat, force_of(cards))
            standing.rats[entry.seat] += strangers_among(cards, home)
            played = max(played, cards[-1])
    if played >= SWORD:
        _swords(standing, entries)
        _flutes(standing, entries)
    _actions(standing, state, place, waiting)


def _gain(standing: Standing, home: int, seat: int, amount: int) -> None:
    if amount:
        points = [*standing.influence[home]]
        points[seat] += amount
        standing.influence[home] = tuple(points)
        order = standing.arrivals[home]
        if order[-1] != seat:
            standing.arrivals[home] = (*[other for other in order if other != seat], seat)


def _swords(standing: Standing, entries: Sequence[Entry]) -> None:
    found = compared([(entry.seat, entry.cards.count(SWORD)) for entry in entries])
    if found is not None:
        winner, fewest = found
        giver = max(fewest, key=lambda seat: sum(standing.people[seat]))
        held = sum(standing.people[giver]) + sum(standing.piles[giver])
        _given(standing, giver, winner, held // 2)


def _flutes(standing: Standing, entries: Sequence[Entry]) -> None:
    found = compared([(entry.seat, entry.cards.count(FLUTE)) for entry in entries])
    if found is not None and standing.rats[found[0]] >= 1:
        winner, fewest = found
        standing.rats[winner] -= 1
        for seat in fewest:
            standing.rats[seat] += 1 / len(fewest)


def _actions(standing: Standing, state: State, place: int, waiting: float) -> None:
    one = state.table.size.one_privilege
    first, top = -1, -1
    for entry in state.entries:
        force = force_of(entry.cards) if entry.force < 0 else entry.force
        if (one or entry.place == place) and force > top:
            top, first = force, entry.seat if entry.place == place else -1
    chance = (HOLDS if waiting else 1.0) * float(LEFT ** (waiting / (1 + max(0, top))))
    if is_last_round(state):
        if first >= 0 and chance > HALF:
            _gain(standing, home_of(state.row[place]), first, 1)
        return
    building = building_of(state.table, state.row[place])
    for entry in _entries(state, place):
        force = force_of(entry.cards) if entry.force < 0 else entry.force
        sure = chance if entry.seat == first else 0.0
        if sure:
            _acted(standing, entry.seat, building.privilege, force, sure)
        if sure < 1:
            _acted(standing, entry.seat, building.basic, force, 1 - sure)


def _acted(standing: Standing, seat: int, action: Action, force: int, sure: float) -> None:
    """A privilege or a basic action, as sure as this."""
    standing.tokens[seat] += sure * action.tokens
    if action.take is not None:
        standing.piles[seat][PILES.index(action.take)] += sure * action.number
    cards, points = action.draw_per_influence
    drawn = sure * SHARE * (action.draw + cards * (force // points))
    if drawn:
        people = standing.people[seat]
        for home in SEATS_A_CLASS:
            people[home] += drawn
    if action.discard_rats:
        standing.rats[seat] = max(0.0, standing.rats[seat] - sure * action.discard_rats)
    standing.looks[seat] += sure * action.look
    if action.cards_for_rats:
        _treated(standing, seat, action.cards_for_rats, sure)
    if action.tower:
        _towered(standing, seat, action.tower, sure)


def _treated(standing: Standing, seat: int, most: int, sure: float) -> None:
    held = sum(standing.people[seat])
    number = sure * TREATED * min(most, standing.rats[seat], held)
    if number > 0:
        standing.rats[seat] -= number
        standing.people[seat] = [people * (1 - number / held) for people in standing.people[seat]]


def _towered(standing: Standing, taker: int, wanted: int, sure: float) -> None:
    sizes = [sum(people) + sum(piles) for people, piles in zip(standing.people, standing.piles, strict=True)]
    for seat, size in enumerate(sizes):
        if seat != taker and seat not in standing.safe and 0 < size >= sizes[taker]:
            _given(standing, seat, taker, sure * min(wanted, size))


def _given(standing: Standing, giver: int, taker: int, number: float) -> None:
    """Cards go from hand to hand; of the population, since who gives keeps what is better."""
    people = standing.people[giver]
    held = sum(people)
    if held > 0 and number > 0:
        share = min(1.0, number / held)
        for home in SEATS_A_CLASS:
            moved = share * people[home]
            people[home] -= moved
            standing.people[taker][home] += moved


def jokers(standing: Standing, seat: int) -> float:
    """How many Jokers a seat holds."""
    return standing.piles[seat][JOKER - POPULATION_KINDS]
