"""What can be chosen of a new game: whether the one who guesses sits out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from nd_tui.games.form import Field, Values
from nd_tui.words.texts import Texts

SIT_OUT = "sit_out"


class PebblesForm:
    """Fulfils `nd_tui.games.form.Form`."""

    def usual(self) -> Values:
        """Everybody always lays."""
        return {SIT_OUT: False}

    def read(self, kept: Values) -> Values | None:
        """The one value, if it is one."""
        return {SIT_OUT: kept[SIT_OUT]} if isinstance(kept.get(SIT_OUT), bool) else None

    def fields(self, texts: Texts, values: Values, players: int) -> Iterator[Field]:
        """Whether the one who guesses sits out."""
        yield Field(SIT_OUT, texts("rule-sit_out"), _answers(texts), values[SIT_OUT])

    def seat_field(self, texts: Texts, values: Values, seat: int) -> None:
        """A seat has nothing but its name."""

    def changed(self, values: Values, field: str, value: Any) -> Values:
        """Another value."""
        return {**values, field: value}

    def seat_changed(self, values: Values, seat: int, value: Any) -> Values:
        """No seat has a value of its own."""
        return values

    def players_changed(self, values: Values, players: int) -> Values:
        """Nothing depends on how many play."""
        return values

    def setup(self, values: Values, names: Sequence[str]) -> Mapping[str, Any]:
        """The setup of a game with these players."""
        return {"players": tuple(names), SIT_OUT: values[SIT_OUT]}

    def questions(self, texts: Texts) -> Iterator[Field]:
        """The same question before a game of plain text."""
        yield Field(SIT_OUT, texts("asked-sit_out", usual=1), _answers(texts), False)

    def option_names(self, texts: Texts, option: str) -> Sequence[str]:
        """No option has a value."""
        return ()

    def given(self, texts: Texts, options: Mapping[str, Any]) -> Values:
        """What options or answers say."""
        return {SIT_OUT: options.get(SIT_OUT, False)}


def _answers(texts: Texts) -> tuple[tuple[bool, str], ...]:
    return (False, texts("form-no")), (True, texts("form-yes"))
