"""Fitting a small network with one hidden layer by Adam, on whole games held out to know when to stop."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from training.learning.network import Network

Matrix = npt.NDArray[np.float32]
Heard = Callable[[int, float, float], None]  # after an epoch: its number, the errors learned and held out

FORGETTING = (0.9, 0.999)
TINY = 1e-8


class Fit:
    """A network while it learns to add what is missing."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        scale = np.sqrt(1.0 / inputs)
        self.layers: list[Matrix] = [
            self.luck.normal(0.0, scale, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            self.luck.normal(0.0, np.sqrt(1.0 / hidden), hidden).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self._first = [np.zeros_like(layer) for layer in self.layers]
        self._second = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def values(self, features: Matrix) -> Matrix:
        """What the network makes of lines of features."""
        into, bias, out, offset = self.layers
        found: Matrix = np.maximum(features @ into + bias, 0.0) @ out + offset
        return found

    def error(self, features: Matrix, missing: Matrix) -> float:
        """By how much it misses them in the square mean."""
        return float(np.sqrt(np.mean(np.square(self.values(features) - missing))))

    def learn(self, features: Matrix, missing: Matrix, rate: float, decay: float) -> None:
        """A step of Adam on some lines; the weights between inputs and hidden units decay a little."""
        into, bias, out, offset = self.layers
        before = features @ into + bias
        hidden = np.maximum(before, 0.0)
        off = (hidden @ out + offset - missing) * np.float32(2.0 / len(missing))
        back = np.outer(off, out) * (before > 0.0)
        slopes = [features.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self._steps += 1
        short, long = FORGETTING
        for place, slope in enumerate(slopes):
            first = self._first[place] = short * self._first[place] + (1 - short) * slope
            second = self._second[place] = long * self._second[place] + (1 - long) * slope * slope
            step = first / (1 - short**self._steps)
            step /= np.sqrt(second / (1 - long**self._steps)) + TINY
            self.layers[place] = (self.layers[place] - rate * step).astype(np.float32)
        self.layers[0] *= np.float32(1 - rate * decay)

    def network(self, digits: int = 5) -> Network:
        """The weights as data."""
        into, bias, out, offset = [
            np.round(layer.astype(np.float64), digits).tolist() for layer in self.layers
        ]
        return Network(tuple(map(tuple, into)), tuple(bias), tuple(out), offset[0])


def fitted(
    features: Matrix,
    missing: Matrix,
    apart: npt.NDArray[np.bool_],
    hidden: int = 16,
    epochs: int = 30,
    rate: float = 2e-3,
    decay: float = 1e-2,
    lines: int = 512,
    seed: int = 1,
    heard: Heard | None = None,
) -> tuple[Fit, float, float]:
    """The network that missed least of the lines held apart, with that error and the one of no network."""
    fit = Fit(features.shape[1], hidden, seed)
    told, told_missing = features[~apart], missing[~apart]
    kept, kept_missing = features[apart], missing[apart]
    without = float(np.sqrt(np.mean(np.square(kept_missing))))
    best: tuple[float, list[Any]] = (without, [np.zeros_like(layer) for layer in fit.layers])
    for epoch in range(epochs):
        order = fit.luck.permutation(len(told))
        slower = rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for first in range(0, len(order), lines):
            some = order[first : first + lines]
            fit.learn(told[some], told_missing[some], slower, decay)
        error = fit.error(kept, kept_missing)
        if heard is not None:
            heard(epoch, fit.error(told, told_missing), error)
        if error < best[0]:
            best = error, [layer.copy() for layer in fit.layers]
    fit.layers = best[1]
    return fit, best[0], without
