"""What an analysis says of a decision that was made: how much of the chance to win it gave away."""

from typing import Annotated

from msgspec import Meta, Struct

Chance = Annotated[float, Meta(ge=0.0, le=1.0)]

# From which loss of winning chance on a decision is called so, the gravest first.
JUDGEMENTS = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.03), ("good", 0.005))
BEST = "best"
ALL_JUDGEMENTS = (BEST, *[name for name, _ in reversed(JUDGEMENTS)])


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision beside the best one: the chances to win of both, and the best move in notation."""

    chance: Chance
    best: Chance
    move: str

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.best - self.chance)


def judgement(verdict: Verdict) -> str:
    """What such a decision is called."""
    return next((name for name, least in JUDGEMENTS if verdict.loss >= least), BEST)
