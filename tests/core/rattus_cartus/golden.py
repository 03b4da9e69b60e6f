"""Writes the golden playthroughs anew: `make golden`, then read the diff."""

from pathlib import Path

from core import rattus_cartus as rc
from tests.core.rattus_cartus.playthrough import playthrough
from tests.core.rattus_cartus.scenes import ALL_BUILDINGS, NAMES

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "2-by_card": rc.Setup(NAMES[:2], buildings="by_card"),
    "2-chosen": rc.Setup(NAMES[:2], buildings="chosen", chosen=ALL_BUILDINGS),
    "3-first_game": rc.Setup(NAMES[:3]),
    "3-chosen": rc.Setup(NAMES[:3], buildings="chosen", chosen=ALL_BUILDINGS),
    "4-by_type": rc.Setup(NAMES[:4], buildings="by_type", all_dead="fewest_rats_live"),
    "4-chosen": rc.Setup(NAMES[:4], buildings="chosen", chosen=ALL_BUILDINGS, rats_shown="all"),
    "5-by_card": rc.Setup(NAMES, buildings="by_card"),
}


def text_of(name: str) -> str:
    """The playthrough of a golden game as it is played now; its seed is its place in the list."""
    seed = 100 + list(GAMES).index(name)
    return "\n".join(playthrough(GAMES[name], seed)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
