"""The end of the game: points by where they come from, the plague, and who has won (section 9)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from core.game import Result, ranks_of
from core.rattus_cartus.components import Scoring
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.names import (
    CLASSES,
    FLUTE,
    GOLD,
    JOKER,
    PASS_CARD,
    PILES,
    POPULATION_KINDS,
    SWORD,
    Cards,
    nuns_of,
)
from core.rattus_cartus.state import State, Table
from core.rattus_cartus.tracks import prizes


class Sheet(Struct, frozen=True):
    """What a seat has at the end and the points that it brings."""

    classes: tuple[int, ...]  # points, in the order of CLASSES (E2)
    cards: int  # for most population cards and Jokers in hand (E3)
    specials: tuple[int, ...]  # for most Swords, Flutes and Passes (E4)
    gold: int  # E5
    tokens: int  # E6
    rats: int
    lives: bool  # E7, E9

    @property
    def points(self) -> int:
        """All points."""
        return sum(self.classes) + self.cards + sum(self.specials) + self.gold + self.tokens


class Position(Protocol):
    """A state, or a view: what lies open, and the nun row."""

    @property
    def table(self) -> Table:
        """What does not change."""

    @property
    def influence(self) -> tuple[tuple[int, ...], ...]:
        """Of each seat, class by class."""

    @property
    def arrivals(self) -> tuple[tuple[int, ...], ...]:
        """The seats in order of arrival, class by class."""

    @property
    def tokens(self) -> tuple[int, ...]:
        """Of each seat."""

    @property
    def rats(self) -> tuple[int, ...]:
        """Of each seat."""

    @property
    def nuns(self) -> Cards:
        """The nun row."""


def class_points(position: Position) -> list[list[int]]:
    """Class by class what it would bring each seat now."""
    return [
        prizes(points, order, position.table.size.class_prizes)
        for points, order in zip(position.influence, position.arrivals, strict=True)
    ]


def open_points(position: Position) -> list[int]:
    """What lies open and would bring points now: places in the classes, and tokens."""
    tokens = [number * position.table.components.scoring.token for number in position.tokens]
    return [sum(points) for points in zip(tokens, *class_points(position), strict=True)]


def score_sheets(state: State | Draft) -> tuple[Sheet, ...]:
    """The sheet of every seat, as the game would end now."""
    return sheets_with(state, state.hands)


def sheets_with(state: Position, hands: Sequence[Cards]) -> tuple[Sheet, ...]:
    """The sheet of every seat that holds these cards at the end (the dead keep their places: E7)."""
    table = state.table
    rules = table.components.scoring
    tracks = class_points(state)
    cards = for_most(
        [sum([card <= JOKER for card in hand]) for hand in hands], rules.most_cards, rules.most_cards_tied
    )
    specials = [_for_special(table, hands, card, rules) for card in (SWORD, FLUTE, PASS_CARD)]
    gold = for_gold([hand.count(GOLD) for hand in hands], rules, table.size.gold_second)
    nuns = nuns_in(state.nuns)
    lives = survivors(state.rats, nuns, fewest_live=table.setup.all_dead == "fewest_rats_live")
    return tuple(
        [
            Sheet(
                tuple([track[seat] for track in tracks]),
                cards[seat],
                tuple([points[seat] for points in specials]),
                gold[seat],
                state.tokens[seat] * rules.token,
                state.rats[seat],
                lives[seat],
            )
            for seat in range(len(hands))
        ]
    )


def result(state: State) -> Result | None:
    """The ranks of the living by points, then by fewest rats; the dead share the last one (E8, E9)."""
    if state.task is not None:
        return None
    sheets = score_sheets(state)
    worth = [(sheet.lives, *((sheet.points, -sheet.rats) if sheet.lives else (0, 0))) for sheet in sheets]
    ranks = ranks_of(worth)
    winners = tuple([seat for seat, sheet in enumerate(sheets) if sheet.lives and ranks[seat] == 1])
    return Result(tuple([sheet.points for sheet in sheets]), ranks, winners, (state.rats,))


def nuns_in(cards: Cards) -> int:
    """All nuns on some population cards."""
    return sum(map(nuns_of, cards))


def survivors(rats: Sequence[int], nuns: int, fewest_live: bool) -> tuple[bool, ...]:
    """Who has no more rats than there are nuns; if nobody, perhaps those with the fewest rats (E7, E9)."""
    lives = [number <= nuns for number in rats]
    if fewest_live and not any(lives):
        lives = [number == min(rats) for number in rats]
    return tuple(lives)


def for_most(numbers: Sequence[int], alone: int, tied: int) -> list[int]:
    """Points for most of something; whoever has none is not in the contest (E3, E4)."""
    most = max(numbers)
    if not most:
        return [0] * len(numbers)
    value = alone if numbers.count(most) == 1 else tied
    return [value if number == most else 0 for number in numbers]


def _for_special(table: Table, hands: Sequence[Cards], card: int, rules: Scoring) -> list[int]:
    if not table.supply[card - POPULATION_KINDS]:
        return [0] * len(hands)
    return for_most([hand.count(card) for hand in hands], rules.most_specials, rules.most_specials_tied)


def for_gold(numbers: Sequence[int], rules: Scoring, second: int) -> list[int]:
    """Most Gold and second most; ties share, rounded down, and a tie for most leaves no second (E5, T3)."""
    levels = sorted({number for number in numbers if number}, reverse=True)
    points = [0] * len(numbers)
    if not levels:
        return points
    first = [seat for seat, number in enumerate(numbers) if number == levels[0]]
    for seat in first:
        points[seat] = rules.gold_first if len(first) == 1 else rules.gold_first_shared // len(first)
    if len(first) == 1 and len(levels) > 1:
        next_ones = [seat for seat, number in enumerate(numbers) if number == levels[1]]
        for seat in next_ones:
            points[seat] = second // len(next_ones)
    return points


SOURCES = (*CLASSES, "cards", *PILES[1:4], "gold", "tokens")


def points_of(sheet: Sheet) -> tuple[int, ...]:
    """The points of a sheet, source by source."""
    return (*sheet.classes, sheet.cards, *sheet.specials, sheet.gold, sheet.tokens)


def points_by_source(state: State) -> list[dict[str, int]]:
    """For every seat what each class, contest and token brings, those left out that bring nothing."""
    sheets = []
    for sheet in score_sheets(state):
        named = zip(SOURCES, points_of(sheet), strict=True)
        sheets.append({name: number for name, number in named if number})
    return sheets
