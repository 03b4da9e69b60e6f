"""The component data: everything printed on cards and board, as it stands in components.toml."""

import hashlib
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Spot = Literal["c", "il", "ir", "ol", "or"]
Stack = Literal["brown", "A", "B", "C"]

BROWN = "brown"
LETTERS = ("A", "B", "C")
BROWN_CARDS = 6
GRAY_CARDS_A_LETTER = 3


class StartingGoods(Struct, frozen=True, forbid_unknown_fields=True):
    """What each player begins with."""

    gold: Amount
    supply: Amount
    reserve: Amount


class MessageKind(Struct, frozen=True, forbid_unknown_fields=True):
    """What a message brings."""

    prestige: Amount
    gold: Amount = 0
    markers: Amount = 0
    rat: Amount = 0


class Streets(Struct, frozen=True, forbid_unknown_fields=True):
    """Streets of every borough, and from a borough to the next one on its right."""

    inside: tuple[tuple[Spot, Spot], ...]
    across: tuple[tuple[Spot, Spot], ...]


class PersonCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a person card besides the effect."""

    stack: Stack
    rats: Annotated[int, Meta(ge=0, le=3)]
    expansion: bool = False


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything printed on cards and board."""

    coins: Amount
    harbour: Positive
    penalty: Amount
    donations: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=9)]
    start: StartingGoods
    cathedral: dict[int, Amount]
    messages: tuple[MessageKind, ...]
    streets: Streets
    persons: dict[str, PersonCard]
    house_values: tuple[str, ...] = ()


def fingerprint(components: Components) -> str:
    """A short digest of the data that the rules read, however the file that holds them is laid out."""
    plain = msgspec.to_builtins(replace(components, house_values=()), str_keys=True, order="deterministic")
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]
