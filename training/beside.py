"""How fast the search is beside that of another version: python -m training.beside ../other-checkout.

Both search the same positions, taken from a game of the value function, in turns in one run; of each decision
the best time counts, which other work on the machine hardly changes. Either is asked twice: with nothing
remembered of earlier decisions, and as it is in a game.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parents[1]
LEVEL = "archdeacon"


def work() -> None:
    """Answer lines of standard input with the iterations and seconds of decisions, by the core found."""
    from core import notre_dame as nd
    from core.notre_dame.agents import model, searching
    from core.notre_dame.agents.levels import EFFORTS
    from core.notre_dame.agents.turns import turn_values
    from core.notre_dame.agents.valuation import Valuation, learned_prices

    remembered = getattr(model, "valuation_of", None)  # versions before that remembered nothing
    for line in sys.stdin:
        players, every, forgetful = json.loads(line)
        state = nd.new_game(nd.Setup(tuple("abcde")[:players]), 1)
        valuation, views = Valuation(learned_prices(players)), []
        while state.task is not None:
            views.append(nd.view(state, state.task.seat))
            values = turn_values(valuation, state)
            state = nd.apply(state, state.options[values.index(max(values))])
        spent = []
        for luck, view in enumerate(views[::every]):
            if forgetful and remembered is not None:
                remembered.cache_clear()
            began = time.process_time()
            done = searching.analyse(view, luck, EFFORTS[LEVEL]).iterations
            spent.append((done, time.process_time() - began))
        print(json.dumps(spent), flush=True)


class Version:
    """A checkout at work in a process of its own."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--work"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(tree)},
        )
        self.best: list[float] = []  # seconds an iteration, of every decision

    def turn(self, *asked: object) -> None:
        """Search all positions once."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        found = [seconds / done for done, seconds in json.loads(self._process.stdout.readline())]
        self.best = list(map(min, self.best, found)) if self.best else found

    def rate(self) -> float:
        """Iterations a second, every decision counting alike; the next question is another one."""
        rate = len(self.best) / sum(self.best)
        self.best = []
        return rate

    def end(self) -> None:
        """It has done its work."""
        self._process.communicate()


def main() -> None:
    """Measure, and print a line for every number of players."""
    parser = argparse.ArgumentParser(prog="python -m training.beside", description=__doc__)
    parser.add_argument("other", type=Path, help="the folder of the other version")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--every", type=int, default=36, help="take every so many positions of the game")
    parser.add_argument("--rounds", type=int, default=4)
    asked = parser.parse_args()
    if not (asked.other / "core" / "notre_dame").is_dir():
        parser.error(f"{asked.other} is no checkout of this program")
    ours, other = Version(HERE), Version(asked.other.resolve())
    for players in asked.players:
        for forgetful in (True, False):
            for _ in range(asked.rounds):
                for version in (other, ours):
                    version.turn(players, asked.every, forgetful)
            before, now = other.rate(), ours.rate()
            how = "nothing remembered" if forgetful else "as in a game"
            print(
                f"{players} players, {how}: {before:.0f} there, {now:.0f} here: {now / before:.2f}",
                flush=True,
            )
    ours.end()
    other.end()


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        main()
