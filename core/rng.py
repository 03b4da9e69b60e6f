"""Luck as a value: a SplitMix64 generator that is a plain 64-bit number, kept inside a state.

Every function takes a luck and returns what it drew together with the luck that follows, so the same
luck always draws the same things and nothing is ever changed in place.
"""

from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_STRIDE = 0x9E37_79B9_7F4A_7C15
_WORD = 64  # bits
_ITEMS_A_WORD = 12  # up to `_FEW_ITEMS`: their orders need 30 bits less than there are
_FEW_ITEMS = 84  # of more items each takes more bits


def seeded(seed: int) -> int:
    """The luck that a seed of any size, negative too, begins with."""
    luck = 0
    rest = seed if seed >= 0 else ~seed
    while True:
        luck = (_mixed((luck + _STRIDE) & _MASK) ^ rest) & _MASK
        rest >>= 64
        if not rest:
            return luck if seed >= 0 else _mixed(luck ^ _MASK)


def word(luck: int) -> tuple[int, int]:
    """A number of 64 random bits."""
    luck = (luck + _STRIDE) & _MASK
    return _mixed(luck), luck


def below(luck: int, bound: int) -> tuple[int, int]:
    """A number from 0 to bound - 1."""
    bits, luck = word(luck)
    return bits % bound, luck


def shuffled(luck: int, items: Iterable[Item]) -> tuple[tuple[Item, ...], int]:
    """The items in random order (Fisher and Yates, all from one wide number)."""
    deck = list(items)
    items_a_word = _ITEMS_A_WORD if len(deck) <= _FEW_ITEMS else _WORD // len(deck).bit_length()
    bits, luck = word(luck)
    for _ in range(len(deck) // items_a_word):
        more, luck = word(luck)
        bits = bits << _WORD | more
    for last in range(len(deck) - 1, 0, -1):
        bits, pick = divmod(bits, last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck), luck


def _mixed(bits: int) -> int:
    bits = ((bits ^ (bits >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return bits ^ (bits >> 31)
