"""What the keys do in a lesson: on and back, hint and solution, free play, and the table's own keys."""

from collections.abc import Callable

from core.history import AnyNode
from nd_tui.lessons.acts import NAMING_ACTS, POSITION_ACTS, TREE_ACTS
from nd_tui.lessons.lecture import Lecture
from nd_tui.screens.table import TableScreen

# Keys of the table that lead away from the line of a lesson: for free play, or where a step asks for them.
OFF_THE_LINE = frozenset(
    (
        "take_back",
        "go_forward",
        "step_back",
        "step_forward",
        "fresh_luck",
        "branch",
        "name_line",
        "lines",
        "compare",
        "ending",
    )
)
ON_THE_LINE = frozenset(("go_on", "solution", "play_freely"))


def noticed(act: str) -> Callable[["LessonActions"], None]:
    """An action of the table that the lesson hears of, since a step may ask for it."""

    def action(screen: "LessonActions") -> None:
        getattr(super(LessonActions, screen), f"action_{act.replace('-', '_')}")()
        screen.did(act)

    return action


class LessonActions(TableScreen):
    """The actions of the registry's place "lesson"; the screen itself says what a step looks like."""

    PLACE = "lesson"
    lecture: Lecture
    place: AnyNode  # the position that the step is about
    free = False  # off the line: the person plays on against opponents
    answer = ""  # the id of what is said to the move on the table, unless that is the right one
    hinted = False  # whether the hint stands in the box
    # Whether what was asked is done, so that the position has moved on, and the next step is not here yet.
    others_play = False
    acting = ""  # what was done with a key but is not over yet

    def begin_step(self, at: int) -> None:
        """Go to a step, in its position."""
        raise NotImplementedError

    def let_others_play(self) -> object:
        """Make the moves after the step, then go to the next step."""
        raise NotImplementedError

    action_take_back = noticed("take-back")
    action_go_forward = noticed("go-forward")
    action_step_back = noticed("step-back")
    action_step_forward = noticed("step-forward")
    action_branch = noticed("branch")
    action_name_line = noticed("name-line")
    action_lines = noticed("lines")
    action_compare = noticed("compare")
    action_map = noticed("map")
    action_others = noticed("others")
    action_log = noticed("log")
    action_persons = noticed("persons")
    action_rules = noticed("rules")

    @property
    def keys_besides(self) -> frozenset[str]:
        """The key that the step asks for is always to be seen."""
        return super().keys_besides | {self.lecture.step.act}

    def did(self, act: str) -> None:
        """Notice that something was done; what opens a screen is over when that is closed."""
        if self.on_the_line and self.lecture.step.act == act:
            self.acting = act
            if self.app.screen is self:
                self.acted()

    def on_screen_resume(self) -> None:
        """Somebody comes back from another screen."""
        if self.acting:
            self.acted()

    def acted(self) -> None:
        """Go on after what a step asked for, unless it was called off."""
        act, self.acting = self.acting, ""
        if act in NAMING_ACTS and not NAMING_ACTS[act](self.session):
            return
        if act in TREE_ACTS:
            self.place = self.session.history.cursor
        elif self.session.history.cursor is not self.place:
            self.begin_step(self.lecture.at)  # somebody went elsewhere in the tree
        self.let_others_play()

    @property
    def on_the_line(self) -> bool:
        """Whether the person is asked something by the lesson now."""
        return not (self.free or self.answer or self.others_play or self.watched)

    def action_go_on(self) -> None:
        """On from a text; a wrong move is taken back, a right one of several leads on."""
        if self.others_play or self.watched:
            self.skipping = True
        elif self.answer:
            right = self.answer == "course-right-too"
            self.begin_step(self.lecture.at)
            if right:
                self.choose(self.lecture.right_moves()[0])
        elif self.on_the_line and self.lecture.step.is_read:
            self.enlarged = None
            self.let_others_play()

    async def action_solution(self) -> None:
        """Do what is right."""
        if self.answer and not self.watched:
            self.begin_step(self.lecture.at)
        step = self.lecture.step
        if self.others_play or self.watched or step.is_read:
            self.action_go_on()
        elif step.right:
            self.choose(self.lecture.right_moves()[0])
        elif step.act in NAMING_ACTS:
            POSITION_ACTS[step.act](self.session, self.lecture.line_name)
            self.did(step.act)
        else:
            await self.run_action(step.act.replace("-", "_"))

    def action_hint(self) -> None:
        """The hint of the step, or its text again; off the line, that of a player of the program."""
        if self.free or self.lecture.step.act == "hint":
            super().action_hint()
            self.did("hint")
        else:
            self.hinted = not self.hinted
            self.go_on()

    def action_lesson_back(self) -> None:
        """Back to the lesson, to the question, or to the step before."""
        here = self.free or self.answer or self.others_play
        self.begin_step(self.lecture.at if here else max(0, self.lecture.at - 1))

    def action_play_freely(self) -> None:
        """Play on from here against opponents; the lesson waits."""
        self.stop_agents()
        self.free, self.others_play = True, False
        self.go_on()

    def action_leave(self, sure: bool = False) -> None:
        """Back from free play, or to the course; the place in the lesson is kept."""
        if self.free and self.enlarged is None and self.page != "log":
            self.action_lesson_back()
        else:
            super().action_leave(sure=True)  # one key leads back again

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for what would do nothing, or lead away from the line unasked."""
        step = self.lecture.step
        if action in OFF_THE_LINE and not self.free:
            return self.on_the_line and step.act.replace("-", "_") == action
        if action in ON_THE_LINE and self.free:
            return False
        if action == "go_on":
            return bool(self.answer) or self.others_play or bool(self.watched) or step.is_read
        if action == "hint" and not self.free:
            return self.on_the_line and not step.is_read
        return super().check_action(action, parameters)
