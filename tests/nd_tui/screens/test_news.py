"""What a person is told at the table without asking: forced losses, the others' moves, what has ended."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from textual.widgets import OptionList, Static

from core import notre_dame as nd
from core.notre_dame.event_types import BellPassed, CathedralScored, GameEnded, PlagueCame
from core.notre_dame.state import Task
from nd_tui.games.notre_dame.reckonings import end_of
from nd_tui.games.notre_dame.words.brief import brief_forms
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.moves import choice
from nd_tui.play.news import ALL, news
from nd_tui.play.play import Play
from nd_tui.play.session import Session
from nd_tui.screens.news import NewsScreen
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.fitted import Fitted
from nd_tui.widgets.log import LogPanel
from tests.core.notre_dame.scenes import give, holding, table
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot
from tests.nd_tui.screens.sessions import at_the_table
from tests.nd_tui.texts import LANGUAGES, Texts
from tests.nd_tui.whole_games import Unkept

PLAGUE = PlagueCame(0, 3, 0, 0, 3, False)
SCORED = CathedralScored(0, 8, 2, 4)


def told_choice(state: nd.State, language: str = "en") -> str:
    view = nd.view(state, 0)
    return choice(Texts(language), view, view.options[0])


def test_a_card_that_lacks_gold_or_a_marker_says_that_it_will_do_nothing() -> None:
    poor = give(table(), gold=0)
    assert told_choice(holding(poor, "cathedral", "bank")).endswith("no gold to give, so without effect")
    bare = give(table(), gold=0, supply=0)
    assert told_choice(holding(bare, "bank", "park")).endswith("no marker to place, so without effect")


def test_a_card_whose_marker_comes_from_elsewhere_says_so() -> None:
    state = give(table(), supply=0, park=1)
    assert told_choice(holding(state, "bank", "park")).endswith("the marker comes from elsewhere")


@pytest.mark.parametrize(("rat", "moves"), [(0, False), (3, True)])
@pytest.mark.parametrize("card", ["park", "hospital"])
def test_no_rat_is_promised_to_go_back_from_0(rat: int, moves: bool, card: str) -> None:
    told = told_choice(holding(give(table(), rat=rat), card, "bank"))
    assert ("rat" in told) == moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_carry_a_card_out_or_hire_anybody_is_told(tmp_path: Path, language: str) -> None:
    state = holding(give(table(), gold=0), "cathedral", "bank")
    state = replace(state, todo=(Task("hire", 0),))

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await pilot.pause()

    told = at_the_table(tmp_path, state, steps, language=language)
    texts = Texts(language)
    assert told == [texts(name, player="Anna") for name in ("table-no-effect", "table-no-gold-to-hire")]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_while_the_others_think_a_small_screen_tells_what_they_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(Play, "let_agent_decide", lambda play, seat: None)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        news = screen.query_one(LogPanel).latest(1)[0].plain
        place = str(screen.query_one("#question", Static).content)
        assert (news in place) == (size == SMALL)

    at_the_table(tmp_path, holding(table(), "bank", "park", seat=1), steps, size=size)


def test_the_log_begins_with_the_first_round(tmp_path: Path) -> None:
    state = table(seed=3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        began, drawn = (row.plain for row in screen.query_one(LogPanel).latest(100))
        assert began == brief_forms(Texts("en"), state.table, nd.opening_events(state)[:1], 0)[0]
        assert drawn.startswith("◆ Anna: draws")

    at_the_table(tmp_path, state, steps)


def test_a_reckoning_is_called_after_what_has_ended() -> None:
    assert end_of([PLAGUE, BellPassed(1)]) == "round"
    assert end_of([PLAGUE, SCORED]) == "period"
    assert end_of([PLAGUE, SCORED, GameEnded()]) == "game"


def test_choices_are_wrapped_for_the_room_beside_their_scroll_bar(tmp_path: Path) -> None:
    state = holding(give(table(), carriage_house=1), "carriage_house", "bank")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        options = screen.query_one(OptionList)
        await pilot.press("1")  # from a short list to a long one
        await pilot.pause()
        room = options.scrollable_content_region.width
        texts = [str(option.prompt) for option in options.options]
        assert sum(len(text.splitlines()) for text in texts) > options.size.height, "there is a scroll bar"
        assert max(cell_len(line) for text in texts for line in text.splitlines()) <= room

    at_the_table(tmp_path, state, steps, size=(132, 40), language="fr")


def played_on(people: int = 1) -> Session:
    """A game some rounds on, at a decision of the first person after the others have hired."""
    session = Session(Unkept(table(), people))
    while session.history.cursor.depth < 60 or session.seat != 0 or nd.decision(session.state) != "play":
        session.play(nd.legal_moves(session.state)[0])
    return session


def test_the_news_begin_after_the_last_decision_and_go_by_player() -> None:
    session, texts = played_on(), Texts("en")
    told = news(texts, session, 0)
    line = session.history.line_to(session.history.cursor)
    own = max(node.depth for node in line[1:] if node.parent and nd.to_move(node.parent.state) == 0)
    since = [event for node in line[own + 1 :] for event in session.chronicle.of(node)]
    for event in since:
        sentence = event_sentence(texts, session.state.table, event, 0)
        if sentence:
            assert sentence in told[getattr(event, "seat", ALL)]
    assert set(told) & {1, 2}
    assert list(told) == sorted(told, key=[ALL, 1, 2, 0].index)


def test_in_the_midst_of_a_turn_the_news_are_those_from_before_it() -> None:
    state = holding(give(table(), carriage_house=1), "carriage_house", "bank")
    session = Session(Unkept(state))
    session.play(nd.legal_moves(state)[0])
    assert nd.decision(session.state) == "drive"
    assert ALL in news(Texts("en"), session, 0)  # the round that has begun


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("close", ["w", "enter", "escape"])
def test_a_key_tells_what_everybody_did_since_the_last_decision(
    tmp_path: Path, language: str, close: str
) -> None:
    session = played_on()

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewsScreen)
        box = str(pilot.app.screen.query_one(Fitted).render())
        for sentences in news(Texts(language), session, 0).values():
            assert all(sentence.split()[0] in box for sentence in sentences)
        await pilot.press(close)
        await pilot.pause()
        assert pilot.app.screen is screen

    at_the_table(tmp_path, session, steps, SMALL, language=language)
