"""The ways to enter a building that are worth a thought, each with what it is likely to bring."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from core import rng
from core.rattus_cartus.agents.prospects import (
    LIFE,
    action_worth,
    card_worth,
    class_prospects,
)
from core.rattus_cartus.choices import playable
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import (
    CLASSES,
    FLUTE,
    HOMES,
    JOKER,
    POPULATION_KINDS,
    SWORD,
    Cards,
    class_of,
    type_of,
)
from core.rattus_cartus.odds import tail
from core.rattus_cartus.state import Entry, State, Table, building_of, home_of
from core.rattus_cartus.views import View

MOST_STRANGERS = 4
MOST_JOKERS = 3
CERTAIN, OPEN = 0.9, 0.25  # that a privilege is had, ahead of all inside or not
COMING = 0.6  # how much less sure it is for each who still comes
ARMED = 4  # ways to enter a building to which Swords and Flutes are added
GAIN_OF_A_SWORD = 0.6  # of what could be had


class Sight(Struct, gc=False):
    """What counts for a seat when it enters a building, out of its view or out of a position it imagines."""

    table: Table
    round: int
    seat: int
    row: tuple[str, ...]
    entries: tuple[Entry, ...]
    hand: Cards
    hands: Sequence[int]  # sizes
    influence: tuple[tuple[int, ...], ...]
    arrivals: tuple[tuple[int, ...], ...]
    rats: tuple[int, ...]
    unseen: Sequence[int]  # building cards of each class that may still come
    tail: Sequence[float]  # by a number of rats, how likely so many are survived


def sight(view: View) -> Sight:
    """What a view shows."""
    unseen = tuple(map(type_of, view.unseen))
    return _sight(view, view.seat, view.hand, view.hands, unseen, tail(view))


def imagined_sight(state: State, seat: int, odds: Sequence[float]) -> Sight:
    """What a seat would see in an imagined position, with the odds of whoever imagines it."""
    unseen = tuple(map(type_of, state.pile + state.replacement))
    return _sight(state, seat, state.hands[seat], tuple(map(len, state.hands)), unseen, odds)


def _sight(
    of: View | State,
    seat: int,
    hand: Cards,
    hands: Sequence[int],
    unseen: Sequence[str],
    odds: Sequence[float],
) -> Sight:
    to_come = [0] * len(CLASSES)
    for kind in unseen:
        to_come[HOMES[kind]] += 1
    return Sight(
        of.table,
        of.round,
        seat,
        of.row,
        of.entries,
        hand,
        hands,
        of.influence,
        of.arrivals,
        of.rats,
        to_come,
        odds,
    )


def life(view: Sight, rats: int) -> float:
    """What it is worth to have no more than so many rats."""
    return LIFE * (view.tail[max(0, rats)] if rats < len(view.tail) else 0.0)


def weighed(view: Sight, few: bool = False) -> list[tuple[float, Enter]]:
    """The candidates of the seat with their worth, the best first; few where many positions are met."""
    found = [one for place in range(len(view.row)) for one in _of_building(view, place, few)]
    return sorted(found, key=lambda one: (-one[0], one[1].place, one[1].cards))


def best_of_each(view: Sight, number: int, few: bool) -> list[Enter]:
    """Of each building so many candidates."""
    left = dict.fromkeys(range(len(view.row)), number)
    found = []
    for _, move in weighed(view, few):
        if left[move.place]:
            left[move.place] -= 1
            found.append(move)
    return found


@lru_cache(maxsize=65536)
def in_no_order(cards: Cards) -> Cards:
    """The cards in an order that tells nothing of their nuns, always the same one.

    Cards that serve alike are laid as they stand here. Whoever laid those with the fewest nuns first and
    kept the others would make everybody believe that there are more in the nun row than there are.
    """
    found, _ = rng.shuffled(rng.seeded(int.from_bytes(bytes(cards))), cards)
    return found


def cheapest(view: Sight, cards: Sequence[int]) -> list[int]:
    """Cards of a hand, those first that one needs least, of equal ones the first."""
    left = rounds_left(view)

    def need(card: int) -> tuple[float, int]:
        fits = view.unseen[class_of(card)] if card < POPULATION_KINDS else 0
        return card_worth(card, left), fits

    return sorted(cards, key=need)


def _of_building(view: Sight, place: int, few: bool) -> list[tuple[float, Enter]]:
    """The ways to enter a building; Swords and Flutes are added to the best of those without them."""
    home, left = home_of(view.row[place]), rounds_left(view)
    hand = in_no_order(playable(view.hand))
    fitting = [card for card in hand if card < POPULATION_KINDS and class_of(card) == home]
    strangers = cheapest(view, [card for card in hand if card < POPULATION_KINDS and class_of(card) != home])
    a_card, a_joker = card_worth(0, left), card_worth(JOKER, left)
    alive, rats = life(view, view.rats[view.seat]), view.rats[view.seat]
    numbers = product(
        (0, len(fitting)) if few and fitting else _some(len(fitting)),
        range(min(hand.count(JOKER), 1 if few else MOST_JOKERS) + 1),
        range(min(len(strangers), 2 if few else MOST_STRANGERS) + 1),
    )
    worths: dict[int, float] = {}
    found = []
    for fits, jokers, strange in numbers:
        force = fits + jokers + strange
        if force not in worths:
            worths[force] = _of_force(view, place, home, force)
        worth = worths[force] + life(view, rats + strange) - alive
        worth -= (fits + strange) * a_card + jokers * a_joker
        cards = (*fitting[:fits], *(JOKER,) * jokers, *strangers[:strange])
        found.append((worth, strange, cards))
    others_inside = [entry for entry in view.entries if entry.place == place]
    if others_inside and (SWORD in hand or FLUTE in hand):
        found.sort(key=lambda one: -one[0])
        halves = max(view.hands[entry.seat] // 2 for entry in others_inside)
        found += list(_with_specials(view, hand, found[:ARMED], halves))
    return [(worth, Enter(place, tuple(sorted(cards)))) for worth, _, cards in found]


def _with_specials(
    view: Sight, hand: Cards, ways: Sequence[tuple[float, int, Cards]], halves: int
) -> Iterator[tuple[float, int, Cards]]:
    left, rats = rounds_left(view), view.rats[view.seat]
    for swords, flutes in ((1, 0), (0, 1), (1, 1)):
        if (swords and SWORD not in hand) or (flutes and FLUTE not in hand):
            continue
        price = swords * card_worth(SWORD, left) + flutes * card_worth(FLUTE, left)
        gain = swords * GAIN_OF_A_SWORD * halves * card_worth(0, left)
        for worth, strange, cards in ways:
            safer = life(view, rats + strange - flutes) - life(view, rats + strange)
            specials = (*(SWORD,) * swords, *(FLUTE,) * flutes)
            yield worth + gain - price + safer, strange, cards + specials


def rounds_left(view: Sight) -> int:
    """How many rounds come after this one."""
    return view.table.size.rounds - 1 - view.round


def _some(number: int) -> list[int]:
    """All numbers up to a few, and of many some."""
    return sorted({0, min(1, number), number // 2, max(0, number - 1), number})


def _of_force(view: Sight, place: int, home: int, force: int) -> float:
    """What influence and the building's action are worth with a force."""
    seat, left = view.seat, rounds_left(view)
    chance = _of_privilege(view, place, force)
    if not left:
        stay = _prize(view, home, force)
        return stay + chance * (_prize(view, home, force + 1) - stay) - _prize(view, home, 0)
    building = building_of(view.table, view.row[place])
    rat = (life(view, view.rats[seat] - 1) - life(view, view.rats[seat] + 1)) / 2
    privilege, basic = (
        action_worth(action, left, force, rat) for action in (building.privilege, building.basic)
    )
    return _prize(view, home, force) - _prize(view, home, 0) + chance * privilege + (1 - chance) * basic


def _prize(view: Sight, home: int, more: int) -> float:
    points, order, seat = view.influence[home], view.arrivals[home], view.seat
    if more:
        points = (*points[:seat], points[seat] + more, *points[seat + 1 :])
        order = (*[other for other in order if other != seat], seat)
    return class_prospects(points, order, view.table.size.class_prizes, rounds_left(view))[seat]


def _of_privilege(view: Sight, place: int, force: int) -> float:
    """How likely this force is the highest, by what others have announced and how many still come."""
    everywhere = view.table.size.one_privilege
    inside = [entry.number for entry in view.entries if everywhere or entry.place == place]
    coming = len(view.rats) - 1 - len(view.entries)
    chance = CERTAIN if force > max(inside, default=-1) else OPEN if force else 0.0
    rivals = coming if everywhere else coming / len(view.row)
    return chance * float(COMING ** (rivals / (1 + force)))


def cards_by_need(view: Sight, number: int) -> Cards:
    """So many cards of the hand, those one needs least."""
    return tuple(sorted(cheapest(view, in_no_order(view.hand))[:number]))
