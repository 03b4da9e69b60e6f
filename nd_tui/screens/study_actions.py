"""What the keys do in a study besides walking: order, names, comments, marks, chapters, comparing.

Each is a function of the study screen, which has it as the action of the same name.
"""

from typing import TYPE_CHECKING

from core.history import AnyNode, walk
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.screens.mark import MarkScreen, Opinion

if TYPE_CHECKING:
    from nd_tui.screens.study import StudyScreen


def promote(screen: "StudyScreen") -> None:
    """The line one place up."""
    screen.change(screen.session.promote)


def demote(screen: "StudyScreen") -> None:
    """The line one place down."""
    screen.change(screen.session.demote)


def delete(screen: "StudyScreen") -> None:
    """Remove the position and all that comes after it, if that is really meant."""
    node = screen.looked_at
    if node.parent is None:
        screen.change(screen.session.delete)  # which says why it cannot be
        return

    def answered(sure: bool | None) -> None:
        if sure:
            screen.change(lambda gone: _delete(screen, gone))

    number = sum(1 for _ in walk(node))
    screen.app.push_screen(Confirm("dialog-delete-line", "dialog-delete", n=number), answered)


def _delete(screen: "StudyScreen", node: AnyNode) -> None:
    screen.session.delete(node)
    if screen.marked is not None and node.is_before(screen.marked):
        screen.marked = None
    if node.parent is not None:
        screen.origin = node.parent if node.is_before(screen.origin) else screen.origin
        screen.look_at(node.parent)


def name_line(screen: "StudyScreen") -> None:
    """Give the line a name."""
    start = screen.looked_at.line_start()

    def answered(name: str | None) -> None:
        if name is not None:
            screen.change(lambda _: screen.session.name(start, name))

    screen.app.push_screen(AskText("dialog-line-name", start.name), answered)


def comment(screen: "StudyScreen") -> None:
    """Say something about the position."""
    node = screen.looked_at

    def answered(said: str | None) -> None:
        if said is not None:
            screen.change(lambda _: screen.session.comment(node, said))

    screen.app.push_screen(AskText("dialog-comment-text", node.comment), answered)


def mark(screen: "StudyScreen") -> None:
    """Say what one thinks of the move that led to the position."""
    node = screen.looked_at

    def answered(opinion: Opinion | None) -> None:
        if opinion is not None:
            screen.change(lambda _: screen.session.mark(node, *opinion))

    screen.app.push_screen(MarkScreen(node.mark, node.word), answered)


def chapters(screen: "StudyScreen") -> None:
    """The chapters of the study; another one that is opened takes the place of this game."""
    from nd_tui.play.chapters import Chapters
    from nd_tui.screens.chapters import ChaptersScreen

    def chosen(place: int | None) -> None:
        if place is not None:
            screen.game_app.door.turn_to(place)

    node, screen.written = screen.looked_at, True
    told = node.name or screen.words.where(node)
    screen.app.push_screen(ChaptersScreen(Chapters(screen.session), node, told), chosen)


def compare(screen: "StudyScreen") -> None:
    """Mark a position; with one marked, compare another with it."""
    one, other = screen.marked, screen.looked_at
    screen.marked = other if one is None else None
    screen.show()
    if one is not None and one is not other:
        screen.app.push_screen(CompareScreen(screen.session, one, other, screen.reader))
