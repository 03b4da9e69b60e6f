"""The table: deciding, what is shown before a choice is made, steps in the tree, and odd names."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Donate, Drive, Play
from core.notre_dame.names import Action, Card
from nd_tui.games.notre_dame.table.hand import CardChip
from nd_tui.games.notre_dame.table.others import OtherPlayer
from nd_tui.screens.dialogs import AskText
from nd_tui.screens.table import TableScreen
from tests.core.notre_dame.scenes import NAMES, ask, give, holding, table
from tests.core.record.games import small_tree
from tests.nd_tui.screens.playing import market_on_screen, turn_of_a_person
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, click_option, shown, type_text
from tests.nd_tui.screens.sessions import ODD_NAMES, at_the_table, donation, session_of
from tests.nd_tui.texts import LANGUAGES, Texts

LONG_NAMES = tuple(f"{name} de la Tour-Saint-Jacques" for name in NAMES)


def rows(screen: TableScreen) -> list[tuple[str, bool]]:
    options = screen.query_one(OptionList)
    return [(str(option.prompt).strip(), option.disabled) for option in options.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", ["i", "down, enter", "click"])
def test_what_cannot_be_chosen_is_folded_and_opens_grey_with_short_reasons(
    tmp_path: Path, language: str, opened: str
) -> None:
    texts = Texts(language)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        folded = texts("choices-folded", n=2, idle=0)
        *choices, (last, disabled) = rows(screen)
        assert (len(choices), folded in last, disabled) == (len(screen.options), True, False)
        before = screen.session.history.cursor
        await pilot.press("3")  # there are two choices, so this number means nothing
        assert screen.session.history.cursor is before
        if opened == "click":
            await click_option(pilot, "#options", len(screen.options))
        elif opened == "i":
            await pilot.press("i")
        else:
            await pilot.press(*["down"] * len(screen.options), "enter")
        await pilot.pause()
        grey = [text for text, disabled in rows(screen) if disabled]
        assert len(grey) == 2
        assert texts("problem-not-enough-gold.short", needed=3, gold=1) in grey[1]
        assert screen.highlighted is None  # the line above them is looked at
        assert all(text.split(" – ")[1] in shown(screen.game_app) for text in grey)
        await pilot.press("down")
        await pilot.pause()
        assert screen.highlighted == Donate(1)  # from there back to the first choice
        await pilot.press("i")
        await pilot.pause()
        assert not [text for text, disabled in rows(screen) if disabled]
        assert screen.session.history.cursor is before

    at_the_table(tmp_path, donation(), steps, SMALL, language=language)


def test_the_highlighted_choice_is_seen_on_the_panels_before_it_is_made(tmp_path: Path) -> None:
    state = holding(give(table(), bank=1, gold=2), "bank", "residence")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "2 → 4" in shown(screen.game_app)
        assert screen.session.state.players[0].gold == 2
        await pilot.press("down")
        await pilot.pause()
        assert "0 → 1" in shown(screen.game_app)
        await pilot.press("1")
        await pilot.pause()
        assert screen.session.history.root.children[0].state.players[0].gold == 4

    at_the_table(tmp_path, state, steps)


def test_a_click_on_a_card_plays_it(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        chip = next(chip for chip in screen.query(CardChip) if chip.card == Card(0, Action.RESIDENCE))
        await pilot.click(chip)
        await pilot.pause()
        assert screen.session.history.root.children[0].move == Play(Card(0, Action.RESIDENCE))

    at_the_table(tmp_path, holding(table(), "bank", "residence"), steps)


def test_a_click_on_what_is_out_of_reach_says_why(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 1)
    far = next(market for market in range(15) if Drive(market) not in state.options)
    distance = state.table.distances[state.players[0].carriage][far]

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        where = market_on_screen(screen, far)
        assert where is not None
        await pilot.click(offset=where)
        await pilot.pause()
        assert screen.session.history.cursor is screen.session.history.root

    told = at_the_table(tmp_path, state, steps)
    assert told == [Texts("en")("problem-too-far", distance=distance, steps=1)]


def test_another_players_borough_is_enlarged_and_cannot_be_played_in(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert "▲ Luc" in str(screen.query_one("#own Goods").render())
        await pilot.click(screen.query("#own PlaceCell").first())
        await pilot.press("o", "o")
        await pilot.pause()
        assert "◆ Anna" in str(screen.query_one("#own Goods").render())

    assert at_the_table(tmp_path, holding(table(), "bank", "residence"), steps) == []


def test_a_branch_bears_the_name_it_was_given(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("u", "b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AskText)
        await type_text(pilot, "the [b]other[/b] way")
        await pilot.press("enter")
        await pilot.pause()
        assert "the [b]other[/b] way" in shown(screen.game_app)
        await pilot.press("2")
        await pilot.pause()
        first, second = screen.session.history.root.children
        assert (first.name, second.name) == ("", "the [b]other[/b] way")
        assert screen.session.history.cursor.line_start() is second

    at_the_table(tmp_path, table(), steps)


def where_cards_are_played() -> nd.State:
    """A new game's first card: whichever is played, the next player comes then."""
    for seed in range(100):
        state = table(seed=seed)
        while nd.decision(state) == "keep":
            state = nd.apply(state, nd.legal_moves(state)[0])
        after = [nd.to_move(nd.apply(state, move)) for move in nd.legal_moves(state)[:2]]
        if nd.to_move(state) == 0 and after == [1, 1]:
            return state
    raise AssertionError("no such game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begun", [True, False])
