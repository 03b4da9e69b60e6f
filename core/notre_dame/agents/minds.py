"""The opponents of Notre Dame and its adviser, as `core.ai.minds.Minds` wants them."""

from core.notre_dame.agents.contest import contest
from core.notre_dame.agents.levels import (
    ADVICE,
    CHARACTERS,
    EFFORTS,
    IN_LESSONS,
    LEVELS,
    REVIEW,
    STAND_IN,
    USUAL,
    WINS,
)
from core.notre_dame.agents.reasons import explained as reasons
from core.notre_dame.agents.searching import begin

__all__ = [
    "ADVICE",
    "CHARACTERS",
    "EFFORTS",
    "IN_LESSONS",
    "LEVELS",
    "REVIEW",
    "STAND_IN",
    "USUAL",
    "WINS",
    "begin",
    "contest",
    "reasons",
]
