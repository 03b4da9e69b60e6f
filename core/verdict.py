"""What an analysis says of a decision that was made: how much of the chance to win it gave away."""

from typing import Annotated

from msgspec import Meta, Struct

Chance = Annotated[float, Meta(ge=0.0, le=1.0)]
MOST_POINTS = 10_000.0  # that anybody is ahead or behind; more than any game can bring
Lead = Annotated[float, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Points = Annotated[float, Meta(ge=0.0, le=MOST_POINTS)]

A_POINT = 0.025  # of the chance to win is what a point of lead is worth in an even game
DECIDED = 0.1  # below this chance, or as far above the opposite one, it hardly moves any more
# From which weight on a decision is called so, the gravest first.
JUDGEMENTS = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.03), ("good", 0.005))
BEST = "best"
ALL_JUDGEMENTS = (BEST, *[name for name, _ in reversed(JUDGEMENTS)])


class Verdict(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A decision beside the best one: the chances to win of both, and the best move in notation."""

    chance: Chance
    best: Chance
    move: str
    lead: Points = 0.0  # that was given away

    @property
    def loss(self) -> float:
        """The chance to win that was given away."""
        return max(0.0, self.best - self.chance)

    @property
    def weight(self) -> float:
        """The chance given away; where the game is as good as decided, what it would be in an even one."""
        decided = not DECIDED < self.best < 1 - DECIDED
        return max(self.loss, A_POINT * self.lead) if decided else self.loss


def judgement(verdict: Verdict) -> str:
    """What such a decision is called."""
    return next((name for name, least in JUDGEMENTS if verdict.weight >= least), BEST)
