"""The course: its chapters and lessons with how far one has come; Enter begins one or goes on with it."""

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from core.game import Problem
from nd_tui.lessons.course import Chapter, Course
from nd_tui.lessons.lesson import Lesson
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.menu import Menu, Unnumbered
from nd_tui.words.course import CourseWords
from nd_tui.words.lessons import lesson_text
from nd_tui.words.problems import problem_sentence

PLAY = "*play"  # the entry for a first game; no lesson is called so
GAP = 2  # columns between a name, its minutes and what was done of it
INDENT = 2  # of lessons below the name of their chapter
NUMBER = 3  # columns for the number of a lesson


class CourseScreen(GameScreen[None]):
    """The lessons in their order, under the names of their chapters."""

    PLACE: ClassVar[str] = "course"
    AUTO_FOCUS = "#lessons"

    def __init__(self, course: Course, begin: str = "") -> None:
        super().__init__()
        self.course = course
        self.begin = begin  # the id of a lesson that is opened at once
        self.left = ""  # the id of the lesson that was opened last

    @property
    def words(self) -> CourseWords:
        """How the course is told to whoever has come so far."""
        return CourseWords(self.texts, self.course, self.game_app.progress)

    def compose(self) -> ComposeResult:
        """The list, and beside or below it what the entry is that one looks at."""
        texts = self.texts
        yield Static(Content(texts("course-title")), classes="heading")
        yield Static(Content(texts("course-hint")), classes="hint")
        with Container(id="course"):
            yield Menu(*self.entries(), id="lessons", markup=False)
            yield Static(id="about")
        if self.course.broken:
            faults = [problem_sentence(texts, fault) for fault in self.course.broken.values()]
            yield Static(Content("\n".join(faults)), id="broken")
        yield Static(Content(self.words.so_far()), classes="hint", id="done")
        yield KeyBar()
        self.call_after_refresh(self.show_next)

    def entries(self) -> Iterator[Option]:
        """A heading for each chapter, a line for each lesson, and a game where one knows enough for it."""
        number = 0
        for chapter in self.course.chapters():
            if chapter.id:
                gap = Content("\n" if number else "")
                yield Unnumbered(gap + self.heading(chapter), disabled=True)
            for lesson in chapter.lessons:
                number += 1
                yield Option(self.line(number, lesson), id=lesson.id)
                if lesson.then_play:
                    text = f"{'▸':>{INDENT + NUMBER - 1}} {self.texts('course-play')}"
                    yield Unnumbered(Content.styled(text, "bold"), id=PLAY)

    def heading(self, chapter: Chapter) -> Content:
        """The name of a chapter, how long it takes, and what is done of it."""
        words = self.words
        room = self.longest_name + INDENT + NUMBER
        name = Content.styled(f"{words.chapter(chapter):<{room}}", "bold $accent")
        done = words.done_of(chapter.lessons)
        return name + Content.styled(self.in_columns(words.minutes(chapter.minutes), done), "$accent")

    def line(self, number: int, lesson: Lesson) -> Content:
        """A lesson: its number and name, how long it takes, and how far one has come."""
        words = self.words
        name = f"{number:>{INDENT + NUMBER - 1}} {self.texts(lesson.title):<{self.longest_name}}"
        return Content(name + self.in_columns(words.minutes(lesson.minutes), words.standing(lesson)))

    def in_columns(self, minutes: str, standing: str) -> str:
        """What stands behind a name."""
        most = max(
            (len(self.words.minutes(chapter.minutes)) for chapter in self.course.chapters()), default=0
        )
        return f"{minutes:>{GAP + most}}{'':{GAP}}{standing}".rstrip()

    @property
    def longest_name(self) -> int:
        """Columns for the names of lessons."""
        return max((len(self.texts(lesson.title)) for lesson in self.course), default=0)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about the entry that one looks at."""
        self.tell_about(event.option_id or "")

    def tell_about(self, entry: str) -> None:
        """What an entry is: its chapter, and where there is room what is to be remembered of a lesson."""
        texts, about = self.texts, self.query_one("#about", Static)
        chapter = next((found for found in self.course.chapters() if found.has(entry)), None)
        if entry == PLAY:
            title, told = texts("course-play-now"), texts("course-play.about")
        else:
            title = texts(self.course[entry].title) if entry in self.course else ""
            told = texts(chapter.about) if chapter is not None and chapter.id else ""
        content = Content(told)
        if self.has_class("-roomy") and entry in self.course:
            recap = lesson_text(texts, self.symbols, self.game_app.key_for, self.course[entry].recap)
            content += Content.styled(f"\n\n{recap}", "$foreground")
        about.update(content)
        about.border_title = Content(title)

    def fit(self, width: int, height: int) -> None:
        """In another size there is room for more or less."""
        super().fit(width, height)
        for menu in self.query(Menu):
            if menu.highlighted_option is not None:
                self.tell_about(menu.highlighted_option.id or "")

    def show_next(self) -> None:
        """Look at the lesson that was left, at the first that is not done, or at the game before it."""
        menu = self.query_one(Menu)
        undone = [lesson.id for lesson in self.course if not self.words.is_done(lesson)]
        wanted = self.left if self.left in undone else next(iter(undone), "")
        if self.plays_before(wanted):
            wanted = PLAY
        if wanted:
            menu.highlighted = menu.get_option_index(wanted)
        else:
            menu.action_first()
        begin, self.begin = self.begin, ""
        if begin in self.course:
            self.open(self.course[begin])

    def plays_before(self, lesson_id: str) -> bool:
        """Whether a first game comes before a lesson, or after them all: one never played, and now can."""
        order = [lesson.id for lesson in self.course]
        place = order.index(lesson_id) if lesson_id else len(order)
        begun = self.game_app.progress.place(self.course.game, lesson_id) is not None
        if begun or not place or not self.course[order[place - 1]].then_play:
            return False
        folder = self.game_app.folder
        return not folder.has_games(folder.files())

    def on_screen_resume(self) -> None:
        """Something may have been learnt since."""
        if self.is_mounted:
            self.refresh(recompose=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin a lesson or go on with it, or sit down at a first game."""
        if event.option_id == PLAY:
            self.game_app.door.begin_first()
        elif event.option_id is not None:
            self.open(self.course[event.option_id])

    def open(self, lesson: Lesson) -> None:
        """Hold a lesson from the place where it was left; a broken one is told."""
        from nd_tui.screens.lesson import LessonScreen

        self.left = lesson.id
        try:
            screen = LessonScreen.resumed(self.game_app, self.course, lesson)
        except Problem as problem:
            self.game_app.tell(problem)
        else:
            self.app.push_screen(screen)
