"""What the keys do at the table: steps in the tree, pages, hints, and ways to other screens.

Each is a function of the table screen, which has it as the action of the same name.
"""

import secrets
from collections.abc import Callable
from functools import wraps
from time import monotonic
from typing import TYPE_CHECKING

from core.history import LARGEST_LUCK
from nd_tui.games.game_types import Move
from nd_tui.keys.typed_numbers import may_go_on, number_typed
from nd_tui.lessons.lights import BOARD

if TYPE_CHECKING:
    from nd_tui.screens.table import TableScreen

LEAVING = 4.0  # seconds in which a second press of the key leaves the table
Action = Callable[["TableScreen"], None]


def noticed(action: Action) -> Action:
    """An action that the guide hears of: a step of a lesson may have asked for it."""

    @wraps(action)
    def done(screen: "TableScreen") -> None:
        action(screen)
        screen.play.guide.did(action.__name__.removeprefix("action_").replace("_", "-"))

    return done


@noticed
def take_back(screen: "TableScreen") -> None:
    """Back to my last decision."""
    screen.play.step(screen.session.take_back, waiting=False)


@noticed
def go_forward(screen: "TableScreen") -> None:
    """Forward again."""
    screen.play.step(screen.session.go_forward, waiting=False)


@noticed
def step_back(screen: "TableScreen") -> None:
    """One move back, whoever made it."""
    screen.play.step(screen.session.step_back, waiting=True)


@noticed
def step_forward(screen: "TableScreen") -> None:
    """One move forward."""
    screen.play.step(screen.session.step_forward, waiting=True)


def fresh_luck(screen: "TableScreen") -> None:
    """Deal anew what I do not know, as a line of its own."""
    luck = secrets.randbelow(LARGEST_LUCK)
    if screen.play.step(lambda: screen.session.fresh_luck(luck)) and not screen.stage.told_about_saving:
        screen.game_app.say(screen.texts("table-fresh-luck"))


@noticed
def branch(screen: "TableScreen") -> None:
    """Let my next choice begin a line of its own, with a name."""
    from nd_tui.screens.dialogs import AskText

    def named(name: str | None) -> None:
        if name is not None:
            screen.session.branch(name)
            screen.show()

    screen.app.push_screen(AskText("dialog-branch-name", screen.session.new_line), named)


@noticed
def name_line(screen: "TableScreen") -> None:
    """Name the line that leads here, to find it again."""
    from nd_tui.screens.dialogs import AskText

    node = screen.session.history.cursor

    def named(name: str | None) -> None:
        if name is not None:
            screen.play.step(lambda: screen.session.name(node, name))

    screen.app.push_screen(AskText("dialog-line-name", node.name), named)


@noticed
def lines(screen: "TableScreen") -> None:
    """The tree of lines, beside the board."""
    show_study(screen)


def show_study(screen: "TableScreen", of_ending: bool = False) -> None:
    """Walk about in the tree beside the board; whoever came from the ending and stays there sees it again."""
    from nd_tui.screens.study import StudyScreen
    from nd_tui.screens.study_board import StudyBoard

    before = screen.session.history.cursor

    def come_back(_: None) -> None:
        moved = screen.session.history.cursor is not before
        screen.play.waiting = screen.play.waiting or moved
        screen.play.go_on(ended=of_ending and not moved)

    screen.app.push_screen(StudyScreen(screen.session, screen.reader, StudyBoard(screen)), come_back)


def review(screen: "TableScreen") -> None:
    """My decisions judged, after the game everybody's."""
    from nd_tui.screens.review import ReviewScreen

    screen.stage.stop()
    screen.app.push_screen(ReviewScreen(screen.session, screen.reader), lambda _: screen.play.go_on())


@noticed
def compare(screen: "TableScreen") -> None:
    """This position beside the end of the main line."""
    from nd_tui.screens.compare import CompareScreen

    history = screen.session.history
    end = list(history.main_line())[-1]
    if end is history.cursor:
        screen.game_app.say(screen.texts("compare-nothing"))
    else:
        screen.app.push_screen(CompareScreen(screen.session, history.cursor, end, screen.reader))


