"""The tree of lines: looked at, jumped about in and kept in order, by keys alone and by mouse alone."""

import re
from pathlib import Path

import pytest
from textual.widgets import Button, Input

from core import notre_dame as nd
from core.history import AnyNode
from core.notre_dame.moves import Keep
from core.record import new_match
from nd_tui.play.session import Session
from nd_tui.screens.compare import CompareScreen
from nd_tui.screens.dialogs import AskText, Confirm
from nd_tui.screens.study import StudyScreen
from nd_tui.widgets.line_tree import LineTree
from nd_tui.words.lines import LineWords
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, shown, type_text
from tests.nd_tui.screens.sessions import (
    ODD_NAMES,
    finished,
    on_screen,
    session_of,
    tree_session,
    until_keys_are_shown,
)
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SIZE = pytest.mark.parametrize("size", [SMALL, LARGE])


def lines_of(pilot: AnyPilot) -> StudyScreen:
    screen = pilot.app.screen
    assert isinstance(screen, StudyScreen)
    return screen


def saves(session: Session) -> int:
    assert isinstance(session.kept, Unkept)
    return session.kept.saves


def look_at(screen: StudyScreen, node: AnyNode) -> None:
    screen.tree_rows.reveal(node)
    screen.looked_at = node
    screen.show()


async def click_row(pilot: AnyPilot, index: int, column: int = 30) -> None:
    tree = pilot.app.screen.query_one(LineTree)
    where = (tree.gutter.left + column, tree.gutter.top + index - tree.scroll_offset.y)
    await pilot.click(LineTree, offset=where)
    await pilot.pause()


async def click_key(pilot: AnyPilot, action: str) -> None:
    await until_keys_are_shown(pilot)
    for key in pilot.app.screen.query("FooterKey"):
        if getattr(key, "action", "") == action:
            assert pilot.app.screen.region.contains_region(key.region)
            await pilot.click(key)
            await pilot.pause()
            return
    raise AssertionError(action)


@LANGUAGE
@SIZE
def test_everything_about_the_tree_is_shown(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    async def steps(pilot: AnyPilot) -> None:
        text = shown(pilot.app)
        for words in ("What if 12", "What if 25", "What if 38", "✎ Hm? <b>[red]été</b>", "▶", "⚄", "↺", "┃"):
            assert words in text
        assert Texts(language)("lines-title") in text
        assert Texts(language)("lines-here") in text
        assert Texts(language)("do-back") in text

    on_screen(tmp_path, lambda: StudyScreen(tree_session()), steps, size, language=language)


def test_enter_goes_there_and_back_to_the_screen_before(tmp_path: Path) -> None:
    session = tree_session()

    async def steps(pilot: AnyPilot) -> None:
        before = pilot.app.screen_stack[-2]
        await pilot.press("home", "down", "down")
        wanted = lines_of(pilot).looked_at
        await pilot.press("enter")
        await pilot.pause()
        assert session.history.cursor is wanted
        assert pilot.app.screen is before

    on_screen(tmp_path, lambda: StudyScreen(session), steps)
    assert saves(session) == 1


def test_a_click_looks_and_a_second_one_goes_there(tmp_path: Path) -> None:
    session = tree_session()

    async def steps(pilot: AnyPilot) -> None:
        before, screen = pilot.app.screen_stack[-2], lines_of(pilot)
        await click_row(pilot, 2)
        wanted = screen.looked_at
        assert screen.query_one(LineTree).index == 2
        assert session.history.cursor is not wanted
        await click_row(pilot, 2)
        assert session.history.cursor is wanted
        assert pilot.app.screen is before

    on_screen(tmp_path, lambda: StudyScreen(session), steps)


def test_leaving_changes_nothing(tmp_path: Path) -> None:
    session = tree_session()
    cursor = session.history.cursor

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("home", "escape")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, StudyScreen)

    on_screen(tmp_path, lambda: StudyScreen(session), steps)
    assert session.history.cursor is cursor
    assert saves(session) == 0


@pytest.mark.parametrize("by_mouse", [False, True])
def test_runs_open_and_close_in_the_tree(tmp_path: Path, by_mouse: bool) -> None:
    async def steps(pilot: AnyPilot) -> None:
        tree = pilot.app.screen.query_one(LineTree)
        rows = len(tree.rows)
        await pilot.press("home")
        if by_mouse:
            await click_row(pilot, 1, tree.painter.fold_column(tree.rows[1]))
        else:
            await pilot.press("down", "space")
        assert len(tree.rows) == rows + 7
        if by_mouse:
            await click_row(pilot, 1, tree.painter.fold_column(tree.rows[1]))
        else:
            await pilot.press("space")
        assert len(tree.rows) == rows
        await pilot.press("end", "pageup", "pagedown", "k", "j", "left", "right")

    on_screen(tmp_path, lambda: StudyScreen(tree_session()), steps)


