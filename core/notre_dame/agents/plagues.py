"""How often the rat will pass the end of the harbour in the rounds to come, for every rat and hospital.

The persons of a period are known, only their order is not. So how many rats come in what is left of it is
known, and that of its last round exactly.
"""

from functools import cache

from core.notre_dame.state import ROUNDS_A_PERIOD, State

SPREAD = (-2, -1, 0, 1, 2)  # by which the plague of a round differs from the mean of those to come
MOST_HOSPITAL = 8

Coming = tuple[tuple[int, int], ...]  # by period: the rounds to come and their rats
Penalties = tuple[tuple[float, ...], ...]  # by rat and hospital


def rats_to_come(state: State) -> Coming:
    """The rounds after this one, with the rats on their persons."""
    cards, now = state.table.components.persons, state.round
    brown_shown = 2 * (now % ROUNDS_A_PERIOD + 1)
    brown = sum([cards[person].rats for person in state.brown])
    found = []
    for first in range(now - now % ROUNDS_A_PERIOD, len(state.gray), ROUNDS_A_PERIOD):
        last = first + ROUNDS_A_PERIOD
        gray = [cards[person].rats for person in state.gray[max(first, now + 1) : last]]
        if not gray:
            continue
        if first <= now:
            found.append((len(gray), sum(gray) + sum([cards[p].rats for p in state.brown[brown_shown:]])))
        else:
            found.append((len(gray), sum(gray) + brown))
    return tuple(found)


@cache
def penalties_to_come(harbour: int, coming: Coming, sent_back: int) -> Penalties:
    """By rat and hospital: the expected number of penalties, if the rat is sent back so far every round."""
    if not coming:
        return tuple((0.0,) * (MOST_HOSPITAL + 1) for _ in range(harbour + 1))
    (rounds, rats), *rest = coming
    after = (
        penalties_to_come(harbour, ((rounds - 1, rats - rats // rounds), *rest), sent_back)
        if (rounds > 1)
        else penalties_to_come(harbour, tuple(rest), sent_back)
    )
    values = (
        (rats,)
        if rounds == 1
        else tuple(max(0, int((rats + more * rounds) / rounds + 0.5)) for more in SPREAD)
    )
    return tuple(
        tuple(
            _expected(after, values, max(0, rat - sent_back), hospital)
            for hospital in range(MOST_HOSPITAL + 1)
        )
        for rat in range(harbour + 1)
    )


def _expected(after: Penalties, values: tuple[int, ...], rat: int, hospital: int) -> float:
    total, harbour = 0.0, len(after) - 1
    for value in values:
        space = rat + value - hospital
        total += (space > harbour) + after[max(0, min(space, harbour))][hospital]
    return total / len(values)
