"""The boards on a page: drawn as the table draws them, for whoever may know them, and nothing but text."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from core.record.files import content_of
from nd_tui.commands.games import chapters_of
from nd_tui.exports.boards import Boards
from nd_tui.exports.html import html_of
from nd_tui.exports.pages import Chapter, Page
from nd_tui.looks.drawn import Look, Stretch
from nd_tui.screens.drawn_boards import COLUMNS, drawn_boards
from nd_tui.storage.loading import NO_COMPONENTS
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.exports.studies import WRITTEN, studied, study_file
from tests.nd_tui.hostile import HOSTILE

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MANY, MOST_BYTES = 30, 2_000_000  # positions, and what a page of them may take


class Pictures(HTMLParser):
    """The lines of all boards that are drawn on a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.boards: list[str] = []
        self._inside = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A board begins."""
        if tag == "pre":
            self._inside = dict(attrs)["class"] == "table"
            self.boards += [""] if self._inside else []

    def handle_endtag(self, tag: str) -> None:
        """It ends."""
        self._inside = self._inside and tag != "pre"

    def handle_data(self, data: str) -> None:
        """Its text."""
        if self._inside:
            self.boards[-1] += data


@LANGUAGE
def test_the_boards_of_marked_positions_are_drawn_as_at_the_table(
    tmp_path: Path, game: str, language: str
) -> None:
    raw = study_file(tmp_path, game).read_bytes()
    title, chapters = chapters_of(raw, NO_COMPONENTS)
    texts = Texts(language, game)
    page = "\n".join(html_of(title, chapters, raw, texts, drawn_boards))
    positions = [(of, node) for of in (Page(each, texts) for each in chapters) for node in of.shown()]
    boards = Pictures(page).boards
    assert len(boards) == len(positions)
    for (of, node), board in zip(positions, boards, strict=True):
        assert all(len(line) <= COLUMNS for line in board.splitlines())
        for name in of.players:
            assert name in board
        headline = of.box.words.headline(of.texts, of.picture(node).view, of.picture(node).symbols)  # type: ignore[union-attr]
        assert next(part for part in headline if isinstance(part, str)) in board
    assert len(set(boards)) > len(boards) // 2
    assert texts("export-board-in-words") in page


def test_a_board_is_that_of_whoever_may_know_it(game: str) -> None:
    page = Page(Chapter("", studied(game, 5, sides=1)), Texts("en", game))
    assert not page.over
    for node in page.history:
        picture = page.picture(node)
        assert picture is not None
        assert picture.view == page.history.game.view(node.state, 0)
        assert picture.mover in (0, None) or not page.history.game.is_sealed(node.state)


def test_where_several_people_play_on_no_board_is_drawn(game: str) -> None:
    match = played(begun(game, people=2), 4)
    page = "\n".join(
        html_of("", [Chapter("", match)], content_of(match, WRITTEN, "1.0"), Texts("en"), drawn_boards)
    )
    assert Pictures(page).boards == []


@LANGUAGE
def test_a_page_of_thirty_boards_is_no_larger_than_a_photograph(game: str, language: str) -> None:
    match = studied(game, 40)
    for number, node in enumerate(list(match.history)[:MANY]):
        node.name = f"Position {number}"
    raw = content_of(match, WRITTEN, "1.0")
    page = "\n".join(html_of("", [Chapter("", match)], raw, Texts(language), drawn_boards))
    assert len(Pictures(page).boards) >= min(MANY, match.history.size)
    assert len(page.encode()) < MOST_BYTES


def test_what_is_drawn_is_text_and_each_look_is_told_once() -> None:
    boards = Boards()
    loud, plain = Look("#fff", "#000", bold=True), Look("#fff")
    drawing = boards.drawing([[Stretch("<b>&", 4, loud), Stretch(" x", 2, plain)], [Stretch("y", 1, loud)]])
    assert "&lt;b&gt;&amp;" in drawing
    assert "<b>" not in drawing
    assert drawing.count('class="l0 ') == 2
    assert boards.style().count("font-weight") == 1
    assert ".w4 { width: 4ch; }" in boards.style()


def test_a_name_that_would_steer_a_terminal_or_a_page_is_drawn_as_text(game: str) -> None:
    match = played(begun(game), 3)
    for name in HOSTILE:
        match.history.root.name = name
        page = "\n".join(
            html_of("", [Chapter("", match)], content_of(match, WRITTEN, "1.0"), Texts("en"), drawn_boards)
        )
        (board,) = Pictures(page).boards
        assert not any(char < " " or char == "\x7f" for char in board.replace("\n", ""))
