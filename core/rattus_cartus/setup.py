"""The wish for a game: who plays, with which buildings, which options; checked before anything is dealt."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from core.game import BadSetup
from core.rattus_cartus.names import COLOURS, LETTERS, TYPES, TYPES_A_CLASS, copies_of, type_of
from core.setups import check_colours, check_players, check_start, converted, plain_data

PLAYERS = range(2, 6)

Buildings = Literal["first_game", "by_type", "by_card", "chosen"]
AllDead = Literal["all_lose", "fewest_rats_live"]
RatsShown = Literal["own", "all"]
CARDS = tuple(card for kind in TYPES for card in copies_of(kind))
PLACES = {card: place for place, card in enumerate(CARDS)}  # in the order in which cards are told


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays and by which rules."""

    players: tuple[str, ...]
    buildings: Buildings = "first_game"  # S2
    chosen: tuple[
        str, ...
    ] = ()  # of "chosen": five cards a class, such as "tent-d"; a type means all its five
    colours: tuple[str, ...] = ()  # one a player, or none for the usual order
    start: int | None = None  # the seat that begins; None: by the seed
    all_dead: AllDead = "all_lose"  # E9
    rats_shown: RatsShown = "own"  # V4: whether a screen tells the rats of the others


def read_setup(wish: Mapping[str, Any]) -> Setup:
    """A setup from plain data, as it stands in a save; BadSetup for unknown options and wrong values."""
    return complete(converted(wish, Setup))


def checked(setup: Setup) -> Setup:
    """A setup made in code, which nothing has checked yet, completed."""
    return read_setup(plain_data(setup))


def complete(setup: Setup) -> Setup:
    """The setup with colours and chosen cards filled in; BadSetup if it cannot be played."""
    seats = len(setup.players)
    check_players(setup.players, PLAYERS)
    colours = setup.colours or COLOURS[:seats]
    check_colours(colours, seats, COLOURS)
    check_start(setup.start, seats)
    return replace(setup, colours=colours, chosen=_chosen(setup))


def has_tower(setup: Setup) -> bool:
    """Whether the Guard Tower was chosen, against which people who are two should be warned (S3)."""
    return any(card.startswith("guard_tower") for card in setup.chosen)


def _chosen(setup: Setup) -> tuple[str, ...]:
    """The chosen cards one by one, in the order of all cards."""
    if setup.buildings != "chosen":
        if setup.chosen:
            raise BadSetup("setup-chosen-unasked", buildings=setup.buildings)
        return ()
    cards = [card for wish in setup.chosen for card in (copies_of(wish) if wish in TYPES else (wish,))]
    for card, number in Counter(cards).items():
        if card not in CARDS:
            raise BadSetup("setup-unknown-building", building=card)
        if number > 1:
            raise BadSetup("setup-building-twice", building=card)
    for place in range(0, len(TYPES), TYPES_A_CLASS):
        first, second = TYPES[place : place + TYPES_A_CLASS]
        found = sum(type_of(card) in (first, second) for card in cards)
        if found != len(LETTERS):
            raise BadSetup(
                "setup-building-count", first=first, second=second, found=found, wanted=len(LETTERS)
            )
    return tuple(sorted(cards, key=PLACES.__getitem__))
