"""The pages of the documentation as data: their texts, their blocks, and the commands that they give."""

import re
import shlex
from pathlib import Path

from tests.nd_tui.sources import ROOT

READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
PAGES = (*READMES.values(), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md")))
COMMANDED = (*READMES.values(), ROOT / "CONTRIBUTING.md", ROOT / "docs" / "rulings.md")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+ [^`\n]+)`")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def outside(page: Path) -> str:
    """A page without its blocks of commands."""
    return BLOCK.sub("", text_of(page))


def blocks(page: Path, kind: str) -> list[str]:
    """The blocks of a language on a page."""
    return [block for language, block in BLOCK.findall(text_of(page)) if language == kind]


def lines(block: str) -> list[list[str]]:
    """The words of a block's commands, without comments."""
    return [shlex.split(line, comments=True) for line in block.splitlines()]


def commands(page: Path, beginning: str) -> list[list[str]]:
    """The commands of a page that begin so, those in the midst of a sentence included."""
    given = [line for block in blocks(page, "sh") for line in lines(block)]
    given += [span.split() for span in INLINE.findall(outside(page))]
    return [words for words in given if words[:1] == [beginning]]


def of_pages(beginning: str) -> list[tuple[str, ...]]:
    """All of them, each once."""
    return sorted({tuple(words) for page in COMMANDED for words in commands(page, beginning)})
