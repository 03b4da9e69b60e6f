"""A game or study as one HTML file without any script, for light and dark screens and for paper."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import Template

from core.history import AnyNode
from core.record.carried import carried
from nd_tui.exports.boards import Boards
from nd_tui.exports.curve import curve_drawing
from nd_tui.exports.elements import Markup, element, text
from nd_tui.exports.pages import Chapter, Page, Run
from nd_tui.looks.drawn import Draw
from nd_tui.looks.player_colours import ON_PAPER
from nd_tui.terminal.visible import visible
from nd_tui.words.texts import Texts

PAGE, STYLE = (Path(__file__).with_name(name) for name in ("page.html", "page.css"))

Places = Mapping[AnyNode, str]  # the ids of the positions that are shown
Drawings = Mapping[AnyNode, Markup]  # the boards of those that somebody may see


def html_of(title: str, chapters: Sequence[Chapter], raw: bytes, texts: Texts, draw: Draw) -> Iterator[str]:
    """The page line by line, with boards drawn by `draw`; the file itself goes along, out of sight."""
    pages = [Page(chapter, texts) for chapter in chapters]
    boards = Boards()
    drawings = _drawings(pages, boards, draw)
    heading = visible(title) or pages[0].title
    parts = [element("h1", heading)]
    if len(pages) > 1:
        links = [element("a", page.title, href=f"#chapter-{number}") for number, page in enumerate(pages)]
        parts.append(element("nav", element("ol", *(element("li", link) for link in links))))
    named = bool(title) or len(pages) > 1
    parts += [_chapter(page, number, named, drawings) for number, page in enumerate(pages)]
    parts.append(element("footer", element("p", texts("export-opens-again"))))
    filled = Template(PAGE.read_text(encoding="utf-8")).substitute(
        language=texts.language,
        title=text(heading),
        style=STYLE.read_text(encoding="utf-8") + boards.style(),
        body="\n".join(parts),
        carried=carried(raw),
    )
    yield from filled.rstrip("\n").split("\n")


def _drawings(pages: Sequence[Page], boards: Boards, draw: Draw) -> Drawings:
    """The boards that are shown of all chapters, drawn at once."""
    seen = [(node, picture) for page in pages for node in page.shown() if (picture := page.picture(node))]
    drawn = draw([picture for _, picture in seen]) if seen else ()
    return {node: boards.drawing(board) for (node, _), board in zip(seen, drawn, strict=True)}


def _chapter(page: Page, number: int, named: bool, drawings: Drawings) -> Markup:
    texts, course = page.texts, page.course()
    shown = page.shown()
    places = {node: f"position-{number}-{place}" for place, node in enumerate(shown)}
    parts = [element("h2", page.title)] if named else []
    parts += [element("p", line) for line in page.about()]
    if course.is_known:
        parts += [element("h3", texts("export-curve")), curve_drawing(page, course)]
    runs = [_run(page, run, places) for run in page.runs()]
    parts += [element("h3", texts("export-tree")), element("ul", *runs, class_="tree")]
    parts.append(element("h3", texts("export-positions")))
    parts += [_position(page, node, places[node], drawings.get(node)) for node in shown]
    return element("section", *parts, id=f"chapter-{number}")


def _run(page: Page, run: Run, places: Places) -> Markup:
    """A stretch of a line, with links to the positions that are shown below."""
    first = run.nodes[0]
    parts: list[str] = [element("b", visible(first.name)), " "] if first.name else []
    parts += [element("span", page.words.when(first), class_="when"), " "]
    parts.append(Markup(" · ".join(_step(page, node, places) for node in run.nodes)))
    for remark in page.remarks(first):
        parts += [" ", element("em", f"({remark})")]
    if first.comment:
        parts += [" ", element("span", visible(first.comment), class_="comment")]
    kind = None if run.indent else "main"
    return element("li", *parts, class_=kind, style=f"--in:{run.indent}")


def _step(page: Page, node: AnyNode, places: Places) -> Markup:
    told, place = page.told(node), places.get(node)
    return element("span", told) if place is None else element("a", told, href=f"#{place}")


def _position(page: Page, node: AnyNode, place: str, drawing: Markup | None) -> Markup:
    """A position in full: what is said about it, what it is worth, and the table, drawn and in words."""
    parts = [element("h4", page.heading(node))]
    if node.name:
        parts.append(element("p", element("b", visible(node.name))))
    if node.comment:
        parts.append(element("p", visible(node.comment), class_="comment"))
    if worth := page.worth(node):
        shares = [
            element(
                "span",
                page.signs[seat],
                style=f"width:{100 * chance:.1f}%;background:{ON_PAPER[page.colours[seat]]}",
            )
            for seat, chance, _ in worth
        ]
        parts.append(element("div", *shares, class_="bar", aria_hidden="true"))
        rows = [
            element("tr", element("td", f"{page.signs[seat]} {page.players[seat]}"), element("td", told))
            for seat, _, told in worth
        ]
        parts.append(element("table", *rows, class_="worth"))
    words = element("pre", "\n".join(page.board(node)), class_="board")
    if drawing is None:
        parts.append(words)
    else:
        summary = element("summary", page.texts("export-board-in-words"))
        parts += [drawing, element("details", summary, words)]
    return element("article", *parts, id=place)
