"""The hand on a large table: cards that look like cards, and a click that lays them."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from core import rattus_cartus as rc
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import CLASSES
from nd_tui.games.rattus_cartus.table.hand import Hand
from nd_tui.games.rattus_cartus.words.composing import by_sort
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE
from tests.nd_tui.texts import LANGUAGES, Texts


def entering(seat: Seat) -> bool:
    return rc.decision(seat.table.session.state) == "enter" and bool(seat.table.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_a_card_lays_it_and_one_on_the_last_of_its_sort_takes_all_of_it_back(
    tmp_path: Path, language: str
) -> None:
    async def steps(seat: Seat) -> None:
        while not entering(seat):
            await seat.decide()
        hand = seat.table.query_one(Hand)
        sort, cards = by_sort(seat.table.picture().view.hand)[0]
        for laid in (*range(1, len(cards) + 1), 0):
            assert await seat.hands.click(hand, hand.content_region.offset + Offset(1, 1))
            move = seat.table.highlighted
            assert isinstance(move, Enter)
            assert move.cards == tuple(cards[:laid])
        assert Texts(language, rc.NAME)(f"card-{sort}", n=len(cards)) in seat.shown.replace("\u00a0", " ")

    seated(tmp_path, rc.NAME, steps, language, LARGE, begun(rc.NAME))


def test_the_cards_of_each_class_lie_over_each_other_with_their_nuns(tmp_path: Path) -> None:
    async def steps(seat: Seat) -> None:
        view = seat.table.picture().view
        drawn = seat.table.query_one(Hand).render().plain
        for sort, cards in by_sort(view.hand):
            if sort in CLASSES:
                assert "│" + "│".join(f"✚{card % 5}" for card in cards) + "│" in drawn

    seated(tmp_path, rc.NAME, steps, size=LARGE, match=played(begun(rc.NAME), 6))
