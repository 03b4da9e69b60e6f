"""Weights set by hand, from which learning begins and against which it is measured."""

from core.notre_dame.agents.weights import AMOUNTS, END, LEVELS, Weights

KNOTS = (0, 6, 12, 18, 21, 24)

# What a step of a level brings with all the game still to come.
EARLY = {
    "gold": 1.0,
    "supply": 0.8,
    "school": 1.5,
    "bank": 2.0,
    "residence": 2.5,
    "carriage_house": 1.5,
    "hotel": 1.0,
    "park": 2.0,
    "hospital": 2.0,
    "rat": -0.3,
    "messages": 0.3,
}
LASTING = ("gold", "supply")  # of use until the last card is played
ALWAYS = {"penalty": -4.0, "plagues": -3.0, "cathedral": 1.0, "hand": 0.8, "hire": 0.8, "task": 1.0}
FADING = {"start": 30.0, "persons": 0.3, "friend": -1.0, "draw": 0.0}


def handset() -> Weights:
    """A sensible guess: things are worth what is left of the game, gold and markers nearly to the end."""
    left = [1 - knot / END for knot in KNOTS]
    levels = {}
    for name, top in LEVELS.items():
        shares = [min(1.0, 3 * share) if name in LASTING else share for share in left]
        levels[name] = tuple(tuple([EARLY[name] * share] * top) for share in shares)
    amounts = {}
    for name in AMOUNTS:
        shares = [1.0] * len(left) if name in ALWAYS else left
        weight = ALWAYS.get(name, FADING.get(name, 0.0))
        amounts[name] = tuple(weight * share for share in shares)
    return Weights(KNOTS, levels, amounts, tuple(2 + 5 * share for share in [*left, 0.0]))
