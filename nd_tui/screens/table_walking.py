"""Walking on the board with the arrow keys, where what is asked is decided on it.

What is pointed at is one move for the board and for the list; one that cannot be made is in no list.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.game import Problem
from nd_tui.games.game_types import Move
from nd_tui.keys.actions import DIRECTIONS
from nd_tui.widgets.common import MoveHighlighted, Picked
from nd_tui.widgets.walkable import Walkable

if TYPE_CHECKING:
    from nd_tui.screens.table import TableScreen

GIVING_WAY = frozenset(("lines", "log"))
WALKING = ("board_or_list", *(f"walk_{direction}" for direction in DIRECTIONS))


def walkable(screen: "TableScreen") -> Walkable | None:
    """The part of the board on which the arrow keys walk now; none where it is not to be seen."""
    board = screen.board
    part = board.walkable(screen.picture().view) if screen.options else None
    if part is None:
        return None
    is_seen = board.sees(board.name_of(part)) or screen.page == screen.decided_on
    return part if is_seen else None


def let_walk(screen: "TableScreen") -> None:
    """Give the arrow keys to the board."""
    part = walkable(screen)
    if part is not None:
        part.focus(scroll_visible=False)
    screen.refresh_bindings()


def make_room(screen: "TableScreen") -> None:
    """Show the keys by which one walks while one does."""
    walks = bool(screen.options) and screen.board.walkable(screen.picture().view) is not None
    if screen.walks != walks:
        screen.walks = walks
        screen.name_keys()


def walk(screen: "TableScreen", direction: str) -> None:
    """Look at the move to which a step on the board leads."""
    move = screen.board.walk(screen.picture(), direction)
    if move is not None:
        point_at(screen, move)


def point_at(screen: "TableScreen", move: Move) -> None:
    """Look at a move of the board's, in the list too."""
    if move in screen.options:
        screen.decision.highlight(move)
    else:
        screen.decision.look_away()
    screen.on_move_highlighted(MoveHighlighted(move))


def board_or_list(screen: "TableScreen") -> None:
    """Let the arrow keys go through the list, or walk on the board again."""
    if screen.focused is screen.walkable:
        screen.decision.choices.take_focus()
    else:
        let_walk(screen)


def decide_here(screen: "TableScreen") -> None:
    """Make the move that is pointed at, or say why it cannot be made."""
    if screen.highlighted is not None:
        screen.on_picked(Picked(screen.highlighted))


def refusal(screen: "TableScreen") -> Problem | None:
    """Why the move that is pointed at cannot be made, if it cannot."""
    if screen.highlighted is None or not screen.options or screen.highlighted in screen.options:
        return None
    return why_not(screen, [screen.highlighted])


def why_not(screen: "TableScreen", moves: Sequence[Move]) -> Problem:
    """Why none of these moves can be made, by the first that answers what is asked."""
    game, state = screen.session.game, screen.session.state
    refusals: list[Problem] = [game.refusal(state, move) for move in moves]
    return next((why for why in refusals if why.reason != "wrong-decision"), refusals[0])