def test_lines_are_promoted_and_demoted(tmp_path: Path) -> None:
    session = tree_session()

    async def steps(pilot: AnyPilot) -> None:
        screen = lines_of(pilot)
        parting = next(node for node in session.history if len(node.children) > 1)
        main, side = parting.children[:2]
        look_at(screen, side)
        await pilot.press("p")
        assert parting.children[:2] == [side, main]
        await pilot.press("d")
        assert parting.children[:2] == [main, side]
        assert saves(session) == 2
        assert screen.looked_at is side
        look_at(screen, session.history.root)
        await pilot.press("c", "c")  # marked and let go again
        assert screen.marked is None
        await pilot.press("p")  # there is nothing above the main line

    app = on_screen(tmp_path, lambda: StudyScreen(session), steps)
    assert app.told == [Texts("en")("problem-line-is-first")]
    assert saves(session) == 2


@pytest.mark.parametrize("by_mouse", [False, True])
def test_deleting_asks_first(tmp_path: Path, by_mouse: bool) -> None:
    session = tree_session()
    history = session.history
    size, node = history.size, history.cursor

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("delete")
        assert isinstance(pilot.app.screen, Confirm)
        await (pilot.click("#dialog-cancel") if by_mouse else pilot.press("enter"))
        await pilot.pause()
        assert history.size == size
        await (click_key(pilot, "delete") if by_mouse else pilot.press("delete"))
        await (pilot.click("#dialog-ok") if by_mouse else pilot.press("tab", "enter"))
        await pilot.pause()
        assert history.size == size - 1
        assert lines_of(pilot).looked_at is history.cursor is node.parent
        await pilot.press("home", "delete")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StudyScreen)

    app = on_screen(tmp_path, lambda: StudyScreen(session), steps)
    assert app.told == [Texts("en")("problem-cannot-delete-the-game")]
    assert saves(session) == 1


@pytest.mark.parametrize("text", ["[b]x[/b] {", "👩‍🌾🎲 שלום", "y" * 200])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_names_and_comments_are_shown_as_they_are_typed(tmp_path: Path, text: str, by_mouse: bool) -> None:
    session = tree_session(moves=12)
    node = session.history.cursor

    async def steps(pilot: AnyPilot) -> None:
        for action, key in (("name_line", "n"), ("comment", "e")):
            await (click_key(pilot, action) if by_mouse else pilot.press(key))
            assert isinstance(pilot.app.screen, AskText)
            await type_text(pilot, text)
            await (pilot.click("#dialog-ok") if by_mouse else pilot.press("enter"))
            await pilot.pause()
        assert text[:40] in shown(pilot.app)

    on_screen(tmp_path, lambda: StudyScreen(session), steps, LARGE)
    assert node.line_start().name == node.comment == text
    assert saves(session) == 2


def test_a_question_can_be_left_unanswered(tmp_path: Path) -> None:
    session = tree_session()
    names = [(node.name, node.comment) for node in session.history]

    async def steps(pilot: AnyPilot) -> None:
        for key, leave in (("n", "escape"), ("e", "#dialog-cancel")):
            await pilot.press(key, "x")
            await (pilot.press(leave) if leave == "escape" else pilot.click(leave))
            await pilot.pause()
            assert isinstance(pilot.app.screen, StudyScreen)

    on_screen(tmp_path, lambda: StudyScreen(session), steps)
    assert [(node.name, node.comment) for node in session.history] == names
    assert saves(session) == 0


