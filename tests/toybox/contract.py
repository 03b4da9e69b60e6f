"""Both games as what the general parts take them for; checked by mypy."""

from core import notre_dame
from core.ai import Agent
from core.game import Game
from tests.toybox import agents, game

NOTRE_DAME: Game[notre_dame.Setup, notre_dame.State, notre_dame.Move, notre_dame.View, notre_dame.Event] = (
    notre_dame
)
PEBBLES: Game[game.Setup, game.State, game.Move, game.View, game.Event] = game
AGENTS: dict[str, Agent[game.View, game.Move]] = {
    "random": agents.choose_at_random,
    "greedy": agents.choose_greedily,
}
