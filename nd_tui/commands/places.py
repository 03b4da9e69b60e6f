"""The screens that a part of the command opens, by the names that can be typed for their pages."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nd_tui.commands.given import BadUsage, Given
from nd_tui.commands.playing import needs_terminal, run_app

if TYPE_CHECKING:
    from nd_tui.app import NotreDameApp


def lesson_names() -> Iterable[str]:
    """What can be learned, by name."""
    from nd_tui.screens.learn import PAGES

    return PAGES


def rule_names() -> Iterable[str]:
    """The pages of the rules, by name."""
    from core.notre_dame.names import ACTION_NAMES
    from core.notre_dame.persons import EFFECTS
    from nd_tui.screens.rules import RULE_PAGES

    return (*(f"page-{page}" for page in RULE_PAGES), *ACTION_NAMES, *EFFECTS)


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
    """Open the rules, at a page if it is named."""
    only_in_the_app(given, "rules")
    names = list(rule_names())
    if page is not None and page not in names:
        raise BadUsage("unknown-page", page=page, known=", ".join(names))

    def opening(app: "NotreDameApp") -> None:
        from nd_tui.screens.rules import RulesScreen

        app.push_screen(RulesScreen(at=page))

    run_app(given, opening=opening)


def only_in_the_app(given: Given, command: str) -> None:
    """These screens are not there as plain text."""
    if "plain" in given.options:
        raise BadUsage("option-elsewhere", option="--plain", command=command)
    needs_terminal(given)
