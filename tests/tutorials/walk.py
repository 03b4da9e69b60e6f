"""A walk through a lesson in the real app, at the smallest size, trying all that can be tried in each step.

In every step the person asks for the hint, makes every other move, the wrong ones and those that are right
too, and does what is right or, in every other step, asks for the solution. Where the moves are too many for
a list, those are made that have an answer of their own or are right too, and some of the others. Some steps
are left and resumed, others in each language. A thorough walk also does what is right, goes back and asks for
the solution, which must come to the same; that takes long and hardly depends on the language. Where another
walk does so in another language, some of the other moves are enough. What is to be seen in the steps is
returned as a text.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from textual.widget import Widget
from textual.widgets import Input, OptionList

from nd_tui.app import GamesApp
from nd_tui.games import open_box
from nd_tui.lessons.course import Course
from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.course import CourseScreen
from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.recap import RecapScreen
from nd_tui.widgets.lesson_box import LessonBox
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.screens.in_sight import check_in_sight
from tests.nd_tui.screens.playing import Hands, app_in
from tests.nd_tui.screens.running import SMALL, shown

RESUMED = 3  # of so many steps one is left and resumed
FEW = 3  # of the moves that no list could hold and that are answered alike
RULER = "=" * SMALL[0]


def walked(
    folder: Path,
    course: Course,
    lesson: Lesson,
    language: str,
    thorough: bool,
    tried: int = FEW,
    every: int = 1,
) -> str:
    """The screens of a lesson, one below the other; of the other moves only one of so many is made."""
    app = app_in(folder, language, course.game)

    async def run() -> str:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await app.push_screen(CourseScreen(course))
            return await Walk(app, course, lesson, thorough, tried, every).whole()

    return asyncio.run(run())


class Walk:
    """Somebody who takes a lesson very seriously."""

    def __init__(
        self, app: GamesApp, course: Course, lesson: Lesson, thorough: bool, tried: int, every: int
    ) -> None:
        self.app = app
        self.game_box = open_box(course.game)
        self.game = self.game_box.game
        self.lesson = lesson
        self.hands = Hands(app, draws_all=False)
        self.thorough, self.tried, self.every = thorough, tried, every

    @property
    def screen(self) -> LessonScreen:
        """The lesson."""
        assert isinstance(self.app.screen, LessonScreen), self.app.screen
        return self.app.screen

    @property
    def box(self) -> LessonBox:
        """What speaks."""
        return self.screen.query_one(LessonBox)

    async def whole(self) -> str:
        """Every step, and the recap."""
        await self.open()
        pages = []
        for at, step in enumerate(self.lesson.steps):
            assert self.screen.lecture.at == at
            pages.append(f"{at + 1}. {step.say} [{' '.join(step.lit)}]\n{self.seen()}")
            self.check_seen()
            if step.right and not self.is_composed:
                check_in_sight(self.screen, self.where("the first choice"))
            if at % RESUMED == LANGUAGES.index(self.app.texts.language):
                await self.leave_and_resume()
            if not step.is_read:
                await self.ask_for_the_hint()
            if step.right:
                await self.make_other_moves()
            if self.thorough and at + 1 < len(self.lesson.steps):
                await self.do_it_twice()
            else:
                await self.do_it() if at % 2 else await self.solve()
        assert isinstance(self.app.screen, RecapScreen)
        pages.append(f"recap\n{self.seen()}")
        place = self.app.progress.place(self.game.NAME, self.lesson.id)
        assert place is not None
        assert place.done
        return f"\n{RULER}\n".join(pages) + "\n"

    async def open(self) -> None:
        """Begin the lesson, or go on with it."""
        assert isinstance(self.app.screen, CourseScreen)
        self.app.screen.open(self.lesson)
        await self.hands.settle()

    def seen(self) -> str:
        """The screen as a text."""
        return "\n".join(line.rstrip() for line in shown(self.app).splitlines())

    def check_seen(self) -> None:
        """The text stands whole in its box, and whatever is lit stands whole beside it."""
        self.check_text()
        for name in self.lesson.steps[self.screen.lecture.at].lit:
            assert all(widget.has_class("-lit") for widget in self.seen_whole(name)), name
        if self.screen.options and self.is_composed:
            form = self.screen.query_one(".composer-room")
            assert form.max_scroll_y == 0, self.where("all kinds of cards")
        elif self.screen.options:
            seen = [number for number, _ in self.hands.lines_in(self.screen.query_one(OptionList))]
            assert self.right_number - 1 in seen, self.where(f"choice {self.right_number}")

    @property
    def right_number(self) -> int:
        """The number of the lesson's own move in the list."""
        right = self.screen.lecture.right_moves()[0]
        return 1 + self.screen.listed.index(self.game_box.words.as_listed(self.screen.options, right))

    @property
    def is_composed(self) -> bool:
        """Whether what is asked is put together of parts, and no list."""
        return bool(self.game_box.words.parts(self.app.texts, self.screen.picture().view))

    def check_text(self) -> None:
        """What the box says stands whole in it."""
        said = self.screen.lecturer.said()
        assert said is not None
        text = said[1]
        assert self.box.region in self.screen.region
        assert self.box.region.height >= self.box.lines_for(text, SMALL[0]), self.where("text")

    def seen_whole(self, name: str) -> list[Widget]:
        """What can be lit by a name, all of it in sight and none of it below the box."""
        found = [
            widget for widget in self.screen.query(self.game_box.lights.places[name][1]) if widget.display
        ]
        assert found, self.where(name)
        for widget in found:
            place = self.screen.find_widget(widget)
            assert place.region, self.where(name)
            assert place.visible_region == place.region, self.where(name)
            assert not place.region.overlaps(self.box.region), self.where(name)
        return found

    def where(self, thing: str) -> str:
        """What is not to be seen, for a writer."""
        return f"{self.lesson.id}, step {self.screen.lecture.at + 1}: no room for {thing}\n{self.seen()}"

    async def leave_and_resume(self) -> None:
        """Out of the lesson and in again: all is as it was."""
        step, seen, state = self.screen.lecture.step, self.seen(), self.screen.session.state
        await self.hands.press("escape")
        if isinstance(self.app.screen, LessonScreen):
            await self.hands.press("escape")  # the first one closed the log or another borough
        await self.open()
        assert self.screen.lecture.step == step
        assert self.screen.session.state == state
        if not self.screen.board.is_covered and "log" not in step.lit:
            assert self.says(self.lesson.message(step)), seen

    async def ask_for_the_hint(self) -> None:
        """The hint, and the text again."""
        step = self.screen.lecture.step
        if step.act != "hint":
            await self.hands.press("h")
            assert self.says(self.lesson.message(step, "hint"))
            self.check_seen()
            await self.hands.press("h")
        assert self.says(self.lesson.message(step))

    def says(self, message: str) -> bool:
        """Whether a text stands in the box."""
        return self.screen.text(message) == self.box.content.plain  # type: ignore[union-attr]

    async def make_other_moves(self) -> None:
        """Wrong moves are made, answered and taken back; another right one leads to the next step."""
        lecture, state = self.screen.lecture, self.screen.session.state
        answered = [(move, answer) for move in self.moves_to_try() if (answer := lecture.answer(move))]
        for move, answer in answered[:: self.every]:
            right = lecture.is_right(move)
            self.screen.choose(move)
            await self.hands.settle()
            self.check_answer(answer)
            assert self.screen.session.state == self.game.apply(state, move)
            if right and lecture.at + 1 < len(self.lesson.steps):
                await self.lead_on()
            else:
                await self.hands.press("backspace" if right else "enter")
            assert self.screen.session.state == state
            assert self.says(self.lesson.message(lecture.step))

    def moves_to_try(self) -> Sequence[Any]:
        """Every move, or those that lie as far apart as a set too large for a list allows."""
        lecture, moves = self.screen.lecture, self.game.legal_moves(self.screen.session.state)
        if not self.is_composed or len(moves) <= self.tried:
            return moves
        some = (moves[number] for number in range(0, len(moves), len(moves) // self.tried))
        return list(dict.fromkeys((*lecture.answers(), *lecture.right_moves(), *some)))

    def check_answer(self, answer: str) -> None:
        """The answer to a move stands whole in its box, and a page that was lit is still to be seen."""
        assert self.says(answer)
        self.check_text()
        lights, lit = self.game_box.lights, self.screen.lecture.step.lit
        for name in lit if lights.page_of(lit) in lights.pages else ():
            if lights.places[name][0] in lights.pages:
                self.seen_whole(name)

    async def lead_on(self) -> None:
        """On from a move that is right too, to where the lesson's own leads; and back to the question."""
        at = self.screen.lecture.at
        await self.hands.press("enter")
        assert self.screen.lecture.at == at + 1
        await self.hands.press("backspace")

    async def do_it_twice(self) -> None:
        """By the right move, and after going back by the solution: both lead to the same position."""
        at = self.screen.lecture.at
        await self.do_it()
        after = self.screen.session.state
        await self.hands.press("backspace")
        assert self.screen.lecture.at == at
        await self.solve()
        assert self.screen.session.state == after

    async def do_it(self) -> None:
        """What the step asks for, by the keys of the table."""
        step = self.screen.lecture.step
        if step.right and self.is_composed:
            self.screen.choose(self.screen.lecture.right_moves()[0])
            await self.hands.settle()
        elif step.right:
            await self.hands.press(*str(self.right_number))
            if self.screen_waits(step.right):
                await self.hands.press("enter")  # a digit that could be followed by another one
        elif step.act:
            await self.act(step.act)
        else:
            await self.hands.press("enter")

    def screen_waits(self, right: tuple[str, ...]) -> bool:
        """Whether the lesson still asks for these moves."""
        return isinstance(self.app.screen, LessonScreen) and self.screen.lecture.step.right == right

    async def act(self, act: str) -> None:
        """An action of the registry; what it opens is answered and closed."""
        await self.app.run_action(act.replace("-", "_"), self.screen)
        await self.hands.settle()
        await self.close()

    async def close(self) -> None:
        """Back from a screen that was opened, with a name where one is asked for."""
        if isinstance(self.app.screen, LessonScreen | RecapScreen):
            return
        if self.app.screen.query(Input).filter("#dialog-text"):
            self.app.screen.query_one(Input).value = "x"
            await self.hands.press("enter")
        else:
            await self.hands.press("escape")

    async def solve(self) -> None:
        """Let the lesson do it."""
        await self.hands.press("s")
        await self.close()
