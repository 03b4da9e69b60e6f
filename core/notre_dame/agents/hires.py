"""What the persons on display, and those still to come, would bring a seat, as a quick estimate."""

from collections.abc import Callable
from functools import lru_cache

from core.notre_dame.agents.prospects import (
    benefit_worth,
    best_move_worth,
    card_worth,
    donation_worth,
    driving_worth,
    empty_sector_worth,
    friend_worth,
    hotel_worth,
    message_worth,
    placing_worth,
    using_worth,
)
from core.notre_dame.agents.standing import CARDS_A_ROUND, SHARE, Standing
from core.notre_dame.carriage import corners_without_message
from core.notre_dame.names import CATHEDRAL, HOSPITAL, NOWHERE, SECTORS
from core.notre_dame.persons import gray_a, gray_b, gray_c
from core.notre_dame.state import RoundCards, State, Task

Estimate = Callable[[Standing], float]

# Persons who bring prestige for what a player has, by the rules' own counting.
POINTS: dict[str, Callable[[State, int], int]] = {
    "city_guard": gray_a.pieces_on_board,
    "night_watchman": gray_a.number_of_empty_sectors,
    "administrator": gray_a.prestige_so_far,
    "guild_master": gray_b.two_a_sector_of_two,
    "beggar_king": gray_b.spaces_before_the_rat,
    "advocate": gray_b.three_a_pair_of_messages,
    "bell_ringer": gray_b.three_a_marker_on_cathedral,
    "lady_of_the_court": gray_c.highest_count,
    "mayor": gray_c.three_a_sector_of_three,
    "carpenter": gray_c.occupied_sectors_number,
    "innkeeper": gray_c.two_a_piece_in_hotel,
    "gravedigger": gray_c.rats_of_the_round,
    "guard": gray_c.three_a_pair_in_reserve,
}
SCHOLAR = "scholar"  # whose worth depends on the hand
PASSING = ("administrator", "gravedigger")  # what they bring later cannot be read off the table now


def hostess_worth(standing: Standing) -> float:
    """3 prestige and a benefit."""
    return standing.prestige_worth(3) + benefit_worth(standing)


def monk_worth(standing: Standing) -> float:
    """2 markers and 1 prestige."""
    return standing.prestige_worth(1) + standing.supply_worth(2)


def money_lender_worth(standing: Standing) -> float:
    """2 gold and 1 prestige."""
    return standing.prestige_worth(1) + standing.gold_worth(2)


def doctor_worth(standing: Standing) -> float:
    """No plague in this round."""
    if standing.player.doctor:
        return 0.0
    now = standing.rat_worth(standing.space, standing.hospital)
    return standing.rat_worth(standing.space - standing.state.plague, standing.hospital) - now


def shift_worth(standing: Standing) -> float:
    """A piece moved without an action, for the minstrel."""
    gain = max([standing.sector_worth(sector, 1) for sector in SECTORS])
    losses = [standing.sector_worth(sector, -1) for sector in SECTORS if standing.numbers[sector]]
    return max(0.0, gain + max(losses)) if losses else 0.0


def nurse_worth(standing: Standing) -> float:
    """A marker onto the hospital, and the rat one back."""
    return placing_worth(standing, HOSPITAL) if standing.player.reserve else standing.rat_back_worth(1)


def scholar_worth(standing: Standing, cards: RoundCards) -> float:
    """The third card, once it is known which it is."""
    if len(cards.played) < CARDS_A_ROUND or not cards.hand:
        return 0.0
    return card_worth(standing, cards.hand[0].action)


def butcher_worth(standing: Standing) -> float:
    """A marker onto every empty sector."""
    empty = [standing.sector_worth(sector, 1) for sector in SECTORS if not standing.numbers[sector]]
    return sum(empty[: standing.player.reserve])


def patron_worth(standing: Standing) -> float:
    """Gold for rats."""
    spare = max(0, standing.player.gold - 1)
    return max([standing.rat_back_worth(gold) + standing.gold_worth(-gold) for gold in range(spare + 1)])


def merchant_worth(standing: Standing) -> float:
    """Gold for markets without a message."""
    home = standing.state.table.homes[standing.seat]
    return standing.gold_worth(corners_without_message(standing.state, home))


def priest_worth(standing: Standing) -> float:
    """A marker onto the cathedral."""
    if not standing.player.reserve:
        return 0.0
    return standing.prices.amounts[SHARE] * (standing.share(1) - standing.share())


def prosecutor_worth(standing: Standing) -> float:
    """The action of one sector."""
    found = [using_worth(standing, s, standing.numbers[s]) for s in SECTORS if standing.numbers[s]]
    return max(found, default=0.0)


def spy_worth(standing: Standing) -> float:
    """2 prestige."""
    return standing.prestige_worth(2)


