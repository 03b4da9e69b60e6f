"""What can be chosen of a new game besides who plays and the seed, which are the same in every game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from nd_tui.words.texts import Texts

Values = Mapping[str, Any]  # what is chosen, by the names under which it is kept


class Field(Struct, frozen=True):
    """Something to choose: its name or question, the possible values in words, and the one that is chosen."""

    id: str  # without a hyphen
    label: str
    choices: tuple[tuple[Any, str], ...]
    value: Any
    with_luck: bool = False  # it stands beside the seed
    are_colours: bool = False  # the values are players' colours


class Form(Protocol):
    """A game's part of the form of a new game."""

    def usual(self) -> Values:
        """What is chosen before anything is."""

    def read(self, kept: Values) -> Values | None:
        """Values that were kept in a file; None where they make no sense."""

    def fields(self, texts: Texts, values: Values, players: int) -> Iterable[Field]:
        """The fields, in their order."""

    def seat_field(self, texts: Texts, values: Values, seat: int) -> Field | None:
        """What a seat has besides its name and who plays it."""

    def changed(self, values: Values, field: str, value: Any) -> Values:
        """The values after another one was chosen in a field."""

    def seat_changed(self, values: Values, seat: int, value: Any) -> Values:
        """The values after another one was chosen for a seat."""

    def players_changed(self, values: Values, players: int) -> Values:
        """The values for more or fewer players."""

    def setup(self, values: Values, names: Sequence[str]) -> Mapping[str, Any]:
        """A setup as plain data for `Game.read_setup`."""

    def questions(self, texts: Texts) -> Iterable[Field]:
        """What is asked before a new game of plain text; the label is the whole question."""

    def option_names(self, texts: Texts, option: str) -> Sequence[str]:
        """What can be typed for one of the command's options that this game has (`nd_tui.games.OPTIONS`)."""

    def given(self, texts: Texts, options: Mapping[str, Any]) -> Values:
        """The values that options of the command, or answers to the questions, ask for; or BadSetup."""
