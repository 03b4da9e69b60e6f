"""Pictures of positions in which a carriage is to drive, and maps of streets that nobody has printed."""

import random
from collections.abc import Iterator

from core import notre_dame as nd
from core.notre_dame.components import Streets
from core.notre_dame.moves import Move
from core.notre_dame.names import SPOTS
from core.notre_dame.state import State
from core.notre_dame.streets import FAR, distances
from nd_tui.games import open_box
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import symbols_for
from tests.core.notre_dame.scenes import NAMES
from tests.nd_tui.texts import Texts

SIZES = ((78, 9), (98, 11), (78, 15), (86, 11), (118, 13), (138, 22), (198, 51))  # the room for the map
PLAYERS = (2, 3, 4, 5)
USUAL = nd.default_components().streets


def picture_of(
    state: State, seat: int, pointed: Move | None = None, language: str = "en", ascii_only: bool = False
) -> Picture:
    """What the person of a seat sees who points at a move."""
    view, box = nd.view(state, seat), open_box(nd.NAME)
    legal = pointed in view.options
    asked = view.task is not None and pointed is not None and not legal
    return Picture(
        view=view,
        box=box,
        texts=Texts(language),
        symbols=symbols_for(ascii_only),
        names=state.table.setup.players,
        colours=box.colours(view),
        seat=seat,
        mover=seat,
        highlighted=pointed if legal else None,
        pointed=pointed,
        refusal=nd.refusal(state, pointed) if asked and pointed is not None else None,
    )


def drives(players: int, seed: int) -> Iterator[State]:
    """Every position of a game at random in which somebody drives."""
    state, chance = (
        nd.new_game(nd.Setup(NAMES[:players], new_persons=seed % 2 == 1), seed),
        random.Random(seed),
    )
    while moves := nd.legal_moves(state):
        if nd.decision(state) == "drive":
            yield state
        state = nd.apply(state, chance.choice(moves))


def odd_streets(count: int, seed: int = 1) -> Iterator[Streets]:
    """Streets as somebody might draw them into a component file: any that lead everywhere."""
    chance, found = random.Random(seed), 0
    inside = [(one, other) for place, one in enumerate(SPOTS) for other in SPOTS[place + 1 :]]
    across = [(one, other) for one in SPOTS for other in SPOTS]
    while found < count:
        streets = Streets(
            inside=tuple(chance.sample(inside, chance.randint(2, 9))),
            across=tuple(chance.sample(across, chance.randint(1, 5))),
        )
        if not any(
            FAR in row for ring in (3, 4, 5) for row in distances(streets.inside, streets.across, ring)
        ):
            found += 1
            yield streets
