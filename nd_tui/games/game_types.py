"""A game's own types, which pass through the shell unread."""

from typing import Any

from core.history import AnyNode

State = Any
View = Any
Move = Any
Event = Any
Setup = Any

__all__ = ["AnyNode", "Event", "Move", "Setup", "State", "View"]
