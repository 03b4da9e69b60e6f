"""What playing a card, hiring a person or an open choice would bring a seat, as a quick estimate.

The search finds the truth by playing; these estimates tell it where to look, and stand for what lies beyond
its horizon.
"""

from functools import lru_cache

from core.notre_dame.agents.standing import SHARE, UNPLACED, Standing
from core.notre_dame.carriage import colours_allowed, messages_by_colour
from core.notre_dame.names import (
    BANK,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    FRIEND,
    HOSPITAL,
    HOTEL,
    RESIDENCE,
    SCHOOL,
    SECTORS,
    borough_of,
)
from core.notre_dame.state import NO_MESSAGE


def card_worth(standing: Standing, action: int) -> float:
    """What playing this card would bring, its marker paid for."""
    known = standing.brings.get(action)
    if known is None:
        known = standing.brings[action] = _card_worth(standing, action)
    return known


def _card_worth(standing: Standing, action: int) -> float:
    if action == FRIEND:
        return friend_worth(standing)
    cost, forced = _marker_cost(standing)
    if action == CATHEDRAL:
        return max(0.0, donation_worth(standing) - cost) if standing.player.gold else 0.0
    worth = placing_worth(standing, action) - cost
    return max(0.0, worth) if forced else worth


def _marker_cost(standing: Standing) -> tuple[float, bool]:
    """What the marker for a card costs, and whether it must be fetched from the board."""
    player = standing.player
    if player.supply:
        return -standing.supply_worth(-1), False
    here = [-standing.sector_worth(s, -1) for s in SECTORS if player.markers[s]]
    return (max(0.0, min(here)) if here else 99.0), True


def placing_worth(standing: Standing, sector: int) -> float:
    """One more piece on a sector, and its action."""
    known = standing.gains.get(sector)
    if known is None:
        known = standing.gains[sector] = _placing_worth(standing, sector)
    return known


def _placing_worth(standing: Standing, sector: int) -> float:
    worth = standing.sector_worth(sector, 1) + using_worth(standing, sector, standing.numbers[sector] + 1)
    if sector == HOSPITAL:
        now, hospital = standing.rat_worth(standing.space, standing.hospital), standing.hospital
        back = 1 + (standing.player.rat > 0)
        # The action's own step back was counted with the old hospital.
        worth -= standing.rat_back_worth(1)
        worth += standing.rat_worth(standing.space - back, hospital + 1) - now
    return worth


def using_worth(standing: Standing, sector: int, number: int) -> float:
    """The action of a sector with this many pieces on it."""
    if sector == SCHOOL:
        return standing.supply_worth(number)
    if sector == BANK:
        return standing.gold_worth(number)
    if sector == RESIDENCE:
        return standing.prestige_worth(number)
    if sector == CARRIAGE_HOUSE:
        return driving_worth(standing, number)
    if sector == HOTEL:
        two = number >= standing.state.table.options.hotel_two_from
        return benefit_worth(standing) * (2 if two else 1)
    return standing.rat_back_worth(1)


def benefit_worth(standing: Standing) -> float:
    """A coin, a marker or the rat one back."""
    return max(standing.gold_worth(1), standing.supply_worth(1), standing.rat_back_worth(1), 0.0)


def donation_worth(standing: Standing) -> float:
    """The best gift to the cathedral, and the marker's share later on."""
    donations = standing.state.table.components.donations
    best = -99.0
    for gold in range(1, min(standing.player.gold, len(donations)) + 1):
        best = max(best, standing.prestige_worth(donations[gold - 1]) + standing.gold_worth(-gold))
    return best + standing.prices.amounts[SHARE] * (standing.share(1) - standing.share())


def friend_worth(standing: Standing) -> float:
    """The friend to the best other sector."""
    here = standing.player.friend
    best = max([placing_worth(standing, sector) for sector in SECTORS if sector != here])
    if standing.unplaced():
        return best - standing.prices.amounts[UNPLACED]
    return best + standing.sector_worth(here, -1)


def driving_worth(standing: Standing, steps: int) -> float:
    """The best message that the carriage can reach and the seat may take."""
    state, player = standing.state, standing.player
    away = state.table.distances[player.carriage]
    collected = tuple(messages_by_colour(player, len(state.table.colours)))
    kinds = _kinds_to_be_had(state.messages, away, steps, collected)
    if not kinds:
        return 0.0
    worths = standing.kinds
    if not worths:
        worths[:] = [kind_worth(standing, kind) for kind in range(len(state.table.components.messages))]
    return max(0.0, *[worths[kind] for kind in kinds])


def kind_worth(standing: Standing, kind: int) -> float:
    """What a message of this kind brings."""
    brings = standing.state.table.components.messages[kind]
    worth = standing.prestige_worth(brings.prestige)
    if brings.gold:
        worth += standing.gold_worth(brings.gold)
    if brings.markers:
        worth += standing.supply_worth(brings.markers)
    return worth + max(0.0, standing.rat_back_worth(brings.rat)) if brings.rat else worth


@lru_cache(50_000)
def _kinds_to_be_had(
    messages: tuple[int, ...], away: tuple[int, ...], steps: int, collected: tuple[int, ...]
) -> tuple[int, ...]:
    allowed = colours_allowed(messages, collected)
    return tuple(
        {
            kind
            for market, kind in enumerate(messages)
            if kind != NO_MESSAGE and 0 < away[market] <= steps and allowed[borough_of(market)]
        }
    )


def hotel_worth(standing: Standing, left: int) -> float:
    """The benefits still to be taken."""
    return benefit_worth(standing) * left


def message_worth(standing: Standing) -> float:
    """The message on which the carriage stands."""
    kind = standing.state.messages[standing.player.carriage]
    return 0.0 if kind == NO_MESSAGE else kind_worth(standing, kind)


def empty_sector_worth(standing: Standing) -> float:
    """A marker from the general supply onto the best empty sector."""
    if not standing.player.reserve:
        return 0.0
    found = [placing_worth(standing, s) for s in SECTORS if not standing.numbers[s]]
    return max(found, default=0.0)


def best_move_worth(standing: Standing) -> float:
    """A piece from where it is least to where it brings most."""
    gains = [placing_worth(standing, sector) for sector in SECTORS]
    first, second, *_ = sorted(gains, reverse=True)
    best = 0.0
    for origin in SECTORS:
        if standing.numbers[origin]:
            gain = second if gains[origin] == first else first
            best = max(best, gain + standing.sector_worth(origin, -1))
    return best
