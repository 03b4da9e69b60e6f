"""A small network with one hidden layer, as data, and what it makes of some inputs, in plain Python.

Inputs are few that are not 0, or levels: small numbers each of which brings a whole row of the hidden layer
(`rows`), worked out before. So a value costs a few additions of short rows.
"""

from collections.abc import Iterable, Sequence
from operator import add, mul

from msgspec import Struct

Row = tuple[float, ...]


class Network(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights: for every input those to the hidden units, and those from the hidden units on."""

    inputs: tuple[Row, ...]
    bias: Row  # of the hidden units
    outputs: Row
    offset: float = 0.0

    def value(self, amounts: Sequence[float]) -> float:
        """What the network makes of an amount of every input."""
        rows = [
            tuple([amount * weight for weight in row])
            for amount, row in zip(amounts, self.inputs, strict=True)
            if amount
        ]
        return self.value_of(rows)

    def value_of(self, rows: Iterable[Row]) -> float:
        """What the network makes of rows that the inputs bring the hidden units, each already weighed."""
        hidden: Iterable[float] = self.bias
        for row in rows:
            hidden = map(add, hidden, row)
        active = [unit if unit > 0.0 else 0.0 for unit in hidden]
        return sum(map(mul, active, self.outputs), self.offset)
