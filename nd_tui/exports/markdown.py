"""A game or study as Markdown."""

from collections.abc import Iterator, Sequence

from core.record.carried import carried
from nd_tui.exports.pages import Chapter, Page, Run
from nd_tui.looks.chance_plot import chance_plot
from nd_tui.terminal.visible import visible
from nd_tui.words.study import LineCourse
from nd_tui.words.texts import Texts

CURVE = (76, 14)  # columns and lines
SPECIAL = "\\`*_{}[]<>#+-!|~&$"  # what Markdown, or the HTML in it, would take for a sign of its own


def markdown_of(title: str, chapters: Sequence[Chapter], raw: bytes, texts: Texts) -> Iterator[str]:
    """The page line by line; the file itself goes along, out of sight."""
    pages = [Page(chapter, texts) for chapter in chapters]
    if title:
        yield from (f"# {plain(visible(title))}", "")
    for page in pages:
        yield from _chapter(page, "##" if title else "#")
    yield plain(texts("export-opens-again"))
    yield ""
    yield carried(raw)


def plain(text: str) -> str:
    """A text in one line in which nothing is a sign of Markdown."""
    return "".join(f"\\{char}" if char in SPECIAL else char for char in " ".join(text.split()))


def _chapter(page: Page, level: str) -> Iterator[str]:
    texts = page.texts
    yield from (f"{level} {plain(page.title)}", "")
    for line in page.about():
        yield from (plain(line), "")
    course = page.course()
    if course.is_known:
        yield from (f"{level}# {plain(texts('export-curve'))}", "")
        yield from ("```text", *_curve(page, course), "```", "")
    yield from (f"{level}# {plain(texts('export-tree'))}", "")
    yield from (_run(page, run) for run in page.runs())
    yield from ("", f"{level}# {plain(texts('export-positions'))}", "")
    for node in page.shown():
        yield from (f"{level}## {plain(page.heading(node))}", "")
        if node.name:
            yield from (f"**{plain(visible(node.name))}**", "")
        if node.comment:
            yield from (f"> {plain(visible(node.comment))}", "")
        worth = page.worth(node)
        for seat, _, told in worth:
            who = f"{page.signs[seat]} {plain(page.players[seat])}"
            yield f"- {texts('export-heading', where=who, told=plain(told))}"
        if worth:
            yield ""
        yield from ("```text", *(line.replace("```", "'''") for line in page.board(node)), "```", "")


def _run(page: Page, run: Run) -> str:
    """A stretch of a line as an item of a list."""
    first = run.nodes[0]
    told = f"{page.words.when(first)} " + " · ".join(plain(page.told(node)) for node in run.nodes)
    if first.name:
        told = page.texts("export-heading", where=f"**{plain(visible(first.name))}**", told=told)
    parts = [told]
    if remarks := page.remarks(first):
        parts.append(f" ({plain(', '.join(remarks))})")
    if first.comment:
        parts.append(f" — *{plain(visible(first.comment))}*")
    return "  " * run.indent + "- " + "".join(parts)


def _curve(page: Page, course: LineCourse) -> Iterator[str]:
    rows = chance_plot(
        course.series,
        len(course.series[0]),
        page.signs,
        {},
        course.rounds,
        *CURVE,
        1 / len(course.series),
    )
    for row in rows:
        yield "".join(text for text, _ in row).rstrip()