def test_on_a_named_line_the_top_of_a_small_table_still_says_when_it_is_and_whose_turn(
    tmp_path: Path, begun: bool, language: str
) -> None:
    texts, name = Texts(language), "elsewhere, by a name that is so long that it has to give way"

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        session, other = screen.session, screen.options[1]
        session.play(screen.options[0])
        if begun:
            session.step_back()
        session.branch(name)
        if begun:
            session.play(other)
        screen.play.waiting = True
        screen.play.go_on()
        await pilot.pause()
        top = shown(screen.game_app).splitlines()[0]
        said = [texts("top-turn"), NAMES[1], name[:2], *([texts("top-foreseen")] if begun else [])]
        assert [part for part in said if part not in top] == []
        assert texts("top-when", period="A", round=1, name="").rstrip(" ·") in top

    at_the_table(tmp_path, where_cards_are_played(), steps, SMALL, language=language)


def test_taking_back_and_going_forward_again(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        await pilot.press("1")
        await turn_of_a_person(screen.game_app, pilot)
        later = history.cursor
        await pilot.press("u")
        assert history.cursor is history.root
        await pilot.press("r")
        assert history.cursor is later
        await pilot.press("left_square_bracket")
        await pilot.pause(0.1)
        assert history.cursor is later.parent
        assert Texts("en")("table-waits.secretly", key="Space") in shown(screen.game_app)
        await pilot.press("space")
        await turn_of_a_person(screen.game_app, pilot)
        assert history.cursor is later
        await pilot.press("u")
        assert history.cursor is history.root
        await pilot.press("u")

    told = at_the_table(tmp_path, table(), steps)
    assert told == [Texts("en")("problem-nothing-to-undo")]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_language_changes_at_the_table_and_nothing_else_does(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        before = (screen.session.history.cursor, screen.options)
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("fr")("ask-donate") in shown(screen.game_app)
        assert (screen.session.history.cursor, screen.options) == before
        await pilot.press("f2")
        await pilot.pause()
        assert Texts("en")("ask-donate") in shown(screen.game_app)

    at_the_table(tmp_path, donation(), steps, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("names", [ODD_NAMES, LONG_NAMES])
def test_names_are_shown_as_they_are_and_break_nothing(
    tmp_path: Path, size: tuple[int, int], names: tuple[str, ...]
) -> None:
    state = nd.new_game(nd.Setup(names, start=0), 3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        text = shown(screen.game_app)
        own = screen.query_one("#own Goods")
        assert names[0] in str(own.render()) or names[0] in str(own.tooltip)
        top, texts = text.splitlines()[0], Texts("en")
        assert "♪ ◆" in top
        assert f"{texts('top-turn')} ◆" in top
        length = "long" if size == LARGE else "short"
        player = state.players[1]  # in the first round all have the same goods
        goods = {"gold": player.gold, "markers": player.supply, "prestige": 0, "rat": player.rat, "hand": 0}
        told = " ".join(f"{texts(f'{length}-{good}')}{amount}" for good, amount in goods.items())
        assert text.count(told) == len(names) - 1
        assert all(f"{sign} {name[:3]}" in text for sign, name in zip("◆▲●▼★", names, strict=False))
        for other in screen.query(OtherPlayer):
            name = names[other.seat]
            assert not other.display or name in str(other.render()) or name in str(other.tooltip)
        for _ in range(4):
            await pilot.press("o")
            await pilot.pause()
        for key in ("1", "l", "m", "m", "t", "escape", "f2"):
            await pilot.press(key)
            await pilot.pause()
        assert screen.query_one(OptionList).region.height >= 2

    at_the_table(tmp_path, state, steps, size)


def test_secret_prestige_hides_that_of_the_others_only(tmp_path: Path) -> None:
    state = give(give(holding(table(), "bank", "park"), prestige=37), seat=1, prestige=53)

    async def hidden(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "37" in shown(screen.game_app)
        assert "53" not in shown(screen.game_app)

    async def open_to_all(pilot: AnyPilot, screen: TableScreen) -> None:
        assert "53" in shown(screen.game_app)

    at_the_table(tmp_path, state, hidden, secret_points=True)
    at_the_table(tmp_path, state, open_to_all, secret_points=False)


def test_a_number_of_two_digits_can_be_typed(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 3)
    assert len(state.options) > 10

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        await pilot.press("i", "1")
        await pilot.pause()
        assert history.cursor is history.root  # it may become 10 or more
        assert screen.highlighted == screen.listed[0]
        eleventh = screen.listed[10]
        await pilot.press("1")
        await pilot.pause()
        assert history.root.children[0].move == eleventh

    at_the_table(tmp_path, state, steps)


def test_a_number_reaches_only_what_is_not_folded_away(tmp_path: Path) -> None:
    state = ask(give(table(), messages=[(0, 0), (1, 0)]), "drive", 0, 3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history, first = screen.session.history, screen.listed[0]
        numbered = [text for text, _ in rows(screen) if text[0].isdigit()]
        assert len(numbered) < 9 < len(screen.listed)
        await pilot.press(str(len(numbered) + 1))
        await pilot.pause()
        assert history.cursor is history.root
        await pilot.press("1")
        await pilot.pause()
        assert history.root.children[0].move == first  # no number that is seen has two digits

    at_the_table(tmp_path, state, steps)


def test_a_first_digit_and_enter_take_the_first_choice(tmp_path: Path) -> None:
    state = ask(table(), "drive", 0, 3)

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        first = screen.listed[0]
        await pilot.press("down", "down", "1", "enter")
        await pilot.pause()
        assert screen.session.history.root.children[0].move == first

    at_the_table(tmp_path, state, steps)


def test_a_person_with_a_second_gift_is_told_whole(tmp_path: Path) -> None:
    state = give(table(), gold=2, rat=2)
    state = ask(replace(state, persons=("hostess", "monk", "beggar_king")), "hire")

    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        hostess, monk, king, _ = [" ".join(text.split()) for text, _ in rows(screen)]
        gift = "choose 1 gold, 1 marker or the rat one back"
        assert hostess.endswith(f"+3 prestige; {gift}")
        assert monk.endswith("+2 markers, +1 prestige")
        assert king.endswith("+7 prestige")

    at_the_table(tmp_path, state, steps)


def test_fresh_luck_at_anothers_decision_keeps_what_the_person_knows(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        history = screen.session.history
        while screen.session.person_decides or history.state.cards[0].hand == ():
            history.play(nd.legal_moves(history.state)[0])
        screen.play.waiting = True
        known = nd.view(history.state, 0)
        for _ in range(5):
            here = history.cursor
            await pilot.press("f")
            await pilot.pause()
            dealt = next(node for node in here.children if node.luck is not None)
            assert nd.view(dealt.state, 0) == known
            assert dealt.state != here.state
            history.go(here)
            history.delete(dealt)

    at_the_table(tmp_path, session_of(small_tree(moves=1)), steps)
