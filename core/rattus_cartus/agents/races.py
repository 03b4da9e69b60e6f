"""What everybody can expect of a class: how likely he ends ahead of whom, and what that brings."""

from functools import lru_cache
from math import exp, sqrt

from msgspec import Struct

from core.rattus_cartus.tracks import prizes


class Race(Struct, frozen=True):
    """How influence still grows, as it was learned for a number of players."""

    reach: float  # how much a building of the class to come opens the way to it
    gain: float  # influence that a fitting card in hand brings, once the way is open
    jokers: float  # and a Joker
    noise: float  # by which the last word may still turn a race
    turns: float  # and by how much more for a building of the class to come
    head: float  # the worth of having arrived earlier
    entry: float  # how likely somebody without influence still gets some, for a building to come


@lru_cache(maxsize=65536)
def prospects(
    race: Race,
    points: tuple[int, ...],
    arrivals: tuple[int, ...],
    fitting: tuple[float, ...],
    jokers: tuple[float, ...],
    coming: tuple[float, ...],
    values: tuple[int, ...],
) -> tuple[float, ...]:
    """The prize that every seat can expect in a class.

    By seat are given its influence, its fitting cards and its Jokers in hand, and how many buildings of the
    class it can still enter.
    """
    seats = len(points)
    if not any(coming):
        return decided(points, arrivals, values)
    at_end, there = [], []
    for seat, own in enumerate(points):
        way = 1 - exp(-race.reach * coming[seat])
        at_end.append(own + way * (race.gain * fitting[seat] + race.jokers * jokers[seat]))
        there.append(1.0 if own else 1 - exp(-race.entry * coming[seat]))
    spread = sqrt(race.noise**2 + race.turns * sum(coming) / seats)
    place = [0] * seats
    for index, seat in enumerate(arrivals):
        place[seat] = index
    last = len(values)
    ahead = [[1.0] + [0.0] * (last - 1) for _ in range(seats)]  # by how many are ahead: how likely
    for seat in range(seats):
        for other in range(seat + 1, seats):
            lead = at_end[seat] - at_end[other]
            lead += race.head if place[seat] < place[other] else -race.head
            wins = 1 / (1 + exp(-lead / spread))
            _passed(ahead[seat], (1 - wins) * there[other])
            _passed(ahead[other], wins * there[seat])
    return tuple(
        [
            likely * sum([chance * value for chance, value in zip(row, values, strict=True)])
            for likely, row in zip(there, ahead, strict=True)
        ]
    )


def _passed(row: list[float], chance: float) -> None:
    """One more is ahead by a chance."""
    for number in range(len(row) - 1, 0, -1):
        row[number] += chance * (row[number - 1] - row[number])
    row[0] *= 1 - chance


@lru_cache(maxsize=65536)
def decided(points: tuple[int, ...], arrivals: tuple[int, ...], values: tuple[int, ...]) -> tuple[float, ...]:
    """The prizes as they would be given now."""
    return tuple(map(float, prizes(points, arrivals, values)))
