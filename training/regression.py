"""Ridge regression on sparse samples, in plain Python: a few hundred weights need no library."""

from collections.abc import Sequence

Sparse = Sequence[tuple[int, float]]


class Regression:
    """Collects samples and finds the small change of the weights that explains them best."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.samples = 0
        self.squares = 0.0
        self._products = [[0.0] * (row + 1) for row in range(size)]
        self._sums = [0.0] * size

    def add(self, features: Sparse, missing: float) -> None:
        """A sample: its features in ascending order, and what the present weights miss the truth by."""
        self.samples += 1
        self.squares += missing * missing
        for place, (row, amount) in enumerate(features):
            self._sums[row] += amount * missing
            products = self._products[row]
            for column, other in features[: place + 1]:
                products[column] += amount * other

    def change(self, penalty: float) -> list[float]:
        """The change of the weights; the penalty, in samples, holds back what few samples speak for."""
        lower = [list(row) for row in self._products]
        for row in range(self.size):
            lower[row][row] += penalty
        _decompose(lower)
        return _solve(lower, self._sums)


def _decompose(lower: list[list[float]]) -> None:
    """Cholesky's decomposition, in place."""
    for row, here in enumerate(lower):
        for column in range(row):
            there = lower[column]
            done = sum([a * b for a, b in zip(here[:column], there, strict=False)])
            here[column] = (here[column] - done) / there[column]
        rest = here[row] - sum([a * a for a in here[:row]])
        here[row] = max(rest, 1e-9) ** 0.5


def _solve(lower: list[list[float]], sums: list[float]) -> list[float]:
    forward: list[float] = []
    for row, here in enumerate(lower):
        done = sum([a * b for a, b in zip(here, forward, strict=False)])
        forward.append((sums[row] - done) / here[row])
    found = forward[:]
    for row in range(len(lower) - 1, -1, -1):
        found[row] /= lower[row][row]
        for column in range(row):
            found[column] -= lower[row][column] * found[row]
    return found
