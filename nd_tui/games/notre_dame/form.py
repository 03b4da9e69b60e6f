"""What can be chosen of a new game of Notre Dame: colours, edition, options, the first bell-ringer."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from core.game import BadSetup
from core.notre_dame.names import COLOURS
from core.notre_dame.setup import EDITIONS, USUAL_EDITION, Options
from nd_tui.games.form import Field, Values
from nd_tui.games.notre_dame.words.editions import edition_named, edition_names
from nd_tui.words.texts import Texts

COLOUR, EDITION, START = "colour", "edition", "start"
COUNTS = (3, 4)  # from which the hotel may give twice


class Chosen(Struct, frozen=True):
    """The values as they are kept; None is as the edition or the seed has it."""

    colours: tuple[str, ...] = COLOURS  # of all seats that there could be
    edition: str = USUAL_EDITION
    hotel_two_from: Literal[3, 4] | None = None
    fool_from_cathedral: bool | None = None
    limited_gold: bool | None = None
    new_persons: bool | None = None
    start: int | None = None


class NotreDameForm:
    """Fulfils `nd_tui.games.form.Form`."""

    def usual(self) -> Values:
        """The anniversary edition as it is."""
        return msgspec.structs.asdict(Chosen())

    def read(self, kept: Values) -> Values | None:
        """Values of the right kinds, with every colour once."""
        try:
            chosen = msgspec.convert(dict(kept), Chosen)
        except msgspec.ValidationError:
            return None
        return msgspec.structs.asdict(chosen) if sorted(chosen.colours) == sorted(COLOURS) else None

    def fields(self, texts: Texts, values: Values, players: int) -> Iterator[Field]:
        """The edition, its options, and who begins."""
        edition = values[EDITION]
        editions = tuple((name, texts(f"edition-{name}")) for name in EDITIONS)
        yield Field(EDITION, texts("new-edition"), editions, edition)
        for option in Options.__struct_fields__:
            usual = (None, texts("as-edition", value=_told(texts, getattr(EDITIONS[edition], option))))
            possible = COUNTS if option == "hotel_two_from" else (True, False)
            choices = (usual, *((value, _told(texts, value)) for value in possible))
            yield Field(option, texts(f"rule-{option}"), choices, values[option])
        seats = tuple((seat, texts("new-seat", n=seat + 1)) for seat in range(players))
        starts = ((None, texts("new-start-seed")), *seats)
        yield Field(START, texts("new-start"), starts, values[START], with_luck=True)

    def seat_field(self, texts: Texts, values: Values, seat: int) -> Field:
        """The colour of a seat."""
        choices = tuple((colour, texts(f"colour-{colour}")) for colour in COLOURS)
        return Field(COLOUR, "", choices, values["colours"][seat], are_colours=True)

    def changed(self, values: Values, field: str, value: Any) -> Values:
        """Another value; nothing else depends on it."""
        return {**values, field: value}

    def seat_changed(self, values: Values, seat: int, value: Any) -> Values:
        """A seat gets a colour; whoever had it gets that of the seat."""
        colours = list(values["colours"])
        colours[colours.index(value)] = colours[seat]
        colours[seat] = value
        return {**values, "colours": tuple(colours)}

    def players_changed(self, values: Values, players: int) -> Values:
        """A bell-ringer at a seat that is gone is again found by the seed."""
        start = values[START]
        return {**values, START: start if start is None or start < players else None}

    def setup(self, values: Values, names: Sequence[str]) -> Mapping[str, Any]:
        """The setup of a game with these players."""
        return {**values, "players": tuple(names), "colours": tuple(values["colours"])[: len(names)]}

    def questions(self, texts: Texts) -> Iterator[Field]:
        """Which edition, and whether with the expansion."""
        editions = tuple((name, texts(f"edition-{name}")) for name in EDITIONS)
        number = list(EDITIONS).index(USUAL_EDITION) + 1
        yield Field(EDITION, texts("asked-edition", usual=number), editions, USUAL_EDITION)
        answers = ((False, texts("form-no")), (True, texts("form-yes")))
        yield Field("new_persons", texts("asked-new-persons", usual=1), answers, False)

    def option_names(self, texts: Texts, option: str) -> Sequence[str]:
        """The names of the editions."""
        return edition_names(texts) if option == EDITION else ()

    def given(self, texts: Texts, options: Mapping[str, Any]) -> Values:
        """An edition by any of its names, and whether with the new persons."""
        wished = options.get(EDITION, USUAL_EDITION)
        edition = edition_named(wished)
        if edition is None:
            raise BadSetup("setup-edition", edition=wished, known=", ".join(edition_names(texts)))
        return {**self.usual(), EDITION: edition, "new_persons": options.get("new_persons", False)}


def _told(texts: Texts, value: int | bool) -> str:
    """The value of an option."""
    if isinstance(value, bool):
        return texts("form-yes" if value else "form-no")
    return str(value)
