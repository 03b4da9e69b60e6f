"""Games for tests of the screens."""

from pathlib import Path

from core import notre_dame as nd
from core.history import History
from core.record import Match
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.saves import PERSON


class Unkept(KeptGame):
    """A game without a file."""

    def __init__(self, state: nd.State, people: int = 1) -> None:
        seats = tuple(PERSON if seat < people else "greedy" for seat in range(len(state.players)))
        self.match = Match(History(nd, state), state.table.setup, 1, seats)
        self.path = Path("nowhere")
        self.repaired = None
        self.saves = 0

    def save(self) -> None:
        self.saves += 1

    def close(self) -> None:
        pass
