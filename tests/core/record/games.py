"""Games to save: a small tree with everything in it, and a child process that saves all the time."""

import random
import sys
from pathlib import Path

from core import notre_dame as nd
from core.evaluation import Evaluation
from core.record import Match, load_or_backup, new_match, save
from core.verdict import Verdict
from tests.core.notre_dame.scenes import NAMES

AnyMatch = Match[nd.State, nd.Move]


def small_tree(players: int = 3, moves: int = 40, seed: int = 7) -> AnyMatch:
    """A game with side lines, fresh luck, names, comments, marks, verdicts and a foreseen line."""
    match = new_match(nd, nd.Setup(NAMES[:players]), seed, ("person",) + ("greedy",) * (players - 1))
    history, chance = match.history, random.Random(seed)
    for number in range(moves):
        history.play(chance.choice(nd.legal_moves(history.state)))
        if number % 13 == 12:
            history.cursor.comment = "Hm? <b>[red]été</b> « ; : ! »"
            history.cursor.verdict = Verdict(0.25, 0.5, "pass")
            history.cursor.mark, history.cursor.word = "!?", "bold"
            history.cursor.evaluation = Evaluation((1 / players,) * players, (0.5,) * players, 0, 200)
            history.undo_to_decision_of(0)
            history.play(nd.legal_moves(history.state)[-1]).name = f"What if {number}"
        if number == 20:
            history.fresh_luck(4711)
    return match


def play_and_save(path: Path, chance: random.Random) -> None:
    """Play on for ever, saving after every decision and then telling how many there are."""
    match = load_or_backup(path, nd)[0] if path.exists() else small_tree()
    history = match.history
    while True:
        moves = nd.legal_moves(history.state)
        if moves and history.cursor.depth < 150:
            history.play(chance.choice(moves))
        else:
            history.go(history.root)
            history.fresh_luck(chance.randrange(2**40))
        save(match, path, "now", "test")
        print(history.size, flush=True)


if __name__ == "__main__":
    play_and_save(Path(sys.argv[1]), random.Random(int(sys.argv[2])))
