"""The screens that a part of the command opens, by the names that can be typed for their pages."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nd_tui.commands.given import BadUsage, Given
from nd_tui.commands.playing import needs_terminal, run_app
from nd_tui.commands.spoken import show

if TYPE_CHECKING:
    from nd_tui.app import NotreDameApp


def lesson_names() -> Iterable[str]:
    """What can be learned, by name."""
    from nd_tui.screens.learn import PAGES

    return PAGES


def rule_names() -> Iterable[str]:
    """The pages of the rules, by name."""
    from core.notre_dame.persons import EFFECTS
    from nd_tui.rulebook.contents import GROUPS

    return (*(name for names in GROUPS.values() for name in names), *EFFECTS)


def learn(given: Given, lesson: str | None) -> None:
    """Open the lessons, at one of them if it is named."""
    only_in_the_app(given, "learn")
    names = list(lesson_names())
    if lesson is not None and lesson not in names:
        raise BadUsage("unknown-lesson", lesson=lesson, known=", ".join(names))

    def opening(app: "NotreDameApp") -> None:
        from nd_tui.screens.learn import LearnScreen

        screen = LearnScreen()
        screen.page = 0 if lesson is None else names.index(lesson)
        app.push_screen(screen)

    run_app(given, opening=opening)


def rules(given: Given, page: str | None) -> None:
    """Open the rules, at a page if it is named; as plain text, print that page or all."""
    names = list(rule_names())
    if page is not None and page not in names:
        raise BadUsage("unknown-page", page=page, known=", ".join(names))
    if "plain" in given.options:
        print_rules(given, page)
        return
    needs_terminal(given)

    def opening(app: "NotreDameApp") -> None:
        from nd_tui.screens.rules import RulesScreen

        app.push_screen(RulesScreen(at=page))

    run_app(given, opening=opening)


def print_rules(given: Given, page: str | None) -> None:
    """A page of the rules, or all of them, as lines of text."""
    from core.notre_dame import default_components
    from core.notre_dame.setup import EDITIONS
    from nd_tui.rulebook.contents import rulebook
    from nd_tui.rulebook.page import page_lines

    components = given.components or default_components()
    book = rulebook(given.texts, components, EDITIONS["anniversary"])
    for found in book.pages.values() if page is None else [book.pages[page]]:
        for line in page_lines(given.texts, book, found):
            show(line)
        show("")


def only_in_the_app(given: Given, command: str) -> None:
    """These screens are not there as plain text."""
    if "plain" in given.options:
        raise BadUsage("option-elsewhere", option="--plain", command=command)
    needs_terminal(given)
