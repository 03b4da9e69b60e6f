"""Positions for tests: a row of buildings, hands, and everybody enters.

    state = visit("tent-d monastery-a", ["2*magic0 clergy1", "gold"])
    state = moved(state, "enter tent 2*magic0 clergy1", "enter monastery")

After the last building nothing else is to be done, so the position stands still to be looked at:
`state.rats[0]`. Seat 0 begins. While decisions are open, `choices(state)` lists them in notation.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.game import IllegalMove
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.names import CARD_NAMES, CLASSES, POPULATION_KINDS, Cards, Phase
from core.rattus_cartus.rules import settle
from core.rattus_cartus.state import State, Task

NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")
ALL_BUILDINGS = (
    *("farm-a", "farm-b", "farm-c", "brewery-a", "brewery-b"),
    *("office-a", "office-b", "office-c", "marketplace-a", "marketplace-b"),
    *("monastery-a", "monastery-b", "monastery-e", "hospital-a", "hospital-b"),
    *("guard_tower-a", "guard_tower-b", "castle-a", "castle-b", "castle-c"),
    *("tent-a", "tent-b", "tent-d", "hut-a", "hut-b"),
    *("palace-a", "palace-b", "palace-c", "treasury-a", "treasury-b"),
)


def cards(text: str) -> Cards:
    """Cards by their names: "2*magic0 joker"."""
    found: list[int] = []
    for word in text.split():
        number, _, name = word.rpartition("*")
        found += [CARD_NAMES.index(name)] * int(number or 1)
    return tuple(sorted(found))


def names(held: Cards) -> list[str]:
    """Cards as words, one each."""
    return [CARD_NAMES[card] for card in held]


def table(players: int = 3, seed: int = 1, **options: Any) -> State:
    """A new game in which seat 0 begins, with some cards of every building unless said otherwise."""
    options = {"buildings": "chosen", "chosen": ALL_BUILDINGS, "start": 0, **options}
    if options["buildings"] != "chosen":
        del options["chosen"]
    return rc.new_game(rc.Setup(NAMES[:players], **options), seed)


def visit(row: str, hands: Sequence[str], last: bool = False, **fields: Any) -> State:
    """The position in which all are about to enter this row with these hands, perhaps in the last round."""
    state = table(len(hands), **fields.pop("options", {}))
    out = cards(" ".join(hands))
    piles = [number - out.count(POPULATION_KINDS + pile) for pile, number in enumerate(state.table.supply)]
    away = out + state.nuns
    deck = [kind for kind, copies in enumerate(state.table.copies) for _ in range(copies - away.count(kind))]
    fields = {"piles": tuple(piles), "deck": tuple(deck), **fields}
    if last:
        fields = {"round": state.table.size.rounds - 1, "pile": (), **fields}
    state = replace(
        state, row=tuple(row.split()), hands=tuple(map(cards, hands)), phase=Phase.ENTER, task=None, **fields
    )
    return going_on(state, "resolve", "enter_phase")


def going_on(state: State, *tasks: str | Task) -> State:
    """The position after these tasks, the next one last, up to the first decision."""
    draft = Draft(state)
    draft.todo = [Task(task) if isinstance(task, str) else task for task in tasks]
    settle(draft)
    return draft.state()


def moved(state: State, *texts: str) -> State:
    """The position after moves in notation."""
    for text in texts:
        state = rc.apply(state, rc.parse_move(state, text))
    return state


def told(state: State, *texts: str) -> list[rc.Event]:
    """What the last of these moves does."""
    *before, last = texts
    state = moved(state, *before)
    return list(rc.events(state, rc.parse_move(state, last)))


def resolved(row: str, *entered: str, **fields: Any) -> State:
    """The position after all have entered with just the cards that they lay: "tent magic0"."""
    hands = [entry.partition(" ")[2] for entry in entered]
    more = fields.pop("holding", [""] * len(hands))
    both = [f"{laid} {kept}" for laid, kept in zip(hands, more, strict=True)]
    return moved(visit(row, both, **fields), *[f"enter {entry}" for entry in entered])


def points_on(state: State, track: str) -> tuple[int, ...]:
    """The influence of all in a class."""
    return state.influence[CLASSES.index(track)]  # type: ignore[arg-type]


def order_on(state: State, track: str) -> tuple[int, ...]:
    """The seats in a class as they arrived."""
    return state.arrivals[CLASSES.index(track)]  # type: ignore[arg-type]


def pile_of(state: State, name: str) -> int:
    """How many cards lie on an open pile."""
    return state.piles[CARD_NAMES.index(name) - POPULATION_KINDS]


def held(state: State, seat: int, name: str) -> int:
    """How many of a card a seat has in hand."""
    return state.hands[seat].count(CARD_NAMES.index(name))


def choices(state: State) -> set[str]:
    """The legal moves in notation."""
    return {rc.format_move(state, move) for move in rc.legal_moves(state)}


def asked(state: State) -> tuple[str | None, int | None]:
    """What is decided, and by whom."""
    return rc.decision(state), rc.to_move(state)


def refused(state: State, move: Any) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        rc.apply(state, move)
    return caught.value.reason
