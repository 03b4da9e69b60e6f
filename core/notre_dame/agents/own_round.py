"""The round as one seat plans it: only its own decisions are searched, the others stand still.

Within a round others change little for a seat, but a search that follows their choices too sees hardly beyond
its own next card. Alone it plans both cards and the hiring up to the plague and the end of the round. Of the
others it counts on what they could expect before.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.outlook import Outlook
from core.notre_dame.agents.model import RoundModel
from core.notre_dame.agents.turns import keep_values
from core.notre_dame.agents.weights import Prices
from core.notre_dame.rules import settle


class OwnRound(RoundModel):
    """The model of a search in which nobody but the searching seat decides."""

    def __init__(self, view: nd.View, prices: Sequence[Prices] | None = None, insight: bool = False) -> None:
        super().__init__(view, prices, insight)
        self._seat = view.seat
        self._expected = [0.0] * len(view.players)  # before, on the average of the deals
        self._deals = 0
        self.apply = self._applied

    def deal(self, view: nd.View, luck: int) -> nd.State:
        """A whole position that agrees with the view."""
        state = super().deal(view, luck)
        self._deals += 1
        for seat, points in enumerate(self._valuation.expectations(self.settled(state))):
            self._expected[seat] += (points - self._expected[seat]) / self._deals
        return state

    def outlook(self, state: nd.State) -> Outlook:
        """What the position promises if the others come to what they could expect before."""
        points = [*self._expected]
        points[self._seat] = self._valuation.expectation(self.settled(state), self._seat)
        return self._valuation.outlook_of(points, state.round)

    def _applied(self, state: nd.State, move: nd.Move) -> nd.State:
        """The position after a move, once it is the same seat's turn again."""
        state = nd.apply(state, move)
        while state.task is not None and state.task.seat != self._seat and state.round == self._round:
            if state.task.name == "keep":
                worths = keep_values(self._valuation, state)
                state = nd.apply(state, state.options[worths.index(max(worths))])
            else:
                state = settle(replace(state, task=None, options=()))
        return state
