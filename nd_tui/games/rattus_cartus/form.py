"""What can be chosen of a new game of Rattus Cartus: buildings, colours, options, the start player."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from core.game import BadSetup
from core.rattus_cartus.component_file import default_components
from core.rattus_cartus.names import CLASSES, COLOURS, LETTERS, TYPES, TYPES_A_CLASS, copies_of
from core.rattus_cartus.setup import AllDead, Buildings, RatsShown
from nd_tui.games.form import Field, Values
from nd_tui.words.texts import LANGUAGES, Texts
from nd_tui.words.typed_words import words_of

NAME = "rattus-cartus"
BUILDINGS, COLOUR, START = "buildings", "colour", "start"
CHOSEN = "chosen"
TWO = 2  # players, for whom not every building is made
# The two types of each class, the one of the first game first.
PAIRS = {name: TYPES[place * TYPES_A_CLASS :][:TYPES_A_CLASS] for place, name in enumerate(CLASSES)}
USUAL_FIRST = {
    name: next(kind for kind in pair if kind in default_components().first_game)
    for name, pair in PAIRS.items()
}


class Chosen(Struct, frozen=True):
    """The values as they are kept; the number of a class is that of its cards of the first game's type."""

    colours: tuple[str, ...] = COLOURS  # of all seats that there could be
    buildings: Buildings = "first_game"
    all_dead: AllDead = "all_lose"
    rats_shown: RatsShown = "own"
    start: int | None = None
    peasantry: int = len(LETTERS)
    bourgeoisie: int = len(LETTERS)
    clergy: int = len(LETTERS)
    knighthood: int = len(LETTERS)
    magic: int = len(LETTERS)
    nobility: int = len(LETTERS)


class RattusForm:
    """Fulfils `nd_tui.games.form.Form`."""

    def usual(self) -> Values:
        """The buildings of a first game."""
        return asdict(Chosen())

    def read(self, kept: Values) -> Values | None:
        """Values of the right kinds, with every colour once."""
        try:
            chosen = msgspec.convert(dict(kept), Chosen)
        except msgspec.ValidationError:
            return None
        values = asdict(chosen)
        fits = all(0 <= values[name] <= len(LETTERS) for name in CLASSES)
        return values if fits and sorted(chosen.colours) == sorted(COLOURS) else None

    def fields(self, texts: Texts, values: Values, players: int) -> Iterator[Field]:
        """The buildings, those of each class where they are chosen, the options, and who begins."""
        yield _field(texts, BUILDINGS, get_args(Buildings), values)
        if values[BUILDINGS] == CHOSEN:
            for name in CLASSES:
                yield Field(name, texts(f"class-{name}"), _mixtures(texts, name, players), values[name])
        yield _field(texts, "all_dead", get_args(AllDead), values)
        yield _field(texts, "rats_shown", get_args(RatsShown), values)
        seats = tuple((seat, texts("start-seat", n=seat + 1)) for seat in range(players))
        starts = ((None, texts("start-by-seed")), *seats)
        yield Field(START, texts("rule-start"), starts, values[START], with_luck=True)

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
        """A start player at a seat that is gone is again found by the seed."""
        start = values[START]
        return {**values, START: start if start is None or start < players else None}

    def setup(self, values: Values, names: Sequence[str]) -> Mapping[str, Any]:
        """The setup of a game with these players."""
        setup = {name: values[name] for name in (BUILDINGS, "all_dead", "rats_shown", START)}
        setup |= {"players": tuple(names), "colours": tuple(values["colours"])[: len(names)]}
        return setup | ({CHOSEN: _cards(values)} if values[BUILDINGS] == CHOSEN else {})

    def questions(self, texts: Texts) -> Iterator[Field]:
        """Which buildings; those who want to choose every one do so in the form on the screen."""
        ways = [way for way in get_args(Buildings) if way != CHOSEN]
        choices = tuple((way, texts(f"buildings-{way}")) for way in ways)
        yield Field(BUILDINGS, texts("asked-buildings", usual=1), choices, ways[0])

    def option_names(self, texts: Texts, option: str) -> Sequence[str]:
        """The ways to choose the buildings."""
        if option != BUILDINGS:
            return ()
        return [texts(f"buildings-{way}.name") for way in get_args(Buildings) if way != CHOSEN]

    def given(self, texts: Texts, options: Mapping[str, Any]) -> Values:
        """The buildings by any of their names, and whether somebody lives in any case."""
        wished = options.get(BUILDINGS, get_args(Buildings)[0])
        way = _way_named(wished)
        if way is None:
            known = ", ".join(self.option_names(texts, BUILDINGS))
            raise BadSetup("setup-buildings", buildings=wished, known=known)
        lives = options.get("fewest_rats_live", False)
        return {**self.usual(), BUILDINGS: way, "all_dead": get_args(AllDead)[bool(lives)]}


def _field(texts: Texts, name: str, choices: Sequence[str], values: Values) -> Field:
    prefix = name.replace("_", "-")
    told = tuple((choice, texts(f"{prefix}-{choice}")) for choice in choices)
    return Field(name, texts(f"rule-{name}"), told, values[name])


def _mixtures(texts: Texts, name: str, players: int) -> tuple[tuple[int, str], ...]:
    """How many cards of the first type of a class, and so of the second; for two with a warning."""
    return tuple((number, _mixture(texts, name, number, players)) for number in range(len(LETTERS), -1, -1))


def _mixture(texts: Texts, name: str, number: int, players: int) -> str:
    first, second = _pair(name)
    told = [(number, first), (len(LETTERS) - number, second)]
    words = " + ".join(
        texts("chosen-one", n=n, building=texts(f"building-{kind}.brief")) for n, kind in told if n
    )
    barred = default_components().not_with_two_players
    warned = players == TWO and any(n and kind in barred for n, kind in told)
    return texts("form-tower-for-two", choice=words) if warned else words


def _pair(name: str) -> tuple[str, str]:
    """The two types of a class, the one of the first game first."""
    first = USUAL_FIRST[name]  # type: ignore[index]
    return first, next(kind for kind in PAIRS[name] if kind != first)  # type: ignore[index]


def _cards(values: Values) -> tuple[str, ...]:
    """The chosen cards; of a type those with the first letters."""
    chosen: list[str] = []
    for name in CLASSES:
        first, second = _pair(name)
        chosen += copies_of(first)[: values[name]]
        chosen += copies_of(second)[: len(LETTERS) - values[name]]
    return tuple(chosen)


def _way_named(typed: str) -> str | None:
    """The way to choose buildings that is meant: by its id or its name in any language."""
    wanted = words_of(typed.replace("_", " "))
    for way in get_args(Buildings):
        names = (Texts(language, NAME)(f"buildings-{way}.name") for language in LANGUAGES)
        called = {words_of(name) for name in names} | {words_of(way.replace("_", " "))}
        if way != CHOSEN and wanted in called:
            return str(way)
    return None
