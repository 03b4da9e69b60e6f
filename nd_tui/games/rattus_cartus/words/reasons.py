"""Why a move is good, in words: more of something than another one brings, or less."""

from core.ai.reason import Reason
from core.rattus_cartus.agents.reasons import CHANCE
from core.rattus_cartus.names import CLASSES
from nd_tui.words.numbers import percent
from nd_tui.words.texts import Texts


def reason_told(texts: Texts, reason: Reason) -> str:
    """One reason, without its weight."""
    form = "" if reason.worth > 0 else ".less"
    if reason.term in CLASSES:
        return texts(f"why-class{form}", **{"with": texts(f"class-{reason.term}.with")})
    if reason.term == CHANCE:
        has, instead = percent(texts, reason.has), percent(texts, reason.instead)
        return texts(f"why-{CHANCE}{form}", has=has, instead=instead)
    return texts(f"why-{reason.term}{form}")
