"""What stands on a screen, known by the words of both languages."""

import re
from functools import cache

from nd_tui.games import names
from tests.nd_tui.texts import LANGUAGES, Texts

GAP, NUMBER = "§", 5  # stand for whatever a message is told with
NAMES = ("key", "player", "names", "title", "action", "escape", "end", "period", "name")
NUMBERS = (
    "total",
    "percent",
    "n",
    "step",
    "steps",
    "width",
    "height",
    "least_width",
    "least_height",
    "round",
)
ARGUMENTS: dict[str, str | int] = {**dict.fromkeys(NAMES, GAP), **dict.fromkeys(NUMBERS, NUMBER)}
LONGEST = 24  # so much of a message mostly stands on one line
SHORTEST = 10  # letters that are no accident
FIRST_WORDS = 3
BOX = "box "  # before a message: it stands in the frame of a box

DIALOGS = ("branch-name", "line-name", "comment-text", "chapter-name", "study-name", "game-name", "game-note")
# A screen is there if one of its messages is to be seen.
SIGNS: dict[str, tuple[str, ...]] = {
    "title": tuple(f"game-{name}.author" for name in names()),
    "form": ("new-begin",),
    "load": ("load-hint", "load-none"),
    "course": ("course-hint",),
    "lesson": ("course-step", "course-free", "do-play-freely"),  # the key alone while a move is shown
    "recap": (BOX + "course-recap",),
    "rules": ("rulebook-title",),
    "settings": ("settings-theme",),
    "catch-key": ("catch-key",),
    "statistics": ("statistics-none", "statistics-all"),
    "table": ("top-turn", "top-when"),  # whose turn it is gives way to the name of a line
    "turn": ("top-turn",),  # not told while a move is shown before what follows from it, which no save has
    "persons": (BOX + "persons-title",),
    "curtain": ("curtain-open",),
    "reckoning": (BOX + "reckoning-title",),
    "lines": ("lines-title", "study-chapter", "study-progress"),  # how far it is replaces the title
    "chapters": ("chapters-title", "chapters-of"),
    "add-game": ("chapters-which",),
    "delete-chapter": ("dialog-delete-chapter",),
    "mark": ("mark-question",),
    "news": (BOX + "news-title",),
    "compare": ("compare-title",),
    "hint": (BOX + "hint-title",),
    "review": ("review-title",),
    "ending": ("ending-title",),
    "help": ("help-title",),
    "palette": ("palette-search",),
    "dialog": tuple(f"dialog-{what}" for what in DIALOGS),
    "delete-line": ("dialog-delete-line",),
    "delete-game": ("load-delete",),
    "too-small": ("too-small",),
}


@cache
def head_of(message: str, language: str) -> str:
    """What of a message is the same whatever it is told with: how it begins, or else its longest part."""
    parts = [part.strip() for part in plain(Texts(language)(message, **ARGUMENTS)).split(GAP)]
    part = parts[0] if len(parts[0]) >= SHORTEST else max(parts, key=len)
    return part if len(part) <= LONGEST else part[:LONGEST].rsplit(" ", 1)[0]


@cache
def beginning_of(message: str, language: str) -> str:
    """The first words of a message, few enough to be the same whatever it is told with."""
    return " ".join(Texts(language)(message, **ARGUMENTS).split()[:FIRST_WORDS])


@cache
def pattern_of(sign: str, language: str) -> re.Pattern[str]:
    """How a sign looks on the screen, in plain ASCII too, where some of its letters are others."""
    message = sign.removeprefix(BOX)
    frame = "[─╭-] ?" if message != sign else ""
    told = re.escape(head_of(message, language)).replace(str(NUMBER), r"\d+")
    return re.compile(frame + re.sub("[’“”«»·]", ".", told).removesuffix("…"))


def plain(text: str) -> str:
    """A text in one line, with all its spaces alike: in a narrow window it stands on several."""
    return " ".join(text.split())


def screens_in(text: str) -> set[str]:
    """The screens, one upon another, that are to be seen in a text, in whatever language."""
    text = plain(text)
    return {
        screen
        for screen, signs in SIGNS.items()
        for sign in signs
        if any(pattern_of(sign, language).search(text) for language in LANGUAGES)
    }
