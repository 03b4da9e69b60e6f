"""The screens that a part of the command opens, by the names that can be typed for their pages."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nd_tui.commands.cli_context import BadUsage, CliContext
from nd_tui.commands.localized import show
from nd_tui.commands.playing import is_printed, play_plain, run_app

if TYPE_CHECKING:
    from nd_tui.app import GamesApp
    from nd_tui.rulebook.page import Page, Rulebook


def lesson_names(game: str) -> Iterable[str]:
    """What can be learned, by name."""
    from nd_tui.lessons.course import course_of

    course = course_of(game)
    return [*(lesson.id for lesson in course), *course.broken]


def learn(cli: CliContext, lesson: str | None) -> None:
    """Open the lessons, at one of them if it is named; or hold it as plain text, if that is wished."""
    names = list(lesson_names(cli.game_name))
    if lesson is not None and lesson not in names:
        raise BadUsage("unknown-lesson", lesson=lesson, known=", ".join(names))
    if "plain" in cli.options:
        learn_plain(cli, lesson)
        return
    if is_printed(cli):
        raise BadUsage("lessons-are-drawn")

    def opening(app: "GamesApp") -> None:
        from nd_tui.lessons.course import course_of
        from nd_tui.screens.course import CourseScreen

        app.push_screen(CourseScreen(course_of(cli.game_name), begin=lesson or ""))

    run_app(cli, opening=opening)


def learn_plain(cli: CliContext, lesson: str | None) -> None:
    """Lessons on standard input and output."""
    from nd_tui.lessons.course import course_of
    from nd_tui.lessons.progress import PROGRESS_FILE
    from nd_tui.plain.course import PlainCourse
    from nd_tui.plain.screen import Screen

    course = course_of(cli.game_name)
    file = cli.settings_file.with_name(PROGRESS_FILE)
    screen = Screen()

    def play() -> None:
        play_plain(cli, lambda: None, anew=True, screen=screen)

    PlainCourse(cli.texts, screen, course, file, play).take(None if lesson is None else course[lesson])


def rules(cli: CliContext, page: str | None) -> None:
    """Open the rules, at a page if it is named; as plain text, or in a pipe, print that page or all."""
    book = usual_rulebook(cli)
    found = None if page is None else page_of(book, page)
    if is_printed(cli):
        print_pages(cli, book, list(book.pages.values()) if found is None else [found])
        return

    def opening(app: "GamesApp") -> None:
        from nd_tui.screens.rules import RulesScreen

        app.push_screen(RulesScreen(at=found.id if found else None))

    run_app(cli, opening=opening)


def usual_rulebook(cli: CliContext) -> "Rulebook":
    """The rules where no game is played."""
    return cli.box.book.rulebook(cli.texts, cli.components, None)


def page_of(book: "Rulebook", name: str) -> "Page":
    """The page that somebody means; BadUsage with what may have been meant where there is none."""
    from nd_tui.rulebook.naming import nearest, page_named

    if (page := page_named(book, name)) is not None:
        return page
    if near := nearest(book, name):
        raise BadUsage("unknown-page", page=name, near=", ".join(page.heading for page in near))
    raise BadUsage("nothing-about", page=name)


def print_pages(cli: CliContext, book: "Rulebook", pages: "Iterable[Page]") -> None:
    """Pages of the rules as lines of text."""
    from nd_tui.rulebook.page import page_lines

    for page in pages:
        for line in page_lines(cli.texts, book, page):
            show(line)
        show("")
