"""The games that lie in a monkey's folder from the beginning, so that it soon gets everywhere."""

import random
from collections.abc import Callable
from pathlib import Path

from core import notre_dame as nd
from core.notre_dame.setup import Setup
from core.notre_dame.state import ROUNDS_A_PERIOD
from core.record import Match, new_match, save
from nd_tui import __version__
from nd_tui.storage.saves import PERSON
from tests.nd_tui.statistics_games import keep_statistics

WRITTEN = "2024-05-01T18:30:00+00:00"
NAMES = ("Anna", "Luc", "Claire")
LAST_DECISIONS = 12
AnyMatch = Match[nd.State, nd.Move]


def prepare(folder: Path, seed: int) -> None:
    """A game in its midst with some lines, one near its end, one before a round ends, one that is over."""
    keep_statistics(folder, broken=b"")
    chance = random.Random(seed)
    midst = played(chance, is_in_the_midst)
    for _ in range(6):
        midst.history.go_back_to(midst.history.line_to(midst.history.cursor)[-chance.randint(3, 12)])
        play_on(midst, chance, 5)
    midst.history.go_back_to(midst.history.root.children[0].children[0])
    over = played(chance, is_over)
    late = played(chance, is_over)
    back = late.history.line_to(late.history.cursor)
    mine = [node for node in back if nd.to_move(node.state) == 0][-LAST_DECISIONS]
    late.history.go_back_to(mine)
    late.history.delete(mine.children[0])
    for name, match in (
        ("midst", midst),
        ("over", over),
        ("late", late),
        ("round", played(chance, ends_a_round)),
    ):
        save(match, folder / f"{name}.json", WRITTEN, __version__)


def played(chance: random.Random, enough: Callable[[nd.State], bool]) -> AnyMatch:
    """A game of a person and two others, at random until it is enough; another one if it never is."""
    while True:
        match = new_match(nd, Setup(players=NAMES), chance.randrange(2**30), (PERSON, "random", "greedy"))
        while not enough(match.history.state) and not is_over(match.history.state):
            play_on(match, chance, 1)
        if enough(match.history.state):
            return match


def play_on(match: AnyMatch, chance: random.Random, moves: int) -> None:
    """Some moves at random."""
    for _ in range(moves):
        if options := nd.legal_moves(match.history.state):
            match.history.play(chance.choice(options))


def is_over(state: nd.State) -> bool:
    """Whether nobody has anything to decide any more."""
    return nd.to_move(state) is None


def is_in_the_midst(state: nd.State) -> bool:
    """Whether some has been played, and much is still to come."""
    return state.round >= ROUNDS_A_PERIOD


def ends_a_round(state: nd.State) -> bool:
    """Whether the person is the last to hire in a round, and not in a whole period."""
    if nd.to_move(state) != 0 or nd.decision(state) != "hire":
        return False
    after = nd.apply(state, nd.legal_moves(state)[0])
    return after.round > state.round and after.round % ROUNDS_A_PERIOD != 0
