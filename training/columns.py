"""What games of Notre Dame have taught, as the lines of numbers from which weights are learned."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from core.notre_dame.agents.weights import (
    AMOUNTS,
    END,
    LEVELS,
    STEPS_A_ROUND,
    Rows,
    Weights,
    hats,
)

Matrix = npt.NDArray[np.float32]
WIDTH = sum(LEVELS.values()) + len(AMOUNTS)


def features(found: dict[str, npt.NDArray[Any]]) -> Matrix:
    """All features at one knot, in the order of the weights: a 1 for every step of a level, then amounts."""
    tops = list(LEVELS.values())
    steps = [found["levels"][:, [place]] >= np.arange(1, top + 1)[None, :] for place, top in enumerate(tops)]
    return np.concatenate([*steps, found["amounts"]], axis=1).astype(np.float32)


def over_knots(lines: Matrix, moments: npt.NDArray[Any], knots: Sequence[int]) -> Matrix:
    """The features spread over the knots around the moment of each line."""
    shares = np.zeros((END + 1, len(knots)), dtype=np.float32)
    for moment in range(END + 1):
        for knot, share in hats(tuple(knots), moment):
            if knot < len(knots):
                shares[moment, knot] = share
    of_line = shares[moments.astype(int)]
    spread = of_line[:, :, None] * lines[:, None, :]
    found: Matrix = spread.reshape(len(lines), -1)
    return found


def before_cards(moments: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """Which lines are from before the first card of a round."""
    found: npt.NDArray[np.bool_] = moments.astype(int) % STEPS_A_ROUND == 0
    return found


def flat(levels: dict[str, Rows], amounts: dict[str, tuple[float, ...]], knots: int) -> list[float]:
    """Weights in one row, knot by knot."""
    found: list[float] = []
    for knot in range(knots):
        for name in LEVELS:
            found += levels[name][knot]
        found += [amounts[name][knot] for name in AMOUNTS]
    return found


def unflat(numbers: Sequence[float], knots: int) -> tuple[dict[str, Rows], dict[str, tuple[float, ...]]]:
    """Weights out of one row: levels and amounts."""
    levels: dict[str, Rows] = {}
    amounts: dict[str, tuple[float, ...]] = {}
    place = 0
    for name, top in LEVELS.items():
        levels[name] = tuple(
            tuple(round(float(x), 3) for x in numbers[knot * WIDTH + place : knot * WIDTH + place + top])
            for knot in range(knots)
        )
        place += top
    for name in AMOUNTS:
        amounts[name] = tuple(round(float(numbers[knot * WIDTH + place]), 3) for knot in range(knots))
        place += 1
    return levels, amounts


def both(weights: Weights) -> tuple[list[float], list[float]]:
    """The weights of the midst of a round and those of its beginning, in one row each."""
    within = flat(weights.levels, weights.amounts, len(weights.knots))
    if not weights.levels_before:
        return within, within
    return within, flat(weights.levels_before, weights.amounts_before, len(weights.knots))
