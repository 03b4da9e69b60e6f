"""The games of the pictures: played at random by fixed seeds up to a position in which a person decides."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core import notre_dame as nd
from core.history import walk
from core.notre_dame.event_types import CathedralScored, PlagueCame
from core.notre_dame.moves import Hire
from core.notre_dame.state import ROUNDS_A_PERIOD
from core.record import new_match, save
from nd_tui.play.session import Session
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch, small_tree
from tests.nd_tui.screens.sessions import finished, session_of

Condition = Callable[[nd.State], bool]
SEATS = ("person",) + ("greedy",) * 4
NAME = "Through the park"
COMMENT = "The rat was far from the end here, so the residence would have been better than the hospital."


def game(players: int, seed: int, reached: Condition, people: int = 1, **options: Any) -> AnyMatch:
    """A game played at random until the first seat decides and this is true."""
    seats = (("person",) * people + SEATS[1:])[:players]
    match = new_match(nd, nd.Setup(NAMES[:players], **options), seed, seats)
    chance = random.Random(seed)
    while moves := nd.legal_moves(match.history.state):
        if nd.to_move(match.history.state) == 0 and reached(match.history.state):
            return match
        match.history.play(chance.choice(moves))
    raise AssertionError(f"seed {seed} does not lead to such a position")


def asked(decision: str, fewest: int = 2) -> Condition:
    """A decision with some choices in the third round or later, when there is something on the table."""
    return lambda state: (
        state.round >= 2 and nd.decision(state) == decision and len(nd.legal_moves(state)) >= fewest
    )


def asked_whom_to_hire(state: nd.State) -> bool:
    """Hiring, with enough gold for anyone, later than the first period."""
    return state.round >= 3 and sum(isinstance(move, Hire) for move in nd.legal_moves(state)) == 3


def keeping(state: nd.State) -> bool:
    """Keeping a second or third card."""
    return asked("keep")(state) and len(state.cards[0].hand) > 0


def ending_a_period(state: nd.State) -> bool:
    """The first choice brings the plague and the reckoning of the cathedral."""
    if state.round % ROUNDS_A_PERIOD != ROUNDS_A_PERIOD - 1 or nd.decision(state) != "hire":
        return False
    kinds = {type(event) for event in nd.events(state, nd.legal_moves(state)[0])}
    return {PlagueCame, CathedralScored} <= kinds


def studied() -> Session:
    """A tree with side lines, fresh luck, names, comments and lines played after seeing what came."""
    match = small_tree()
    for node in walk(match.history.root):
        node.name = node.name and f"{NAME} {node.name.split()[-1]}"
        node.comment = node.comment and COMMENT
    return session_of(match)


def keep_games(folder: Path, damaged: bool = False) -> None:
    """Two games in a folder, one of them over, and perhaps one with a move that cannot be."""
    save(small_tree(), folder / "a.json", "2024-05-17T20:15:00", "1.0")
    save(finished(NAMES[:4]).match, folder / "b.json", "2024-05-16T18:30:00", "1.0")
    if damaged:
        save(small_tree(players=2), folder / "c.json", "2024-05-15T09:05:00", "1.0")
        record = json.loads((folder / "c.json").read_bytes())
        record["lines"][0]["moves"][0] = "keep nothing"
        (folder / "c.json").write_text(json.dumps(record), encoding="utf-8")
    for age, path in enumerate(sorted(folder.glob("?.json"))):
        os.utime(path, (1000 - age, 1000 - age))  # in which order they were played
