"""After a run with coverage: fails where the tests go too few of the core's branches."""

import json
import sys
import tempfile
from pathlib import Path

from coverage import Coverage

WANTED = 0.95


def main() -> int:
    """Say which share of the branches was gone."""
    counted = Coverage()
    counted.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        counted.json_report(outfile=str(report))
        totals = json.loads(report.read_text("utf-8"))["totals"]
    share = totals["covered_branches"] / totals["num_branches"]
    print(f"{totals['covered_branches']} of {totals['num_branches']} branches of core/: {share:.1%}")
    return int(share < WANTED)


if __name__ == "__main__":
    sys.exit(main())
