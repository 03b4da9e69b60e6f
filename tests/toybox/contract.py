"""The games as what the general parts take them for; checked by mypy."""

from core import notre_dame
from core import rattus_cartus as rattus
from core.ai.minds import Minds
from core.game import Game
from core.notre_dame.agents import minds as notre_dame_minds
from core.rattus_cartus.agents import minds as rattus_cartus_minds
from tests.toybox import game, minds

NOTRE_DAME: Game[notre_dame.Setup, notre_dame.State, notre_dame.Move, notre_dame.View, notre_dame.Event] = (
    notre_dame
)
RATTUS_CARTUS: Game[rattus.Setup, rattus.State, rattus.Move, rattus.View, rattus.Event] = rattus
PEBBLES: Game[game.Setup, game.State, game.Move, game.View, game.Event] = game
NOTRE_DAME_MINDS: Minds[notre_dame.Setup, notre_dame.Move, notre_dame.View] = notre_dame_minds
PEBBLES_MINDS: Minds[game.Setup, game.Move, game.View] = minds
RATTUS_CARTUS_MINDS: Minds[rattus.Setup, rattus.Move, rattus.View] = rattus_cartus_minds
