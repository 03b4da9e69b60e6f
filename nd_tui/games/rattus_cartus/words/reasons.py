"""Why a move is good, in words: more of something than another one brings, or less."""

from core import rattus_cartus as rc
from core.ai.reason import Reason
from core.rattus_cartus.agents.reasons import CHANCE
from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.odds import safe_rats
from nd_tui.words.numbers import percent
from nd_tui.words.texts import Texts


def reason_told(texts: Texts, view: rc.View, reason: Reason) -> str:
    """One reason, without its weight."""
    form = "" if reason.worth > 0 else ".less"
    if reason.term in CLASSES:
        return texts(f"why-class{form}", **{"with": texts(f"class-{reason.term}.with")})
    if reason.term == CHANCE:
        has, instead = percent(texts, reason.has), percent(texts, reason.instead)
        return texts(f"why-{CHANCE}{form}", has=has, instead=instead, nuns=nuns_told(texts, view))
    return texts(f"why-{reason.term}{form}")


def nuns_told(texts: Texts, view: rc.View) -> str:
    """How many nuns can mostly be counted on, and how many more strangers that leaves room for."""
    safe = safe_rats(view)
    more = safe - view.rats[view.seat]
    room = texts("safe-room", n=more) if more >= 0 else texts("safe-room.none", n=-more)
    return texts("safe-nuns", nuns=safe, room=room)
