"""The themes: each has a colour of its own for every player."""

import pytest
from textual.theme import Theme

from core.notre_dame.names import COLOURS
from nd_tui.looks.themes import DEFAULT_VARIABLES, THEMES


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_player_has_a_colour_in_every_theme(theme: Theme) -> None:
    assert set(theme.variables) == {f"player-{colour}" for colour in COLOURS} == set(DEFAULT_VARIABLES)
    assert len(set(theme.variables.values())) == len(COLOURS)
