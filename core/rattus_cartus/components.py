"""The component data: everything printed on cards and board, as it stands in components.toml."""

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from core.rattus_cartus.names import MOST_BUILDINGS, PileName, TypeName

Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
CopiesByNuns = Annotated[tuple[Amount, ...], Meta(min_length=5, max_length=5)]


class TableSize(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players (section 3, T1, E2, E5)."""

    rounds: Positive
    row: Annotated[int, Meta(ge=2, le=MOST_BUILDINGS)]  # buildings turned up in a round
    replacement: Amount
    class_prizes: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=5)]
    gold_second: Amount
    one_privilege: bool = False  # for all buildings of a round together


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What each player begins with, and how many cards will save them."""

    rats: Amount
    hand: Amount
    nun_row: Annotated[int, Meta(ge=1, le=9)]


class Piles(Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of the cards that lie in open piles."""

    joker: Amount
    sword: Amount
    flute: Amount
    pass_: Amount = msgspec.field(name="pass")
    gold: Amount


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points at the end (E3 to E6); what is shared is rounded down."""

    most_cards: Amount
    most_cards_tied: Amount
    most_specials: Amount
    most_specials_tied: Amount
    gold_first: Amount
    gold_first_shared: Amount
    token: Amount


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """What a building brings to one player (section 7); all of its parts are done, in this order."""

    tokens: Amount = 0
    take: PileName | None = None
    number: Amount = 0  # of what is taken
    draw: Amount = 0
    draw_per_influence: tuple[Amount, Positive] = (0, 1)  # so many cards for so many points of force
    discard_rats: Amount = 0
    cards_for_rats: Amount = 0
    look: Amount = 0
    tower: Amount = 0  # cards that each of the others has to give


class Support(Struct, frozen=True, forbid_unknown_fields=True):
    """What a building card brings in phase B, in this order."""

    draw: Amount = 0
    discard_rats: Amount = 0
    look: Amount = 0


class BuildingType(Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same on all copies of a building, and the supports of its copies a to e."""

    privilege: Action
    basic: Action
    supports: Annotated[tuple[Support, ...], Meta(min_length=5, max_length=5)]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed on cards and board."""

    first_game: Annotated[tuple[TypeName, ...], Meta(min_length=6, max_length=6)]
    not_with_two_players: tuple[TypeName, ...]
    players: dict[int, TableSize]
    start: Start
    piles: Piles
    scoring: Scoring
    population: dict[str, CopiesByNuns]
    buildings: dict[str, BuildingType]
    house_values: tuple[str, ...] = ()


def fingerprint(components: Components) -> str:
    """A short digest of the data that the rules read, however the file that holds them is laid out."""
    plain = msgspec.to_builtins(replace(components, house_values=()), str_keys=True, order="deterministic")
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]