def gypsies_worth(standing: Standing) -> float:
    """2 prestige for every marker that is worth less where it stands."""
    markers = standing.player.markers
    gains = [markers[s] * max(0.0, 2 + standing.sector_worth(s, -1)) for s in SECTORS if markers[s]]
    return sum(gains) + 2 * markers[CATHEDRAL] - standing.prices.amounts[SHARE] * standing.share()


def coachman_worth(standing: Standing) -> float:
    """The messages of one kind again."""
    kinds = [message.kind for message in standing.player.messages]
    if not kinds:
        return 0.0
    brings = standing.state.table.components.messages
    return float(max(kinds.count(kind) * brings[kind].prestige for kind in set(kinds)) + standing.park)


def lover_worth(standing: Standing) -> float:
    """A marker onto the friend's sector, and its action."""
    player = standing.player
    if player.friend == NOWHERE or not player.reserve:
        return 0.0
    return placing_worth(standing, player.friend)


HIRES: dict[str, Estimate] = {
    "hostess": hostess_worth,
    "minstrel": shift_worth,
    "monk": monk_worth,
    "fool": best_move_worth,
    "money_lender": money_lender_worth,
    "doctor": doctor_worth,
    "bishop": empty_sector_worth,
    "nurse": nurse_worth,
    "butcher": butcher_worth,
    "patron": patron_worth,
    "merchant": merchant_worth,
    "priest": priest_worth,
    "prosecutor": prosecutor_worth,
    "spy": spy_worth,
    "gypsies": gypsies_worth,
    "coachman": coachman_worth,
    "actress": best_move_worth,
    "lover": lover_worth,
}


def person_worth(standing: Standing, person: str) -> float:
    """What hiring a person now would bring, the coin not counted; nothing for persons not known here."""
    points = POINTS.get(person)
    if points is not None:
        return standing.prestige_worth(points(standing.state, standing.seat))
    estimate = HIRES.get(person)
    return estimate(standing) if estimate is not None else 0.0


def hire_worth(standing: Standing, cards: RoundCards) -> float:
    """The best of the persons on display, if the seat can pay."""
    if not standing.player.gold:
        return 0.0
    best = standing.hire
    if best is None:
        best = standing.hire = max([person_worth(standing, person) for person in standing.state.persons])
    if SCHOLAR in standing.state.persons:
        best = max(best, scholar_worth(standing, cards))
    return max(0.0, best + standing.gold_worth(-1))


def later_worth(standing: Standing) -> float:
    """What the gray persons still to come would bring if things stayed as they are."""
    state, seat = standing.state, standing.seat
    return float(sum([points(state, seat) for points in _still_to_come(state.gray[state.round + 1 :])]))


def points_to_come(state: State, seat: int) -> dict[str, int]:
    """The same for each of them, by name."""
    coming = [person for person in state.gray[state.round + 1 :] if _counts_later(person)]
    return {person: POINTS[person](state, seat) for person in coming}


def _counts_later(person: str) -> bool:
    return person in POINTS and person not in PASSING


@lru_cache(10_000)
def _still_to_come(gray: tuple[str, ...]) -> tuple[Callable[[State, int], int], ...]:
    return tuple(POINTS[person] for person in gray if _counts_later(person))


def task_worth(standing: Standing, task: Task, cards: RoundCards) -> float:
    """What the choice that the seat has before it is worth; nothing for choices not known here."""
    if task.name == COUNSEL:
        return hire_worth(standing, cards)
    known = standing.open.get(task)
    if known is None:
        known = standing.open[task] = _task_worth(standing, task)
    return known


def _task_worth(standing: Standing, task: Task) -> float:
    by_number = WITH_A_NUMBER.get(task.name)
    if by_number is not None:
        return by_number(standing, task.data[0])
    estimate = OPEN_CHOICES.get(task.name)
    return estimate(standing) if estimate is not None else 0.0


COUNSEL = "counsel"
# What an open choice is worth to the seat that has it, by the number in its task or without one.
WITH_A_NUMBER: dict[str, Callable[[Standing, int], float]] = {
    "fetch": card_worth,
    "hotel": hotel_worth,
    "drive": driving_worth,
}
OPEN_CHOICES: dict[str, Estimate] = {
    "donate": donation_worth,
    "friend": friend_worth,
    "hostess": benefit_worth,
    "message": message_worth,
    "bishop": empty_sector_worth,
    "fool_from": best_move_worth,
    "fool_to": best_move_worth,
    "minstrel_from": shift_worth,
    "minstrel_to": shift_worth,
    "minstrel_number": shift_worth,
    "actress_from": best_move_worth,
    "actress_to": best_move_worth,
    "patron": patron_worth,
    "prosecutor": prosecutor_worth,
    "coachman": coachman_worth,
}
