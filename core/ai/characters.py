"""Who plays a seat: a level, perhaps with a character, a taste of its own; in saves `steward:banker`."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from core.ai import Agent
from core.ai.minds import AnyMinds
from core.ai.search import Effort

BETWEEN = ":"  # a level and its character


def joined(level: str, character: str) -> str:
    """Who plays a seat, as saves have it; nothing is said of a character where there is none."""
    return f"{level}{BETWEEN}{character}" if character else level


def parted(who: str) -> tuple[str, str]:
    """The level and the character of who plays a seat; no text where it has none."""
    level, _, character = who.partition(BETWEEN)
    return level, character


def characters_of(minds: AnyMinds, level: str) -> Sequence[str]:
    """The characters that a level may have: none where it values nothing, or the game has none."""
    return [character for character, levels in minds.CHARACTERS.items() if level in levels]


def known(minds: AnyMinds, who: str) -> str:
    """Who plays instead of one of another version: the stand-in, or the level without its character."""
    level, character = parted(who)
    if level not in minds.LEVELS:
        return minds.STAND_IN
    return who if character in characters_of(minds, level) else level


def agent_of(minds: AnyMinds, who: str) -> Agent[Any, Any]:
    """Who plays a seat, as an agent."""
    level, character = parted(known(minds, who))
    return minds.CHARACTERS[character][level] if character else minds.LEVELS[level]


def effort_of(minds: AnyMinds, who: str) -> Effort | None:
    """What it may spend on a decision, its taste included; None where it does not search."""
    level, character = parted(known(minds, who))
    effort = minds.EFFORTS.get(level)
    return replace(effort, taste=character) if effort is not None and character else effort