def test_the_language_changes_without_losing_anything(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("home", "down", "space", "down", "c", "f2")
        await pilot.pause()
        screen = lines_of(pilot)
        assert Texts("fr")("lines-title") in shown(pilot.app)
        assert Texts("fr")("lines-marked") in str(screen.query_one("#line-details-text").render())
        assert screen.query_one(LineTree).index == 2
        assert screen.marked is screen.looked_at
        await pilot.press("n", "f2", "x")
        await pilot.pause()
        assert pilot.app.screen.query_one(Input).value == "x"

    on_screen(tmp_path, lambda: StudyScreen(tree_session()), steps)


@LANGUAGE
@pytest.mark.parametrize("by_mouse", [False, True])
def test_two_positions_are_compared(tmp_path: Path, language: str, by_mouse: bool) -> None:
    session = tree_session()
    history, texts = session.history, Texts(language)
    parting = next(node for node in history if len(node.children) > 1)
    main, side = parting.children[:2]

    async def steps(pilot: AnyPilot) -> None:
        screen = lines_of(pilot)
        for node in (main, side.children[0]):
            look_at(screen, node)
            await (click_key(pilot, "compare") if by_mouse else pilot.press("c"))
            await pilot.pause()
        assert isinstance(pilot.app.screen, CompareScreen)
        words = LineWords.for_session(session, texts)
        text = " ".join(shown(pilot.app).replace("│", " ").split())
        assert words.told(main) in text
        assert words.told(side) in text
        assert texts("compare-steps", n=1) in text
        await pilot.press("down", "up", "pagedown", "pageup")
        await (pilot.click(Button) if by_mouse else pilot.press("escape"))
        await pilot.pause()
        assert isinstance(pilot.app.screen, StudyScreen)
        assert screen.marked is None

    on_screen(tmp_path, lambda: StudyScreen(session), steps, LARGE, language=language)


def test_the_comparison_tells_what_differs(tmp_path: Path) -> None:
    session = tree_session()
    history = session.history

    async def compared(pilot: AnyPilot, one: AnyNode, other: AnyNode) -> str:
        pilot.app.push_screen(CompareScreen(session, one, other))
        await pilot.pause()
        return shown(pilot.app)

    async def steps(pilot: AnyPilot) -> None:
        cursor = history.cursor
        text = await compared(pilot, history.root, cursor)
        for seat, found in enumerate(history.compare(history.root, cursor).differences):
            assert session.names[seat] in text
            for one, other in found.values():
                assert re.search(rf"\b{one} +{other} +[+−]\d", text)
        assert f"the first comes {cursor.depth} decisions before the second" in text.replace("\n", " ")
        assert Texts("en")("compare-same") in await compared(pilot, cursor, cursor)
        assert Texts("en")("compare-no-difference") in await compared(pilot, cursor, cursor)

    on_screen(tmp_path, lambda: StudyScreen(session), steps, (140, 60))


def test_secret_prestige_of_others_is_not_compared(tmp_path: Path) -> None:
    session = tree_session(moves=60)
    history = session.history
    everyone = history.compare(history.root, history.cursor).differences
    assert sum("prestige" in found for found in everyone) > 1

    async def steps(pilot: AnyPilot) -> None:
        pilot.app.push_screen(CompareScreen(session, history.root, history.cursor))
        await pilot.pause()
        assert shown(pilot.app).count(Texts("en")("standing-prestige")) == ("prestige" in everyone[0])

    on_screen(tmp_path, lambda: StudyScreen(session), steps, (140, 60), secret_points=True)


def kept_cards_told(session: Session) -> dict[int, set[str]]:
    """For every seat what is said about the cards that it kept."""
    words = LineWords.for_session(session, Texts("en"))
    told: dict[int, set[str]] = {seat: set() for seat in range(len(session.names))}
    for node in session.history:
        seat = words.who(node)
        if seat is not None and isinstance(node.move, Keep):
            told[seat].add(words.told(node))
    return told


def test_cards_that_others_kept_stay_secret_until_the_end() -> None:
    hidden = {Texts("en")("did-keep-hidden")}
    told = kept_cards_told(tree_session())
    assert not told[0] & hidden
    assert told[1] == told[2] == hidden
    over = finished()
    assert not any(texts & hidden for texts in kept_cards_told(over).values())
    over.go(over.history.root)
    assert kept_cards_told(over)[1] == hidden


def test_between_two_persons_only_the_one_who_decides_reads_own_cards() -> None:
    match = new_match(nd, nd.Setup(("Anna", "Luc")), 1, ("person", "person"))
    session = session_of(match)
    session.people = [0, 1]
    for _ in range(8):
        session.play(nd.legal_moves(session.state)[0])
    hidden = {Texts("en")("did-keep-hidden")}
    assert session.seat is not None
    told = kept_cards_told(session)
    assert told[1 - session.seat] == hidden
    assert not told[session.seat] & hidden


@LANGUAGE
@SIZE
def test_odd_names_break_nothing(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    session = finished(ODD_NAMES)
    session.history.undo()

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("home", "down", "space")
        text = shown(pilot.app)
        assert "[b]Anna[/b] [red]" in text
        assert "שלום עולם" in text
        assert "x" * 20 in text
        await pilot.press("c", "end", "c")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CompareScreen)
        assert "[b]Anna[/b] [red]" in shown(pilot.app)

    on_screen(tmp_path, lambda: StudyScreen(session), steps, size, language=language)


def test_plain_signs_on_demand(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        assert not set(shown(pilot.app)) & set("▶┃│▸▾⚄↺✎⇄◆▲●╭·")

    on_screen(tmp_path, lambda: StudyScreen(tree_session()), steps, ascii=True)


def test_resizing_keeps_the_highlight_in_sight(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot) -> None:
        tree = pilot.app.screen.query_one(LineTree)
        for size in (SMALL, LARGE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert 0 <= tree.index - tree.scroll_offset.y < tree.size.height

    on_screen(tmp_path, lambda: StudyScreen(tree_session(moves=120)), steps, LARGE)
