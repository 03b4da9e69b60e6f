"""Where points come from adds up to the points of the result, and what lies open is counted before."""

import pytest

from core import rattus_cartus as rc
from nd_tui.games.rattus_cartus import BOX
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import a_game, begun, ended

SHEET = BOX.sheet


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sources_of_the_events_add_up_to_the_result(players: int) -> None:
    state, happened = ended(players, players)
    result = rc.result(state)
    assert result is not None
    columns = SHEET.by_source(happened, players)
    assert tuple(sum(column.values()) for column in columns) == result.points
    assert list(SHEET.points(state)) == list(result.points)
    for language in LANGUAGES:
        texts = Texts(language, rc.NAME)
        for source in {source for column in columns for source in column}:
            assert BOX.words.source(texts, SHEET.group(source)) != SHEET.group(source)
    assert BOX.words.source(Texts("en", rc.NAME), "manna") == "manna"


def test_before_the_end_classes_and_tokens_are_counted() -> None:
    assert list(SHEET.points(begun())) == [0] * 4
    for state, _ in a_game(3, 4):
        sheets = rc.score_sheets(state)
        assert list(SHEET.points(state)) == [sum(sheet.classes) + sheet.tokens for sheet in sheets]


def test_games_belong_together_by_buildings_and_what_happens_if_all_die() -> None:
    assert SHEET.kind({}) == ("first_game", "all_lose")
    assert SHEET.kind({"buildings": "by_card"}) == ("by_card", "all_lose")
    for language in LANGUAGES:
        texts = Texts(language, rc.NAME)
        kinds = [("by_card", "all_lose"), ("by_card", "fewest_rats_live"), ("gone", "all_lose")]
        assert len({BOX.words.kind_counted(texts, kind) for kind in kinds}) == 3


def test_there_is_a_label_for_every_round_of_a_game_and_no_more() -> None:
    for players, rounds in ((2, 10), (3, 9), (4, 8), (5, 8)):
        assert SHEET.moments(begun(players)) == [str(number) for number in range(1, rounds + 1)]


def test_an_export_is_plain_data() -> None:
    state = begun()
    assert BOX.export.table(state)["buildings"] == state.table.buildings
    assert BOX.export.position(state) == {"round": 1, "phase": 2, "row": state.row}
