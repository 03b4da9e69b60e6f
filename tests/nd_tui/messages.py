"""The Fluent files as data: every message's variables and texts, for the tests of the locales."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nd_tui import games
from nd_tui.words.texts import LANGUAGES, LOCALES

FOLDER = games.ROOTS[0] / LOCALES  # the program's own; a game of the tests has its words elsewhere
WHOLE = ("", games.folder_of(games.FIRST))
PLACEABLE = "…"  # what stands in a text for anything in braces


class Gathered(Visitor):
    """The variables, referenced messages and texts of a node."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = [part.value if isinstance(part, ftl.TextElement) else PLACEABLE for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


def entries(language: str, *folders: str, root: Path = FOLDER) -> list[ftl.EntryType]:
    """All entries of a language in some folders, "" for the shell's own; comments and junk too."""
    paths = [path for folder in folders for path in sorted((root / language / folder).glob("*.ftl"))]
    return [entry for path in paths for entry in _parsed(path)]


@cache  # many tests are named for what stands in the same files
def _parsed(path: Path) -> Sequence[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str, *folders: str, root: Path = FOLDER) -> Mapping[str, Gathered]:
    """What every message and attribute of some folders holds, by `id` or `id.attribute`.

    Without a folder these are the messages of the shell and of Notre Dame.
    """
    found = _gathered(entries(language, *(folders or WHOLE), root=root))
    known = found if "" in folders else _gathered(entries(language, "")) | found
    for gathered in found.values():
        for reference in gathered.references:
            gathered.variables |= known[reference].variables
    return found


def _gathered(parsed: Iterable[ftl.EntryType]) -> dict[str, Gathered]:
    found: dict[str, Gathered] = {}
    for entry in parsed:
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for name, pattern in parts.items():
                found[name] = Gathered()
                found[name].visit(pattern)
    return found


def folders() -> list[str]:
    """The folders of words: the shell's own, and one for each game."""
    return ["", *sorted(path.name for path in (FOLDER / LANGUAGES[0]).iterdir() if path.is_dir())]


def wrongly_typeset(french: Iterable[Gathered]) -> list[str]:
    """Texts with straight apostrophes, or with signs that a line could break before or after."""
    # At the very beginning such a sign is a key to press.
    wrong = re.compile(r"'|[^\u00a0][;:!?»]|«(?!\u00a0)")
    return [text for message in french for text in message.texts if wrong.search(text)]


def files() -> dict[str, set[str]]:
    """The names of every language's files."""
    folders = {language: FOLDER / language for language in LANGUAGES}
    return {
        language: {str(path.relative_to(folder)) for path in folder.rglob("*")}
        for language, folder in folders.items()
    }
