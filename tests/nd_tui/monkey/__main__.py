"""Let a monkey loose by hand, or repeat one of its visits.

python -m tests.nd_tui.monkey --seed 7 --minutes 5
python -m tests.nd_tui.monkey --seed 7 --visit 3 --place lines --gestures 120
"""

import argparse
import tempfile
from pathlib import Path

from tests.nd_tui.monkey.loose import ENDLESS, LooseMonkey
from tests.nd_tui.monkey.places import EVERYWHERE
from tests.nd_tui.monkey.traces import read
from tests.nd_tui.monkey.visits import ENDS

HOUR = 3600.0


def main() -> None:
    """Run what is asked for; what it found ends it with a traceback that says how to repeat it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    places = {place.name: place for place in EVERYWHERE}
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--visit-seconds", type=float, default=15.0)
    parser.add_argument("--visit", type=int, help="pay only this visit")
    parser.add_argument("--place", choices=places, action="append", help="begin here, may be said again")
    parser.add_argument("--gestures", type=int, default=ENDLESS, help="of the one visit")
    parser.add_argument("--end", choices=sorted(set(ENDS)), help="of the one visit")
    parser.add_argument("--trace", type=Path, help="do what stands in this file in the one visit")
    parser.add_argument("--folder", type=Path, help="games and traces, else a new temporary folder")
    given = parser.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp(prefix="monkey-"))
    first = [places[name] for name in given.place or places]
    monkey = LooseMonkey(given.seed, folder, first)
    print(f"seed {given.seed}, in {folder}", flush=True)
    if given.visit is not None:
        seconds = HOUR if given.gestures < ENDLESS or given.trace else given.visit_seconds
        otherwise = {"end": given.end} if given.end else {}
        if given.trace:
            otherwise["gestures"] = read(given.trace)
        monkey.visit(given.visit, first[0], seconds, given.gestures, **otherwise)
    else:
        monkey.run(given.minutes * 60, given.visit_seconds)
    done = sum(len(visit.done) for visit in monkey.visits)
    print(f"{len(monkey.visits)} visits, {done} gestures; seen: {dict(monkey.seen)}")


if __name__ == "__main__":
    main()
