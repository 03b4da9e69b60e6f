"""The Fluent files as data: every message's variables and texts, for the tests of the locales."""

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nd_tui import games
from nd_tui.words.texts import LANGUAGES, LOCALES

FOLDER = games.ROOTS[0] / LOCALES  # the program's own; a game of the tests has its words elsewhere
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
        self.references.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = [part.value if isinstance(part, ftl.TextElement) else PLACEABLE for part in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


def entries(language: str, folder: str = "**", root: Path = FOLDER) -> list[ftl.EntryType]:
    """All entries of a language, of the shell alone ("") or of a game's folder; comments and junk too."""
    parser = FluentParser()
    paths = sorted((root / language).glob(f"{folder}/*.ftl" if folder else "*.ftl"))
    return [entry for path in paths for entry in parser.parse(path.read_text(encoding="utf-8")).body]


def messages(language: str, folder: str = "**", root: Path = FOLDER) -> dict[str, Gathered]:
    """What every message and attribute of a language, or of a folder, holds, by `id` or `id.attribute`."""
    found: dict[str, Gathered] = {}
    for entry in entries(language, folder, root):
        if isinstance(entry, ftl.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for name, pattern in parts.items():
                found[name] = Gathered()
                found[name].visit(pattern)
    for gathered in found.values():
        for reference in gathered.references:
            gathered.variables |= found[reference].variables
    return found


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
