"""Where a monkey is let loose: every screen, by the shortest way there."""

from dataclasses import dataclass
from typing import Any

from nd_tui.commands.places import lesson_names
from nd_tui.games import FIRST, names
from nd_tui.storage.settings import Speed
from tests.nd_tui.monkey import keys
from tests.nd_tui.monkey.prepared import prefix

PALETTE = "\x10"
LAST_KEY = keys.BACK_TAB * 2 + keys.END + keys.ENTER  # of the keys in the settings
SAVED = "{folder}/"  # before the name of a file of the monkey's folder
NEW = ("--seed", "5", "--players", "3")
PERSONS = (*NEW, "--people", "2")
OTHERS = {name: ("--game", name) for name in names() if name != FIRST}
MIDST, OVER, LATE, ROUND, STUDY = (
    ("load", f"{SAVED}{name}.json") for name in ("midst", "over", "late", "round", "study")
)
PAGE = ("load", f"{SAVED}page.html")
IN_STUDY = (("", "table"), ("t", "lines"))
IN_CHAPTERS = (*IN_STUDY, ("g", "chapters"))


@dataclass(frozen=True)
class Place:
    """What the command is told, and the keys from there on, each with the screen that it leads to."""

    name: str
    options: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    size: tuple[int, int] | None = None  # of the window, where not any will do
    speed: Speed | None = None  # of the opponents, likewise


def place(name: str, options: tuple[str, ...], *steps: tuple[str, str], **needs: Any) -> Place:
    """A place, and how to get there."""
    return Place(name, options, steps, **needs)


def saved(game: str, what: str) -> tuple[str, ...]:
    """A game that lies in the monkey's folder."""
    return ("load", f"{SAVED}{prefix(game)}{what}.json")


OF_OTHERS = tuple(
    each
    for name, game in OTHERS.items()
    for each in (
        place(f"{name} form", game, ("", "title"), ("2", "form")),
        place(f"{name} table", (*game, *NEW), ("", "table")),
        place(f"{name} several", (*game, *PERSONS), ("", "curtain"), (keys.ENTER, "table")),
        place(f"{name} rules", (*game, "rules"), ("", "rules")),
        place(f"{name} lesson", (*game, "learn", lesson_names(name)[1]), ("", "lesson")),
        place(f"{name} late", saved(name, "late"), ("", "table")),
        place(f"{name} study", saved(name, "midst"), *IN_STUDY),
    )
)
MORE_OF_OTHERS = tuple(
    each
    for name, game in OTHERS.items()
    for each in (
        place(f"{name} hint", saved(name, "late"), ("", "table"), ("h", "hint")),
        place(f"{name} midst", saved(name, "midst"), ("", "table")),
        place(f"{name} evaluating", saved(name, "midst"), *IN_STUDY, ("v", "lines")),
        place(f"{name} ending", saved(name, "over"), ("", "ending")),
        place(f"{name} review", saved(name, "over"), ("", "ending"), ("v", "review")),
    )
)
SCREENS = (
    place("title", (), ("", "title")),
    place("form", (), ("", "title"), ("2", "form")),
    place("load", (), ("", "title"), ("3", "load")),
    place("delete-game", (), ("", "title"), ("3", "load"), (keys.DELETE, "delete-game")),
    place("course", ("learn",), ("", "course")),
    place("lesson", ("learn", "friend"), ("", "lesson")),
    place("rules", ("rules",), ("", "rules")),
    place("settings", (), ("", "title"), (keys.F3, "settings")),
    place("catch-key", (), ("", "title"), (keys.F3, "settings"), (LAST_KEY, "catch-key")),
    place("statistics", ("statistics",), ("", "statistics")),
    place("table", NEW, ("", "table")),
    place("many", ("--seed", "7", "--players", "5", "--level", "random"), ("", "table")),
    place("persons", NEW, ("", "table"), ("p", "persons")),
    place("curtain", PERSONS, ("", "curtain")),
    place("several", PERSONS, ("", "curtain"), (keys.ENTER, "table")),
    place("reckoning", ROUND, ("", "table"), ("1", "reckoning"), speed="quick"),
    place("late", LATE, ("", "table")),
    place("lines", MIDST, ("", "table"), ("t", "lines")),
    place("delete-line", MIDST, *IN_STUDY, (keys.DELETE, "delete-line")),
    place("comment", MIDST, *IN_STUDY, ("e", "dialog")),
    place("mark", MIDST, *IN_STUDY, ("a", "mark")),
    place("evaluating", LATE, *IN_STUDY, ("v", "lines")),
    place("chapters", STUDY, *IN_CHAPTERS),
    place("other chapter", STUDY, *IN_CHAPTERS, (keys.END + keys.ENTER, "table")),
    place("add-game", STUDY, *IN_CHAPTERS, ("o", "add-game")),
    place("delete-chapter", STUDY, *IN_CHAPTERS, (keys.END + keys.DELETE, "delete-chapter")),
    place("page", PAGE, ("", "table")),
    place("news", MIDST, ("", "table"), ("w", "news")),
    place("compare", MIDST, ("", "table"), ("c", "compare")),
    place("hint", ROUND, ("", "table"), ("h", "hint")),
    place("ending", OVER, ("", "ending")),
    place("review", OVER, ("", "ending"), ("v", "review")),
    place("help", NEW, ("", "table"), (keys.F1, "help")),
    place("palette", NEW, ("", "table"), (PALETTE, "palette")),
    place("dialog", NEW, ("", "table"), ("b", "dialog")),
    place("too-small", NEW, ("", "too-small"), size=(20, 5)),
    *OF_OTHERS,
)
MORE = (  # of screens that are among those above
    place("other title", (), ("", "title"), ("g", "title")),
    place("note-game", (), ("", "title"), ("3", "load"), ("e", "dialog")),
    place("name-game", (), ("", "title"), ("3", "load"), ("n", "dialog")),
    place("new chapters", MIDST, *IN_CHAPTERS),
    place("add-position", STUDY, *IN_CHAPTERS, ("a", "dialog")),
    place("name-study", STUDY, *IN_CHAPTERS, ("t", "dialog")),
    place("log", LATE, ("", "table"), ("z", "table"), ("y", "table")),
    place("streets", LATE, ("", "table"), (keys.TAB + keys.UP, "table")),
    *MORE_OF_OTHERS,
)
LESSONS = tuple(
    place(f"{game} lesson {name}", ("--game", game, "learn", name), ("", "lesson"))
    for game in names()
    for name in lesson_names(game)
)
EVERYWHERE = SCREENS + MORE + LESSONS
