"""What opponents do, checked by the rules, and who plays for one that has failed."""

from typing import TYPE_CHECKING, Any

from core.game import IllegalMove
from nd_tui.thinking import worker

if TYPE_CHECKING:
    from nd_tui.games.box import Box


def decide(box: "Box", agent: str, view: Any, luck: int) -> Any:
    """What an agent does with a view, thought out in this process; IllegalMove if that cannot be done."""
    return checked(box, view, worker.think(box.minds().__name__, agent, view, luck))


def stand_in(box: "Box", view: Any, luck: int) -> Any:
    """What is done on the seat of an agent that has failed; so quick that it needs no process."""
    return decide(box, box.minds().STAND_IN, view, luck)


def checked(box: "Box", view: Any, move: Any) -> Any:
    """A move, if it is one of the choices."""
    if move not in box.game.options(view):
        raise IllegalMove("not-a-move")
    return move
