"""Runs all benchmarks and prints them as JSON."""

import json

from tests.bench import command, lines, saves, screens, search
from tests.bench.timing import in_turns

ROUNDS = 7


def engines() -> dict[str, object]:
    """Random play beside the peers; the bars are 10 times Catanatron's decisions and 2 times gin rummy's."""
    figures = in_turns("tests.bench.engines", ["ours", "catanatron", "gin_rummy"], ROUNDS)
    ours = figures["ours"]
    ratios = {
        f"{what}_beside_{peer}": round(ours[what] / figures[peer][what], 2)
        for peer in ("catanatron", "gin_rummy")
        for what in ("decisions", "choices")
    }
    rounded = {name: {what: round(value) for what, value in run.items()} for name, run in figures.items()}
    return {"per_second_and_keep_ns": rounded, "ratios": ratios}


if __name__ == "__main__":
    found = {
        "engines": engines(),
        "lines": lines.figures(),
        "screens": screens.figures(),
        "saves": saves.figures(),
        "command": command.figures(),
        "search": search.figures(),
    }
    print(json.dumps(found, indent=2))
