"""Writes the golden playthroughs anew: `make golden`, then read the diff."""

from pathlib import Path

from core import notre_dame as nd
from tests.core.notre_dame.playthrough import playthrough
from tests.core.notre_dame.scenes import NAMES

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    f"{players}-{edition}{'-new-persons' if new else ''}": nd.Setup(
        NAMES[:players], edition=edition, new_persons=new
    )
    for players in (2, 3, 4, 5)
    for edition, new in (("classic", False), ("anniversary", False), ("anniversary", True))
}


def text_of(name: str) -> str:
    """The playthrough of a golden game as it is played now; its seed is its place in the list."""
    seed = 100 + list(GAMES).index(name)
    return "\n".join(playthrough(GAMES[name], seed)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
