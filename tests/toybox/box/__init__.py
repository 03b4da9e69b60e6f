"""Pebbles for people: its words, its plain board, its rulebook and its table."""

from nd_tui.games.box import Box
from tests.toybox.box.pebbles_box import PebblesBox

BOX: Box = PebblesBox()
