"""`make mutants`: tries a sample of small faults in the rules, and lists those that no test notices."""

import argparse
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from tests.mutation.mutants import RULES, mutants
from tests.mutation.trial import trial

ALLOWED = 0.10  # the share of faults that may go unnoticed


def main() -> int:
    """Try them, tell them, and fail if too many survive."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=300, help="how many faults to try; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="part of a file's path, such as a game's folder")
    parser.add_argument("--workers", type=int, default=2)
    wishes = parser.parse_args()
    if trial(None) != "survives":
        print("the tests fail already without a fault")
        return 2
    known = list(chain.from_iterable(mutants(path) for path in RULES if wishes.only in str(path)))
    tried = random.Random(wishes.seed).sample(known, min(wishes.sample or len(known), len(known)))
    survivors = []
    with ThreadPoolExecutor(wishes.workers) as pool:
        for number, (mutant, verdict) in enumerate(zip(tried, pool.map(trial, tried), strict=True), 1):
            if verdict == "survives":
                survivors.append(mutant)
                print(mutant, flush=True)
            print(f"{number} of {len(tried)}, {len(survivors)} survive", end="\r", file=sys.stderr)
    share = len(survivors) / max(1, len(tried))
    print(f"{len(survivors)} of {len(tried)} faults survive ({share:.1%}), of {len(known)} that are known")
    return int(share >= ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
