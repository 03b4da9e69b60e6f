"""Ridge regression: the small change of some weights that explains what they missed."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float32]
Vector = npt.NDArray[np.floating[Any]]
ROUNDING = 1e-9
LEAST_PENALTY = 1e-6  # so that a feature that was never met is no trouble


class Ridge:
    """Collects lines of features with what is missing in each; only their products are kept."""

    def __init__(self, width: int) -> None:
        self.lines = 0
        self.squares = 0.0
        self.products = np.zeros((width, width))
        self.sums = np.zeros(width)

    def add(self, features: Matrix, missing: npt.NDArray[np.float32]) -> None:
        """Lines of features, and by how much the present weights miss the truth there."""
        self.lines += len(missing)
        self.squares += float(np.square(missing, dtype=np.float64).sum())
        self.products += features.T.astype(np.float64) @ features
        self.sums += features.T.astype(np.float64) @ missing

    def change(self, penalty: float | Sequence[float], least: Vector | None = None) -> Vector:
        """The change of the weights; the penalty, in lines, holds back what few of them speak for.

        It is one for all weights or one for each. No weight is changed by less than the least that is told
        for it: those that would be are changed by that much, and the others make the best of it.
        """
        held = np.broadcast_to(np.asarray(penalty, dtype=np.float64), self.sums.shape) + LEAST_PENALTY
        products = self.products + np.diag(held)
        free = np.ones(len(self.sums), dtype=np.bool_)
        found: Vector = np.linalg.solve(products, self.sums)
        while least is not None and (found < least - ROUNDING).any():
            free &= found >= least - ROUNDING
            found = np.where(free, 0.0, least)
            rest = (self.sums - products @ found)[free]
            found[free] = np.linalg.solve(products[np.ix_(free, free)], rest)
        return found

    def error(self, change: Vector | None = None) -> float:
        """By how much these lines are missed in the square mean, once the weights are changed."""
        if change is None:
            return float(np.sqrt(self.squares / self.lines))
        squares = self.squares - 2 * change @ self.sums + change @ self.products @ change
        return float(np.sqrt(np.maximum(0.0, squares) / self.lines))
