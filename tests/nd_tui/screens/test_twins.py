"""Twin cards at the table: one line, one number, and still each of them by a click on it."""

from pathlib import Path

import pytest
from textual.widgets import OptionList

from core import notre_dame as nd
from core.notre_dame.moves import Play
from core.notre_dame.names import BANK, PARK, Card
from nd_tui.games.notre_dame.table.hand import CardChip
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.choices import Choices
from tests.core.notre_dame.scenes import holding_cards, table
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot
from tests.nd_tui.screens.sessions import at_the_table

BLUE, RED, OTHER = Card(0, PARK), Card(1, PARK), Card(0, BANK)


def with_twins() -> nd.State:
    """Somebody holds the same card in two colours, and a third one."""
    return holding_cards(table(), BLUE, RED, OTHER)


def first_move(screen: TableScreen) -> nd.Move | None:
    return screen.session.history.root.children[0].move


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_identical_cards_are_listed_once(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        lines = [str(option.prompt).strip() for option in screen.query_one(OptionList).options]
        assert len(lines) == 2
        assert sum("Park ×2" in line for line in lines) == 1

    at_the_table(tmp_path, with_twins(), steps, size)


def test_a_number_means_the_line_it_stands_at(tmp_path: Path) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        listed = screen.query_one(Choices).moves
        await pilot.press(str(listed.index(Play(OTHER)) + 1))
        await pilot.pause()
        assert first_move(screen) == Play(OTHER)

    at_the_table(tmp_path, with_twins(), steps)


@pytest.mark.parametrize("card", [BLUE, RED])
def test_a_click_plays_the_very_card_that_is_clicked(tmp_path: Path, card: Card) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        await pilot.click(next(chip for chip in screen.query(CardChip) if chip.card == card))
        await pilot.pause()
        assert first_move(screen) == Play(card)

    at_the_table(tmp_path, with_twins(), steps)


@pytest.mark.parametrize("card", [BLUE, RED])
def test_a_hint_of_either_twin_leads_to_their_line(tmp_path: Path, card: Card) -> None:
    async def steps(pilot: AnyPilot, screen: TableScreen) -> None:
        choices = screen.query_one(Choices)
        choices.highlight(Play(OTHER))
        assert not choices.looks_at(Play(card))
        choices.highlight(Play(card))
        assert choices.looks_at(Play(BLUE))
        assert choices.looks_at(Play(RED))

    at_the_table(tmp_path, with_twins(), steps)
