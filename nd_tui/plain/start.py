"""From the options of the command to a game that is ready to be played."""

import secrets
from pathlib import Path
from typing import Any

from core import notre_dame as nd
from core.game import BadSetup
from core.notre_dame.setup import FEWEST_PLAYERS, MOST_PLAYERS
from nd_tui.plain.loop import Loop
from nd_tui.plain.screen import Screen
from nd_tui.texts import Texts

USUAL_PLAYERS = 3
SEEDS = 1_000_000


def start(
    texts: Texts,
    players: int | None = None,
    names: str = "",
    people: int = 1,
    edition: Any = "anniversary",
    new_persons: bool = False,
    seed: int | None = None,
    components: Path | None = None,
) -> Loop:
    """A game with these options; a Problem if they do not make one."""
    seated = seat_names(texts, players, names)
    setup = nd.Setup(seated, edition=edition, new_persons=new_persons)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    state = nd.new_game(setup, seed, None if components is None else nd.load_components(components))
    if not 1 <= people <= len(seated):
        raise BadSetup("setup-people-count", found=people, most=len(seated))
    return Loop(texts, Screen(), state, seed, people)


def seat_names(texts: Texts, players: int | None, names: str) -> tuple[str, ...]:
    """The names that were given; seats without one get a usual name that nobody has yet."""
    given = [name.strip() for name in names.split(",")] if names else []
    if players is None:
        players = len(given) if len(given) > 1 else USUAL_PLAYERS
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadSetup("setup-player-count", found=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if len(given) > players:
        raise BadSetup("setup-name-count", found=len(given), players=players)
    taken = {name.casefold() for name in given}
    free = [name for name in texts("usual-names").split(", ") if name.casefold() not in taken]
    return (*given, *free[: players - len(given)])
