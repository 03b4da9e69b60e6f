"""How often the rat will pass the end of the harbour in the rounds to come, for every rat and hospital."""

from functools import cache

from core.notre_dame.state import ROUNDS

PLAGUE_VALUES = (2, 3, 4, 5, 6)  # of a usual round, each as likely as the others
SENT_BACK = 1  # spaces that a usual player sends the rat back in a round
MOST_HOSPITAL = 8


@cache
def penalties_to_come(harbour: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By rounds left, rat and count of the hospital: the expected number of penalties."""
    spaces = range(harbour + 1)
    table = [tuple((0.0,) * (MOST_HOSPITAL + 1) for _ in spaces)]
    for _ in range(ROUNDS):
        later = table[-1]
        table.append(
            tuple(
                tuple(_expected(later, rat, hospital, harbour) for hospital in range(MOST_HOSPITAL + 1))
                for rat in spaces
            )
        )
    return tuple(table)


def _expected(later: tuple[tuple[float, ...], ...], rat: int, hospital: int, harbour: int) -> float:
    total = 0.0
    for value in PLAGUE_VALUES:
        space = max(0, rat - SENT_BACK) + value - hospital
        total += (space > harbour) + later[max(0, min(space, harbour))][hospital]
    return total / len(PLAGUE_VALUES)
