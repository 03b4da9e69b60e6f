"""What a step can ask to be done with a key, and what that changes in the position."""

from collections.abc import Callable

from nd_tui.play.session import Session


def _name_here(session: Session, name: str) -> None:
    session.history.cursor.name = name


# By the id of the action; a name is for those that ask for one.
POSITION_ACTS: dict[str, Callable[[Session, str], object]] = {
    "take-back": lambda session, _: session.take_back(),
    "go-forward": lambda session, _: session.go_forward(),
    "step-back": lambda session, _: session.step_back(),
    "step-forward": lambda session, _: session.step_forward(),
    "branch": lambda session, name: session.branch(name),
    "name-line": _name_here,
}
# Those that ask for a name, and the name that they have given here.
NAMING_ACTS: dict[str, Callable[[Session], str]] = {
    "branch": lambda session: session.new_line,
    "name-line": lambda session: session.history.cursor.name,
}
TREE_ACTS = frozenset(("take-back", "go-forward", "step-back", "step-forward"))  # they move the cursor
# These show something and leave the position as it is.
LOOKING_ACTS = ("lines", "compare", "hint", "log", "rules")
LESSON_ACTS = (*POSITION_ACTS, *LOOKING_ACTS)
