"""Games of Notre Dame that begin anywhere: what seats still gain, from boards as the value would never have.

Whoever learns from its own games alone meets only what it already does, and cannot tell what gold brings
from what comes to those who gather gold. So the first rounds are played with many random moves, then the
boards are changed at random, and only from there on, with the value playing, is anything learned.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.agents.turns import turn_values
from core.notre_dame.agents.valuation import Valuation, measure, moment
from core.notre_dame.agents.weights import Prices
from core.notre_dame.names import NOWHERE, SECTORS
from core.notre_dame.state import ROUNDS, Player, added

EXPLORING_BEFORE = (0.1, 0.3, 0.6, 1.0)  # how many moves are random before the learning begins
EXPLORING = 0.04  # and from then on
SAMPLING = 0.25  # of the moments within a round; its beginning counts always, since searches end there
CHANGED = 0.7  # of the games have their boards changed
TOUCHED = 0.4  # of the things on a board are
MOST_GOLD = 6  # coins more than there were
SHIFTS = 3  # pieces that are moved about
SAMPLED = ("play", "hire")


def lesson(
    prices: Sequence[Prices], players: int, seed: int, new_persons: float = 1 / 3
) -> Mapping[str, Sequence[Any]]:
    """What a game teaches: how seats stood at some moments, and the prestige they still gained."""
    luck = random.Random(seed)
    names = tuple("abcde"[:players])
    state = nd.new_game(nd.Setup(names, new_persons=luck.random() < new_persons), seed)
    before, begins = luck.choice(EXPLORING_BEFORE), luck.randrange(ROUNDS)
    changing = begins > 0 and luck.random() < CHANGED
    valuation = Valuation(prices)
    met: list[tuple[int, int, Sequence[int], Sequence[float], int]] = []
    began = -1
    while (task := state.task) is not None:
        first = state.round > began and task.name == "keep"
        if first and state.round == begins and changing:
            state = changed(state, luck)
        if first:
            began = state.round
        if state.round >= begins and (first or task.name in SAMPLED):
            for seat in range(players):
                if first or luck.random() < SAMPLING / players:
                    found = measure(state, seat, prices)
                    had = state.players[seat].prestige
                    met.append((seat, moment(state, seat), found.levels, found.amounts, had))
        if luck.random() < (EXPLORING if state.round >= begins else before):
            move = luck.choice(state.options)
        else:
            values = turn_values(valuation, state)
            move = state.options[values.index(max(values))]
        state = nd.apply(state, move)
    result = nd.result(state)
    assert result is not None
    return {
        "seat": [seat for seat, *_ in met],
        "moment": [when for _, when, *_ in met],
        "levels": [levels for _, _, levels, _, _ in met],
        "amounts": [amounts for _, _, _, amounts, _ in met],
        "had": [had for *_, had in met],
        "gained": [result.points[seat] - had for seat, *_, had in met],
    }


def changed(state: nd.State, luck: random.Random) -> nd.State:
    """The position with other boards: gold, rat, markers and friend as chance has it."""
    players = [other_board(player, luck) for player in state.players]
    coins = state.table.components.coins
    while sum(player.gold for player in players) > coins:
        seat = max(range(len(players)), key=lambda seat: players[seat].gold)
        players[seat] = replace(players[seat], gold=players[seat].gold - 1)
    return replace(state, players=tuple(players))


def other_board(player: Player, luck: random.Random) -> Player:
    """A board with some of its things changed."""
    if luck.random() < TOUCHED:
        player = replace(player, gold=max(0, player.gold + luck.randint(-3, MOST_GOLD)))
    if luck.random() < TOUCHED:
        player = replace(player, rat=luck.randint(0, 9))
    if luck.random() < TOUCHED:
        pieces = luck.randint(-player.supply, min(SHIFTS, player.reserve))
        player = replace(player, supply=player.supply + pieces, reserve=player.reserve - pieces)
    if luck.random() < TOUCHED:
        for _ in range(luck.randint(1, SHIFTS)):
            player = shifted(player, luck)
    if luck.random() < TOUCHED:
        player = replace(player, friend=luck.choice((*SECTORS, NOWHERE)))
    return player


def shifted(player: Player, luck: random.Random) -> Player:
    """A marker onto a sector, from another one or from the general supply; or off the board."""
    origins = [sector for sector in SECTORS if player.markers[sector]]
    target = luck.choice(SECTORS)
    if luck.random() < 0.5 and player.reserve:
        return replace(player, reserve=player.reserve - 1, markers=added(player.markers, target, 1))
    if not origins:
        return player
    markers = added(player.markers, luck.choice(origins), -1)
    if luck.random() < 0.5:
        return replace(player, reserve=player.reserve + 1, markers=markers)
    return replace(player, markers=added(markers, target, 1))
