"""The street map of plain text: the same drawing as at the table, readable without colours and strokes."""

import pytest
from rich.cells import cell_len

from core import notre_dame as nd
from core.notre_dame.carriage import may_take
from core.notre_dame.names import borough_of
from core.notre_dame.state import NO_MESSAGE
from nd_tui.games import open_box
from nd_tui.games.notre_dame.plain.streets import FORBIDDEN, street_lines
from nd_tui.looks.paper import Paper
from nd_tui.looks.symbols import symbols_for
from tests.nd_tui.games.notre_dame.streets.towns import PLAYERS, drives
from tests.nd_tui.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [79, 119, 199])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_message_is_on_it_and_those_that_are_not_to_be_taken_are_marked(
    players: int, columns: int, language: str
) -> None:
    for state in list(drives(players, 3))[::4]:
        view = nd.view(state, nd.to_move(state))
        *rows, legend = street_lines(Texts(language), view, Paper(symbols_for(False), columns))
        drawn, lie = "".join(rows), [at for at, kind in enumerate(view.messages) if kind != NO_MESSAGE]
        allowed = sum(may_take(view, view.seat, borough_of(market)) for market in lie)
        assert drawn.count("✉") == allowed
        assert drawn.count(FORBIDDEN) == len(lie) - allowed
        assert f"{FORBIDDEN} " in legend.replace("\u00a0", " ").replace(":", " ")
        assert max(map(cell_len, rows)) <= columns


def test_it_stands_before_the_choice_where_the_carriage_goes_and_nowhere_else() -> None:
    plain, paper = open_box(nd.NAME).plain, Paper(symbols_for(True))
    state = next(drives(3, 3))
    told = [line for _, line in plain.before_choices(Texts("en"), nd.view(state, nd.to_move(state)), paper)]
    assert all(map(str.isascii, told))
    assert any("--" in line for line in told)
    begun = nd.new_game(nd.Setup(("Anna", "Luc", "Claire")), 1)
    assert not list(plain.before_choices(Texts("en"), nd.view(begun, 0), paper))
