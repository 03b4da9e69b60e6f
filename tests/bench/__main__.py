"""Runs the benchmarks, or those parts that are named, and prints them as JSON, each figure with its bar."""

import argparse
import json
import sys
from importlib.util import find_spec

from tests.bench import command, lines, saves, screens, search, starts
from tests.bench.bars import at_least, missed
from tests.bench.timing import in_turns

ROUNDS = 7
OURS = ("notre_dame", "rattus_cartus")
PEERS = ("catanatron", "pyspiel")  # the packages of the games that ours are measured beside
# The bars: so many times the decisions that a peer makes in a second.
LEAST = {"decisions_beside_catanatron": 10, "decisions_beside_gin_rummy": 2}


def engines() -> dict[str, object]:
    """Random play beside the peers."""
    if not all(map(find_spec, PEERS)):
        sys.exit("The other games' engines are not installed: `make bench` does that; or name other parts.")
    figures = in_turns("tests.bench.engines", [*OURS, "catanatron", "gin_rummy"], ROUNDS)
    ratios = {
        game: {
            f"{what}_beside_{peer}": round(figures[game][what] / figures[peer][what], 2)
            for peer in ("catanatron", "gin_rummy")
            for what in ("decisions", "choices")
        }
        for game in OURS
    }
    rounded = {name: {what: round(value) for what, value in run.items()} for name, run in figures.items()}
    return {
        "per_second_and_keep_ns": rounded,
        "ratios": {
            game: {
                name: at_least(found, LEAST[name]) if name in LEAST else found
                for name, found in beside.items()
            }
            for game, beside in ratios.items()
        },
    }


PARTS = {
    "engines": engines,
    "lines": lines.figures,
    "screens": screens.figures,
    "starts": starts.figures,
    "saves": saves.figures,
    "command": command.figures,
    "search": search.figures,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"one of {', '.join(PARTS)}; all by default")
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := [name for name in wanted if name not in PARTS]:
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    found = {name: PARTS[name]() for name in wanted}
    print(json.dumps(found, indent=2))
    print("missed bars:", ", ".join(missed(found)) or "none", file=sys.stderr)
