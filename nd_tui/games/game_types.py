"""A game's own types, which pass through the shell unread."""

from typing import Any

from core.history import Node

State = Any
View = Any
Move = Any
Event = Any
Setup = Any
AnyNode = Node[Any, Any]
