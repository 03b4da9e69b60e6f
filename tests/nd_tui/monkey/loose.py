"""A monkey let loose: one visit after another to the same folder, until its time is over."""

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from tests.nd_tui.monkey.ledger import Ledger
from tests.nd_tui.monkey.places import EVERYWHERE, Place
from tests.nd_tui.monkey.prepared import prepare
from tests.nd_tui.monkey.traces import write
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.monkey.visits import LAST, Run, Visit, visit_of

ENDLESS = 10**9


class LooseMonkey:
    """A monkey with a seed, a folder of games and some places that it begins with."""

    def __init__(self, seed: int, folder: Path, first: Sequence[Place] = ()) -> None:
        self.seed, self.folder, self.first = seed, folder, first
        self.ledger = Ledger(folder / "games")
        self.visits: list[Visit] = []
        self.seen: Counter[str] = Counter()

    def chance_of(self, number: int) -> random.Random:
        """The luck of a visit, whatever happened in those before."""
        return random.Random(f"{self.seed} {number}")

    def places(self) -> Iterator[Place]:
        """Its own places first, then any."""
        yield from self.first
        for number in count():
            yield random.Random(f"{self.seed} place {number}").choice(EVERYWHERE)

    def run(self, seconds: float, visit_seconds: float) -> None:
        """Visits for so long, at least one to each of its own places."""
        end = time.monotonic() + seconds
        for number, place in enumerate(self.places()):
            if number >= len(self.first) and time.monotonic() > end:
                return
            self.visit(number, place, visit_seconds)

    def visit(
        self, number: int, place: Place, seconds: float, most: int = ENDLESS, **otherwise: Any
    ) -> Visit:
        """One visit, with some of it otherwise than the seed says; Trouble tells how to pay it again."""
        visit = replace(visit_of(self.chance_of(number), place), **otherwise)
        # What a game loses is noticed, but whatever a visit deletes another one may need.
        prepare(self.ledger.folder, self.seed)
        self.ledger.look(deleted=True)
        self.visits.append(visit)
        try:
            Run(visit, self.ledger.folder, self.ledger).go(seconds, most)
        except Trouble as trouble:
            last = "\n".join(map(repr, visit.done[-LAST:]))
            again = (
                f"python -m tests.nd_tui.monkey --seed {self.seed} --visit {number} "
                f"--place '{place.name}' --gestures {visit.played} --end {visit.end}"
            )
            about = (
                f"{place.name}, {visit.language}, {visit.size}, {visit.settings}, animated {visit.animated}"
            )
            trouble.add_note(f"{about}\nthe last of {len(visit.done)} gestures:\n{last}\nagain: {again}")
            raise
        finally:
            write(visit.done, self.folder / "traces" / f"{self.seed}-{number}.jsonl")
        self.seen.update(visit.seen)
        return visit
