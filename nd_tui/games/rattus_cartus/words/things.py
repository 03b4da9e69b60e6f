"""The names of the game's things as a person reads them."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from core.rattus_cartus.names import (
    CLASSES,
    PILES,
    POPULATION_KINDS,
    Card,
    Class,
    class_of,
    is_population,
    nuns_of,
    type_of,
)
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

SORTS = (*CLASSES, *PILES)  # what people tell cards apart by: the class, or the pile where they belong


def class_name(texts: Texts, track: Class, form: str = "") -> str:
    """A class; `form` is an attribute of its message ("with", "brief")."""
    return texts(f"class-{CLASSES[track]}.{form}" if form else f"class-{CLASSES[track]}")


def sort_of(card: Card) -> str:
    """The class of a population card, or the pile of another one, by its code name."""
    return CLASSES[class_of(card)] if is_population(card) else PILES[card - POPULATION_KINDS]


def card_name(texts: Texts, card: Card) -> str:
    """A card; of the population without its nuns."""
    return texts(f"card-{sort_of(card)}.one")


def card_in_row(texts: Texts, card: Card) -> str:
    """A card of the nun row, where the nuns are what counts."""
    return texts("card-with-nuns", card=card_name(texts, card), nuns=nuns_of(card))


def cards_told(texts: Texts, cards: Iterable[Card]) -> str:
    """Cards that were played or given: "2 Witches, 1 Joker"; nothing is a word too."""
    by_sort = groupby(sorted(cards), sort_of)
    told = [texts(f"card-{sort}", n=len(list(same))) for sort, same in by_sort]
    return listed(told) or texts("cards-none")


def cards_with_nuns(texts: Texts, cards: Iterable[Card]) -> str:
    """Cards that one holds or sees: "2 Witches (nuns 0, 3), 1 Joker"."""
    return listed(sorts_with_nuns(texts, cards)) or texts("cards-none")


def sorts_with_nuns(texts: Texts, cards: Iterable[Card]) -> list[str]:
    """The same, one by one."""
    told = []
    for sort, same in groupby(sorted(cards), sort_of):
        found = list(same)
        text = texts(f"card-{sort}", n=len(found))
        if is_population(found[0]):
            nuns = listed(str(nuns_of(card)) for card in found)
            text = texts("cards-with-nuns", cards=text, nuns=nuns)
        told.append(text)
    return told


def building_name(texts: Texts, card: str, form: str = "") -> str:
    """A building by its type; `form` is an attribute of its message ("the", "of", "brief")."""
    return texts(f"building-{type_of(card)}.{form}" if form else f"building-{type_of(card)}")


def building_in_row(texts: Texts, row: Sequence[str], place: int, form: str = "") -> str:
    """A building of the row, with its number where the row has another one of its type."""
    name = building_name(texts, row[place], form)
    if sum(type_of(card) == type_of(row[place]) for card in row) < 2:
        return name
    return texts("building-numbered", building=name, n=place + 1)


def source_name(texts: Texts, source: str) -> str:
    """What brought points at the end: a class, or a contest; all Swords, Flutes and Passes together too."""
    return texts(f"class-{source}" if source in CLASSES else f"source-{source}")


def rounds_args(number: int, rounds: int) -> dict[str, str | int]:
    """The round for people, from 1 on, and of how many."""
    return {"round": min(number + 1, rounds), "of": rounds}
