"""One game of a tournament between agents that play Notre Dame."""

from collections.abc import Sequence

from core import notre_dame as nd
from core.ai import Agent
from core.ai.tournament import Fixture, Played, played_by


def table_for(players: int, new_persons: bool = False) -> nd.Setup:
    """A table at which nobody needs a name."""
    return nd.Setup(tuple(str(seat) for seat in range(players)), new_persons=new_persons)


def contest(
    agents: Sequence[Agent[nd.View, nd.Move]], fixture: Fixture, setup: nd.Setup | None = None
) -> Played:
    """The game of a fixture, with the agents on the seats it gives them."""
    return played_by(nd, setup or table_for(len(agents)), agents, fixture)
