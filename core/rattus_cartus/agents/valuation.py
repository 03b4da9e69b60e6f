"""What a position promises: points by learned weights, and the chance to live by what is known of the nuns.

All hang on the same nuns: who has fewer rats lives wherever one with more does. So the chance to win is
summed over who lives, from the one with the fewest rats alone to everybody.
"""

from collections.abc import Sequence
from math import exp

from core.rattus_cartus.agents.races import decided, prospects
from core.rattus_cartus.agents.settling import Standing
from core.rattus_cartus.agents.weights import Moment, Weights, at
from core.rattus_cartus.components import Scoring
from core.rattus_cartus.names import CLASSES, FLUTE, GOLD, JOKER, PASS_CARD, POPULATION_KINDS, SWORD
from core.rattus_cartus.scoring import for_gold

MANY, FAR_TOO_MANY = 6.0, 10.0  # rats
FAR_OFF = 3**0.5  # deviations on either side that stand, a sixth each, for all that goes wrong
RACES = range(len(CLASSES))
Tail = Sequence[float]  # by a number of rats, how likely so many are survived


class Valuation:
    """Values positions of one number of players."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._moments: dict[float, Moment] = {}

    def moment(self, time: float) -> Moment:
        """The weights with so many rounds to come."""
        found = self._moments.get(time)
        if found is None:
            found = self._moments[time] = at(self.weights, time)
        return found

    def expected(self, standing: Standing) -> list[float]:
        """The points that everybody can expect in the end."""
        return [
            sum(map(float.__mul__, self.moment(time).points, row))
            for time, row in zip(standing.times, self.features(standing), strict=True)
        ]

    def races(self, standing: Standing) -> list[tuple[float, ...]]:
        """Class by class what everybody can expect of it."""
        race, values = self.weights.race, standing.table.size.class_prizes
        jokers, outside = tuple([piles[0] for piles in standing.piles]), standing.outside
        found = []
        for home, fitting in enumerate(zip(*standing.people, strict=True)):
            later, now = standing.coming[home], standing.row[home]
            coming = tuple([later + now if waits else later for waits in outside])
            points, order = standing.influence[home], standing.arrivals[home]
            found.append(prospects(race, points, order, fitting, jokers, coming, values))
        return found

    def features(self, standing: Standing) -> list[list[float]]:
        """Of every seat what its points are a sum of, in the order of FEATURES."""
        seats = len(standing.times)
        race = [sum(column) for column in zip(*self.races(standing), strict=True)]
        sizes = standing.table.size
        now = [0.0] * seats
        for points, order in zip(standing.influence, standing.arrivals, strict=True):
            for seat, value in enumerate(decided(points, order, sizes.class_prizes)):
                now[seat] += value
        rules = standing.table.components.scoring
        people = [sum(row) for row in standing.people]
        golden = _golden(
            [piles[GOLD - POPULATION_KINDS] for piles in standing.piles], rules, sizes.gold_second
        )
        most = _most(
            [own + piles[0] for own, piles in zip(people, standing.piles, strict=True)],
            rules.most_cards,
            rules.most_cards_tied,
        )
        for pile in (SWORD, FLUTE, PASS_CARD):
            column = [piles[pile - POPULATION_KINDS] for piles in standing.piles]
            if any(column):
                most = [
                    a + b
                    for a, b in zip(
                        most, _most(column, rules.most_specials, rules.most_specials_tied), strict=True
                    )
                ]
        all_people, all_rats = sum(people), sum(standing.rats)
        others = seats - 1
        welcome = _welcome(standing)
        return [
            [
                1.0,
                race[seat],
                now[seat],
                standing.tokens[seat] * rules.token,
                people[seat],
                welcome[seat],
                piles[JOKER - POPULATION_KINDS],
                piles[SWORD - POPULATION_KINDS],
                piles[FLUTE - POPULATION_KINDS],
                piles[PASS_CARD - POPULATION_KINDS],
                piles[GOLD - POPULATION_KINDS],
                golden[seat],
                most[seat],
                standing.rats[seat],
                max(0.0, standing.rats[seat] - MANY),
                max(0.0, standing.rats[seat] - FAR_TOO_MANY),
                (all_people - people[seat]) / others,
                (all_rats - standing.rats[seat]) / others,
                standing.looks[seat],
            ]
            for seat, piles in enumerate(standing.piles)
        ]

    def rats_in_the_end(self, standing: Standing) -> list[float]:
        """With how many rats everybody is judged, as far as that can be told."""
        found = []
        for time, rats in zip(standing.times, standing.rats, strict=True):
            some, share = self.moment(time).rats
            found.append(some + share * rats)
        return found

    def lives(self, standing: Standing, tail: Tail) -> list[float]:
        """How likely everybody lives: few rats can become too many, and many few enough."""
        found = []
        for time, rats in zip(standing.times, self.rats_in_the_end(standing), strict=True):
            off = FAR_OFF * self.moment(time).doubt
            middle = survived(tail, rats)
            found.append((survived(tail, rats - off) + 4 * middle + survived(tail, rats + off)) / 6)
        return found

    def spread(self, standing: Standing) -> float:
        """By how many points expectations may still go wrong."""
        return self.moment(sum(standing.times) / len(standing.times)).spread


def survived(tail: Tail, rats: float) -> float:
    """How likely so many rats are survived; between two numbers, in between."""
    if rats <= 0:
        return 1.0
    whole = int(rats)
    if whole >= len(tail) - 1:
        return 0.0
    return tail[whole] + (rats - whole) * (tail[whole + 1] - tail[whole])


def winning(points: Sequence[float], lives: Sequence[float], spread: float) -> tuple[float, ...]:
    """The chance to win of everybody, of whom each lives wherever one does who is less likely to."""
    top = max(points)
    powers = [exp((own - top) / spread) for own in points]
    found = [0.0] * len(points)
    order = sorted(range(len(points)), key=lives.__getitem__, reverse=True)
    total = 0.0
    for place, seat in enumerate(order):
        total += powers[seat]
        following = lives[order[place + 1]] if place + 1 < len(order) else 0.0
        so_far = lives[seat] - following  # that just these live
        if so_far > 0:
            for living in order[: place + 1]:
                found[living] += so_far * powers[living] / total
    return tuple(found)


def _welcome(standing: Standing) -> list[float]:
    """Of each seat how many of its cards buildings still to come welcome."""
    row, coming = standing.row, standing.coming
    found = []
    for people, outside in zip(standing.people, standing.outside, strict=True):
        if outside:
            found.append(sum([own * min(1.0, a + b) for own, a, b in zip(people, coming, row, strict=True)]))
        else:
            found.append(sum([own * min(1.0, a) for own, a in zip(people, coming, strict=True)]))
    return found


def _most(numbers: Sequence[float], alone: int, tied: int) -> list[float]:
    """Points for most of something."""
    top = max(numbers)
    if top <= 0:
        return [0.0] * len(numbers)
    value = float(alone if numbers.count(top) == 1 else tied)
    return [value if number == top else 0.0 for number in numbers]


def _golden(numbers: Sequence[float], rules: Scoring, second: int) -> list[float]:
    """Points for Gold, of which fractions are only expected."""
    if not any(numbers):
        return [0.0] * len(numbers)
    return list(map(float, for_gold(list(map(round, numbers)), rules, second)))
