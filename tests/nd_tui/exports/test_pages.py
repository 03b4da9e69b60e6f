"""Pages for others: all that stands in a study is on them, nothing of it is markup, and they open again."""

import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest

from core.record import decode
from core.record.carried import unpacked
from core.record.study import encode_study, read_study
from nd_tui.commands.games import chapters_of
from nd_tui.exports.html import html_of
from nd_tui.exports.markdown import markdown_of
from nd_tui.exports.pages import Chapter, Page
from nd_tui.games import open_box
from nd_tui.storage.loading import NO_COMPONENTS, load_study
from nd_tui.storage.saves import GameFolder
from nd_tui.words.texts import LANGUAGES, Texts
from nd_tui.words.victory import victory
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.exports.studies import differences, studied, study_file, study_of, undrawn

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PAGES = {"html": partial(html_of, draw=undrawn), "markdown": markdown_of}
EMPTY = {"meta", "link", "br", "line"}


class Reader(HTMLParser):
    """Notes tags, their balance, ids, links and the text of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.texts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append(tag)
        known = dict(attrs)
        self.ids += [str(known["id"])] if "id" in known else []
        self.links += [str(known["href"])] if "href" in known else []
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that is closed at once."""
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The last one that was opened is closed first."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note what is read."""
        self.texts.append(data)

    @property
    def text(self) -> str:
        """All that is read."""
        return "".join(self.texts)


def page_of(folder: Path, game: str, kind: str, language: str = "en") -> str:
    raw = study_file(folder, game).read_bytes()
    title, chapters = chapters_of(raw, NO_COMPONENTS)
    return "\n".join(PAGES[kind](title, chapters, raw, Texts(language, game)))


def test_a_page_of_a_game_that_is_over_says_what_was_played_and_who_won(game: str) -> None:
    match = played(begun(game), 1000)
    page = Page(Chapter("", match), Texts("fr", game))
    result = match.history.game.result(match.history.cursor.state)
    assert result is not None
    assert page.title.startswith(page.texts(f"game-{game}"))
    told = list(page.about())
    assert victory(page.texts, page.players, result) in told
    assert all(str(points) in told[-1] for points in result.points)
    assert len(list(Page(Chapter("", played(begun(game), 5)), Texts("fr", game)).about())) == 1


@LANGUAGE
def test_an_html_page_is_whole_has_no_script_and_needs_nothing_from_elsewhere(
    tmp_path: Path, game: str, language: str
) -> None:
    page = page_of(tmp_path, game, "html", language)
    reader = Reader(page)
    assert not reader.open
    assert "script" not in reader.tags
    assert not {"img", "iframe", "link", "object"} & set(reader.tags)
    assert all(link.startswith("#") for link in reader.links)
    assert {link[1:] for link in reader.links} <= set(reader.ids)
    assert len(reader.ids) == len(set(reader.ids))
    assert f'<html lang="{language}">' in page


@LANGUAGE
def test_everything_of_a_study_stands_on_its_page(tmp_path: Path, game: str, language: str) -> None:
    text = Reader(page_of(tmp_path, game, "html", language)).text
    for wanted in ("My <study>", "Game & notes", "A position", "The main game", "How it went."):
        assert wanted in text
    assert "!? bold" in text
    assert "□" in text
    assert "What if <b>" in text
    assert "*second* line -->" in text
    assert Texts(language, game)("export-curve") in text


def test_the_boards_of_marked_positions_are_those_of_their_person(tmp_path: Path, game: str) -> None:
    raw = study_file(tmp_path, game).read_bytes()
    title, chapters = chapters_of(raw, NO_COMPONENTS)
    texts, box = Texts("en", game), open_box(game)
    page = Page(chapters[0], texts)
    text = Reader("\n".join(html_of(title, chapters, raw, texts, undrawn))).text
    assert len(page.shown()) > 5
    for node in page.shown():
        view = box.game.view(node.state, 0)
        for _, line in box.plain.lines(texts, view, False):
            assert line in text


def test_what_others_hid_stays_hidden_until_it_is_shown(game: str) -> None:
    page = Page(Chapter("", studied(game, 5, sides=1)), Texts("en", game))
    assert not page.over
    hidden = 0
    for node in page.history:
        if page.words.who(node) not in (None, 0):
            assert node.parent is not None
            before, last = node.parent.state, page.words.seen_after(node).state
            shown = page.history.game.came_out(before, node.move, last)
            assert page.box.words.did(page.texts, before, node.move, hidden=not shown) in page.told(node)
            hidden += not shown
    assert hidden, "nothing was hidden, so nothing was tried"


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_opens_again_equal(tmp_path: Path, game: str, kind: str) -> None:
    study = study_of(game)
    again = read_study(unpacked(page_of(tmp_path, game, kind).encode()))
    assert again is not None
    assert encode_study(again) == encode_study(study)
    assert sum(decode(c.raw, open_box(game).game).history.size for c in again.chapters) >= 30
    for one, other in zip(study.chapters, again.chapters, strict=True):
        assert not differences(*(decode(chapter.raw, open_box(game).game) for chapter in (one, other)))


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_is_kept_as_the_study_that_it_was(tmp_path: Path, game: str, kind: str) -> None:
    (page := tmp_path / f"study.{kind}").write_text(page_of(tmp_path, game, kind), encoding="utf-8")
    folder = GameFolder(tmp_path / "games")
    kept = folder.keep(*load_study(page))
    kept.save()
    kept.close()
    again = folder.open(kept.path)
    study = study_of(game)
    assert again.study is not None
    assert (again.study.name, len(again.study.chapters)) == (study.name, len(study.chapters))
    for one, other in zip(study.chapters, again.study.chapters, strict=True):
        assert one.name == other.name
        assert not differences(*(decode(chapter.raw, open_box(game).game) for chapter in (one, other)))
    again.close()


@LANGUAGE
def test_markdown_holds_no_markup_of_what_people_typed(tmp_path: Path, game: str, language: str) -> None:
    page = page_of(tmp_path, game, "markdown", language)
    assert page.startswith("# My \\<study\\>")
    assert page.count("```") % 2 == 0
    outside = "".join(page.split("```")[::2])
    for line in outside.splitlines()[:-1]:
        assert "<b>" not in line
    assert max(sign for sign in page if "\u2800" <= sign <= "\u28ff") >= "\u2840"


def test_a_french_page_has_a_space_before_its_colons(tmp_path: Path, game: str) -> None:
    page = page_of(tmp_path, game, "markdown", "fr")
    ours = page.rpartition("<!--")[0].replace("more: ", "")  # a comment that somebody typed
    assert not re.search(r"\w(\*\*)?:(\*\*)? ", ours)


def test_a_game_that_is_over_hides_nothing_and_one_without_marks_shows_where_it_stands(game: str) -> None:
    match = played(begun(game))
    page = Page(Chapter("", match), Texts("en", game))
    assert page.over
    assert page.shown() == [match.history.cursor]
    assert page.board(match.history.cursor)
    assert "Anna" in page.title


def test_several_people_are_shown_what_everybody_can_count(game: str) -> None:
    match = played(begun(game, people=2), 4)
    board = Page(Chapter("", match), Texts("en", game)).board(match.history.cursor)
    assert "Anna" in board
    assert len(board) > 3
