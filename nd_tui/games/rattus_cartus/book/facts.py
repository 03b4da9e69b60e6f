"""The numbers of the components in force, as arguments of the rulebook's texts."""

from collections.abc import Iterable, Iterator
from functools import reduce

from core.rattus_cartus.components import Components
from core.rattus_cartus.names import CLASSES, LETTERS
from nd_tui.words.listing import listed
from nd_tui.words.numbers import measured
from nd_tui.words.texts import Texts

Facts = dict[str, str | int]


def facts(texts: Texts, components: Components) -> Facts:
    """Every number and list that a page may name."""
    start, piles, scoring = components.start, components.piles, components.scoring
    copies = list(components.population.values())
    nuns = [sum(kinds) for kinds in zip(*copies, strict=True)]
    cards = sum(nuns)
    all_nuns = sum(number * each for each, number in enumerate(nuns))
    return {
        "rats": start.rats,
        "hand": start.hand,
        "row": start.nun_row,
        "tables": listed(_tables(texts, components)),
        "sizes": listed(_rows(texts, components)),
        "prizes": one_after_another(texts, _prizes(texts, components)),
        "building_cards": len(CLASSES) * len(LETTERS),
        "building_each": len(LETTERS),
        "first_game": listed(texts(f"building-{kind}") for kind in components.first_game),
        "population": cards,
        "each": listed(map(str, sorted({sum(kinds) for kinds in copies}))),
        "classes": listed(texts(f"class-{name}") for name in CLASSES),
        "split": listed(texts("rulebook-nuns", cards=number, n=each) for each, number in enumerate(nuns)),
        "copies": listed(_copies(texts, components)),
        "nuns": all_nuns,
        "average": measured(texts, all_nuns / cards),
        "jokers": piles.joker,
        "swords": piles.sword,
        "flutes": piles.flute,
        "passes": piles.pass_,
        "golds": piles.gold,
        "cards_alone": texts("amount-points", n=scoring.most_cards),
        "cards_tied": scoring.most_cards_tied,
        "specials_alone": texts("amount-points", n=scoring.most_specials),
        "specials_tied": scoring.most_specials_tied,
        "gold_first": texts("amount-points", n=scoring.gold_first),
        "gold_shared": texts("amount-points", n=scoring.gold_first_shared),
        "gold_second": _gold_second(texts, components),
        "token": texts("amount-points", n=scoring.token),
        "tower": components.buildings["guard_tower"].privilege.tower,
    }


def _tables(texts: Texts, components: Components) -> Iterator[str]:
    """Rounds and piles by the number of players."""
    for players, size in sorted(components.players.items()):
        yield texts("rulebook-table", players=players, rounds=size.rounds, replacement=size.replacement)


def _rows(texts: Texts, components: Components) -> Iterator[str]:
    """How many buildings are turned up in a round."""
    for players, size in sorted(components.players.items()):
        yield texts("rulebook-row", players=players, n=size.row)


def _prizes(texts: Texts, components: Components) -> Iterator[str]:
    """What the places in a class bring, the first one first."""
    for players, size in sorted(components.players.items()):
        yield texts("rulebook-prizes", players=players, prizes=listed(map(str, size.class_prizes)))


def _gold_second(texts: Texts, components: Components) -> str:
    """What second most Gold brings."""
    sizes = sorted(components.players.items())
    return listed(
        texts("rulebook-gold-second", players=players, n=size.gold_second) for players, size in sizes
    )


def _copies(texts: Texts, components: Components) -> Iterator[str]:
    """How many cards of each class have no nun, one, and so on."""
    for name, numbers in components.population.items():
        yield texts("rulebook-copies", name=texts(f"class-{name}"), numbers="/".join(map(str, numbers)))


def one_after_another(texts: Texts, told: Iterable[str]) -> str:
    """Things that have commas of their own."""
    return reduce(lambda before, more: texts("rulebook-also", before=before, more=more), told)
