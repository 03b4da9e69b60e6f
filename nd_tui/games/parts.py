"""Decisions with more answers than a list can hold: the parts of a move, and what is set in them.

A game says by which parts a move is put together and makes the move of their values. No set of all moves is
ever written out: each time a part is set, one move is made, or one refusal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from core.game import IllegalMove

if TYPE_CHECKING:
    from nd_tui.games.box import Words
    from nd_tui.games.game_types import Move, View
    from nd_tui.words.texts import Texts

Value: TypeAlias = Any
Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class Amount:
    """How many of something: cards of a kind, coins."""

    id: str
    name: str
    least: int
    most: int
    value: int  # at first

    def allows(self, value: Value) -> bool:
        """Whether it can be set so."""
        return isinstance(value, int) and self.least <= value <= self.most

    def stepped(self, value: int, by: int) -> int:
        """So many more or fewer, as far as that goes."""
        return min(max(value + by, self.least), self.most)


@dataclass(frozen=True)
class OneOf:
    """One of several things, each a value with its words."""

    id: str
    name: str
    choices: tuple[tuple[Value, str], ...]
    first: int = 0  # the place of the one that is set at first

    @property
    def value(self) -> Value:
        """What is set at first."""
        return self.choices[self.first][0]

    def allows(self, value: Value) -> bool:
        """Whether it can be set so."""
        return any(value == known for known, _ in self.choices)

    def place(self, value: Value) -> int:
        """Where among the choices a value stands."""
        return next(place for place, (known, _) in enumerate(self.choices) if known == value)

    def stepped(self, value: Value, by: int) -> Value:
        """The next choice, or the one before; after the last comes the first."""
        return self.choices[(self.place(value) + by) % len(self.choices)][0]

    def told(self, value: Value) -> str:
        """The words for a value."""
        return self.choices[self.place(value)][1]


Part: TypeAlias = Amount | OneOf


@dataclass(frozen=True)
class Composition:
    """A decision by its parts, with what is set in them now."""

    words: "Words"
    view: "View"
    parts: tuple[Part, ...]
    values: Values

    def with_values(self, values: Values) -> "Composition":
        """The same with other values in some parts."""
        return replace(self, values={**self.values, **values})

    def of_move(self, move: "Move") -> "Composition":
        """The same as a move has it, if these parts can be set so; else as it is."""
        values = dict(self.words.decomposed(self.view, move))
        fits = set(values) == set(self.values) and all(part.allows(values[part.id]) for part in self.parts)
        return self.with_values(values) if fits else self

    @cached_property
    def _outcome(self) -> "Move | IllegalMove":
        try:
            return self.words.composed(self.view, self.values)
        except IllegalMove as refusal:
            return refusal

    @property
    def move(self) -> "Move | None":
        """The move that is composed; None where the rules refuse it."""
        return None if self.refusal else self._outcome

    @property
    def refusal(self) -> IllegalMove | None:
        """Why what is set is no move."""
        return self._outcome if isinstance(self._outcome, IllegalMove) else None

    def hesitation(self, texts: "Texts") -> str:
        """Why the move is rarely meant; mostly empty."""
        return "" if self.move is None else self.words.hesitation(texts, self.view, self.move)


def composition(words: "Words", texts: "Texts", view: "View") -> Composition | None:
    """The decision of a view as it is set at first; None where its moves are a list."""
    parts: Sequence[Part] = words.parts(texts, view)
    values = {part.id: part.value for part in parts}
    return Composition(words, view, tuple(parts), values) if parts else None