def ending(screen: "TableScreen") -> None:
    """How the game ended, once more."""
    screen.play.go_on(ended=True)


@noticed
def rules(screen: "TableScreen") -> None:
    """The rules, at the page about what is pointed or looked at."""
    from nd_tui.screens.rules import RulesScreen

    picture = screen.picture()
    about = screen.pointed_at or screen.session.box.words.page(picture.view, picture.highlighted)
    screen.app.push_screen(RulesScreen(about))


def news(screen: "TableScreen") -> None:
    """What everybody did since my last decision."""
    from nd_tui.screens.news import NewsScreen

    screen.app.push_screen(NewsScreen(screen.picture(), screen.session))


def refused(screen: "TableScreen") -> None:
    """Show or hide what cannot be chosen, and why."""
    screen.decision.choices.fold()


@noticed
def log(screen: "TableScreen") -> None:
    """The log, or the board again."""
    screen.turn_to("log")


def log_fold(screen: "TableScreen") -> None:
    """More of the log, or less."""
    screen.log_panel.fold()


def log_player(screen: "TableScreen") -> None:
    """The next player's lines of the log alone, or everybody's."""
    screen.log_panel.next_player()


def skip(screen: "TableScreen") -> None:
    """Let the others play on if they wait; else, do not wait between their moves until it is my turn."""
    screen.play.skip()


def save(screen: "TableScreen") -> None:
    """Save, which happens after every decision anyway, and say where."""
    session = screen.session
    session.save()
    if session.unsaved is None:
        screen.game_app.say(screen.texts("table-saved", path=str(session.kept.path)))
    else:
        screen.game_app.tell(session.unsaved)


def load(screen: "TableScreen") -> None:
    """Another game."""
    from nd_tui.screens.load import LoadScreen

    screen.app.push_screen(LoadScreen())


@noticed
def hint(screen: "TableScreen") -> None:
    """The adviser, who knows what I know; the choice that is picked there is looked at here."""
    from nd_tui.screens.hint import HintScreen

    if not screen.play.decides:
        screen.game_app.say(screen.texts("hint-only-now"))
        return

    def look(move: Move | None) -> None:
        if move is not None:
            screen.decision.highlight(move)

    screen.app.push_screen(HintScreen(screen.picture().view, screen.session.agent_luck()), look)


class Leaving:
    """Whether one leaves: not by a single press of a key, which may be one too many."""

    _asked = -LEAVING  # when

    def is_meant(self) -> bool:
        """Whether this is the second wish within a short time."""
        now, before = monotonic(), self._asked
        self._asked = now
        return now - before <= LEAVING


def type_digit(screen: "TableScreen", digit: int) -> None:
    """The choice with this number; while a further digit could follow, it is only looked at.

    What is folded away has no number that could be seen, and is reached by none.
    """
    if screen.decision.is_composed:
        screen.decision.type_digit(digit)
        return
    choices = screen.decision.choices
    listed = screen.listed[: choices.seen]
    if not listed:
        return  # typed ahead, while others move
    if screen.typed and not choices.looks_at(listed[screen.typed - 1]):
        screen.typed = 0  # an arrow key has led elsewhere since
    number, screen.typed = number_typed(screen.typed, digit, len(listed)), 0
    if not number:
        choices.show_typed(0)
        screen.say_unused(str(digit))
    elif may_go_on(number, len(listed)):
        screen.typed = number
        choices.highlight(listed[number - 1])
        choices.show_typed(number)
    else:
        screen.choose(listed[number - 1])


def leave(screen: "TableScreen", sure: bool = False) -> None:
    """Back to the board from what lies over it; else to the title, and the game is kept."""
    if screen.lies_over:
        screen.board.clear()
        screen.page = BOARD
        screen.show()
    elif sure or screen.leaving.is_meant():
        screen.leave()
    else:
        told = screen.texts("table-leave-again", key=screen.game_app.key_for("leave"))
        screen.game_app.say(told, timeout=LEAVING)
